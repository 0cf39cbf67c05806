import { array, boolean, lazy, number, object, string, type InferType } from 'yup';
import { filledText, linkTarget, localizedText, mailAddress } from './localized';

/** The shells a page may ask for (design §1, layouts). */
export const pageLayouts = ['standard', 'wide', 'free-loader'] as const;

/** Kinds of general sections an editor composes a page of. */
export const sectionKinds = ['text', 'steps', 'facts', 'people', 'accordion', 'gallery', 'form', 'links'] as const;
export type SectionKind = (typeof sectionKinds)[number];

const sectionFrame = {
  kind: string().strict().oneOf(sectionKinds).required(),
  /** The section's address on the page, after `#`: latin letters, digits, hyphens. */
  anchor: string().strict().matches(/^[a-z][a-z0-9-]*$/, 'anchor').required(),
  title: localizedText().required(),
};

const titledText = () =>
  object({ title: localizedText().required(), text: localizedText().required() }).noUnknown().strict().required();

const sectionBodies = {
  /** Paragraphs divided by an empty line; `[words](address)` makes a link. */
  text: { text: localizedText().required() },
  /** Numbered steps. */
  steps: { steps: array(titledText()).strict().min(1).required() },
  /** Pairs of label and value. */
  facts: {
    facts: array(
      object({ label: localizedText().required(), value: localizedText().required() }).noUnknown().strict().required(),
    )
      .strict()
      .min(1)
      .required(),
  },
  people: {
    people: array(
      object({ name: localizedText().required(), role: localizedText().required(), email: mailAddress() })
        .noUnknown()
        .strict()
        .required(),
    )
      .strict()
      .min(1)
      .required(),
  },
  /** Questions with answers that unfold. */
  accordion: { items: array(titledText()).strict().min(1).required() },
  /** All pictures of `content/<photos>/photos`. */
  gallery: { photos: number().strict().integer().required(), text: localizedText().default(undefined) },
  /** A place for the lead form `content/forms/<form>.yaml`. */
  form: { form: filledText(), text: localizedText().default(undefined) },
  links: {
    links: array(
      object({
        label: localizedText().required(),
        to: linkTarget().required(),
        note: localizedText().default(undefined),
      })
        .noUnknown()
        .strict()
        .required(),
    )
      .strict()
      .min(1)
      .required(),
  },
};

const anySection = lazy((value: unknown) => {
  const kind = sectionKinds.find((known) => isRecord(value) && value['kind'] === known);
  return object({ ...sectionFrame, ...(kind === undefined ? {} : sectionBodies[kind]) })
    .noUnknown(kind !== undefined)
    .strict()
    .required();
});

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** One static page: `content/pages/<route>.yaml`; the file's path is the route (spec §2). */
export const pageSchema = object({
  layout: string().strict().oneOf(pageLayouts),
  /** Kept out of search engines and the sitemap. */
  noindex: boolean().strict(),
  /** For old versions: the page that took this one's place. */
  replacedBy: linkTarget(),
  /** Title in the browser's tab, without the fair's name. */
  title: localizedText().required(),
  description: localizedText().required(),
  /** The head of the page itself (spec §3, page title block). */
  titleBlock: object({
    titleH1: localizedText().required(),
    titleH2: localizedText().default(undefined),
    rightText: localizedText().default(undefined),
    btn: object({ label: localizedText().required(), to: linkTarget().required() })
      .noUnknown()
      .strict()
      .default(undefined),
  })
    .noUnknown()
    .strict()
    .required(),
  /** The page's label in breadcrumbs. */
  breadcrumb: localizedText().default(undefined),
  introduction: localizedText().default(undefined),
  sections: array(anySection).strict(),
})
  .noUnknown()
  .strict();

export type Page = InferType<typeof pageSchema>;
