import { kinds } from '../../content/contentFiles';
import { formFields } from '../form';
import { sectionRoots } from '../page';
import { planFields } from '../plan';
import { releaseFields } from '../release';
import { recordSectionFields } from '../recordSections';
import { schemaTypes, type Besides } from './schemaTypes';
import { sessionFields } from '../session';

/** What records have beside the fields of their schemas, by GraphQL type. */
const besides: Readonly<Record<string, Besides>> = {
  // Ids of services are for the build's configuration.
  SiteSettings: { without: ['services'] },
  Page: { fromPath: ['route'] },
  LeadForm: formFields,
  Release: releaseFields,
  Edition: { fromPath: ['year'] },
  Plan: { fromPath: ['year'] },
  PhotoCaption: { fromPath: ['year'] },
  Exhibitor: { fromPath: ['year', 'slug'] },
  Speaker: { fromPath: ['year', 'slug'] },
  Partner: { fromPath: ['year', 'slug'] },
  Session: sessionFields,
  // A work without one is named after its picture.
  Work: { without: ['slug'] },
  ...planFields,
  ...recordSectionFields,
};

/** The GraphQL types of all that editors write, derived from its schemas. */
export const recordTypes = (): string =>
  schemaTypes(
    [...kinds.map(({ typeName, schema }) => ({ typeName, schema, isNode: true })), ...sectionRoots],
    besides,
  );
