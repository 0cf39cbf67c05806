import { contentKinds, kinds, pathFieldsOf } from '../../content/contentFiles';
import { formFields } from '../form';
import { sectionRoots } from '../page';
import { planFields } from '../plan';
import { releaseFields } from '../release';
import { recordSectionFields } from '../recordSections';
import { schemaTypes, type Besides } from './schemaTypes';
import { sessionFields } from '../session';

/** What records have besides the fields of their schemas and paths, by GraphQL type. */
const besides: Readonly<Record<string, Besides>> = {
  // Ids of services are for the build's configuration.
  SiteSettings: { without: ['services'] },
  LeadForm: formFields,
  Release: releaseFields,
  Session: sessionFields,
  // A work without one is named after its picture.
  Work: { without: ['slug'] },
  ...planFields,
  ...recordSectionFields,
};

/** The GraphQL types of all that editors write, derived from its schemas. */
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
    besides,
  );
