import {
  changeDraft,
  restoreDraft,
  deleteDraft,
  readDraft,
  saveDrafts,
  readAnswers,
} from './drafts';

/** Creates a form as on a fresh page; `label` stands for the page's language. */
function makeForm(name: string, label = ''): HTMLFormElement {
  const form = document.createElement('form');
  form.dataset['lead'] = name;
  form.innerHTML = `
    <input type="hidden" name="url_location" value="/${label}">
    <fieldset><legend>${label}</legend>
      <input type="radio" name="who" value="gallery"><input type="radio" name="who" value="artist">
    </fieldset>
    <fieldset>
    <input type="checkbox" name="wish" value="corner"><input type="checkbox" name="wish" value="dark">
    <select name="hour"><option value=""></option><option value="12:00">${label}</option></select>
    <textarea name="about"></textarea>
    <input type="text" name="city"></fieldset><input type="checkbox" name="agree" value="on">
    <output></output>
    <button type="submit" name="send" value="1">${label}</button>`;
  document.body.append(form);
  return form;
}

function answer(form: HTMLFormElement, name: string, value: string): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)];
  const choice = fields.find((field) => /radio|checkbox/.test(field.type) && field.value === value);
  if (choice !== undefined) return choice.click();
  fields[0]!.value = value;
  fields[0]!.dispatchEvent(new Event('input', { bubbles: true }));
}

const all = {
  who: 'artist',
  wish: ['dark'],
  hour: '12:00',
  about: 'Две\nстроки',
  city: 'Тула',
  agree: 'on',
};

function answerAll(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(all)) answer(form, name, [value].flat()[0]!);
}

beforeAll(() => saveDrafts(document));
afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

test('each letter and choice is stored for the tab; hidden fields and buttons are not', () => {
  const form = makeForm('apply');
  answerAll(form);
  expect(readDraft('apply')).toEqual({ values: all });
  expect(localStorage).toHaveLength(0);
  answer(form, 'wish', 'corner');
  expect(readDraft('apply')?.values['wish']).toEqual(['corner', 'dark']);
});

test('other fields of the page are ignored', () => {
  const search = makeForm('search');
  delete search.dataset['lead'];
  answer(search, 'city', 'Тула');
  expect(sessionStorage).toHaveLength(0);
});

test('the form in the other language is filled from it', () => {
  answerAll(makeForm('apply', 'Выбор'));
  const form = makeForm('apply', 'Choice');
  restoreDraft(form, readDraft('apply')!);
  expect(readAnswers(form)).toEqual(all);
});

test('emptied answers are deleted, and the draft with the last one, but not an order that waits for payment', () => {
  const form = makeForm('apply');
  answer(form, 'city', 'Тула');
  answer(form, 'city', '');
  expect(readDraft('apply')).toBeUndefined();
  changeDraft('apply', { isDue: true });
  answer(form, 'city', 'Тула');
  answer(form, 'city', '');
  expect(readDraft('apply')).toEqual({ isDue: true, values: {} });
});

test('step and lead are stored with the answers, and deleted with them', () => {
  changeDraft('apply', { step: 1 });
  expect(readDraft('apply')).toBeUndefined();
  const form = makeForm('apply');
  answer(form, 'city', 'Тула');
  changeDraft('apply', { step: 1, mergelead: 'id_1' });
  answer(form, 'city', 'Тверь');
  expect(readDraft('apply')).toEqual({ values: { city: 'Тверь' }, step: 1, mergelead: 'id_1' });
  deleteDraft('apply');
  expect(readDraft('apply')).toBeUndefined();
});

test('values in the form stay, and the subject comes from the address', () => {
  const form = makeForm('apply');
  answer(form, 'city', 'Пермь');
  restoreDraft(form, { values: { city: 'Тула', about: 'a', hour: '12:00' } }, 'hour');
  expect(readAnswers(form)).toEqual({ city: 'Пермь', about: 'a' });
});

test('a choice that is no longer offered is dropped', () => {
  const form = makeForm('apply');
  restoreDraft(form, {
    values: { hour: '14:00', who: 'sculptor', wish: ['dark', 'wet'], gone: 'x' },
  });
  expect(readAnswers(form)).toEqual({ wish: ['dark'] });
  expect(form.querySelector('select')).toHaveValue('');
});

test('nothing fails if storage is full or blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const form = makeForm('apply');
  expect(() => answer(form, 'city', 'Тула')).not.toThrow();
  expect(changeDraft('apply', { values: { city: 'Тула' } })).toBe(false);
  jest.restoreAllMocks();
  expect(changeDraft('apply', { values: { city: 'Тула' } })).toBe(true);
});

test.each(['', '{', '7', 'null', '"payment"', '{"values":1,"step":0}', '{"values":null}', '[]'])(
  'a draft of %j does not count',
  (stored) => {
    sessionStorage.setItem('form:ball', stored);
    expect(readDraft('ball')).toBeUndefined();
  },
);
