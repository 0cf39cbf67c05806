import './src/styles/order';

export { wrapPageElement } from './src/layouts/wrapPage';
