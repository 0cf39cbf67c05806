import { testMessagesOf, rowsOf } from '../../tests/support/saidFaults';

const choice = {
  type: 'radio',
  options: ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() })),
};
const pattern = { format: 'Нужна буква и две цифры, например C07.' };

testMessagesOf('answers', [
  ...rowsOf(`
  accepted | no | Без этого согласия форму отправить нельзя. | The form cannot be sent without this consent.
  confirm:email | x | Здесь должно быть то же, что в поле «Почта». | This should be the same as in “Почта”.
  confirm:phone | x | Здесь должно быть то же, что в поле «phone». | This should be the same as in “phone”.
  email | anna@ | Впишите адрес электронной почты, например anna@example.com. | Please enter a valid email address.
  ends_with:.pdf,.doc,.odt | x | Окончание должно быть таким: .pdf, .doc или .odt. | This should end with .pdf, .doc or .odt.
  is:S,M | L | Здесь подойдёт только S или M. | Only S or M will do here.
  matches:/^[A-Z]$/ | x | Проверьте, правильно ли вписано. | Please check what you have entered.
  matches:да,нет | x | Здесь подойдёт только да или нет. | Only да or нет will do here.
  matches:нет,/^[a-z]+$/i | 1 | Проверьте, правильно ли вписано. | Please check what you have entered.
  not:admin,root | root | «root» здесь не подойдёт. Выберите другое. | “root” cannot be used here. Please choose something else.
  starts_with:+7,8 | 9 | Начало должно быть таким: +7 или 8. | This should start with +7 or 8.
  url | www.a.ru | Впишите адрес страницы, начиная с http:// или https://. | Please enter a valid URL. It should begin with http:// or https://.
  url:https: | http://a.ru | Впишите адрес страницы, начиная с https://. | Please enter a valid URL. It should begin with https://.
  url | https:// | Впишите адрес страницы целиком, например https://example.com. | Please enter a valid URL.
  require_one:telegram | | Заполните хотя бы одно из полей: «Своё» или «Telegram». | Please fill in at least one of these: “Своё” or “Telegram”.
  required | | Поле обязательно для заполнения. | Field is required.
`),
  ['required:trim', ' ', 'Поле обязательно для заполнения.', 'Field is required.'],
  ['is:a,b', 'c', 'Здесь подойдёт только A или B.', 'Only A or B will do here.', choice],
  ['is:a,z', 'c', 'Здесь подойдёт только A или z.', 'Only A or z will do here.', choice],
  ['matches:/^[A-Z][0-9]{2,3}$/', 'x', pattern.format, pattern.format, pattern],
]);
