import { formTargets } from './formTargets';

test('a form can redirect to the site’s own domain and to the sites that forms name, each once', () => {
  expect(
    formTargets('fair.example', [{}, { redirectUrl: '/thanks/' }, { redirectUrl: null }]),
  ).toEqual(['https://fair.example']);
  const forms = [
    'https://fair.example/thanks/',
    'https://account.fair.example/?a=1',
    'https://account.fair.example/',
  ].map((redirectUrl) => ({ redirectUrl }));
  expect(formTargets('fair.example', forms)).toEqual([
    'https://account.fair.example',
    'https://fair.example',
  ]);
});

test('a form leads to the ticket provider, unless that is the site’s own stand-in', () => {
  const office = (page: string) =>
    formTargets('fair.example', [], {
      ticketWidget: { script: '', clientKey: '', regionId: 213, page },
    });
  expect(office('https://tickets.example/fair/?id=7')).toContain('https://tickets.example');
  expect(office('/ticket-office/')).toEqual(['https://fair.example']);
});
