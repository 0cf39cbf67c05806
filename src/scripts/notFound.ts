import { nameAskedPath } from '../browser/askedPath';

nameAskedPath(window);
