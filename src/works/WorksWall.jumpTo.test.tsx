import { screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { JumpTo } from './WorksWall';

test('exhibitors are in the order of an index: quotes do not count', () => {
  const works = ['Яшма', '«Глина»', 'Ветер'].map((name) => ({ exhibitor: { slug: name, name } }));
  renderInSite(
    <JumpTo
      groups={[{ title: null, entries: works }]}
      found={new Set(works)}
      label="Ряды"
      hasExhibitors
      onJump={() => undefined}
    />,
  );
  const [, ...names] = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['Ветер', '«Глина»', 'Яшма']);
});
