import './src/styles/order';

export { onRenderBody, replaceRenderer } from './src/shell/app/renderBody';
export { wrapPageElement } from './src/shell/app/wrapPage';
