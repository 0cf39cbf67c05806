import { keepTypedValues } from './typedFields';
import { restoreTypedValues } from './typedValues';

const form = `<main><form>
  <input name="name"><input name="name"><textarea name="about"></textarea><input type="checkbox" name="agree">
  <select name="day"><option>1</option><option>2</option></select>
  <input type="password" name="secret"><input type="hidden" name="form" value="lead">
</form></main>`;

const fields = () => [...document.querySelectorAll<HTMLInputElement>('[name]')];

function fill(): void {
  document.body.innerHTML = form;
  const [first, second, about, agree, day, secret] = fields() as [
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
  ];
  first.value = 'Анна';
  second.value = '<b>';
  about.value = 'two\nlines';
  agree.checked = true;
  day.value = '2';
  secret.value = 'never';
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/press/');
});

test('what was typed is typed again, with its events, and only once', () => {
  fill();
  keepTypedValues();
  expect(sessionStorage.getItem('typed-values')).not.toContain('never');
  document.body.innerHTML = form;
  const inputs: string[] = [];
  document.body.addEventListener('input', (event) =>
    inputs.push((event.target as HTMLInputElement).name),
  );
  restoreTypedValues();
  expect(fields().map(({ value }) => value)).toEqual([
    'Анна',
    '<b>',
    'two\nlines',
    'on',
    '2',
    '',
    'lead',
  ]);
  expect(fields()[3]?.checked).toBe(true);
  expect(inputs).toEqual(['name', 'name', 'about', 'agree', 'day']);
  document.body.innerHTML = form;
  restoreTypedValues();
  expect(fields()[0]?.value).toBe('');
});

test('a form that comes later is filled when it comes', async () => {
  fill();
  keepTypedValues();
  document.body.innerHTML = '';
  restoreTypedValues();
  document.body.innerHTML = form;
  await Promise.resolve();
  expect(fields()[0]?.value).toBe('Анна');
});

test('another page gets nothing of it', () => {
  fill();
  keepTypedValues();
  window.history.replaceState(null, '', '/partners/');
  document.body.innerHTML = form;
  restoreTypedValues();
  expect(fields()[0]?.value).toBe('');
});

test('what the address says is left to the address', () => {
  window.history.replaceState(null, '', '/press/?day=2');
  fill();
  keepTypedValues();
  window.history.replaceState(null, '', '/press/?day=1');
  document.body.innerHTML = form;
  restoreTypedValues();
  expect(fields()[0]?.value).toBe('Анна');
  expect(fields()[4]?.value).toBe('1');
});

test('forms that keep drafts of their own are left alone', () => {
  fill();
  document.querySelector('form')!.dataset['lead'] = 'apply';
  keepTypedValues();
  expect(sessionStorage).toHaveLength(0);
});

test('spoilt storage is passed over', () => {
  sessionStorage.setItem('typed-values', '{');
  expect(restoreTypedValues).not.toThrow();
});
