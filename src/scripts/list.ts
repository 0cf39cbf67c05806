import { markRequestedList } from '../works/browser/requestedList';

markRequestedList(window);
