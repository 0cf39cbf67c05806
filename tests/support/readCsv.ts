/** Parses an RFC 4180 file with quoted cells. Throws if it is malformed. */
export function readCsv(file: string, separator: string): string[][] {
  if (!file.startsWith('\uFEFF')) throw new Error('No byte order mark');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 1;
  while (at < file.length) {
    let cell = '';
    if (file[at] === '"') {
      for (at += 1; ; at += 1) {
        if (at >= file.length) throw new Error('A cell does not end');
        if (file[at] !== '"') cell += file[at];
        else if (file[at + 1] === '"') {
          cell += '"';
          at += 1;
        } else break;
      }
      at += 1;
    } else {
      while (at < file.length && file[at] !== separator && file[at] !== '\r') {
        if (file[at] === '"' || file[at] === '\n') throw new Error(`Not allowed at ${at}`);
        cell += file[at];
        at += 1;
      }
    }
    row.push(cell);
    if (file[at] === separator) at += 1;
    else if (file.startsWith('\r\n', at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else throw new Error(`A cell goes on at ${at}`);
  }
  if (row.length > 0) throw new Error('The last row does not end');
  return rows;
}
