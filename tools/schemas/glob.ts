// Editors' settings name the files of a kind by a glob: /^(?<year>\d{4})\/plan\.yaml$/ →
// content/*/plan.yaml.
/** Converts a kind's path pattern to a glob. Throws if it has no equivalent. */
export function globOf(path: RegExp): string {
  const inside = path.source
    .replace(/^\^|\$$/g, '')
    .replace(/\(\?<\w+>\.\+\)/g, '**/*')
    .replace(/\(\?<\w+>(?:\\d\{\d\}|\[\^\/\]\+)\)/g, '*')
    .replace(/\\([./])/g, '$1');
  if (/[\\()[\]^$+]/.test(inside)) throw new Error(`No glob is known for ${String(path)}.`);
  return `content/${inside}`;
}
