// The option --at 2026-04-03T13:00 of start, develop and edit: build and browser pretend to be at
// that moment (decision 035).

/**
 * Moves the moment from the arguments into FAIR_AT, for later processes; returns the other
 * arguments.
 */
export function takeTrial(args) {
  const at = args.findIndex((arg) => arg === '--at' || arg.startsWith('--at='));
  if (at < 0) return args;
  const isApart = args[at] === '--at';
  // Without a moment, the build reports what is missing.
  process.env.FAIR_AT = (isApart ? args[at + 1] : args[at].slice('--at='.length)) || 'none';
  return args.toSpliced(at, isApart ? 2 : 1);
}
