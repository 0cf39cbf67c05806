import React, { useState } from 'react';
import type { Field, Value } from '../protocol';
import { Control } from './Control';
import { idOf, useForm } from './Form';
import { emptyValue, hasFields, itemTitle, pictureOf } from './model/fields';
import { fieldsOf, isWithin, itemsOf, moved, valueAt, writePath, type Path } from './model/values';
import { Button } from './parts';
import { FocalPoint, Thumb } from './Pictures';
import { useWords } from './words';

type Props = { field: Field; path: Path };

/** A field with its name, help and faults; `label` where it is an item of a list. */
function FieldView({ field, path, label }: Props & { label?: string }) {
  const { t, say } = useWords();
  const { edit, faults, fold, show } = useForm();
  const [id, name] = [idOf(path), label ?? say(field.label)];
  const isWhole = hasFields(field) || field.type === 'list';
  const hasFaults = faults.some((fault) => fault.field === writePath(path));
  const described = [field.help && `${id}-help`, hasFaults && `${id}-faults`]
    .filter(Boolean)
    .join(' ');
  const aria = { id, 'aria-describedby': described || undefined };
  const [Frame, Name] = isWhole ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const);
  const leaveOut = () => {
    edit(path, undefined);
    fold(path);
    show(path, '-add');
  };
  return (
    <Frame className={`field ${field.type}`} {...(isWhole && { ...aria, tabIndex: -1 })}>
      <Name className={label && 'hidden'} {...(!isWhole && { htmlFor: id })}>
        {name}
      </Name>
      {!field.required && label === undefined && (
        <Button className="quiet" onClick={leaveOut} aria-label={t('remove', { title: name })}>
          {t('leaveOut')}
        </Button>
      )}
      {field.help && <p id={`${id}-help`}>{say(field.help)}</p>}
      {field.type === 'list' ? (
        <ListField field={field} path={path} name={name} />
      ) : isWhole ? (
        <Group field={field} path={path} />
      ) : (
        <Control field={field} path={path} {...aria} aria-invalid={hasFaults || undefined} />
      )}
      <Faults path={path} />
    </Frame>
  );
}

function Faults({ path }: { path: Path }) {
  const here = useForm().faults.filter(({ field }) => field === writePath(path) && field !== '');
  if (here.length === 0) return null;
  return (
    <ul id={idOf(path, '-faults')} className="faults" role="list">
      {here.map(({ problem, remedy }, index) => (
        <li key={index}>
          <strong>{problem}</strong> {remedy}
        </li>
      ))}
    </ul>
  );
}

