import { testRows } from '../../../tests/support/testRows';
import { usedStyles, withoutFonts } from './pageStyles';

const occurs = (name: string) => ['menu', 'Card--on', 'md:wide', 'data-view'].includes(name);

testRows([
  ['@layer reset, base;', '@layer reset, base;'],
  ['a{color:red}', 'a{color:red}'],
  ['.menu{a:b}.other{a:b}', '.menu{a:b}'],
  ['.other,.menu{a:b}', '.other,.menu{a:b}'],
  ['.menu .other{a:b}', ''],
  ['.menu:hover,.menu[open]{a:b}', '.menu:hover,.menu[open]{a:b}'],
  ['.menu:not(.other){a:b}', '.menu:not(.other){a:b}'],
  [':is(.other,.menu):where(:not(.x)) a{a:b}', ':is(.other,.menu):where(:not(.x)) a{a:b}'],
  [':is(.other,.more) a{a:b}:has(>.other)>a{c:d}:has(>.menu)>a{e:f}', ':has(>.menu)>a{e:f}'],
  ['.Card--on{a:b}.Card{a:b}', '.Card--on{a:b}'],
  ['.md\\:wide{a:b}', '.md\\:wide{a:b}'],
  ['[href=".pdf"]{a:b}', '[href=".pdf"]{a:b}'],
  ['@media (min-width:48rem){.other{a:b}.menu{c:d}}', '@media (min-width:48rem){.menu{c:d}}'],
  ['@layer a{@media print{.menu{a:b}}}', ''],
  ['@media screen{.menu{a:b}}', '@media screen{.menu{a:b}}'],
  [
    '@keyframes spin{to{a:c}}.menu{animation:1s linear .2s spin}',
    '@keyframes spin{to{a:c}}.menu{animation:1s linear .2s spin}',
  ],
  [
    '.menu{animation-name:rise, spin}@layer a{@keyframes spin{to{a:c}}}@layer b{a{b:c}}',
    '.menu{animation-name:rise, spin}@layer a{@keyframes spin{to{a:c}}}@layer b{a{b:c}}',
  ],
  ['@layer a{@keyframes spin{to{a:c}}}.other{animation:spin 1s}', ''],
  ['@page plan{size:A4}a{b:c}', 'a{b:c}'],
  ['@layer a{.menu{a:b}}@layer a{a{c:d}}@layer a{b{e:f}}', '@layer a{.menu{a:b}a{c:d}b{e:f}}'],
  ['@layer a, b;@layer a{a{c:d}}@layer b{b{e:f}}', '@layer a, b;@layer a{a{c:d}}@layer b{b{e:f}}'],
  ['@font-face{src:url(a.woff2)}', '@font-face{src:url(a.woff2)}'],
  ['.menu:before{content:"}.x{"}.other{a:b}', '.menu:before{content:"}.x{"}'],
  ['.menu[data-view=grid]{a:b}.menu[data-slim]{c:d}', '.menu[data-view=grid]{a:b}'],
  ['[data-slim]{a:b}:not([data-slim]) a{c:d}', ':not([data-slim]) a{c:d}'],
  ['.menu{a:b;&[data-slim]{c:d}& .other{e:f}}', '.menu{a:b}'],
  ['.menu{a:b;&:hover{c:d}}.other{&:hover{c:d}}', '.menu{a:b;&:hover{c:d}}'],
  ['', ''],
])('%s leaves %s', (css, kept) => expect(usedStyles(css, occurs)).toBe(kept));

test('only fonts are removed from a sheet', () => {
  expect(
    withoutFonts('@layer a;@font-face{src:url(a.woff2)}@media print{a{b:c}}.d{e:f}@font-face{g:h}'),
  ).toBe('@layer a;@media print{a{b:c}}.d{e:f}');
});
