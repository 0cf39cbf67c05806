import { format } from 'node:util';

type Test<Row extends readonly unknown[]> = (
  title: string,
  check: (...row: Row) => unknown,
) => void;

const open = /%[sdijp]/g;

/**
 * Tests a table as one test (`test.each` makes one per row): tries every row and reports all
 * failures together, each by the title with its values filled in.
 */
export function testRows<Row extends unknown[] | [unknown]>(rows: readonly Row[]): Test<Row>;
export function testRows<Row extends readonly unknown[]>(rows: readonly Row[]): Test<Row>;
export function testRows<Row>(rows: readonly Row[]): Test<[Row]>;
export function testRows(rows: readonly unknown[]): Test<unknown[]> {
  return (title, check) => {
    const name = title.replace(open, '…').replace(/[:→…\s]+$/, '');
    // Long, because the machine can be busy.
    test(
      name,
      async () => {
        const failures = await failuresOf(rows, title, check);
        if (failures !== '') throw new Error(failures);
      },
      60_000,
    );
  };
}

async function failuresOf(
  rows: readonly unknown[],
  title: string,
  check: (...row: unknown[]) => unknown,
): Promise<string> {
  const failures: string[] = [];
  const named = title.match(open)?.length ?? 0;
  for (const row of rows) {
    const values = Array.isArray(row) ? (row as unknown[]) : [row];
    try {
      await check(...values);
    } catch (error) {
      failures.push(
        `${format(title.replaceAll('%p', '%j'), ...values.slice(0, named))}\n${String(error)}`,
      );
    }
  }
  return failures.join('\n\n');
}
