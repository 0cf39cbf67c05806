import { listChunks } from './chunkLists';

type Group = {
  name?: string | null;
  files: string[];
  children: Group[];
  getFiles(): string[];
  getChildren(): Group[];
};

function group(name: string | null, files: string[], children: Group[] = []): Group {
  return { name, files, children, getFiles: () => files, getChildren: () => children };
}

test('a template has its own scripts, shared ones, and all that is loaded later, each once', () => {
  const words = group('keeping', ['keeping-1.js', 'shared-1.js']);
  const inner = group(null, ['12-1.js'], [words]);
  // A chunk that loads the one it came from, as a circle of imports does.
  inner.children.push(inner);
  const map = group('component---map', ['commons-1.js', 'map-1.js', 'map-1.css'], [inner]);
  const press = group('component---press', ['commons-1.js', 'press-1.js']);
  const app = group('app', ['runtime-1.js', 'app-1.js', 'styles.css'], [map, press, words]);
  expect(listChunks(app)).toEqual({
    app: ['app-1.js', 'keeping-1.js', 'runtime-1.js', 'shared-1.js'],
    'component---map': ['12-1.js', 'commons-1.js', 'keeping-1.js', 'map-1.js', 'shared-1.js'],
    'component---press': ['commons-1.js', 'press-1.js'],
  });
});
