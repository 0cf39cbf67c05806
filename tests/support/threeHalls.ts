import type { HallWalks } from '../../src/my-fair/model/agenda';

/** 2 minutes from west to middle, 7 from middle to east. */
export const threeHalls: readonly HallWalks[] = [
  { id: 'west', walks: [null, 2, 8] },
  { id: 'middle', walks: [2, null, 7] },
  { id: 'east', walks: [8, 7, null] },
];
