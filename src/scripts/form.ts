import { keepTyped } from '../forms/browser/keepTyped';

keepTyped(document);
