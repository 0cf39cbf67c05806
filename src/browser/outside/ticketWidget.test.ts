import { startTicketWidget } from './ticketWidget';

/** An overlay as a class of the provider's script makes it. */
class Overlay {
  isOpen = true;
  private finish: (value?: unknown) => void = () => undefined;
  readonly closed = new Promise((resolve) => {
    this.finish = resolve;
  });
  close() {
    this.isOpen = false;
    this.finish();
  }
}

test('Back closes the overlay of the ticket widget', async () => {
  const overlay = new Overlay();
  const started = startTicketWidget({
    script: 'https://tickets.example/widget.js',
    clientKey: 'key',
    regionId: 213,
    page: 'https://tickets.example/fair/',
  });
  await Promise.resolve();
  document.querySelector('script')?.dispatchEvent(new Event('load'));
  await started;
  window.TicketWidget = { open: () => overlay };
  document.body.innerHTML = '<a href="https://tickets.example/fair/?ticket=vip">Buy</a>';
  document.querySelector('a')?.click();
  expect(overlay.isOpen).toBe(true);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(overlay.isOpen).toBe(false);
});
