import { readContentSource, type ContentFolder } from '../../src/site/check/files/contentFolder';
import { readContentPath, type ContentKind } from '../../src/site/content/contentFiles';
import { git } from '../git';
import { refusal } from '../sentences';

/** The newest commit at some moment, and the content in it. */
type ContentThen = { commit: string; folder: ContentFolder };

const needed: readonly (ContentKind | undefined)[] = [
  'site',
  'edition',
  'plan',
  'exhibitor',
  'speaker',
  'programme',
];

/**
 * Returns the content as git had it just before a moment, on the current branch; a merge counts at
 * the moment of the merge, as in `site/records/contentTimes`. Returns undefined if git had none
 * yet. Throws a `Refusal` if git cannot tell.
 */
export function contentThen(root: string, moment: Date): ContentThen | undefined {
  const shallow = git(root, ['rev-parse', '--is-shallow-repository'])?.toString().trim();
  if (shallow === undefined) throw refusal('noGitToCompare', { file: root });
  const before = `--before=${moment.toISOString()}`;
  const commit = git(root, ['rev-list', '-1', '--first-parent', before, 'HEAD'])?.toString().trim();
  if (commit === undefined || commit === '') {
    if (shallow === 'false') return undefined;
    throw refusal('shallowGit');
  }
  const files =
    git(root, ['ls-tree', '-r', '-z', '--name-only', commit, '--', '.'])?.toString() ?? '';
  const sources = files.split('\0').flatMap((file) => {
    const place = readContentPath(file);
    if (place === undefined || !needed.includes(place.kind)) return [];
    const bytes = git(root, ['show', `${commit}:./${file}`]);
    return bytes === undefined ? [] : [readContentSource(file, bytes, place)];
  });
  return { commit, folder: { files: sources.map(({ file }) => file), sources } };
}
