import { fireEvent, screen } from '@testing-library/react';
import { makeField, makeForm } from '../../tests/support/leadForm';
import { renderInSite } from '../../tests/support/renderInSite';
import { FailureNotice } from './Notices';

const form = makeForm([
  [
    makeField('type', {
      label: 'Type',
      type: 'radio',
      options: [{ value: 'g', label: 'Gallery' }],
    }),
    makeField('hidden', { label: 'Hidden', showWhen: { field: 'type', is: ['artist'] } }),
  ],
]);
const answers = 'Type: Gallery';
const written = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  Object.assign(navigator, { clipboard: { writeText: written } });
  written.mockReset();
  renderInSite(
    <FailureNotice
      form={form}
      values={{ type: 'g', hidden: 'x' }}
      errors={{}}
      locale="en"
      failed={{ failure: 'network' }}
      email="hello@fair.example"
      onRetry={() => undefined}
    />,
    { locale: 'en' },
  );
});

test('answers are copied in the words of the form', async () => {
  written.mockResolvedValue();
  fireEvent.click(screen.getByRole('button', { name: 'Copy my answers' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Your answers are copied.');
  expect(written).toHaveBeenCalledWith(answers);
});

test('without a clipboard, the answers are shown for copying by hand', async () => {
  written.mockRejectedValue(new Error('refused'));
  fireEvent.click(screen.getByRole('button', { name: 'Copy my answers' }));
  expect(await screen.findByRole('textbox', { name: 'Your answers' })).toHaveValue(answers);
  expect(screen.queryByRole('status')).toBeNull();
});
