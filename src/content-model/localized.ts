import { array, object, string, type StringSchema } from 'yup';

/** A visitor-facing text: `{ru, en}`, both filled (spec §1). */
export const localizedText = () =>
  object({ ru: filledText(), en: filledText() }).noUnknown().strict();

/** A text that is there and is not only spaces. */
export const filledText = (): StringSchema<string> =>
  string().strict().required().matches(/\S/, { message: 'required', excludeEmptyString: true });

/** A list of visitor-facing texts. */
export const localizedTexts = () => array(localizedText().required()).strict();

/** A picture beside the record's file, by file name, with what it shows for those who can't see it. */
export const describedPicture = () =>
  object({
    /** File name in the record's own folder. */
    picture: pictureFile().required(),
    alt: localizedText().required(),
  })
    .noUnknown()
    .strict();

/** A picture's file name, without a folder. */
export const pictureFile = () => string().strict().matches(/^[^/\\]+\.(jpe?g|png|webp|tiff?)$/i, 'pictureFile');

/** A full web address. */
export const webAddress = () => string().strict().matches(/^https?:\/\/[^\s/@]+\.[^\s/@]+(\/\S*)?$/, 'webAddress');

/** A mail address. */
export const mailAddress = () => string().strict().matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'mailAddress');

/** A phone number as people read it: digits, spaces, hyphens and brackets after an optional plus. */
export const phoneNumber = () => string().strict().matches(/^\+?[\d\s()-]{5,}$/, 'phoneNumber');

/** A path of this site with its trailing slash, or a full, mail or phone address. */
export const linkTarget = () =>
  string()
    .strict()
    .matches(/^(\/([^\s?#]*\/)?([?#]\S*)?|#\S+|\/[^\s?#]*\.[a-z0-9]{2,5}|https?:\/\/\S+|mailto:\S+|tel:\S+)$/, 'linkTarget');

/** A day as `"YYYY-MM-DD"`, in quotes so that YAML keeps it as text; Europe/Moscow. */
export const isoDay = () => string().strict().matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'isoDay');

/** Social networks a link may name. */
export const socialNetworks = ['telegram', 'vk', 'instagram', 'youtube', 'dzen', 'behance'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** A profile in a social network. */
export const socialLink = () =>
  object({ network: string().strict().oneOf(socialNetworks).required(), url: webAddress().required() })
    .noUnknown()
    .strict();
