import { workQuestion } from '../../../domain/works/askPages';
import type { ContentSource } from '../contentFolder';
import type { Problem } from '../problems/problem';
import { fieldOf, itemsOf, problemAt, textOf, type FieldPath } from '../values';

/**
 * What is wrong with a form about works: the one that the site puts at exhibitors has to ask for a
 * work, once; other forms must not send what only an exhibitor's page knows (decision 033).
 */
export function workFieldProblems(source: ContentSource): Problem[] {
  const [first, ...others] = workFieldsOf(source);
  const given = fieldOf(source.value, 'given');
  if (first === undefined) {
    return [
      ...(source.place.slug === workQuestion
        ? [problemAt(source, ['steps'], 'workFieldMissing')]
        : []),
      ...(given === undefined ? [] : [problemAt(source, ['given'], 'givenWithoutWork')]),
    ];
  }
  return [
    ...others.map((path) => problemAt(source, [...path, 'type'], 'secondWorkField')),
    ...[first, ...others]
      .filter((path) => fieldAt(source, [...path, 'options']) !== undefined)
      .map((path) => problemAt(source, [...path, 'options'], 'worksAreGiven')),
  ];
}

/** Whether a form asks for a work, so that it can stand at an exhibitor only. */
export function asksForWork(source: ContentSource): boolean {
  return workFieldsOf(source).length > 0;
}

/** Names that the page fills in, which no field may have. */
export function givenIn(source: ContentSource): string[] {
  return itemsOf(fieldOf(source.value, 'given')).map(([, name]) => String(name));
}

function workFieldsOf(source: ContentSource): FieldPath[] {
  return itemsOf(fieldOf(source.value, 'steps')).flatMap(([step, value]) =>
    itemsOf(fieldOf(value, 'fields')).flatMap(([index, field]) =>
      textOf(field, 'type') === 'work' ? [['steps', step, 'fields', index]] : [],
    ),
  );
}

const fieldAt = (source: ContentSource, path: FieldPath): unknown =>
  path.reduce((inner, key) => fieldOf(inner, key), source.value);
