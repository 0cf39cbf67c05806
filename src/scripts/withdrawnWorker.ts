import { withdrawnWorker } from '../venue/copy/browser/withdrawnWorker';
import type { WorkerScope } from '../venue/copy/browser/offlineWorker';

withdrawnWorker(self as unknown as WorkerScope);
