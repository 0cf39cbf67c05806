import './src/styles/order';
