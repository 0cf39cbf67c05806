import { parse } from 'yaml';

type Item = { picture: string; slug?: string } & Record<string, unknown>;

/** Parses a `mailto:` address as a mail program does: the letter, and the work's item in it. */
export function readLetter(address: string) {
  const [to = '', query = ''] = address.replace(/^mailto:/, '').split('?');
  const fields = new Map(
    query.split('&').map((field) => {
      const [name = '', text = ''] = field.split('=');
      return [name, decodeURIComponent(text)];
    }),
  );
  const body = fields.get('body') ?? '';
  const file = /\bcontent\/(\S+)/.exec(body)?.[1] ?? '';
  const yaml = parse(body.slice(body.indexOf(file) + file.length)) as Record<
    string,
    unknown
  > | null;
  const item = (yaml?.['works'] as Item[] | undefined)?.[0];
  return {
    to: decodeURIComponent(to),
    subject: fields.get('subject') ?? '',
    body,
    file,
    yaml,
    item,
  };
}
