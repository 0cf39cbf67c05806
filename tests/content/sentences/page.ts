import type { pageSentences } from '../../../src/build/check/problems/pageSentences';
import type { Said } from './said';

export const pageSaid: Said<keyof typeof pageSentences> = {
  noSuchPage: {
    named: { value: '/ticket/', nearest: '/tickets/' },
    en: 'the site has no such page: /ticket/  mend the address (perhaps "/tickets/")',
    ru: 'такой страницы на сайте нет: /ticket/  исправьте адрес (может быть, «/tickets/»)',
  },
  starCodeTaken: {
    named: { value: 'talk-1077', other: '2025/exhibitors/shade-6ryu/index.yaml' },
    en: 'the link of a list cannot tell talk-1077 from 2025/exhibitors/shade-6ryu/index.yaml  give one of the two another address: its slug, or the name of its folder',
    ru: 'в ссылке на список talk-1077 не отличить от 2025/exhibitors/shade-6ryu/index.yaml  дайте одной из записей другой адрес: slug или имя папки',
  },
  noticeTooLong: {
    named: { value: '2026-06-01T10:00', count: '31' },
    en: 'the notice lasts longer than 31 days: 2026-06-01T10:00  let it end earlier; what is always true belongs on a page',
    ru: 'объявление слишком долгое: до 2026-06-01T10:00  сократите до 31 дней, а что верно всегда, впишите на страницу',
  },
  noticeCrowd: {
    named: { value: '2026-04-02T10:00', other: '/tickets/', count: '3' },
    en: 'the page /tickets/ has more than 3 notices at once from 2026-04-02T10:00  give them other times or other pages',
    ru: 'на странице /tickets/ с 2026-04-02T10:00 больше 3 объявлений сразу  разведите их по времени или страницам',
  },
  noticeOver: {
    named: { value: '2026-04-02T18:00' },
    en: 'the notice is over: 2026-04-02T18:00  remove it, or let it last longer',
    ru: 'объявление кончилось: 2026-04-02T18:00  удалите его или продлите',
  },
  sectionNotShown: {
    named: { value: 'hours' },
    en: 'this page shows no sections of such a kind: hours  move it to a page that does, or choose another kind',
    ru: 'разделов такого вида на этой странице не видно: hours  перенесите раздел на страницу, где они есть, или выберите другой kind',
  },
  slideOwnPage: {
    named: { value: '/tickets/' },
    en: 'a page of this site does not open in a frame: /tickets/  write type: ajax',
    ru: 'своя страница в рамке не откроется: /tickets/  поставьте type: ajax',
  },
  slideOtherSite: {
    named: { value: 'https://plaster.example/' },
    en: 'ajax shows pages of this site only: https://plaster.example/  write a path like /tickets/, or type: iframe',
    ru: 'ajax показывает только страницы этого сайта: https://plaster.example/  впишите путь вида /tickets/ или поставьте type: iframe',
  },
  slideAddress: {
    named: { value: '/tickets/' },
    en: 'a slide of this type cannot show the address: /tickets/  write a full address with https://; for a video or a picture, a file of this site will do too',
    ru: 'такой адрес слайд этого вида не покажет: /tickets/  впишите полный адрес с https://; у ролика и картинки можно и файл этого сайта',
  },
  goneTo: {
    en: 'with 410 there is nowhere to lead  remove to, or write status: 301',
    ru: 'при 410 некуда вести  удалите to или поставьте status: 301',
  },
  redirectLoop: {
    named: { value: '/buy/ → /buy/' },
    en: 'the rules lead in a circle: /buy/ → /buy/  let one of them lead to a page that exists',
    ru: 'правила водят по кругу: /buy/ → /buy/  направьте одно из них на страницу, которая есть',
  },
  redirectChain: {
    named: { value: '/buy/', target: '/tickets/' },
    en: 'leads to another rule: /buy/  write where that one leads: /tickets/; if the page is gone, status: 410 without to',
    ru: 'ведёт к другому правилу: /buy/  впишите сразу, куда ведёт оно: /tickets/; если страницы больше нет — status: 410 без to',
  },
  redirectShadows: {
    named: { value: '/' },
    en: 'the rule hides a page that exists: /  narrow from, or remove the rule',
    ru: 'правило закрывает страницу, которая есть: /  сузьте from или удалите правило',
  },
  redirectUnreached: {
    named: { value: '/buy/' },
    en: 'the rule is never reached: /buy/ comes first  move it up, or remove it',
    ru: 'до правила дело не дойдёт: раньше сработает /buy/  поставьте его выше или удалите',
  },
  redirectPlaceholder: {
    named: { value: ':splat', source: '/*' },
    en: 'from has nothing for what to inserts: :splat  add /* to from, or take :splat out of to',
    ru: 'в from нет того, что вставляет to: :splat  добавьте в from /* или уберите :splat из to',
  },
  ticketMissing: {
    named: { value: 'free' },
    en: 'the table lacks a ticket: free  add its row',
    ru: 'в таблице нет билета: free  добавьте его строку',
  },
  ticketTwice: {
    named: { value: 'vip' },
    en: 'the ticket stands in the table twice: vip  keep one row',
    ru: 'билет стоит в таблице дважды: vip  оставьте одну строку',
  },
  boxOfficeOnly: {
    named: { value: 'free' },
    en: 'this ticket is sold at the box office only: free  leave box-office alone in sold',
    ru: 'этот билет продают только в кассе: free  оставьте в sold одно box-office',
  },
};
