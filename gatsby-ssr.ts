import './src/styles/order';

export { replaceRenderer } from './src/layouts/renderBody';
export { wrapPageElement } from './src/layouts/wrapPage';
