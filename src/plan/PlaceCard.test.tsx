import { fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { renderInSite } from '../../tests/support/renderInSite';
import { translateTexts } from '../../tests/support/translate';
import { PlaceCard } from './PlaceCard';

type Props = ComponentProps<typeof PlaceCard>;

const card = (code: string, name: string, participantType: 'gallery' | 'artist', city: string) => ({
  anchor: `stand-${code}`,
  stand: { code } as Props['stand'],
  holder: { name, slug: code, stand: code, participantType, city },
});
const cards = [card('A01', 'Гипс', 'gallery', 'Псков'), card('B02', 'Гжель', 'artist', 'Тверь')];

function Choice() {
  const [index, setIndex] = useState(0);
  return (
    <>
      <button onClick={() => setIndex(1)}>next</button>
      <PlaceCard
        {...(cards[index] as Props)}
        row="Ряд"
        year={2026}
        codes={[]}
        onChoose={jest.fn()}
      />
    </>
  );
}

test('translated by the browser, the card of another stand shows all of its words', () => {
  renderInSite(<Choice />);
  expect(screen.getByRole('status')).toHaveTextContent('галерея, Псков');
  translateTexts();
  fireEvent.click(screen.getByRole('button', { name: 'next' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^B02Гжель.*, ТверьРяд/);
  expect(screen.getByRole('status')).not.toHaveTextContent('Псков');
});
