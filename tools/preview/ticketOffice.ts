import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { parse } from 'yaml';
import { admissionDays, openingDays } from '../../src/edition/model/openingHours';
import { moscowTime, now, readMoment } from '../../src/lib/time/clock';
import { formatDaysOfMonth } from '../../src/lib/time/days';
import { isForOneDay, isSoldFor, maxTickets, whatOf } from '../../src/tickets/model/tickets';
import { ticketOfficePath, answerWidget, shop, widgetPath } from './ticketWidget';

type Locale = 'ru' | 'en';
type Hours = {
  hours?: Parameters<typeof openingDays<Text>>[0];
  exceptions?: Parameters<typeof openingDays<Text>>[1];
};
type Text = Record<Locale, string>;
type Ticket = { type: string; name: Text; what: Text; price: number; sold: string[] };
type TicketOrder = {
  ticket: Ticket;
  /** Days for which the ticket can be bought, ISO. */
  days: readonly string[];
  locale: Locale;
  fields: URLSearchParams;
  fault?: string;
};

const wordsOf = {
  ru: {
    title: 'Билеты',
    day: 'День',
    chooseDay: 'Выберите день',
    count: 'Сколько',
    name: 'Имя и фамилия',
    email: 'Электронная почта',
    agree:
      'Согласен на обработку персональных данных и на письма ярмарки, с политикой конфиденциальности и договором-офертой знаком.',
    pay: 'Оплатить',
    fault: 'Заполните все поля: почта нужна настоящая, билетов — от 1 до 10.',
    wrongDay: 'На этот день билет не продаётся. Выберите день из списка.',
    ended: 'Этот билет больше не продаётся.',
    bought: 'Билет куплен',
    sent: (email: string) => `Отправили на ${email}. На входе покажите номер:`,
    trial: 'Это учебная касса: денег она не берёт, писем не шлёт.',
    back: 'Вернуться на сайт',
    gone: 'Такого билета здесь нет.',
  },
  en: {
    title: 'Tickets',
    day: 'Day',
    chooseDay: 'Choose a day',
    count: 'How many',
    name: 'Full name',
    email: 'E-mail',
    agree:
      'I agree to the processing of my personal data and to letters from the fair, and have read the privacy policy and the contract offer.',
    pay: 'Pay',
    fault: 'Please fill in every field: a real e-mail address, and 1 to 10 tickets.',
    wrongDay: 'This ticket is not sold for that day. Please choose a day from the list.',
    ended: 'This ticket is no longer sold.',
    bought: 'Your ticket is bought',
    sent: (email: string) => `We have sent it to ${email}. At the door, show this number:`,
    trial: 'This office is a stand-in: it takes no money and sends no letters.',
    back: 'Back to the site',
    gone: 'There is no such ticket here.',
  },
} as const;

/**
 * A stand-in for the ticket provider (spec §7): the widget's script, and a small shop that sells
 * the tickets which `pages/tickets.yaml` offers on the site. It stores nothing.
 */
export async function answerTicketOffice(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === widgetPath) return answerWidget(response);
  const fields = request.method === 'POST' ? await fieldsOf(request) : url.searchParams;
  const locale: Locale = fields.get('lang') === 'en' ? 'en' : 'ru';
  const ticket = readTickets().find(({ type }) => type === fields.get('ticket'));
  const sendPage = (status: number, body: string) =>
    sendText(response, status, 'text/html', pageOf(locale, body));
  if (ticket === undefined) return sendPage(404, `<p>${wordsOf[locale].gone}</p>`);
  const days = daysFor(ticket, momentOf(fields));
  if (days.length === 0) return sendPage(410, `<p>${wordsOf[locale].ended}</p>`);
  const order = { ticket, days, locale, fields };
  if (request.method !== 'POST') return sendPage(200, formOf(order));
  const fault = faultOf(order);
  return fault === undefined
    ? sendPage(200, boughtOf(order))
    : sendPage(400, formOf({ ...order, fault }));
}

/** Returns the error in an order; undefined if there is none. */
function faultOf({ ticket, days, locale, fields }: TicketOrder): string | undefined {
  const day = fields.get('day') ?? '';
  const isDayKnown = day === '' ? !isForOneDay(ticket.type) : days.includes(day);
  if (!isDayKnown) return wordsOf[locale].wrongDay;
  const isWhole =
    isCount(fields.get('count')) &&
    /^[^@\s]+@[^@\s]+$/.test(fields.get('email') ?? '') &&
    (fields.get('name') ?? '').trim() !== '' &&
    fields.get('agree') === 'on';
  return isWhole ? undefined : wordsOf[locale].fault;
}

const read = (file: string): unknown =>
  parse(readFileSync(path.join(process.env['FAIR_CONTENT'] || 'content', file), 'utf8'));

