import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { writeFieldPath } from '../../../src/site/check/files/schemaProblems';
import type { Fault, Field, Value } from '../protocol';
import { Control } from './Control';
import { idOf, reveal, useForm } from './form';
import { copyOf, emptyValue, hasFields, itemTitle, pictureOf } from './model/fields';
import { savedAt } from './model/history';
import { fieldsOf, isWithin, itemsOf, valueAt, type Path } from './model/values';
import { Announce } from './Announce';
import { Button, Options, sentenceOf } from './parts';
import { FocalPoint, Thumb } from './Pictures';
import { useWords } from './words';

type Props = { field: Field; path: Path };

/** A field with its name, help and errors; `label` replaces the name for an item of a list. */
function FieldView({ field, path, label }: Props & { label?: string }) {
  const { translate } = useWords();
  const { faults, prompts } = useForm();
  const [id, name] = [idOf(path), label ?? translate(field.label)];
  const isGroup = hasFields(field) || field.type === 'list';
  const isList = ['list', 'fields', 'kinds'].includes(field.type);
  const isHere = ({ field }: Fault) => field === writeFieldPath(path);
  const isFaulty = faults.some(isHere);
  const hasMessages = isFaulty || prompts.some(isHere);
  const described = `${field.help ? `${id}-help` : ''} ${hasMessages ? `${id}-faults` : ''}`.trim();
  const aria = { id, 'aria-describedby': described || undefined };
  const [Frame, Name] = isGroup ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const);
  return (
    <Frame className={`field ${field.type}`} {...(isGroup && { ...aria, tabIndex: -1 })}>
      <Name
        className={field.required && label === undefined ? undefined : 'hidden'}
        {...(!isGroup && { htmlFor: id })}
      >
        {name}
      </Name>
      {field.help && <p id={`${id}-help`}>{translate(field.help)}</p>}
      {isGroup ? (
        <FieldContents field={field} path={path} name={name} />
      ) : (
        <Control field={field} path={path} {...aria} aria-invalid={isFaulty || undefined} />
      )}
      {!['ru', 'en'].includes(`${path.at(-1)}`) && !isList && <AsSaved path={path} name={name} />}
      <Faults path={path} />
    </Frame>
  );
}

/** A button that returns a changed field to what is in the file. */
function AsSaved({ path, name }: { path: Path; name: string }) {
  const { t } = useWords();
  const { edit, saved, value } = useForm();
  const before = savedAt(saved, value, path);
  if (!before || JSON.stringify(before.value) === JSON.stringify(valueAt(value, path))) return null;
  return (
    <Button
      className="as-saved"
      aria-label={`${t('asSaved')}: ${name}`}
      onClick={() => edit(path, before.value)}
    >
      {t('asSaved')}
    </Button>
  );
}

/** An optional field: folded under its name while it is empty. */
function Optional({ field, path }: Props) {
  const { t, translate } = useWords();
  const { edit, faults, value } = useForm();
  const box = useRef<HTMLDetailsElement>(null);
  const isWritten = valueAt(value, path) !== undefined;
  const isHere = isWritten || faults.some((one) => isWithin(one.field, writeFieldPath(path)));
  useEffect(() => {
    if (isHere && box.current) box.current.open = true;
  }, [isHere]);
  const leaveOut = () => {
    edit(path, undefined);
    box.current?.removeAttribute('open');
    box.current?.querySelector('summary')?.focus();
  };
  return (
    <details ref={box} className="optional">
      <summary>{translate(field.label)}</summary>
      <FieldView field={field} path={path} />
      {isWritten && (
        <Button onClick={leaveOut} aria-label={t('remove', { title: translate(field.label) })}>
          {t('leaveOut')}
        </Button>
      )}
    </details>
  );
}

export function Faults({ path }: { path: Path }) {
  const name = writeFieldPath(path);
  const { faults, prompts } = useForm();
  const here = [...faults, ...prompts].filter(({ field }) => field === name && field !== '');
  return here.length === 0 ? null : (
    <ul id={idOf(path, '-faults')} className="faults">
      {here.map((one, index) => (
        <li key={index} className={prompts.includes(one) ? 'prompt' : undefined}>
          {sentenceOf(one)}
        </li>
      ))}
    </ul>
  );
}

/** A list, or an object with optional fields. */
export function FieldContents({ field, path, name }: Props & { name: string }) {
  const { value } = useForm();
  if (field.type === 'list') return <ListField item={field.item} path={path} name={name} />;
  const all = Object.entries(fieldsOf(field, valueAt(value, path)));
  return (
    <>
      {all.map(([key]) => key).join() === 'x,y' && <FocalPoint path={path} />}
      {field.type === 'kinds' && <Faults path={[...path, 'kind']} />}
      <div className="group">
        {all.map(([key, inner]) => {
          const View = inner.required ? FieldView : Optional;
          return <View key={key} field={inner} path={[...path, key]} />;
        })}
      </div>
    </>
  );
}

const ways = [
  ['up', '↑', -1],
  ['down', '↓', 1],
  ['remove', '×', 0],
] as const;

