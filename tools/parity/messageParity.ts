import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFieldPath, type FieldPath } from '../../src/site/check/files/schemaProblems';
import { readYaml, type YamlSource } from '../../src/site/check/files/yaml';
import { missingEnglish, unreadable, type Finding, type Gap } from './contentParity';

type Message = { path: FieldPath; name: string; text: string };

/** Finds messages that exist in only one of `ru/*.json` and `en/*.json`, or are not translated. */
export function messageParity(folder: string): Finding[] {
  const names = ['ru', 'en'].flatMap((language) => readdirSync(path.join(folder, language)));
  return [...new Set(names)]
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => namespaceParity(folder, name));
}

function namespaceParity(folder: string, name: string): Finding[] {
  const en = readMessages(folder, `en/${name}`);
  const ru = readMessages(folder, `ru/${name}`);
  const broken = [en, ru].flatMap(unreadable);
  if (broken.length > 0) return broken;
  const english = messagesIn(en.value);
  const russian = messagesIn(ru.value);
  const russianAt = new Map(russian.map((message) => [writeFieldPath(message.path), message.text]));
  return [
    ...missing(en, english, russian, 'missing'),
    ...english.flatMap((message): Finding[] => {
      const gap = missingEnglish({
        ru: russianAt.get(writeFieldPath(message.path)) ?? '',
        en: message.text,
      });
      return gap === undefined ? [] : [findingAt(en, message, gap)];
    }),
    ...missing(ru, russian, english, 'missingRussian'),
    ...russian
      .filter(({ text }) => text === '')
      .map((message) => findingAt(ru, message, { kind: 'missingRussian' })),
  ];
}

function missing(
  source: YamlSource,
  own: readonly Message[],
  other: readonly Message[],
  kind: 'missing' | 'missingRussian',
): Finding[] {
  const present = new Set(own.map(({ name }) => name));
  const absent = new Map(
    other.filter(({ name }) => !present.has(name)).map((message) => [message.name, message]),
  );
  return [...absent.values()].map((message) => findingAt(source, message, { kind }));
}

function findingAt(source: YamlSource, { path: field }: Message, gap: Gap): Finding {
  return {
    ...gap,
    file: source.file,
    ...source.locate(field),
    field: writeFieldPath(field),
  };
}

// JSON is valid YAML, so the same reader finds lines and columns in both.
function readMessages(folder: string, file: string): YamlSource {
  const place = path.join(folder, file);
  return readYaml(file, existsSync(place) ? readFileSync(place) : Buffer.from('{}'));
}

function messagesIn(value: unknown, at: FieldPath = []): Message[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): Message[] => {
    const field = [...at, key];
    return typeof inner === 'string'
      ? [{ path: field, name: nameMessage(field), text: inner.trim() }]
      : messagesIn(inner, field);
  });
}

/** Removes the plural ending: the plural forms count as one message in each language. */
function nameMessage(field: FieldPath): string {
  return writeFieldPath(field).replace(/_(zero|one|two|few|many|other)$/, '');
}
