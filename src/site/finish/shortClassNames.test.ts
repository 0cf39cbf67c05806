import { renameClasses } from './shortClassNames';

test('classes of every rule with CSS Modules are named shortly, and nothing else changes', () => {
  const rule = (name: string) => ({
    test: /\.module\.css$/,
    use: [
      'style',
      { loader: 'css', options: { sourceMap: true, modules: { localIdentName: name } } },
    ],
  });
  const plain = { test: /\.css$/, use: [{ loader: 'css', options: { modules: false } }] };
  const config = (name: string) => ({
    mode: 'production',
    module: { rules: [plain, { oneOf: [rule(name), plain] }, undefined] },
  });
  const changed = config('[name]--[local]--[hash:hex:5]');
  renameClasses(changed);
  expect(changed).toEqual(config('[local]-[hash:hex:5]'));
});
