import { useState, type CSSProperties, type ReactNode } from 'react';
import type { Picture } from '../protocol';
import { callApi } from './api';
import { useForm } from './form';
import { valueAt, type Path } from './model/values';
import { takesFiles } from './parts';
import { useWords } from './words';

/** A small version of a picture next to the record; nothing if there is none of that name. */
export function Thumb({ name, style }: { name: string; style?: CSSProperties }) {
  const match = useForm().pictures.find((picture) => picture.name === name);
  return match ? <img src={match.address} alt="" loading="lazy" style={style} /> : null;
}

/**
 * The picture: a click on it sets the focal point. Keyboard users type the point's numbers. Below
 * the picture is a thumbnail as in the lightbox's strip, the only crop of the site that follows the
 * focal point.
 */
export function FocalPoint({ path }: { path: Path }) {
  const { t } = useWords();
  const { edit, value } = useForm();
  const percent = (key: 'x' | 'y') => `${Number(valueAt(value, [...path, key]) ?? 0.5) * 100}%`;
  const [left, top] = [percent('x'), percent('y')];
  const name = `${valueAt(value, [...path.slice(0, -1), 'picture']) ?? ''}`;
  return (
    <>
      <p>{t('focalPoint')}</p>
      <div
        className="focal"
        onClick={({ currentTarget, clientX, clientY }) => {
          const box = currentTarget.getBoundingClientRect();
          const share = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;
          const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
          edit(path, { x: share(x), y: share(y) });
        }}
      >
        <Thumb name={name} />
        <span style={{ left, top }} />
      </div>
      <p>
        {t('inStrip')} <Thumb name={name} style={{ objectPosition: `${left} ${top}` }} />
      </p>
    </>
  );
}

type ZoneProps = { file: string; onPicture(picture: Picture): void; children: ReactNode };

/** Uploads pictures that are dropped on the record or chosen, one after the other. */
export function PictureZone({ file, onPicture, children }: ZoneProps) {
  const { t, translate } = useWords();
  const [messages, setMessages] = useState<string[]>([]);
  async function take(pictures: Iterable<File>) {
    const words: string[] = [];
    for (const picture of pictures) {
      const { name } = picture;
      setMessages([...words, t('sending', { name })]);
      const query = new URLSearchParams({ file, name });
      const { answer, error } = await callApi<Picture>(`picture?${query}`, picture);
      if (answer) onPicture(answer);
      const key = answer?.isConverted ? 'pictureConverted' : 'pictureAdded';
      words.push(
        answer ? t(key, answer) : `${name}: ${error?.words ? translate(error.words) : ''}`,
      );
    }
    setMessages(words);
  }
  return (
    <div {...takesFiles((files) => void take(files))}>
      <div className="note">
        <label htmlFor="pictures">{t('pictures')}</label>
        <input
          id="pictures"
          type="file"
          accept="image/*"
          multiple
          onChange={({ target }) => void take([...(target.files ?? [])])}
        />
        <div role="status">
          {messages.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}
