// The browser code of the stand-in ticket provider. Both functions are sent as their own source
// text, so they use nothing from outside. No function inside them has a name, because the compiler
// would keep names with a helper of its own.

import type { ServerResponse } from 'node:http';

/** The path of the stand-in; tools/standIns.mjs passes it to the build. */
export const ticketOfficePath = '/ticket-office/';

type Browser = Window & typeof globalThis;

/** The provider's script: opens the office in a dialog, which keeps its input until a purchase. */
export function widget(window: Browser): void {
  Object.assign(window, {
    TicketWidget: {
      open({ url, clientKey, regionId }: { url: string; clientKey: string; regionId: number }) {
        const { document } = window;
        let dialog = [...document.querySelectorAll<HTMLDialogElement>('[data-ticket-office]')].find(
          (openDialog) => openDialog.dataset['ticketOffice'] === url,
        );
        if (dialog === undefined) {
          const made = document.createElement('dialog');
          const isRussian = document.documentElement.lang.startsWith('ru');
          made.dataset['ticketOffice'] = url;
          made.setAttribute('aria-label', isRussian ? 'Билеты' : 'Tickets');
          made.style.cssText =
            'box-sizing:border-box;width:min(34rem,100vw);max-width:none;height:min(44rem,100dvh);max-height:none;padding:0;border:0;background:#fff;color:#000';
          const close = document.createElement('button');
          close.type = 'button';
          close.textContent = isRussian ? 'Закрыть' : 'Close';
          close.style.cssText =
            'display:block;margin-inline-start:auto;min-height:44px;padding:0 16px;border:0;background:none;color:inherit;font:inherit;cursor:pointer';
          close.addEventListener('click', () => made.close());
          const frame = document.createElement('iframe');
          const office = new URL(url);
          const { fairShift = 0 } = window as { fairShift?: number };
          office.searchParams.set('clientKey', clientKey);
          office.searchParams.set('regionId', String(regionId));
          // The page's moment in Moscow, which a trial has shifted.
          office.searchParams.set(
            'at',
            new Date(Date.now() + fairShift + 3 * 3_600_000).toISOString().slice(0, 16),
          );
          frame.src = office.href;
          frame.title = isRussian ? 'Касса' : 'Ticket office';
          frame.style.cssText = 'display:block;width:100%;height:calc(100% - 44px);border:0';
          // The office sends messages from its frame, in which the page sees neither keys nor
          // orders.
          window.addEventListener('message', ({ source, data }) => {
            if (source !== frame.contentWindow) return;
            if (data === 'ticket-office:close') made.close();
            if (data === 'ticket-office:bought')
              made.addEventListener('close', () => made.remove());
          });
          made.append(close, frame);
          document.body.append(made);
          dialog = made;
        }
        const opened = dialog;
        opened.showModal();
        return {
          close: opened.close.bind(opened),
          closed: new Promise((resolve) =>
            opened.addEventListener('close', resolve, { once: true }),
          ),
        };
      },
    },
  });
}

/**
 * The script of the office's pages. An order is sent without a navigation, so that Back never leads
 * to the form of a ticket already bought. In a frame, the office notifies the page of Escape, of
 * Back and of the order.
 */
export function shop(window: Browser): void {
  const { document, parent } = window;
  const isFramed = parent !== window;
  window.addEventListener('keydown', ({ key }) => {
    if (isFramed && key === 'Escape') parent.postMessage('ticket-office:close', '*');
  });
  document.addEventListener('click', (event) => {
    if (!isFramed || !(event.target as Element).closest('[data-back]')) return;
    event.preventDefault();
    parent.postMessage('ticket-office:close', '*');
  });
  document.addEventListener('submit', async (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    try {
      const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
      const answer = await fetch(form.action, { method: 'POST', body });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      document.querySelector('main')?.replaceWith(page.querySelector('main') ?? '');
      window.scrollTo(0, 0);
      if (isFramed && answer.ok) parent.postMessage('ticket-office:bought', '*');
    } catch {
      form.submit();
    }
  });
}

export const widgetPath = `${ticketOfficePath}widget.js`;

export function answerWidget(response: ServerResponse): void {
  response
    .writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'max-age=31536000',
    })
    .end(`(${widget.toString()})(window)`);
}
