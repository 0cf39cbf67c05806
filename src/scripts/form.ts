import { saveDrafts } from '../forms/browser/keepTyped';

saveDrafts(document);
