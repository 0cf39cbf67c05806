import type { StructuredData } from './graph';

/** Describes the breadcrumbs of a page, from the home page to the page itself. */
export function breadcrumbList(steps: readonly { name: string; url: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
