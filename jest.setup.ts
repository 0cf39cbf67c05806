import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// react-dom/server asks for it, and jsdom has none.
Object.assign(globalThis, { TextEncoder });