/** Returns the tickets of the tickets page that are sold on the site. */
function readTickets(): Ticket[] {
  const { sections = [] } = read('pages/tickets.yaml') as { sections?: { tickets?: Ticket[] }[] };
  return sections
    .flatMap(({ tickets = [] }) => tickets)
    .filter(({ sold }) => sold.includes('site'));
}

function formOf({ ticket, days, locale, fields, fault }: TicketOrder): string {
  const words = wordsOf[locale];
  const typed = (name: string) => escape(fields.get(name) ?? '');
  const options = days.map(
    (day) =>
      `<option value="${day}"${day === fields.get('day') ? ' selected' : ''}>${formatDay(day, locale)}</option>`,
  );
  const dayField = isForOneDay(ticket.type)
    ? `<label>${words.day}<select name="day" required><option value="">${words.chooseDay}</option>${options.join('')}</select></label>`
    : '';
  const dayWords = formatDaysOfMonth(days[0] ?? '', days.at(-1) ?? '', locale);
  return `<h1>${escape(ticket.name[locale])}, ${formatRoubles(ticket.price, locale)}</h1>
<p>${escape(whatOf(ticket.what[locale], { admission: [], days: dayWords }, ''))}</p>${fault === undefined ? '' : `<p role="alert">${fault}</p>`}
<form method="post" action="${ticketOfficePath}">
<input type="hidden" name="ticket" value="${ticket.type}"><input type="hidden" name="lang" value="${locale}">
<input type="hidden" name="at" value="${typed('at')}">
${dayField}
<label>${words.count}<input name="count" type="number" min="1" max="${maxTickets}" value="${typed('count') || '1'}" required></label>
<label>${words.name}<input name="name" autocomplete="name" value="${typed('name')}" required></label>
<label>${words.email}<input name="email" type="email" autocomplete="email" value="${typed('email')}" required></label>
<label class="agree"><input name="agree" type="checkbox" required> ${words.agree}</label>
<button>${words.pay}</button></form>`;
}

function boughtOf({ ticket, days, locale, fields }: TicketOrder): string {
  const words = wordsOf[locale];
  const count = Number(fields.get('count'));
  const day = fields.get('day') ?? '';
  const number = String(Date.now()).slice(-8);
  const what = [
    ticket.name[locale],
    ...(days.includes(day) ? [formatDay(day, locale)] : []),
    `${count} × ${formatRoubles(ticket.price, locale)}`,
  ];
  return `<h1>${words.bought}</h1><p>${escape(what.join(', '))}</p>
<p>${words.sent(escape(fields.get('email') ?? ''))}</p><p class="number">${number}</p>
<p><a href="${locale === 'ru' ? '' : `/${locale}`}/tickets/" target="_top" data-back>${words.back}</a></p>`;
}

/**
 * Returns the moment of an order in Moscow, `2026-04-03T14:05`: that of the page that opened the
 * office, because a trial has another time (decision 035); for a page opened directly, the
 * server's.
 */
function momentOf(fields: URLSearchParams): string {
  return moscowTime(readMoment(fields.get('at') ?? '') ?? now());
}

/**
 * Returns the days for which a ticket can be bought at a moment, ISO; days with a `who` are for
 * some visitors only. A day can be bought until its last entry, for the online broadcast until
 * midnight.
 */
function daysFor({ type }: Ticket, moment: string): string[] {
  const { currentEdition } = read('site.yaml') as { currentEdition: number };
  const { hours = [], exceptions = [] } = read(`${currentEdition}/edition.yaml`) as Hours;
  return admissionDays(openingDays(hours, exceptions))
    .filter(({ days: [day = ''], until }) => isSoldFor({ day, until }, type, moment))
    .flatMap(({ days: [day], everybody }) => (day === everybody[0] ? (day ?? []) : []));
}

const formatDay = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'ru' ? 'ru' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));
const formatRoubles = (amount: number, locale: Locale) =>
  `${new Intl.NumberFormat(locale).format(amount)}\u00a0₽`;

function isCount(text: string | null): boolean {
  return /^\d{1,2}$/.test(text ?? '') && Number(text) >= 1 && Number(text) <= maxTickets;
}

async function fieldsOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(text);
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function pageOf(locale: Locale, body: string): string {
  const { title, trial } = wordsOf[locale];
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><meta name="robots" content="noindex">
<style>body{font:1rem/1.5 sans-serif;margin:0 auto;padding:1rem;max-width:30rem}label{display:block;margin:1rem 0}
input:not([type=checkbox]),select,button{display:block;box-sizing:border-box;width:100%;min-height:44px;font:inherit}
.number{font-size:2rem;margin:0}[role=alert]{font-weight:700}</style>
<main>${body}<p><small>${trial}</small></p></main><script>(${shop.toString()})(window)</script></html>`;
}
