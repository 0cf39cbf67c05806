import type { LocalizedText } from './localizedTexts';

/** A version of the content: a commit, or the working tree. */
export type Version = { commit: string; date: string } | 'workingTree';

/** A text with its past; stale if `ru` differs from `translated`. */
export type TextState = LocalizedText & {
  /** The Russian text at the time the English was last written. */
  translated: string;
  /** The version in which the Russian changed without the English; for stale texts only. */
  staleSince?: Version;
};

/** The texts of one version of a file, by key. */
export type FileState = ReadonlyMap<string, TextState>;

/**
 * Returns the state of a file's texts in `version`, given its parents' states: none for a new file,
 * several for a merge. Changed English counts as written for the Russian of this version; unchanged
 * English keeps the Russian it was written for.
 */
export function nextState(
  parents: readonly FileState[],
  texts: readonly LocalizedText[],
  version: Version,
): FileState {
  const now = groupTexts(texts);
  const before = parents.map((parent) => ({
    byKey: parent,
    groups: groupTexts([...parent.values()]),
  }));
  return new Map(
    texts.map((text) => {
      const group = now.get(text.group) ?? [];
      const past = before.flatMap(({ byKey, groups }) =>
        sameEnglish(text, group, byKey, groups.get(text.group) ?? []),
      );
      return [text.key, inherit(text, past, version)];
    }),
  );
}

function inherit(text: LocalizedText, past: readonly TextState[], version: Version): TextState {
  const isFresh = past.some(({ translated }) => translated === text.ru || translated === '');
  const origin = past.find(({ ru }) => ru === text.ru) ?? past[0];
  if (origin === undefined || isFresh) return { ...text, translated: text.ru };
  const staleSince = origin.staleSince ?? version;
  return { ...text, translated: origin.translated, staleSince };
}

/** The past of a text whose English did not change, at the same key or moved in a list. */
function sameEnglish(
  text: LocalizedText,
  group: readonly LocalizedText[],
  before: FileState,
  groupBefore: readonly TextState[],
): TextState[] {
  const unchanged = groupBefore.filter(({ ru, en }) => ru === text.ru && en === text.en);
  if (unchanged.length > 0) return unchanged;
  const unmoved = before.get(text.key);
  if (unmoved?.en === text.en) return [unmoved];
  // Covers a text that was moved and whose Russian was edited at once, unless the same English
  // occurs several times in the list.
  const moved = groupBefore.filter(({ en }) => en === text.en);
  return moved.length === 1 && group.filter(({ en }) => en === text.en).length === 1 ? moved : [];
}

function groupTexts<Text extends LocalizedText>(texts: readonly Text[]): Map<string, Text[]> {
  const groups = new Map<string, Text[]>();
  for (const text of texts) {
    const group = groups.get(text.group);
    if (group === undefined) groups.set(text.group, [text]);
    else group.push(text);
  }
  return groups;
}
