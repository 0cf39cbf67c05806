import { array, number, object, string, type InferType } from 'yup';
import { localizedText, mailAddress, phoneNumber, socialLink } from './localized';

const domain = () => string().strict().matches(/^[a-z0-9.-]+\.[a-z]{2,}$/, 'domain');

/** What the whole site knows about the fair: `content/site.yaml`. */
export const siteSchema = object({
  name: localizedText().required(),
  description: localizedText().required(),
  /** The public address's host: links, canonical addresses and the sitemap are built from it. */
  domain: domain().required(),
  /** Hosts whose links stay in the same tab (spec §2, links). */
  ownDomains: array(domain().required()).strict().min(1).required(),
  /** The year whose dates, tickets and programme the site shows. */
  currentEdition: number().strict().integer().min(2000).max(2100).required(),
  contacts: object({
    email: mailAddress().required(),
    phone: phoneNumber().required(),
    address: localizedText().required(),
  })
    .noUnknown()
    .strict()
    .required(),
  socialLinks: array(socialLink().required()).strict(),
})
  .noUnknown()
  .strict();

export type Site = InferType<typeof siteSchema>;
