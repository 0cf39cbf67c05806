// The files of a kind as editors' settings name them: /^(?<year>\d{4})\/plan\.yaml$/ →
// content/*/plan.yaml.
/** The glob of a kind's path expression. */
export function globOf(path: RegExp): string {
  const inside = path.source
    .replace(/^\^|\$$/g, '')
    .replace(/\(\?<\w+>\.\+\)/g, '**/*')
    .replace(/\(\?<\w+>(?:\\d\{\d\}|\[\^\/\]\+)\)/g, '*')
    .replace(/\\([./])/g, '$1');
  if (/[\\()[\]^$+]/.test(inside)) throw new Error(`No glob is known for ${String(path)}.`);
  return `content/${inside}`;
}
