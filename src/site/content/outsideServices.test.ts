import {
  configuredServices,
  leadOrigins,
  outsideOrigins,
  leadServiceFault,
} from './outsideServices';
import { testRows } from '../../../tests/support/testRows';

const ticketWidget = {
  script: 'https://tickets.example/w.js',
  page: 'https://tickets.example/fair/',
  clientKey: 'k',
  regionId: 213,
};
const analytics = { script: 'https://counter.example/tag.js', counter: 7, consent: true };

test('nothing is configured by default', () => {
  expect(configuredServices({ services: undefined }, {})).toEqual({});
  expect(outsideOrigins({})).toEqual([]);
});

test('site.yaml configures, variables override', () => {
  const services = { ticketWidget, analytics };
  expect(configuredServices({ services }, {})).toEqual(services);
  expect(
    configuredServices(
      { services },
      {
        GATSBY_TICKET_WIDGET_KEY: 'other',
        GATSBY_ANALYTICS_COUNTER: '8',
        GATSBY_ANALYTICS_CONSENT: 'false',
      },
    ),
  ).toEqual({
    ticketWidget: { ...ticketWidget, clientKey: 'other' },
    analytics: { ...analytics, counter: 8, consent: false },
  });
});

test('variables alone are enough; consent is then asked for, and the region is the specified one', () => {
  const env = {
    GATSBY_TICKET_WIDGET_SCRIPT: ticketWidget.script,
    GATSBY_TICKET_WIDGET_PAGE: ticketWidget.page,
    GATSBY_TICKET_WIDGET_KEY: 'k',
    GATSBY_ANALYTICS_SCRIPT: analytics.script,
    GATSBY_ANALYTICS_COUNTER: '7',
  };
  expect(configuredServices({ services: undefined }, env)).toEqual({ ticketWidget, analytics });
});

test('half a service is none', () => {
  expect(
    configuredServices(
      { services: undefined },
      { GATSBY_ANALYTICS_COUNTER: '7', GATSBY_TICKET_WIDGET_KEY: 'k' },
    ),
  ).toEqual({});
});

test('each host is named once', () => {
  expect(outsideOrigins({ ticketWidget, analytics })).toEqual([
    'https://tickets.example',
    'https://counter.example',
  ]);
});

test('the lead service is let in by its host', () => {
  expect(leadOrigins({})).toEqual([]);
  expect(leadOrigins({ GATSBY_LEAD_SERVICE_URL: 'https://leads.example/lander.php' })).toEqual([
    'https://leads.example',
  ]);
});

const deploy = { NETLIFY: 'true', CONTEXT: 'production' };

test('a local build, or a preview of a branch, needs no lead service', () => {
  expect(leadServiceFault({})).toBeUndefined();
  expect(leadServiceFault({ ...deploy, CONTEXT: 'deploy-preview' })).toBeUndefined();
});

test('a deploy without an address fails in plain words', () => {
  expect(leadServiceFault(deploy)).toMatch(
    /^GATSBY_LEAD_SERVICE_URL is not set\n.*set it in Netlify.*\nNothing was built\.$/,
  );
});

testRows([
  'http://leads.example/lander.php',
  'leads.example',
  'https://localhost/lander.php',
  '/lander.php',
  'https://u@leads.example/x',
  'https://leads.example/lander.php?x=1',
])('%s is rejected', (address) => {
  expect(leadServiceFault({ ...deploy, GATSBY_LEAD_SERVICE_URL: address })).toMatch(
    /^GATSBY_LEAD_SERVICE_URL is no address/,
  );
});

test('a full address is accepted', () => {
  expect(
    leadServiceFault({ ...deploy, GATSBY_LEAD_SERVICE_URL: 'https://leads.example/lander.php' }),
  ).toBeUndefined();
});
