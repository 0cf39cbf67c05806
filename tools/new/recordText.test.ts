import { number, object, string } from 'yup';
import { recordText } from './recordText';

const schema = object({
  name: string().meta({ ru: 'Имя.', en: 'Name.' }),
  founded: number().meta({ ru: 'Год.', en: 'Year.', example: 1998 }),
  city: string().meta({ ru: 'Город.', en: 'City.', example: 'Pskov' }),
  note: string().meta({ ru: 'Заметка.', en: 'Note.' }),
});

test('fields are filled, or examples: the kind’s own before the schema’s', () => {
  expect(recordText(schema, { filled: { name: 'Kobalt' }, examples: { city: 'Tver' } })).toBe(
    [
      '## Имя.\n## Name.\nname: Kobalt',
      '## Год.\n## Year.\n# founded: 1998',
      '## Город.\n## City.\n# city: Tver',
    ].join('\n\n') + '\n',
  );
});
