import './src/styles/order';

export { onRenderBody, replaceRenderer } from './src/layouts/renderBody';
export { wrapPageElement } from './src/layouts/wrapPage';
