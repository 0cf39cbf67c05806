import React, { useState, type ReactNode } from 'react';
import type { PictureAnswer } from '../protocol';
import { ask } from './api';
import { idOf, useForm } from './Form';
import { valueAt, type Path } from './model/values';
import { Button } from './parts';
import { useWords } from './words';

/** A picture beside the record, small; nothing where there is none of that name. */
export function Thumb({ name }: { name: string }) {
  const found = useForm().pictures.find((picture) => picture.name === name);
  return found ? <img src={found.address} alt="" loading="lazy" /> : null;
}

/** The picture itself, on which a click or the arrows set the point that matters. */
export function FocalPoint({ path }: { path: Path }) {
  const { t } = useWords();
  const { edit, value } = useForm();
  const picture = `${valueAt(value, [...path.slice(0, -1), 'picture']) ?? ''}`;
  const [x = 0.5, y = 0.5] = ['x', 'y'].map((key) => Number(valueAt(value, [...path, key]) ?? 0.5));
  const share = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;
  const set = (left: number, top: number) => edit(path, { x: share(left), y: share(top) });
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [-0.01, 0],
    ArrowRight: [0.01, 0],
    ArrowUp: [0, -0.01],
    ArrowDown: [0, 0.01],
  };
  return (
    <Button
      className="focal"
      id={idOf(path, '-point')}
      aria-label={t('focalPoint', { x, y })}
      onClick={({ currentTarget, clientX, clientY, detail }) => {
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        if (detail > 0) set((clientX - left) / width, (clientY - top) / height);
      }}
      onKeyDown={(event) => {
        const [right, down] = steps[event.key] ?? [];
        if (right === undefined || down === undefined) return;
        event.preventDefault();
        set(x + right, y + down);
      }}
    >
      <Thumb name={picture} />
      <span style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
    </Button>
  );
}

type ZoneProps = { file: string; onPicture(picture: PictureAnswer): void; children: ReactNode };

/** Takes pictures that are dropped on the record or chosen, one after the other. */
export function PictureZone({ file, onPicture, children }: ZoneProps) {
  const { t, say } = useWords();
  const [told, setTold] = useState<string[]>([]);
  async function take(pictures: File[]) {
    const words: string[] = [];
    for (const [done, picture] of pictures.entries()) {
      const { name } = picture;
      setTold([...words, t('sending', { done: done + 1, of: pictures.length, name })]);
      const query = new URLSearchParams({ file, name });
      const { answer, no } = await ask<PictureAnswer>(`picture?${query}`, picture);
      if (answer) onPicture(answer);
      words.push(
        answer
          ? t('pictureAdded', { name: answer.name })
          : `${name}: ${no?.words ? say(no.words) : ''}`,
      );
    }
    setTold(words);
  }
  return (
    <div
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        void take([...event.dataTransfer.files]);
      }}
    >
      <div className="zone">
        <label htmlFor="pictures">{t('pictures')}</label>
        <input
          id="pictures"
          type="file"
          accept="image/*"
          multiple
          onChange={({ target }) => void take([...(target.files ?? [])])}
        />
        <div role="status">
          {told.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}
