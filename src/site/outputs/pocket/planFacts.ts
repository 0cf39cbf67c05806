import type { Nodes } from '../../content/nodes';
import { localize, type Locale, type Localized } from '../../../i18n/locales';
import type { ServiceKind } from '../../../plan/schema';
import { wordsOf } from './words';

type Shape = { x: number; y: number; width: number; height: number };

/** A year's plan in one language; metres, from its upper left corner. */
export type PlanFacts = {
  year: number;
  size: { width: number; height: number };
  halls: (Shape & { id: string; name: string; use: string })[];
  /** A stand with the name of its exhibitor; one that the file does not list has none. */
  stands: (Shape & { code: string; holder?: string })[];
  services: { kind: ServiceKind; name: string; x: number; y: number }[];
  routes: { name: string; points: { x: number; y: number }[] }[];
};

/** The facts of a plan, and who of these exhibitors stands where. */
export function planFacts(
  { fields, size, halls, stands, services, stepFreeRoutes = [] }: Nodes['Plan'],
  exhibitors: readonly Nodes['Exhibitor'][],
  locale: Locale,
): PlanFacts {
  const say = (text: Localized) => localize(text, locale);
  const words = wordsOf(locale).map.services;
  const holders = new Map(exhibitors.map(({ stand, name }) => [stand, say(name)]));
  return {
    year: fields.year,
    size,
    halls: halls.map((hall) => ({ ...hall, name: say(hall.name) })),
    stands: stands.map(({ code, x, y, width, height }) => {
      const holder = holders.get(code);
      return { code, x, y, width, height, ...(holder !== undefined && { holder }) };
    }),
    services: services.map(({ kind, name, x, y }) => ({
      kind,
      name: name ? say(name) : words[kind],
      x,
      y,
    })),
    routes: stepFreeRoutes.map(({ name, points }) => ({ name: say(name), points })),
  };
}
