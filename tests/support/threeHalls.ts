import type { HallPlace } from '../../src/my-fair/model/walk';

/** About 100 m from west to middle, 300 m from middle to east: 2 and 7 minutes. */
export const threeHalls: readonly HallPlace[] = [
  { id: 'west', x: 0, y: 0, width: 20, height: 20 },
  { id: 'middle', x: 90, y: 0, width: 20, height: 20 },
  { id: 'east', x: 390, y: 0, width: 20, height: 20 },
];
