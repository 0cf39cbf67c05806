import { markAskedList } from '../works/browser/requestedList';

markAskedList(window);
