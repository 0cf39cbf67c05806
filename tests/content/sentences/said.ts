/** What the check prints of each fault, problem and remedy, with values that its sentence names. */
export type Said<Code extends string> = Record<
  Code,
  { named?: Record<string, string>; en: string; ru: string }
>;
