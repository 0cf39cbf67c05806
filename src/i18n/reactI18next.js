// What of react-i18next reaches browsers (data/webpackConfig.ts): its own entry brings along components that nothing here
// uses and that cannot be shaken off, because gatsby-plugin-react-i18next asks for the whole of it.
export { I18nextProvider } from 'react-i18next/dist/es/I18nextProvider.js';
export { I18nContext } from 'react-i18next/dist/es/context.js';
export { initReactI18next } from 'react-i18next/dist/es/initReactI18next.js';
export { useTranslation } from 'react-i18next/dist/es/useTranslation.js';
