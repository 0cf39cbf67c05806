import { saveDrafts } from '../forms/browser/drafts';

saveDrafts(document);
