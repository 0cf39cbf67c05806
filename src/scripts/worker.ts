import { type WorkerScope, offlineWorker } from '../venue/copy/browser/offlineWorker';
import type { WorkerFacts } from '../venue/copy/model/storedCopy';

/** Set by src/site/finish/offline.ts. */
declare const FACTS: WorkerFacts;

offlineWorker(self as unknown as WorkerScope, FACTS);
