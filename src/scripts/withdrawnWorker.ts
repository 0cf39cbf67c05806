import { withdrawnWorker } from '../venue/copy/browser/withdrawnWorker';
import type { WorkerScope } from '../venue/copy/browser/workerScope';

withdrawnWorker(self as unknown as WorkerScope);
