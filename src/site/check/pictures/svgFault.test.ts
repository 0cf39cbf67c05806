import { testRows } from '../../../../tests/support/testRows';
import { svgFault } from './svgFault';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inner}</svg>\n`;

testRows([
  svg('<path d="M0 0h9v9z"/>'),
  `<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: a drawing program -->\n${svg('<path d="M0 0"/>')}`,
  `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
  svg(
    '<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0"/><use href="#b"/><use xlink:href="#b"/>',
    ' xmlns:xlink="http://www.w3.org/1999/xlink"',
  ),
  svg(
    '<image href="data:image/png;base64,iVBOR"/><style>@font-face{src:url(data:font/woff2;base64,d09G)}</style>',
  ),
  svg('<title>Based on = on</title>'),
])('%s is a drawing', (text) => expect(svgFault(text)).toBeUndefined());

testRows([
  ['<html></html>', 'root'],
  ['', 'root'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><path', 'root'],
  ['text <svg></svg>', 'root'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>', 'root'],
  [svg('<script>alert(1)</script>'), 'script'],
  [svg('<SCRIPT/>'), 'script'],
  [svg('<!-- <script>alert(1)</script> -->'), 'script'],
  [svg('', ' onload="alert(1)"'), 'script'],
  [svg("<path\nonclick = 'x'/>"), 'script'],
  [svg('<a href="javascript:alert(1)"/>'), 'script'],
  [svg('<foreignObject/>'), 'script'],
  [svg('<image href="https://other.example/a.png"/>'), 'outside'],
  [svg("<image xlink:href='//other.example/a.png'/>"), 'outside'],
  [svg('<image href="&#104;ttps://other.example/a.png"/>'), 'outside'],
  [svg('<image href="photo.png"/>'), 'outside'],
  [svg('<use href="data:image/svg+xml,x"/>'), 'outside'],
  [svg('<path fill="url(http://other.example/#a)"/>'), 'outside'],
  [svg('<path style="fill:url( \'https://other.example/\')"/>'), 'outside'],
  [svg('<style>@import "a.css";</style>'), 'outside'],
])('an SVG is refused for its fault: %s: %s', (text, fault) => expect(svgFault(text)).toBe(fault));
