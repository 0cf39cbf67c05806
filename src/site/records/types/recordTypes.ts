import { contentKinds, kinds, pathFieldsOf } from '../../content/contentFiles';
import { formFields } from '../form';
import { sectionRoots } from '../page';
import { planFields } from '../plan';
import { releaseFields } from '../release';
import { recordSectionFields } from '../recordSections';
import { schemaTypes, type TypeChanges } from './schemaTypes';
import { sessionFields } from '../session';

/** How GraphQL types of records differ from the fields of their schemas and paths. */
const typeChanges: Readonly<Record<string, TypeChanges>> = {
  // Only the build's configuration uses the ids of services.
  SiteSettings: { without: ['services'] },
  LeadForm: formFields,
  Release: releaseFields,
  Session: sessionFields,
  // A resolver gives the slug: a work without `slug` gets one from its picture's name.
  Work: { without: ['slug'] },
  ...planFields,
  ...recordSectionFields,
};

/** Returns the GraphQL types of all records, derived from their schemas. */
export const recordTypes = (): string =>
  schemaTypes(
    [
      ...contentKinds.map((kind) => ({
        ...kinds[kind],
        isNode: true,
        fromPath: pathFieldsOf(kind),
      })),
      ...sectionRoots,
    ],
    typeChanges,
  );
