import { nameAskedPath } from '../browser/inlined/askedPath';

nameAskedPath(window);
