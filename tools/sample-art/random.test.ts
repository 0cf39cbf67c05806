import { hashString, Random } from './random';

describe('Random', () => {
  it('gives the same numbers for the same seed', () => {
    const a = new Random('2025/exhibitors/gips/one.jpg');
    const b = new Random('2025/exhibitors/gips/one.jpg');
    expect([a.next(), a.next(), a.next()]).toEqual([b.next(), b.next(), b.next()]);
  });

  it('gives other numbers for another seed', () => {
    expect(new Random('one').next()).not.toBe(new Random('two').next());
    expect(hashString('one')).not.toEqual(hashString('two'));
  });

  it('stays within its limits', () => {
    const random = new Random('limits');
    for (let i = 0; i < 500; i++) {
      const value = random.range(2, 3);
      expect(value).toBeGreaterThanOrEqual(2);
      expect(value).toBeLessThan(3);
      expect([1, 2, 3]).toContain(random.int(1, 3));
    }
  });

  it('is not disturbed by a fork', () => {
    const plain = new Random('seed');
    const forked = new Random('seed');
    forked.fork('other').next();
    expect(forked.next()).toBe(plain.next());
  });

  it('keeps every item when it shuffles, and refuses to pick from nothing', () => {
    const random = new Random('cards');
    expect(random.shuffle([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(() => random.pick([])).toThrow('Nothing to pick from');
  });
});
