import { nameAskedPath } from '../browser/start';

nameAskedPath(window);
