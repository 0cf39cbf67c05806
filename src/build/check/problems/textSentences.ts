import type { Sentences } from './sentence';

/** What can be wrong inside a text: links that are none, unknown markup, signs nobody sees. */
export const textSentences = {
  brokenLink: {
    ru: {
      problem: 'похоже на ссылку, а на сайте выйдут скобки: {value}',
      remedy:
        'впишите [слова](адрес) без пробелов между скобками и внутри адреса; не ссылка — уберите скобки',
    },
    en: {
      problem: 'looks like a link, but the site would show brackets: {value}',
      remedy:
        'write [words](address) without spaces between the brackets and in the address; if it is no link, remove the brackets',
    },
  },
  linkAddress: {
    ru: {
      problem: 'по этому адресу ссылки не будет: {value}',
      remedy:
        'впишите путь вида /tickets/, адрес с https://, mailto:name@fair.example или tel:+74950000000',
    },
    en: {
      problem: 'is no address of a link: {value}',
      remedy:
        'write a path like /tickets/, an address with https://, mailto:name@fair.example or tel:+74950000000',
    },
  },
  openBracket: {
    ru: {
      problem: 'у квадратной скобки нет пары: {value}',
      remedy: 'добавьте вторую или уберите эту; ссылка — это [слова](адрес)',
    },
    en: {
      problem: 'a square bracket has no other: {value}',
      remedy: 'add the other or remove this one; a link is [words](address)',
    },
  },
  noLinkHere: {
    ru: {
      problem: 'в этом поле ссылок не бывает, выйдут скобки: {value}',
      remedy: 'оставьте одни слова, а ссылку перенесите в текст',
    },
    en: {
      problem: 'this field has no links, it would show brackets: {value}',
      remedy: 'leave the words alone and move the link to a text',
    },
  },
  unseenSign: {
    ru: {
      problem: 'знак, которого не видно ({character}), там, где точка: {value}',
      remedy: 'удалите его или наберите слово заново',
    },
    en: {
      problem: 'has a sign that cannot be seen ({character}), where the dot is: {value}',
      remedy: 'delete it, or type the word anew',
    },
  },
  markup: {
    ru: {
      problem: 'такой разметки сайт не знает, знаки выйдут как есть: {value}',
      remedy: 'уберите знаки; есть только [слова](адрес) и абзацы через пустую строку',
    },
    en: {
      problem: 'is markup that the site does not know and would show as it is: {value}',
      remedy:
        'remove the signs; there is only [words](address), and an empty line between paragraphs',
    },
  },
} satisfies Sentences;
