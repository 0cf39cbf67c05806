import { all, replace } from '../baseContent';
import type { BadInputs } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const visitor = 'pages/visitor.yaml';

/** Markup in visitor-facing texts that would not come out as meant. */
export const textInputs: BadInputs = {
  'a link with spaces in its address': [
    replace(gips, 'en: We cast hands.', 'en: "We cast [hands](tel:+7 495 000-00-11)."'),
    `${gips}:6:38 brokenLink text.en value=[hands](tel:+7 495 000-00-11)`,
  ],
  'a link whose brackets stand apart': [
    replace(visitor, '[the exhibitors](/exhibitors/2025/)', '[the exhibitors] (/exhibitors/2025/)'),
    `${visitor}:15:19 brokenLink sections[0].text.en value=[the exhibitors] (/exhibitors/2025/)`,
  ],
  'links to no address': [
    replace(gips, 'en: We cast hands.', 'en: "[a](www.x.example), [b](me@x.example)."'),
    `${gips}:6:34 linkAddress text.en value=www.x.example`,
    `${gips}:6:54 linkAddress text.en value=me@x.example`,
  ],
  'a link to a page without its slashes': [
    replace(visitor, '[the exhibitors](/exhibitors/2025/)', '[the exhibitors](exhibitors)'),
    `${visitor}:15:24 linkAddress sections[0].text.en value=exhibitors`,
  ],
  'a link to a page without its last slash': [
    replace(visitor, '[the exhibitors](/exhibitors/2025/)', '[the exhibitors](/exhibitors/2025)'),
    `${visitor}:15:36 noSuchPage sections[0].text.en value=/exhibitors/2025 nearest=/exhibitors/2025/`,
  ],
  'a bracket without another': [
    replace(gips, 'en: We cast hands.', 'en: "We [cast hands."'),
    `${gips}:6:33 openBracket text.en value=[cast hands.`,
  ],
  'a link where none is read': [
    replace(visitor, 'en: Choose a day}', 'en: "Choose [a day](/visitor/)"}'),
    `${visitor}:20:49 noLinkHere sections[1].steps[0].title.en value=[a day](/visitor/)`,
  ],
  'markup in a text': [
    replace(gips, 'en: We cast hands.', 'en: "We **cast** hands.<br>Yours."'),
    `${gips}:6:33 markup text.en value=**cast**`,
    `${gips}:6:48 markup text.en value=<br>`,
  ],
  'signs that cannot be seen': [
    all(
      replace(gips, 'en: We cast hands.', 'en: We cast ha\u00adnds.'),
      replace(gips, 'stand: D11', 'st\u200band: D11'),
      replace('2025/exhibitors/glina/index.yaml', 'en: Clay', 'en: "\u200b\u00ad"'),
    ),
    `${gips}:3:1 unknownKey st\u200band nearest=stand`,
    `${gips}:3:3 unseenSign character=U+200B value=st·and`,
    `${gips}:6:39 unseenSign character=U+00AD value=ha·nds`,
    '2025/exhibitors/glina/index.yaml:1:23 missingEnglish name.en',
    '2025/exhibitors/glina/index.yaml:1:24 unseenSign character=U+200B value=·',
    '2025/exhibitors/glina/index.yaml:1:25 unseenSign character=U+00AD value=·',
  ],
  'addresses with something around them': [
    all(
      replace(gips, 'email: hand@plaster.example', 'email: "mailto:hand@plaster.example"'),
      replace(gips, 'https://plaster.example', '"https://plaster.example:99999/"'),
      replace('site.yaml', 'email: mail@fair.example', 'email: "<mail@fair.example>"'),
      replace('site.yaml', '"+7 495 000-00-00"', '"+-- () --"'),
    ),
    `${gips}:7:10 webAddress website value=https://plaster.example:99999/`,
    `${gips}:16:10 mailAddress contact.email value=mailto:hand@plaster.example`,
    'site.yaml:7:10 mailAddress contacts.email value=<mail@fair.example>',
    'site.yaml:8:10 phoneNumber contacts.phone value=+-- () --',
  ],
  'a day in braces that the site does not know': [
    replace(visitor, 'en: "Page: Tickets"', 'en: "Until {fairDay}."'),
    `${visitor}:2:50 unknownDate description.en value={fairDay} nearest=fairDays`,
  ],
  'a day in braces where it is not filled in': [
    replace(visitor, 'An adult pays five hundred.', 'An adult pays on {fairDays}.'),
    `${visitor}:14:26 dateNotHere sections[0].text.en value={fairDays}`,
  ],
  'a menu that leads to no mail address': [
    replace('navigation.yaml', 'mailto:mail@fair.example', 'mailto:mail'),
    'navigation.yaml:8:44 linkTarget footer[0].links[0].to value=mailto:mail',
  ],
};
