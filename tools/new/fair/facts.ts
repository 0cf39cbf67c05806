import prompts from '../../../src/site/check/prompts.json';
import { Refusal } from '../refusal';
import type { Request } from '../request';

type Pair = { ru: string; en: string };

/** Questions about a new fair; anything that can wait is a prompt, which stops a deploy. */
export type Facts = {
  year: number;
  name: Pair;
  days: { firstDay: string; lastDay: string };
  venue: { name: Pair; address: Pair };
  domain: string;
  email: string;
  phone: string;
};

const needed = ['name-ru', 'name-en', 'first-day', 'last-day', 'domain', 'email', 'phone'] as const;

/** Reads the facts from the command's options; throws a `Refusal` that names all missing ones. */
export function readFacts({ year, options }: Request): Facts {
  const missing = needed.filter((name) => options[name] === undefined);
  if (missing.length > 0)
    throw new Refusal('missingFacts', { value: missing.map((name) => `--${name}`).join(', ') });
  const of = (name: (typeof needed)[number]) => options[name] ?? '';
  const pair = (name: 'venue' | 'address', prompt: Pair): Pair => ({
    ru: options[`${name}-ru`] ?? prompt.ru,
    en: options[`${name}-en`] ?? prompt.en,
  });
  return {
    year,
    name: { ru: of('name-ru'), en: of('name-en') },
    days: { firstDay: of('first-day'), lastDay: of('last-day') },
    venue: {
      name: pair('venue', prompts.edition['venue.name']),
      address: pair('address', prompts.edition['venue.address']),
    },
    domain: of('domain'),
    email: of('email'),
    phone: of('phone'),
  };
}
