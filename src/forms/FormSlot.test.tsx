import { fireEvent, screen, waitFor } from '@testing-library/react';
import { formSite, makeField, makeForm } from '../../tests/support/leadForm';
import { renderInSite } from '../../tests/support/renderInSite';
import { FormSlot } from './FormSlot';

let mockIsDown = false;
// A factory that throws is asked again at the next import, as a browser asks again for a chunk.
jest.mock('./LeadForm', () => {
  if (mockIsDown) throw new Error('Loading chunk failed.');
  return jest.requireActual<object>('./LeadForm');
});

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: class { observe() {} disconnect() {} } });
});
afterEach(() => sessionStorage.clear());

test('what was pressed before a failed loading is posted plainly, and not repeated when the engine comes later', async () => {
  const posted = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
  mockIsDown = true;
  const { container } = renderInSite(<FormSlot form={makeForm([[makeField('Name')], [makeField('Phone')]])} site={formSite} locale="en" />, { locale: 'en' });
  const name = screen.getByRole('textbox', { name: /Name/ });
  fireEvent.change(name, { target: { value: 'Anna' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
  fireEvent.submit(container.querySelector('form')!);
  // All steps at once: the plain form does the work.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Next' })).toBeNull());
  expect(posted).toHaveBeenCalledTimes(1);
  mockIsDown = false;
  fireEvent.focus(name);
  await waitFor(() => expect(container.querySelector('form')).toHaveAttribute('novalidate'));
  expect(posted).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Step 1 of 2')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Anna');
});
