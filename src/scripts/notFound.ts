import { showRequestedPath } from '../browser/requestedPath';

showRequestedPath(window);