const folded = ':scope > li > details';

/** A list with buttons that add, remove and move items. */
function ListField({ item, path, name }: { item: Field; path: Path; name: string }) {
  const { t, translate, language } = useWords();
  const { edit, value } = useForm();
  const list = useRef<HTMLOListElement>(null);
  const items = itemsOf(valueAt(value, path));
  const kinds = item.type === 'kinds' ? Object.entries(item.kinds) : [];
  const [kind, setKind] = useState(kinds[0]?.[0]);
  const [dragged, setDragged] = useState<number>();
  const titleOf = (index: number) =>
    itemTitle(item, items[index], language) || `${name} ${index + 1}`;
  /**
   * Changes the list. Folds all items, because they are identified by position, and keeps the focus
   * on the button in the same direction.
   */
  const change = (next: Value[], words: string, to: number, way: number) => {
    flushSync(() => edit(path, next, words));
    for (const box of list.current?.querySelectorAll<HTMLDetailsElement>(folded) ?? [])
      box.open = false;
    const buttons = list.current?.children[to]?.querySelectorAll<HTMLElement>(':scope > button');
    reveal(buttons?.[way] ?? document.getElementById(idOf(path, '-add')));
  };
  const act = (index: number, by: number, way: number) => {
    const [title, others] = [titleOf(index), items.toSpliced(index, 1)];
    if (by === 0) change(others, t('removed', { title }), Math.min(index, others.length - 1), way);
    if (by === 0 || !(index + by in items)) return;
    moveTo(index, index + by, way);
  };
  const moveTo = (from: number, to: number, way = 0) => {
    const [title, others] = [titleOf(from), items.toSpliced(from, 1)];
    const words = t('movedTo', { title, place: to + 1, of: items.length });
    change(others.toSpliced(to, 0, items[from] ?? null), words, to, way);
  };
  // Only sessions can be duplicated: they have their own addresses.
  const isNamed = path.length === 0 && item.type === 'fields' && 'slug' in item.fields;
  const duplicate = (index: number) => {
    const words = t('duplicated', { title: titleOf(index) });
    change(items.toSpliced(index + 1, 0, copyOf(items, index)), words, index + 1, 0);
  };
  const add = () => {
    const inside = [...path, items.length];
    flushSync(() => edit(inside, emptyValue(item, kind)));
    reveal(document.getElementById(idOf(inside)));
  };
  return (
    <>
      <ol ref={list} role="list">
        {items.map((_, index) => (
          <li
            key={index}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              event.stopPropagation();
              if (dragged !== index) moveTo(dragged, index);
              setDragged(undefined);
            }}
          >
            <Item
              field={item}
              path={[...path, index]}
              title={titleOf(index)}
              label={`${name} ${index + 1}`}
            />
            <span
              className="handle"
              draggable
              title={t('drag', { title: titleOf(index) })}
              onDragStart={(event) => {
                event.stopPropagation();
                event.dataTransfer.effectAllowed = 'move';
                setDragged(index);
              }}
              onDragEnd={() => setDragged(undefined)}
            >
              ⠿
            </span>
            {ways.map(([way, sign, by], at) => (
              <Button
                key={way}
                aria-label={t(way, { title: titleOf(index) })}
                aria-disabled={!(index + by in items)}
                onClick={() => act(index, by, at)}
              >
                {sign}
              </Button>
            ))}
            {isNamed && (
              <Button
                aria-label={t('duplicate', { title: titleOf(index) })}
                title={t('duplicate', { title: titleOf(index) })}
                onClick={() => duplicate(index)}
              >
                +1
              </Button>
            )}
          </li>
        ))}
      </ol>
      {kinds.length > 0 && (
        <select
          aria-label={t('kindOf', { name })}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
        >
          <Options of={kinds.map(([key, { label }]) => [key, translate(label)])} />
        </select>
      )}
      <Button id={idOf(path, '-add')} onClick={add}>
        + {t('add', { name: translate(item.label) || name })}
      </Button>
    </>
  );
}

/** An item with its inputs, or folded under its title. */
function Item({ field, path, title, label }: Props & { title: string; label: string }) {
  const { t } = useWords();
  const { faults, prompts, value } = useForm();
  const countOf = (all: Fault[]) =>
    all.filter(({ field }) => isWithin(field, writeFieldPath(path))).length;
  const [count, left] = [countOf(faults), countOf(prompts)];
  if (!['fields', 'kinds', 'list'].includes(field.type))
    return <FieldView field={field} path={path} label={label} />;
  return (
    <details className="item" id={idOf(path)}>
      <summary>
        <Thumb name={pictureOf(field, valueAt(value, path))} />
        {title} {count > 0 && <em>{t('faults', { count })}</em>}{' '}
        {left > 0 && <em>{t('prompts', { count: left })}</em>}
      </summary>
      <Faults path={path} />
      {path.length === 1 && <Announce index={Number(path[0])} />}
      <FieldContents field={field} path={path} name={label} />
    </details>
  );
}
