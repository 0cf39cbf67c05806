import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// react-dom/server asks for it, and jsdom has none.
Object.assign(globalThis, { TextEncoder });

// jsdom has no layout, so there is nothing to scroll. Some tests run without jsdom.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {};

// What is waited for comes when the machine gets to it; the usual second is short beside a build.
configure({ asyncUtilTimeout: 20_000 });
