import { append, replace } from '../baseContent';
import type { BadInput } from './badInput';

const redirects = 'redirects.yaml';
const rule = (from: string, to: string) =>
  `- from: ${from}\n  to: ${to}\n  status: 301\n  reason: For a test.\n`;

/** Rules that loop, hide pages, are never reached or lead nowhere. */
export const redirectInputs: BadInput[] = [
  {
    name: 'a rule to itself',
    edit: replace(redirects, '  to: /tickets/', '  to: /buy/'),
    expected: [
      [
        'redirectLoop',
        'redirects.yaml:2:7  [0].to  the rules lead in a circle: /buy/ → /buy/  let one of them lead to a page that exists',
        'redirects.yaml:2:7  [0].to  правила водят по кругу: /buy/ → /buy/  направьте одно из них на страницу, которая есть',
      ],
    ],
  },
  {
    name: 'two rules in a circle',
    edit: append(redirects, rule('/old/', '/older/') + rule('/older/', '/old/')),
    expected: [
      [
        'redirectLoop',
        'redirects.yaml:13:7  [3].to  the rules lead in a circle: /old/ → /older/ → /old/  let one of them lead to a page that exists',
        'redirects.yaml:13:7  [3].to  правила водят по кругу: /old/ → /older/ → /old/  направьте одно из них на страницу, которая есть',
      ],
    ],
  },
  {
    name: 'a prefix in a circle',
    edit: append(redirects, rule('/old/*', '/old/:splat')),
    expected: [
      [
        'redirectLoop',
        'redirects.yaml:13:7  [3].to  the rules lead in a circle: /old/* → /old/*  let one of them lead to a page that exists',
        'redirects.yaml:13:7  [3].to  правила водят по кругу: /old/* → /old/*  направьте одно из них на страницу, которая есть',
      ],
    ],
  },
  {
    name: 'a rule that hides a page',
    edit: append(redirects, rule('/tickets/', '/')),
    expected: [
      [
        'redirectShadows',
        'redirects.yaml:12:9  [3].from  the rule hides a page that exists: /tickets/  narrow from, or remove the rule',
        'redirects.yaml:12:9  [3].from  правило закрывает страницу, которая есть: /tickets/  сузьте from или удалите правило',
      ],
    ],
  },
  {
    name: 'a prefix that hides a page',
    edit: append(redirects, rule('/exhibitors/*', '/')),
    expected: [
      [
        'redirectShadows',
        'redirects.yaml:12:9  [3].from  the rule hides a page that exists: /exhibitors/2025/  narrow from, or remove the rule',
        'redirects.yaml:12:9  [3].from  правило закрывает страницу, которая есть: /exhibitors/2025/  сузьте from или удалите правило',
      ],
    ],
  },
  {
    name: 'a rule that hides the home page',
    edit: append(redirects, rule('/*', '/tickets/')),
    expected: [
      [
        'redirectShadows',
        'redirects.yaml:12:9  [3].from  the rule hides a page that exists: /  narrow from, or remove the rule',
        'redirects.yaml:12:9  [3].from  правило закрывает страницу, которая есть: /  сузьте from или удалите правило',
      ],
    ],
  },
  {
    name: 'a rule that is never reached',
    edit: append(redirects, rule('/catalogue/gips/', '/exhibitors/2025/gips/')),
    expected: [
      [
        'redirectUnreached',
        'redirects.yaml:12:9  [3].from  the rule is never reached: /catalogue/:slug/ comes first  move it up, or remove it',
        'redirects.yaml:12:9  [3].from  до правила дело не дойдёт: раньше сработает /catalogue/:slug/  поставьте его выше или удалите',
      ],
    ],
  },
  {
    name: 'a rule twice',
    edit: append(redirects, rule('/buy/', '/')),
    expected: [
      [
        'redirectUnreached',
        'redirects.yaml:12:9  [3].from  the rule is never reached: /buy/ comes first  move it up, or remove it',
        'redirects.yaml:12:9  [3].from  до правила дело не дойдёт: раньше сработает /buy/  поставьте его выше или удалите',
      ],
    ],
  },
  {
    name: 'a placeholder of nothing',
    edit: replace(redirects, 'to: /exhibitors/2025/:slug/', 'to: /exhibitors/2025/:name/'),
    expected: [
      [
        'redirectPlaceholder',
        'redirects.yaml:6:7  [1].to  from has nothing for what to inserts: :name  add :name to from, or take :name out of to',
        'redirects.yaml:6:7  [1].to  в from нет того, что вставляет to: :name  добавьте в from :name или уберите :name из to',
      ],
    ],
  },
  {
    name: 'a splat without its star',
    edit: append(redirects, rule('/news/', '/tickets/:splat')),
    expected: [
      [
        'redirectPlaceholder',
        'redirects.yaml:13:7  [3].to  from has nothing for what to inserts: :splat  add /* to from, or take :splat out of to',
        'redirects.yaml:13:7  [3].to  в from нет того, что вставляет to: :splat  добавьте в from /* или уберите :splat из to',
      ],
    ],
  },
  {
    name: 'a rule to a page that is not there',
    edit: replace(redirects, '  to: /tickets/', '  to: /tickts/'),
    expected: [
      [
        'noSuchPage',
        'redirects.yaml:2:7  [0].to  the site has no such page: /tickts/  mend the address (perhaps "/tickets/")',
        'redirects.yaml:2:7  [0].to  такой страницы на сайте нет: /tickts/  исправьте адрес (может быть, «/tickets/»)',
      ],
    ],
  },
  {
    name: 'a prefix to pages that are not there',
    edit: append(redirects, rule('/artists/*', '/exhibitor/:splat')),
    expected: [
      [
        'noSuchPage',
        'redirects.yaml:13:7  [3].to  the site has no such page: /exhibitor/:splat  mend the address',
        'redirects.yaml:13:7  [3].to  такой страницы на сайте нет: /exhibitor/:splat  исправьте адрес',
      ],
    ],
  },
  {
    name: 'a rule to another rule',
    edit: append(redirects, rule('/radio/', '/buy/')),
    expected: [
      [
        'redirectChain',
        'redirects.yaml:13:7  [3].to  leads to another rule: /buy/  write where that one leads: /tickets/; if the page is gone, status: 410 without to',
        'redirects.yaml:13:7  [3].to  ведёт к другому правилу: /buy/  впишите сразу, куда ведёт оно: /tickets/; если страницы больше нет — status: 410 без to',
      ],
    ],
  },
  {
    name: 'a prefix to another rule',
    edit: append(redirects, rule('/artists/*', '/catalogue/:splat')),
    expected: [
      [
        'redirectChain',
        'redirects.yaml:13:7  [3].to  leads to another rule: /catalogue/:slug/  write where that one leads: /exhibitors/2025/:slug/; if the page is gone, status: 410 without to',
        'redirects.yaml:13:7  [3].to  ведёт к другому правилу: /catalogue/:slug/  впишите сразу, куда ведёт оно: /exhibitors/2025/:slug/; если страницы больше нет — status: 410 без to',
      ],
    ],
  },
  {
    name: 'a rule to what is no address',
    edit: replace(redirects, '  to: /tickets/', '  to: the tickets'),
    expected: [
      [
        'linkTarget',
        'redirects.yaml:2:7  [0].to  is no link address: the tickets  write a path like /tickets/ or a full address with https://',
        'redirects.yaml:2:7  [0].to  не адрес ссылки: the tickets  впишите путь вида /tickets/ или полный адрес с https://',
      ],
    ],
  },
];
