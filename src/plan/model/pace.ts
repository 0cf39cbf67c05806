/** Metres a minute: an easy pace in a crowd, 3 km/h. */
const pace = 50;

/** Minutes on foot, rounded up from whole metres, since a plan is not finer. */
export const walkingMinutes = (metres: number): number =>
  Math.max(1, Math.ceil(Math.round(metres) / pace));
