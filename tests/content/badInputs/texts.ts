import { all, replace } from '../baseContent';
import { inFile, type BadInputs } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const visitor = 'pages/visitor.yaml';

/** Markup in visitor-facing texts that would not come out as meant. */
export const textInputs: BadInputs = {
  ...inFile(gips)`
    a link with spaces in its address | en: We cast hands. → en: "We cast [hands](tel:+7 495 000-00-11)." | 6:38 brokenLink text.en value=[hands](tel:+7 495 000-00-11)
    links to no address | en: We cast hands. → en: "[a](www.x.example), [b](me@x.example)." | 6:34 linkAddress text.en value=www.x.example ; 6:54 linkAddress text.en value=me@x.example
    a bracket without another | en: We cast hands. → en: "We [cast hands." | 6:33 openBracket text.en value=[cast hands.
    markup in a text | en: We cast hands. → en: "We **cast** hands.<br>Yours." | 6:33 markup text.en value=**cast** ; 6:48 markup text.en value=<br>
  `,
  ...inFile(visitor)`
    a link whose brackets stand apart | [the exhibitors](/exhibitors/2025/) → [the exhibitors] (/exhibitors/2025/) | 15:19 brokenLink sections[0].text.en value=[the exhibitors] (/exhibitors/2025/)
    a link to a page without its slashes | [the exhibitors](/exhibitors/2025/) → [the exhibitors](exhibitors) | 15:24 linkAddress sections[0].text.en value=exhibitors
    a link to a page without its last slash | [the exhibitors](/exhibitors/2025/) → [the exhibitors](/exhibitors/2025) | 15:36 noSuchPage sections[0].text.en value=/exhibitors/2025 nearest=/exhibitors/2025/
    a link where none is read | en: Choose a day} → en: "Choose [a day](/visitor/)"} | 20:49 noLinkHere sections[1].steps[0].title.en value=[a day](/visitor/)
    a day in braces that the site does not know | en: "Page: Tickets" → en: "Until {fairDay}." | 2:50 unknownDate description.en value={fairDay} nearest=fairDays
    a day in braces where it is not filled in | An adult pays five hundred. → An adult pays on {fairDays}. | 14:26 dateNotHere sections[0].text.en value={fairDays}
  `,
  ...inFile('navigation.yaml')`
    a menu that leads to no mail address | mailto:mail@fair.example → mailto:mail | 8:44 linkTarget footer[0].links[0].to value=mailto:mail
  `,
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
};
