import { markAskedList } from '../works/browser/askedList';

markAskedList(window);
