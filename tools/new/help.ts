import type { ReportLanguage } from '../../src/site/check/problems/problem';

const commands = `  npm run new -- exhibitor 2026 green-wood [--name-ru … --name-en … --type gallery --stand A07]
  npm run new -- speaker 2026 anna-example [--name-ru … --name-en …]
  npm run new -- partner 2026 green-bank --tier media [--name-ru … --name-en …]
  npm run new -- session 2026-04-03 how-to-look [--name-ru … --name-en … --hall … --start 12:00 --end 13:00 --kind talk]
  npm run new -- change 2026 how-to-look [--status cancelled --at 2026-03-30T14:05 --what-ru … --what-en …]
  npm run new -- notice 2026-04-03 cloakroom-queue [--text-ru … --text-en … --level urgent --from 10:00 --until 20:00]
  npm run new -- release 2026-03-03 programme-published [--name-ru … --name-en …]
  npm run new -- edition 2027
  npm run new -- fair 2027 --name-ru … --name-en … --first-day 2027-04-01 --last-day 2027-04-04 --domain fair.example
      --email hello@fair.example --phone "+7 495 000-00-00" [--venue-ru … --venue-en … --address-ru … --address-en … --yes]`;

export const helpText: Record<ReportLanguage, string> = {
  ru: `Начинает новую запись содержания: заготовку, которая сразу проходит проверку.

${commands}

Адрес записи (green-wood): латинские строчные буквы, цифры и дефисы. Что не названо, подбирается: свободный стенд,
зал и час. Готовые файлы не меняются; событие дописывается в конец списка своего дня,
перемена — к своему событию, объявление — в конец notices.yaml.
fair убирает примерную ярмарку и начинает настоящую; без --yes только говорит, что уберёт (docs/begin-a-real-fair.md).
--lang ru|en: язык сообщений. Папка содержания: content/ или FAIR_CONTENT.`,
  en: `Begins a new record of the content: a skeleton that passes the check as it is.

${commands}

The address of the record (green-wood): small latin letters, digits and hyphens. What is not named is chosen: a free
stand, hall and hour. Files that are there do not change; an event is added at the end of its day's list,
a change to its event, a notice at the end of notices.yaml.
fair removes the sample fair and begins a real one; without --yes it only says what it would remove
(docs/begin-a-real-fair.md).
--lang ru|en: language of the messages. The content folder: content/ or FAIR_CONTENT.`,
};
