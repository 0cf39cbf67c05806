import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'public/',
      '.cache/',
      'node_modules/',
      'coverage/',
      'test-results/',
      '.test-fair/',
      'src/gatsby-types.d.ts',
    ],
  },
  ...tseslint.configs.recommended,
  {
    rules: {
      // What Prettier breaks ends there; this is for comments, which it leaves alone.
      'max-len': [
        'error',
        {
          code: 100,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          ignoreUrls: true,
        },
      ],
    },
  },
  {
    // Where components and hooks are: these rules compile each file, which takes a while.
    files: ['**/*.tsx', '**/use*.ts'],
    ignores: ['**/*.test.tsx', 'tests/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['src/**/*.{ts,tsx}', '*.{ts,tsx}'],
    plugins: { 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Safari's VoiceOver drops the role of lists without bullets unless it is written.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 1000 }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    // Clock, window and storage only behind their seams (design §3).
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/services/**', 'src/lib/clock.ts', 'src/**/*.test.{ts,tsx}', 'src/build/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'localStorage',
        'sessionStorage',
        'navigator',
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Only src/lib/clock.ts knows now.',
        },
        {
          selector: "MemberExpression[object.name='Date'][property.name='now']",
          message: 'Only src/lib/clock.ts knows now.',
        },
      ],
    },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
    languageOptions: { globals: { module: 'writable', require: 'readonly' } },
  },
);
