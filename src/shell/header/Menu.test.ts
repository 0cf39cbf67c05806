import { menuInPhase } from './Menu';

const link = (name: string) => ({ label: name, to: `/${name}/` });
const navigation = {
  main: [
    { ...link('tickets'), phases: ['on-sale', 'running'] },
    { ...link('programme'), phases: null },
    { ...link('map'), phases: ['running'] },
  ],
  groups: [
    { title: 'See', links: [link('programme'), link('works')] },
    { title: 'Visit', links: [link('tickets'), link('map')] },
  ],
};

test.each([
  ['announced', 'programme', 'See: works; Visit: tickets, map'],
  ['on-sale', 'tickets, programme', 'See: works; Visit: map'],
  ['running', 'tickets, programme, map', 'See: works'],
] as const)('%s: %s are large; the rest is %s', (phase, large, rest) => {
  const { errands, groups } = menuInPhase(phase, navigation);
  expect(errands.map(({ label }) => label).join(', ')).toBe(large);
  expect(
    groups
      .map(({ title, links }) => `${title}: ${links.map(({ label }) => label).join(', ')}`)
      .join('; '),
  ).toBe(rest);
});
