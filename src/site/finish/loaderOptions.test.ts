import { changeOptions } from './loaderOptions';

test('class names are short, no files are inlined into style sheets, and nothing else changes', () => {
  const rule = (name: string) => ({
    test: /\.module\.css$/,
    use: [
      'style',
      { loader: 'css', options: { sourceMap: true, modules: { localIdentName: name } } },
    ],
  });
  const plain = { test: /\.css$/, use: [{ loader: 'css', options: { modules: false } }] };
  const config = (name: string, limit: number) => ({
    mode: 'production',
    module: {
      rules: [
        plain,
        { oneOf: [rule(name), plain] },
        { test: /\.woff2$/, use: [{ loader: 'url', options: { limit, name: '[hash]' } }] },
        undefined,
      ],
    },
  });
  const changed = config('[name]--[local]--[hash:hex:5]', 10_000);
  changeOptions(changed);
  expect(changed).toEqual(config('[local]-[hash:hex:5]', 0));
});