/** Fields, and buttons for those that are left out. */
export function Group({ field, path }: Props) {
  const { say } = useWords();
  const { edit, faults, open, show, value } = useForm();
  const all = Object.entries(fieldsOf(field, valueAt(value, path))).map(([key, inner]) => {
    const inside = [...path, key];
    const name = writePath(inside);
    const isHere = inner.required || valueAt(value, inside) !== undefined || open.has(name);
    return {
      inner,
      inside,
      isShown: isHere || faults.some((fault) => isWithin(fault.field, name)),
    };
  });
  const add = (inner: Field, inside: Path) => {
    if (inner.type === 'flag') edit(inside, true);
    if (inner.type === 'list' && inner.item.type !== 'kinds')
      edit(inside, [emptyValue(inner.item)]);
    show(inside);
  };
  const left = all.filter(({ isShown }) => !isShown);
  return (
    <>
      {all.map(({ inside }) => inside.at(-1)).join() === 'x,y' && <FocalPoint path={path} />}
      {field.type === 'kinds' && <Faults path={[...path, 'kind']} />}
      <div className="group">
        {all.map(
          ({ inner, inside, isShown }) =>
            isShown && <FieldView key={idOf(inside)} field={inner} path={inside} />,
        )}
      </div>
      {left.length > 0 && (
        <div className="more">
          {left.map(({ inner, inside }) => (
            <Button key={idOf(inside)} id={idOf(inside, '-add')} onClick={() => add(inner, inside)}>
              + {say(inner.label)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

type ListProps = { field: Field & { type: 'list' }; path: Path; name: string };
const ways = [
  ['up', '↑', -1],
  ['down', '↓', 1],
  ['remove', '×', 0],
] as const;

/** A list whose items are added, removed, and moved by buttons or by the mouse. */
export function ListField({ field: { item }, path, name }: ListProps) {
  const { t, say, language } = useWords();
  const { edit, fold, show, value } = useForm();
  const items = itemsOf(valueAt(value, path));
  const kinds = item.type === 'kinds' ? Object.entries(item.kinds) : [];
  const [kind, setKind] = useState(kinds[0]?.[0]);
  const titleOf = (index: number) =>
    itemTitle(item, items[index], language) || `${name} ${index + 1}`;
  const change = (next: Value[], words: string, to: number, part: string) => {
    edit(path, next, words);
    fold(path, true);
    show([...path, to], part);
  };
  const move = (from: number, to: number, part: string) => {
    const words = t('movedTo', { title: titleOf(from), place: to + 1, of: items.length });
    if (to in items && to !== from) change(moved(items, from, to), words, to, part);
  };
  const remove = (index: number) => {
    const next = Math.min(index, items.length - 2);
    const words = t('removed', { title: titleOf(index) });
    change(items.toSpliced(index, 1), words, next, next < 0 ? '-add' : '-remove');
  };
  const add = () => {
    edit([...path, items.length], emptyValue(item, kind));
    show([...path, items.length]);
  };
  const dragged = idOf(path).toLowerCase();
  return (
    <>
      <ol role="list">
        {items.map((_, index) => (
          <li
            key={index}
            onDragOver={(event) =>
              event.dataTransfer.types.includes(dragged) && event.preventDefault()
            }
            onDrop={({ dataTransfer: data }) =>
              data.types.includes(dragged) && move(Number(data.getData(dragged)), index, '-up')
            }
          >
            <span
              className="handle"
              draggable
              aria-hidden
              onDragStart={({ dataTransfer }) => dataTransfer.setData(dragged, `${index}`)}
            />
            <Item
              field={item}
              path={[...path, index]}
              title={titleOf(index)}
              label={`${name} ${index + 1}`}
            />
            {ways.map(([way, sign, by]) => (
              <Button
                key={way}
                className="quiet"
                id={idOf([...path, index], `-${way}`)}
                aria-label={t(way, { title: titleOf(index) })}
                aria-disabled={!(index + by in items)}
                onClick={() => (by ? move(index, index + by, `-${way}`) : remove(index))}
              >
                {sign}
              </Button>
            ))}
          </li>
        ))}
      </ol>
      <div className="more">
        {kinds.length > 0 && (
          <select
            aria-label={t('kindOf', { name })}
            value={kind}
            onChange={({ target }) => setKind(target.value)}
          >
            {kinds.map(([key, { label }]) => (
              <option key={key} value={key}>
                {say(label)}
              </option>
            ))}
          </select>
        )}
        <Button id={idOf([...path, -1], '-add')} onClick={add}>
          + {t('add', { name: say(item.label) || name })}
        </Button>
      </div>
    </>
  );
}

/** An item in lines of its own, or folded to what it is called. */
function Item({ field, path, title, label }: Props & { title: string; label: string }) {
  const { t } = useWords();
  const { faults, fold, open, show, value } = useForm();
  const isOpen = open.has(writePath(path));
  const count = faults.filter((fault) => isWithin(fault.field, writePath(path))).length;
  if (!['fields', 'kinds', 'list'].includes(field.type))
    return <FieldView field={field} path={path} label={label} />;
  return (
    <div className="item">
      <Button
        id={idOf(path)}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? fold(path) : show(path))}
      >
        <Thumb name={pictureOf(field, valueAt(value, path))} />
        <span>{title}</span>
        {count > 0 && <em>{t('faults', { count })}</em>}
      </Button>
      <Faults path={path} />
      {isOpen &&
        (field.type === 'list' ? (
          <ListField field={field} path={path} name={label} />
        ) : (
          <Group field={field} path={path} />
        ))}
    </div>
  );
}
