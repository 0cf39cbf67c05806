import type { Random } from '../../support/random';

/** A file's bytes changed as copying and editors change them. */
export type ByteMutation = {
  bytes: Buffer;
  /** Whether the text means the same as before: the check must then be silent. */
  isSame?: boolean;
};

type MutateBytes = (bytes: Buffer, random: Random) => ByteMutation;

/** Every way a file's bytes are changed, by name. */
export const byteMutations: Record<string, MutateBytes> = {
  'a byte changed': (bytes, random) => {
    const changed = Buffer.from(bytes);
    const at = random.below(bytes.length);
    changed[at] = (changed[at] ?? 0) ^ (1 << random.below(8));
    return { bytes: changed };
  },
  'bytes lost': (bytes, random) => {
    const at = random.below(bytes.length);
    return {
      bytes: Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random.below(40))]),
    };
  },
  'bytes put in': (bytes, random) => {
    const at = random.below(bytes.length);
    const strange = Buffer.from(
      Array.from({ length: 1 + random.below(8) }, () => random.below(256)),
    );
    return { bytes: Buffer.concat([bytes.subarray(0, at), strange, bytes.subarray(at)]) };
  },
  'a line moved': (bytes, random) => {
    const lines = bytes.toString().split('\n');
    const [line = ''] = lines.splice(random.below(lines.length), 1);
    lines.splice(random.below(lines.length + 1), 0, line);
    return { bytes: Buffer.from(lines.join('\n')) };
  },
  'a line indented otherwise': (bytes, random) => {
    const lines = bytes.toString().split('\n');
    const at = random.below(lines.length);
    const line = lines[at] ?? '';
    lines[at] = random.pick([
      ` ${line}`,
      `  ${line}`,
      `\t${line}`,
      line.trimStart(),
      line.slice(1),
    ]);
    return { bytes: Buffer.from(lines.join('\n')) };
  },
  'a line written twice': (bytes, random) => {
    const lines = bytes.toString().split('\n');
    const at = random.below(lines.length);
    lines.splice(at, 0, lines[at] ?? '');
    return { bytes: Buffer.from(lines.join('\n')) };
  },
  'another encoding': (bytes, random) => {
    const text = bytes.toString();
    return {
      bytes: random.pick([
        () => Buffer.from(text, 'utf16le'),
        () => Buffer.from(`\ufeff${text}`, 'utf16le'),
        () => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
        () => inOneByte(text, 'windows-1251'),
        () => inOneByte(text, 'koi8-r'),
        () => inOneByte(text, 'ibm866'),
      ])(),
    };
  },
  'other line ends': (bytes, random) => {
    const text = bytes.toString();
    return {
      bytes: Buffer.from(
        random.pick([
          () => text.replaceAll('\n', '\r\n'),
          () => `\ufeff${text}`,
          () => `\ufeff${text.replaceAll('\n', '\r\n')}`,
          () => `${text}\n\n`,
          () => `# A comment\n${text}`,
        ])(),
      ),
      isSame: true,
    };
  },
  'a text grown': (bytes, random) => {
    const text = bytes.toString();
    const at = random.below(text.length);
    const grown = text.slice(at, at + 1 + random.below(30)).repeat(200 + random.below(4000));
    return { bytes: Buffer.from(text.slice(0, at) + grown + text.slice(at)) };
  },
  'brackets without end': (bytes, random) => {
    const text = bytes.toString();
    const at = random.below(text.length);
    const brackets = random.pick(['[', '{', '- ', '[{a: ', '? ', '"', '&a [*a, ']);
    return { bytes: Buffer.from(text.slice(0, at) + brackets.repeat(3000) + text.slice(at)) };
  },
};

/** A text in an encoding of one byte a letter; what it lacks becomes a question mark. */
function inOneByte(text: string, encoding: string): Buffer {
  const letters = new TextDecoder(encoding).decode(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
  );
  return Buffer.from(Array.from(text, (letter) => Math.max(letters.indexOf(letter), 0) || 0x3f));
}
