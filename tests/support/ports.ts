/** Consecutive ports; another first port lets two runs share a machine (`FAIR_TEST_PORT`). */
export const portsFrom = (first: number) => ({
  fair: first,
  lowerCase: first + 1,
  leads: first + 2,
  content: first + 3,
  nginx: first + 4,
});
