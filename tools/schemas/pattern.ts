/** Converts a regular expression to JSON Schema, which has no flags: `i` is spelt out. */
export function patternOf(expression: RegExp): string {
  const foreign = expression.flags.replace(/[iu]/g, '');
  if (foreign !== '')
    throw new Error(`No JSON Schema has the flag ${foreign} of ${String(expression)}.`);
  return expression.ignoreCase ? anyCase(expression.source) : expression.source;
}

/** Turns `[a-f]\.png` into `[a-fA-F]\.[pP][nN][gG]`. */
function anyCase(source: string): string {
  return source.replace(/\\.|\[(?:\\.|[^\]\\])*\]|[a-z]/gi, (part) => {
    if (part.startsWith('\\')) return part;
    return part.startsWith('[') ? anyCaseClass(part) : bothCases(part);
  });
}

function anyCaseClass(written: string): string {
  return written.replace(/\\.|[a-z]-[a-z]|[a-z]/gi, (part) =>
    part.startsWith('\\') ? part : bothCases(part, ''),
  );
}

function bothCases(letters: string, bracket = '[]'): string {
  const both = letters.toLowerCase() + letters.toUpperCase();
  return bracket === '' ? both : `[${both}]`;
}
