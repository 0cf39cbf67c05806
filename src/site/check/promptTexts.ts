/** Words in both languages that say what to write. */
type Prompt = { readonly ru: string; readonly en: string };

/**
 * What `npm run new` writes where an editor's own words belong: by kind, then by field, with `[]`
 * for any item of a list. The content check reads them from here (docs/decisions/019), so that no
 * prompt reaches visitors.
 */
export const prompts = {
  exhibitor: {
    name: { ru: 'Название галереи или имя автора', en: 'Name of the gallery or the artist' },
    sortAs: { ru: 'Фамилия автора', en: 'Surname of the artist' },
    city: { ru: 'Город', en: 'City' },
    country: { ru: 'Страна', en: 'Country' },
    text: {
      ru: 'Напишите здесь об участнике: кто это и что привезёт на ярмарку. Два–три абзаца.',
      en: 'Write about the exhibitor here: who they are and what they bring to the fair. Two or three paragraphs.',
    },
    'artists[]': { ru: 'Имя художника', en: 'Name of an artist' },
    'works[].artists[]': { ru: 'Имя художника', en: 'Name of an artist' },
    'works[].title': { ru: 'Название работы', en: 'Title of the work' },
    'works[].alt': { ru: 'Что видно на картинке', en: 'What is seen in the picture' },
    'contact.person': { ru: 'Имя и фамилия', en: 'First name and surname' },
  },
  speaker: {
    name: { ru: 'Имя и фамилия', en: 'First name and surname' },
    sortAs: { ru: 'Фамилия', en: 'Surname' },
    role: { ru: 'Чем занимается', en: 'What they do' },
    biography: {
      ru: 'Напишите здесь о человеке: что он сделал и о чём умеет рассказать. Один–два абзаца.',
      en: 'Write about the person here: what they have done and what they can tell about. One or two paragraphs.',
    },
    organisation: { ru: 'Место работы', en: 'Place of work' },
    'portrait.alt': { ru: 'Что видно на портрете', en: 'What the portrait shows' },
    'topics[]': { ru: 'О чём говорит', en: 'What they speak about' },
  },
  partner: {
    name: { ru: 'Название партнёра', en: 'Name of the partner' },
    text: {
      ru: 'Напишите здесь, чем партнёр помогает ярмарке: одно–три предложения.',
      en: 'Write here what the partner does for the fair: one to three sentences.',
    },
  },
  programme: {
    '[].title': { ru: 'Название события', en: 'Title of the event' },
    '[].summary': {
      ru: 'Напишите здесь, о чём событие: одно–три предложения.',
      en: 'Write here what the event is about: one to three sentences.',
    },
    '[].changes[].what': { ru: 'Что изменилось', en: 'What has changed' },
  },
  release: {
    title: { ru: 'Заголовок релиза', en: 'Headline of the release' },
    summary: {
      ru: 'Напишите здесь, о чём релиз: одно–два предложения.',
      en: 'Write here what the release says: one or two sentences.',
    },
    text: {
      ru: 'Напишите здесь текст релиза: что, где, когда, кто. Не больше страницы.',
      en: 'Write the text of the release here: what, where, when, who. A page at most.',
    },
    'contact.name': { ru: 'Имя и фамилия', en: 'First name and surname' },
  },
  notices: {
    '[].text': {
      ru: 'Напишите здесь, что случилось и где',
      en: 'Write here what has happened and where',
    },
    '[].link.label': { ru: 'Подробнее', en: 'Read more' },
  },
  site: {
    description: {
      ru: 'Напишите здесь о ярмарке для поисковиков: что это, где и когда. Одно–два предложения.',
      en: 'Write about the fair for search engines here: what it is, where and when. One or two sentences.',
    },
    'contacts.address': { ru: 'Адрес площадки', en: 'Address of the venue' },
  },
  edition: {
    'venue.name': { ru: 'Название площадки', en: 'Name of the venue' },
    'venue.address': { ru: 'Адрес площадки', en: 'Address of the venue' },
    'cover.alt': { ru: 'Что видно на обложке', en: 'What the cover shows' },
    'hours[].who': { ru: 'Для кого этот день', en: 'Whom this day is for' },
    'exceptions[].reason': {
      ru: 'Почему в этот день часы другие',
      en: 'Why the hours differ on this day',
    },
  },
} as const satisfies Record<string, Record<string, Prompt>>;

/** A frame with a bar: the placeholder for a partner's logo. */
export const promptMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120">
  <path fill="#000" d="M8 8h224v104H8zM16 16v88h208V16zM56 52h128v16H56z" fill-rule="evenodd"/>
</svg>
`;
