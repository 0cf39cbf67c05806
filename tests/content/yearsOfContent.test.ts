import { callNames, callState } from '../../src/edition/model/calls';
import { phaseOn } from '../../src/edition/model/phase';
import { nextEdition, seasonEdition } from '../../src/edition/model/shownEdition';
import { openState } from '../../src/forms/model/openState';
import type { Form } from '../../src/forms/schema';
import { localeCodes } from '../../src/i18n/locales';
import { shiftDay } from '../../src/lib/time/clock';
import { readContentFolder, recordsOf, siteOf } from '../../src/site/check/files/contentFolder';
import type { Section } from '../../src/site/content/page';
import type { NodeModel, Nodes } from '../../src/site/content/nodes';
import { nodeModelOf, resolversOf } from '../support/resolvers';
import { ofTheSample } from './ofTheSample';
import { callDays, createDateWords } from '../../src/site/records/dateWords';
import { formDays } from '../../src/site/records/form';

const folder = readContentFolder('content');
const currentEdition = siteOf(folder)?.currentEdition ?? 0;
const editions = recordsOf(folder, 'edition').map(
  ({ place, value }) => ({ ...value, fields: { year: place.year } }) as Nodes['Edition'],
);
const dated = editions.map((node) => ({ ...node, node, year: node.fields.year }));
// The check has accepted them, so nothing is missing.
const sections = recordsOf(folder, 'page').flatMap(
  ({ value }) => (value?.sections ?? []) as Section[],
);

/** Every day on which something begins or ends, and the day after. */
const boundaries = [
  ...new Set(
    editions
      .flatMap(({ firstDay, lastDay, applicationsOpen, applicationsClose, calls, recordings }) => [
        firstDay,
        lastDay,
        applicationsOpen,
        applicationsClose,
        recordings?.by,
        recordings?.until,
        ...Object.values(calls ?? {}).flatMap((call) => [call?.opens, call?.closes]),
      ])
      .flatMap((day) => (day == null ? [] : [day, shiftDay(day, 1)])),
  ),
].sort();

/** Records as Gatsby would find them in a build on a day. */
const builtOn = (day: string) =>
  nodeModelOf({
    BuildDay: [{ day }],
    SiteSettings: [{ currentEdition }],
    Edition: editions,
  }) as unknown as NodeModel;

const ask = resolversOf(createDateWords);

/** The season on a day, as pages ask for it. */
const seasonOn = (day: string) => seasonEdition(dated, currentEdition, day)?.node ?? null;

test('at every day on which something begins or ends, forms say what phases and calls say', async () => {
  const contradictions: string[] = [];
  const form = (follows: Form['follows']) => ({ follows }) as Form;
  const steps = { steps: [], ends: undefined };
  for (const day of boundaries) {
    const season = seasonOn(day);
    if (season === null) continue;
    const applications = { ...season, phase: season.phase ?? null };
    const own = { closed: null, opens: null, closes: null };
    const isTaking = phaseOn(applications, day) === 'applications-open';
    const state = openState({ ...own, ...steps, applications }, day);
    if (isTaking !== (state === 'open')) contradictions.push(`${day} applications: ${state}`);
    for (const name of callNames) {
      const said = callState(callDays(season, name), day);
      const days = await formDays(form(name), builtOn(day));
      const one = openState({ ...days, ...steps, applications: null }, day);
      if ((said === 'open') !== (one === 'open'))
        contradictions.push(`${day} ${name}: said ${said}, form ${one}`);
    }
  }
  expect(contradictions).toEqual([]);
});

ofTheSample('the sample fair', () => {
  test('at every such day the words shown have no day in braces, are not empty and promise nothing past', async () => {
    const faults: string[] = [];
    for (const day of boundaries) {
      const season = seasonOn(day);
      if (season === null) continue;
      const nodeModel = builtOn(day);
      const years = [season, nextEdition(dated, currentEdition, day)?.node].map((one) =>
        one === undefined || one.lastDay < day ? undefined : one.fields.year,
      );
      const shown: string[] = [];
      for (const language of localeCodes)
        for (const section of sections) {
          if (section.kind === 'phases') {
            const phase = phaseOn({ ...season, phase: season.phase ?? null }, day);
            const words = section.phases.find((one) => one.phase === phase);
            if (words)
              shown.push(
                (await ask('PhaseText', 'text', words, { language }, nodeModel)) as string,
              );
          }
          if (section.kind === 'call') {
            const state = callState(callDays(season, section.call), day);
            const all = await ask('CallSection', 'words', section, { language }, nodeModel);
            const words = (all as { state: string; text: string }[]).find(
              (one) => one.state === state,
            );
            shown.push(words?.text ?? '');
          }
        }
      for (const text of shown) {
        const named = [...text.matchAll(/(?:апреля|April) (\d{4})/g)].map(([, year]) =>
          Number(year),
        );
        if (text === '' || /[{}]/.test(text) || named.some((year) => !years.includes(year)))
          faults.push(`${day}: ${text}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
