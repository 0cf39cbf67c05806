import type { AriaAttributes, InputHTMLAttributes } from 'react';
import type { Choice, Field, Value } from '../protocol';
import { useForm } from './form';
import { readNumber, readTime } from './model/fields';
import { valueAt, type Path } from './model/values';
import { Options } from './parts';
import { Thumb } from './Pictures';
import { useWords } from './words';

type Typed = { target: { value: string } };
type Props = AriaAttributes & { field: Field; path: Path; id: string };

/**
 * Whether the browser's input for days or for moments can show this text; otherwise a text input is
 * used.
 */
const isNative = (text: string) => /^(\d{4}-\d\d-\d\d(T\d\d:\d\d)?)?$/.test(text);

export function Control({ field, path, ...named }: Props) {
  const { language, t } = useWords();
  const { edit, value: all, pictures, references } = useForm();
  const value = valueAt(all, path);
  const text = typeof value === 'object' ? '' : `${value ?? ''}`;
  const set = (next: Value) => edit(path, next);
  const input = { ...named, value: text, onChange: ({ target }: Typed) => set(target.value) };
  let offered: Choice[] | undefined;
  if (field.type === 'choice') offered = field.choices;
  if (field.type === 'reference') offered = references[field.to] ?? [];
  if (field.type === 'picture')
    offered = pictures.map(({ name }) => ({ value: name, label: { ru: name, en: name } }));
  if (offered) {
    const isOffered = offered.some((choice) => choice.value === value);
    const choose = ({ target }: Typed) =>
      set(offered.find((choice) => `${choice.value}` === target.value)?.value ?? target.value);
    return (
      <>
        {field.type === 'picture' && <Thumb name={text} />}
        <select {...input} onChange={choose}>
          {!isOffered && <option value={text}>{text || t('choose')}</option>}
          <Options of={offered.map((choice) => [choice.value, choice.label[language]])} />
        </select>
      </>
    );
  }
  const lang = ['ru', 'en'].find((known) => known === path.at(-1));
  const isLong = (field.type === 'text' && field.lines === 'several') || text.includes('\n');
  if (isLong || lang) {
    const type = ({ target }: Typed) =>
      set(isLong ? target.value : target.value.replaceAll('\n', ' '));
    return <textarea {...input} lang={lang} rows={isLong ? 3 : 1} onChange={type} />;
  }
  const asTyped = ({ target }: Typed) => {
    const number = readNumber(target.value);
    set(`${number}` === target.value ? number : target.value);
  };
  const own: Partial<Record<Field['type'], InputHTMLAttributes<HTMLInputElement>>> = {
    flag: {
      type: 'checkbox',
      checked: value === true,
      onChange: ({ target }) => set(target.checked || (field.required ? false : '')),
    },
    number: { inputMode: 'decimal', onChange: asTyped, onBlur: () => set(readNumber(text)) },
    day: { type: isNative(text) ? 'date' : 'text' },
    moment: { type: isNative(text) ? 'datetime-local' : 'text' },
    // A text input, because the browser's input for times does not allow 24:00, and asks for a.m.
    // if its language is English.
    time: { inputMode: 'numeric', placeholder: '12:30', onBlur: () => set(readTime(text)) },
  };
  return <input {...input} {...own[field.type]} />;
}
