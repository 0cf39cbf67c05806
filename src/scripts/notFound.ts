import { nameAskedPath } from '../browser/requestedPath';

nameAskedPath(window);
