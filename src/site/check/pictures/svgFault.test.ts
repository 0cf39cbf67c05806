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
  ['<html></html>', 'logoRoot'],
  ['', 'logoRoot'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><path', 'logoRoot'],
  ['text <svg></svg>', 'logoRoot'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>', 'logoRoot'],
  [svg('<script>alert(1)</script>'), 'logoScript'],
  [svg('<SCRIPT/>'), 'logoScript'],
  [svg('<!-- <script>alert(1)</script> -->'), 'logoScript'],
  [svg('', ' onload="alert(1)"'), 'logoScript'],
  [svg("<path\nonclick = 'x'/>"), 'logoScript'],
  [svg('<a href="javascript:alert(1)"/>'), 'logoScript'],
  [svg('<foreignObject/>'), 'logoScript'],
  [svg('<image href="https://other.example/a.png"/>'), 'logoOutside'],
  [svg("<image xlink:href='//other.example/a.png'/>"), 'logoOutside'],
  [svg('<image href="&#104;ttps://other.example/a.png"/>'), 'logoOutside'],
  [svg('<image href="photo.png"/>'), 'logoOutside'],
  [svg('<use href="data:image/svg+xml,x"/>'), 'logoOutside'],
  [svg('<path fill="url(http://other.example/#a)"/>'), 'logoOutside'],
  [svg('<path style="fill:url( \'https://other.example/\')"/>'), 'logoOutside'],
  [svg('<style>@import "a.css";</style>'), 'logoOutside'],
])('an SVG is rejected: %s: %s', (text, fault) => expect(svgFault(text)).toBe(fault));
