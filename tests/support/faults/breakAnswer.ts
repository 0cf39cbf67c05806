import type { Route } from '@playwright/test';
import type { Fault } from './faultCase';

const wifiPage = '<!doctype html><title>Free Wi-Fi</title><h1>Please sign in</h1>';

/** Responds to a request with a fault; a late response waits for `later`. */
export async function breakAnswer(route: Route, fault: Fault, later: Promise<void>): Promise<void> {
  switch (fault) {
    case 'is lost':
      return route.abort('connectionreset');
    case 'is 404':
      return route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
    case 'is 500':
      return route.fulfill({ status: 500, contentType: 'text/html', body: 'Error' });
    case 'never comes':
      return;
    case 'comes late':
      await later;
      return route.continue();
    case 'is cut short': {
      const response = await route.fetch();
      const body = await response.body();
      // A page cut inside its head could not show anything, so half of its body is cut off instead.
      const text = Math.max(0, body.indexOf('</h1>'));
      return route.fulfill({ response, body: body.subarray(0, (text + body.length) >> 1) });
    }
    case 'is a page of the Wi-Fi':
      return route.fulfill({ status: 200, contentType: 'text/html', body: wifiPage });
    case 'is of an older build': {
      const response = await route.fetch();
      const json = (await response.json()) as Record<string, unknown>;
      const { prerendered } = json;
      return route.fulfill({
        response,
        json: prerendered
          ? { ...json, prerendered: { '': 1, tickets: 1 } }
          : { ...json, webpackCompilationHash: 'older' },
      });
    }
  }
}
