import { array, object, type InferType } from 'yup';
import { linkTarget, localizedText } from './localized';

const menuLink = () =>
  object({ label: localizedText().required(), to: linkTarget().required() }).noUnknown().strict().required();

/** The site's menus: `content/navigation.yaml`. */
export const navigationSchema = object({
  /** The big words of the full-screen menu. */
  main: array(menuLink()).strict().min(1).required(),
  /** The small links under them. */
  more: array(menuLink()).strict().required(),
  /** Groups of links at the foot of every page. */
  footer: array(
    object({ title: localizedText().required(), links: array(menuLink()).strict().min(1).required() })
      .noUnknown()
      .strict()
      .required(),
  )
    .strict()
    .required(),
})
  .noUnknown()
  .strict();

export type Navigation = InferType<typeof navigationSchema>;
