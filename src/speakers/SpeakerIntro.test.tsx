import { screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { SpeakerIntro } from './SpeakerIntro';

test('topics and links without entries have no heading', () => {
  const speaker: Queries.SpeakerIntroFragment = {
    year: 2026,
    slug: 'anna',
    name: 'Анна',
    biography: 'Куратор.',
    topics: [],
    links: [],
    portrait: null,
  };
  renderInSite(<SpeakerIntro speaker={speaker} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
