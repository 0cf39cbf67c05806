/** @jest-environment node */
import { globTest, namedStyle, pixels, planCover, planExhibitor, planPhotos, planSpeaker } from './plan';

const record = `# style: ink
participantType: gallery
works:
  - picture: first.jpg
    size: {height: 100, width: 50}
  - picture: second.jpg  # style: op-art
    size: {height: 60, width: 90}
`;

describe('namedStyle', () => {
  it('takes the picture line before the first line', () => {
    expect(namedStyle(record, 'first.jpg')).toBe('ink');
    expect(namedStyle(record, 'second.jpg')).toBe('op-art');
  });

  it('ignores names it does not know', () => {
    expect(namedStyle('# style: finger-paint\n', 'first.jpg')).toBeUndefined();
  });
});

describe('planExhibitor', () => {
  it('plans every work with its aspect, size and budget', () => {
    const items = planExhibitor('/content/x', '2025', 'gips', record);
    expect(items.map(({ key, width, height, budget }) => ({ key, width, height, budget }))).toEqual([
      { key: '2025/exhibitors/gips/first.jpg', width: 800, height: 1600, budget: 120000 },
      { key: '2025/exhibitors/gips/second.jpg', width: 1280, height: 853, budget: 80000 },
    ]);
    expect(new Set(items.map((item) => item.handKey)).size).toBe(1);
  });

  it('chooses by participant type when no style is named, always the same', () => {
    const source = 'participantType: sculptor\nworks:\n  - picture: a.jpg\n';
    expect(planExhibitor('/x', '2025', 's', source)[0]?.style).toBe('sculpture');
  });
});

describe('other plans', () => {
  it('plans a portrait at four to five', () => {
    const [item] = planSpeaker('/x', '2025', 'vera', 'portrait: {picture: portrait.jpg}\n');
    expect(item).toMatchObject({ style: 'duotone-portrait', width: 800, height: 1000 });
  });

  it('plans a cover only when the edition names one', () => {
    expect(planCover('/x', '2025', 'title: none\n')).toEqual([]);
    expect(planCover('/x', '2025', 'cover: {picture: cover.jpg}\n')[0]?.width).toBe(2560);
  });

  it('plans photographs upright and lying', () => {
    const source = '"2024":\n  - {picture: a.jpg, scene: nave, mood: noon, aspect: "2:3"}\n  - {picture: b.jpg, scene: wall}\n';
    expect(planPhotos('/c', source).map((item) => item.height)).toEqual([1600, 1067]);
  });
});

describe('pixels and globTest', () => {
  it('keeps the aspect within limits', () => {
    expect(pixels(0.01, 1000)).toEqual({ width: 420, height: 1000 });
    expect(pixels(2, 1000)).toEqual({ width: 1000, height: 500 });
  });

  it('matches keys', () => {
    expect(globTest('2025/speakers/**')('2025/speakers/vera/portrait.jpg')).toBe(true);
    expect(globTest('2025/*/portrait.jpg')('2025/speakers/vera/portrait.jpg')).toBe(false);
  });
});
