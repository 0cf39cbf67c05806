import { memo, useState, type KeyboardEvent } from 'react';
import { foldText } from '../../../src/lib/foldText';
import { writeFieldPath } from '../../../src/site/check/files/schemaProblems';
import type { Field, RecordAnswer, Value } from '../protocol';
import { Control } from './Control';
import { Faults, FieldContents } from './Fields';
import { FormContext, idOf, useForm } from './form';
import { itemTitle, readNumber } from './model/fields';
import {
  fieldsOf,
  isFields,
  isWithin,
  itemsOf,
  setAt,
  valueAt,
  type Maybe,
  type Path,
} from './model/values';
import { Button, Options, toggled } from './parts';
import { Thumb } from './Pictures';
import { useWords } from './words';

type Column = { path: string[]; id: string; label: string; field: Field };
type Form = ReturnType<typeof useForm>;

/** The rows of all lists of a record; arrow keys and Enter move between cells. */
export function Table({ columns: names, files }: NonNullable<RecordAnswer['table']>) {
  const { t, translate, language } = useWords();
  const form = useForm();
  const { field: tableField, value, faults, prompts } = form;
  const [searchText, setSearchText] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (tableField.type !== 'lists') return null;
  const { item } = tableField;
  const lists = fieldsOf(tableField);
  const columns = names.map((name): Column => {
    const path = name.split('.').filter(Boolean);
    const steps = path.map((_, at) =>
      path.slice(0, at + 1).reduce((inner, key) => fieldsOf(inner)[key] ?? inner, item),
    );
    const isHalf = ['ru', 'en'].includes(path.at(-1) ?? '');
    const label = steps.slice(isHalf ? -2 : -1).map((step) => translate(step.label));
    return {
      path,
      id: `column:${name}`,
      label: label.join(', ') || t('day'),
      field: steps.at(-1) ?? item,
    };
  });
  const rows = Object.keys(files).flatMap((key) =>
    itemsOf(valueAt(value, [key])).map((row, index) => {
      const path = [key, index];
      return { path, id: writeFieldPath(path), row, title: itemTitle(item, row, language) };
    }),
  );
  const nameOf = (key: string) => translate(lists[key]?.label ?? { ru: key, en: key });
  // Days are named in a column; photographs of a year are one list and need no name.
  const isNamed = Object.keys(files).length > 1 && !names.includes('');
  const words = foldText(searchText.trim());
  const visibleRows = rows.filter(({ path: [key], title }) =>
    foldText(`${nameOf(`${key}`)} ${title}`).includes(words),
  );
  const ids = visibleRows.map(({ id }) => id);
  const isAll = ids.length > 0 && ids.every((id) => chosen.includes(id));
  const problems = [...faults, ...prompts];
  return (
    <>
      <p>{t('tableHelp')}</p>
      <label htmlFor="find-row">{t('findRow')}</label>{' '}
      <input
        id="find-row"
        type="search"
        value={searchText}
        onChange={({ target }) => setSearchText(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <FillIn
        columns={columns.filter(({ path }) => path.length > 0)}
        item={item}
        paths={rows.filter(({ id }) => chosen.includes(id)).map(({ path }) => path)}
      />
      <div className="table">
        <table onKeyDown={goToCell}>
          <thead>
            <tr>
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label={t('chooseAll')}
                  checked={isAll}
                  onChange={() => setChosen(isAll ? [] : ids)}
                />{' '}
                {t('row')}
              </th>
              {columns.map(({ id, label }) => (
                <th key={id} id={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visibleRows.map(({ path, id, row, title }) => (
              <Row
                key={id}
                {...{ form, columns, row, id, title, path }}
                name={isNamed ? nameOf(`${path[0]}`) : ''}
                file={files[`${path[0]}`] ?? ''}
                problems={JSON.stringify(problems.filter(({ field }) => isWithin(field, id)))}
                isChosen={chosen.includes(id)}
                onChoose={() => setChosen((now) => toggled(now, id))}
                onMove={() => setChosen([])}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type RowProps = {
  form: Form;
  columns: readonly Column[];
  row: Value;
  id: string;
  path: Path;
  title: string;
  name: string;
  file: string;
  /** The row's problems, as JSON. */
  problems: string;
  isChosen: boolean;
  onChoose(): void;
  onMove(): void;
};

/** Whether a row looks the same; the form changes with every letter typed elsewhere. */
const isSameRow = (one: RowProps, other: RowProps) =>
  (['row', 'id', 'name', 'title', 'problems', 'isChosen'] as const).every(
    (key) => one[key] === other[key],
  );

const Row = memo(function Row(props: RowProps) {
  const { form, columns, row, id, path, title, name, file, isChosen, onChoose, onMove } = props;
  const { t, translate } = useWords();
  const { value, field: tableField, references, faults, prompts } = form;
  const [key = '', index = 0] = path as [string, number];
  const moveTo = (list: string) => {
    form.edit([], (all) => {
      if (!isFields(all)) return all;
      const others = itemsOf(all[key]).toSpliced(index, 1);
      return { ...all, [key]: others, [list]: [...itemsOf(all[list]), row] };
    });
    onMove();
  };
  const labelsOf = (list: Field, inside: Path) =>
    itemsOf(valueAt(value, inside)).map((one) => {
      const known = list.type === 'list' && list.item.type === 'reference' && list.item.to;
      const choice = known && references[known]?.find((other) => other.value === one);
      return choice ? translate(choice.label) : String(one);
    });
  return (
    <FormContext.Provider value={form}>
      <tr data-chosen={isChosen}>
        <th scope="row">
          <input
            type="checkbox"
            aria-label={`${t('chooseRow')}: ${title}`}
            checked={isChosen}
            onChange={onChoose}
          />{' '}
          <Thumb name={`${key}/${String(valueAt(row, ['picture']))}`} />
          <span id={`row:${id}`}>
            <a href={`#${file}`}>{title}</a> {name}
          </span>
        </th>
        {columns.map(({ path: steps, id: column, field, label }) => {
          const inside = [...path, ...steps];
          const at = writeFieldPath(inside);
          const isFaulty = faults.some((one) => one.field === at);
          const hasMessages = isFaulty || prompts.some((one) => one.field === at);
          const named = {
            id: idOf(inside),
            'aria-labelledby': `${column} row:${id}`,
            'aria-invalid': isFaulty || undefined,
            'aria-describedby': hasMessages ? idOf(inside, '-faults') : undefined,
          };
          return (
            <td key={column} className={field.type}>
              {steps.length === 0 ? (
                <select {...named} value={key} onChange={({ target }) => moveTo(target.value)}>
                  <Options
                    of={Object.entries(fieldsOf(tableField)).map(([list, one]) => [
                      list,
                      translate(one.label),
                    ])}
                  />
                </select>
              ) : field.type === 'list' ? (
                <details>
                  <summary aria-label={`${label}, ${title}`}>
                    {labelsOf(field, inside).join(', ') || '—'}
                  </summary>
                  <FieldContents field={field} path={inside} name={label} />
                </details>
              ) : (
                <Control field={field} path={inside} {...named} />
              )}
              <Faults path={inside} />
            </td>
          );
        })}
      </tr>
    </FormContext.Provider>
  );
}, isSameRow);

type FillInProps = { columns: readonly Column[]; item: Field; paths: readonly Path[] };

/** Sets one field of all chosen rows, as one step. */
function FillIn({ columns, item, paths }: FillInProps) {
  const { t } = useWords();
  const form = useForm();
  const [id, setId] = useState<string>();
  const [value, setValue] = useState<Maybe>();
  const column = columns.find((one) => one.id === id) ?? columns[0];
  if (column === undefined || paths.length === 0) return null;
  const put = () => {
    const typed = valueAt(value, column.path);
    // A number is parsed when its input loses the focus; after Enter, this input still has it.
    const isTyped = column.field.type === 'number' && typeof typed === 'string';
    const next = isTyped ? readNumber(typed) : typed;
    const tableField = { ...form.field, required: true };
    const all = (now: Maybe) =>
      paths.reduce(
        (done, path) => setAt(tableField, done, [...path, ...column.path], next, form.today),
        now,
      );
    form.edit([], all, t('filledIn', { count: paths.length }));
  };
  const scratch = {
    ...form,
    value,
    edit: (path: Path, next: unknown) => setValue(setAt(item, value, path, next as Maybe)),
  };
  return (
    <fieldset
      className="note fill-in"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || (event.target as Element).matches('button')) return;
        event.preventDefault();
        put();
      }}
    >
      <legend>{t('inChosen', { count: paths.length })}</legend>
      <select
        aria-label={t('column')}
        value={column.id}
        onChange={({ target }) => {
          setId(target.value);
          setValue(undefined);
        }}
      >
        <Options of={columns.map((one) => [one.id, one.label])} />
      </select>
      <FormContext.Provider value={scratch}>
        <Control
          key={column.id}
          id="fill-in"
          field={column.field}
          path={column.path}
          aria-label={column.label}
        />
      </FormContext.Provider>
      <Button onClick={put}>{t('fillIn')}</Button>
    </fieldset>
  );
}

const steps: Partial<Record<string, [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/**
 * Moves to a neighbouring cell and selects its text. Inside a text, arrow keys first move the
 * cursor. On a select, they move to another cell instead of changing the choice unseen; Space opens
 * it.
 */
function goToCell(event: KeyboardEvent<HTMLTableElement>): void {
  const input = event.target as HTMLElement;
  const cell = input.closest<HTMLTableCellElement>('td, th');
  const row = cell?.parentElement;
  if (!cell || !row || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!input.matches('input, select, textarea') || input.closest('details')) return;
  const step = event.key === 'Enter' ? ([event.shiftKey ? -1 : 1, 0] as const) : steps[event.key];
  if (step === undefined) return;
  const [down, right] = step;
  if (event.key !== 'Enter' && isInsideText(input, down + right)) return;
  event.preventDefault();
  const sibling = (one: Element) =>
    down + right > 0 ? one.nextElementSibling : one.previousElementSibling;
  const nextCell = sibling(right === 0 ? row : cell);
  const target = right === 0 ? nextCell?.children[cell.cellIndex] : nextCell;
  const control = target?.querySelector<HTMLInputElement>('input, select, textarea, summary');
  control?.focus();
  if (control?.matches('textarea, input:not([type="checkbox"])')) control.select();
}

/** Whether an arrow key moves the cursor within a text: not at its end, nor if it is selected. */
function isInsideText(input: HTMLElement, way: number): boolean {
  if (!(input instanceof HTMLTextAreaElement || input instanceof HTMLInputElement)) return false;
  const { selectionStart: from, selectionEnd: to, value } = input;
  const isWhole = from === 0 && to === value.length;
  if (from === null || to === null || isWhole) return false;
  return way < 0 ? to > 0 : from < value.length;
}
