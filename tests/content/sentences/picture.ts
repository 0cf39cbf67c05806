import type { pictureSentences } from '../../../src/build/check/problems/pictureSentences';
import type { Said } from './said';

export const pictureSaid: Said<keyof typeof pictureSentences> = {
  pictureUnread: {
    en: 'the file cannot be read from disk  check its permissions, or put it there again',
    ru: 'файл не удаётся прочитать с диска  проверьте права на файл или положите его заново',
  },
  pictureEmpty: {
    en: 'the file is empty  copy the picture from its source again',
    ru: 'файл пуст  скопируйте картинку ещё раз из источника',
  },
  picturePhone: {
    named: { value: '.heic' },
    en: 'the site does not read the format .heic  save the photograph as JPEG; to let the phone do so: Settings → Camera → Formats → Most Compatible',
    ru: 'формат .heic сайт не читает  сохраните снимок как JPEG; чтобы телефон сразу снимал так: «Настройки → Камера → Форматы → Наиболее совместимые»',
  },
  pictureRaw: {
    named: { value: '.nef' },
    en: 'this is a raw photograph: .nef  develop it and save it as JPEG',
    ru: 'это сырой снимок с камеры: .nef  проявите его и сохраните как JPEG',
  },
  pictureFormat: {
    named: { value: '.gif' },
    en: 'the site does not show the format .gif  save the picture as JPEG, PNG, WebP or TIFF, and remove this file',
    ru: 'формат .gif сайт не показывает  сохраните картинку как JPEG, PNG, WebP или TIFF, а этот файл уберите',
  },
  pictureContent: {
    named: { value: '.jpg' },
    en: 'there is no picture inside, though the name ends in .jpg  open the original picture and save it as JPEG or PNG',
    ru: 'внутри не картинка, хотя имя кончается на .jpg  откройте исходную картинку и сохраните её как JPEG или PNG',
  },
  pictureDamaged: {
    en: 'the picture is damaged, or was not copied to its end  copy it again, or save it anew from the original',
    ru: 'картинка повреждена или скопирована не до конца  скопируйте её ещё раз или пересохраните из исходной',
  },
  pictureCmyk: {
    en: 'CMYK printing inks without a colour profile  save the picture in sRGB, or embed the profile',
    ru: 'печатные краски CMYK без цветового профиля  сохраните картинку в sRGB или вложите в неё профиль',
  },
  picturePixels: {
    named: { value: '41.0', bounds: '40' },
    en: 'too many pixels: 41.0 million  make the picture smaller: 40 million at most, 2560 on the long side are enough',
    ru: 'слишком много пикселей: 41.0 млн  уменьшите картинку: допустимо 40 млн, хватит и 2560 по длинной стороне',
  },
  pictureBytes: {
    named: { value: '26.0', bounds: '25' },
    en: 'the file is too heavy: 26.0 MB  save it as JPEG: 25 MB at most',
    ru: 'файл слишком тяжёлый: 26.0 МБ  сохраните его как JPEG: допустимо 25 МБ',
  },
  pictureSmall: {
    named: { value: '320', bounds: '800' },
    en: 'the picture is small: 320 px on the long side  take the original, 800 px at least; do not stretch it',
    ru: 'картинка мала: длинная сторона 320 px  возьмите исходную, не меньше 800 px; не растягивайте',
  },
  picturePlace: {
    en: 'nobody will see a picture in this folder  put it into <year>/photos without subfolders, or beside the YAML file that names it',
    ru: 'в этой папке картинку никто не увидит  положите её в <год>/photos без подпапок или рядом с файлом YAML, который её называет',
  },
  logoRoot: {
    en: 'this is no SVG drawing, or it is damaged  save the logo anew as plain SVG',
    ru: 'это не рисунок SVG, или он повреждён  сохраните знак заново как простой SVG',
  },
  logoScript: {
    en: 'the SVG drawing holds a script  save the logo as plain SVG, without <script>, on…= and foreignObject',
    ru: 'в рисунке SVG есть сценарий  сохраните знак как простой SVG, без <script>, on…= и foreignObject',
  },
  logoOutside: {
    en: 'the SVG drawing refers to another file or site  embed its pictures and fonts, or turn text into outlines',
    ru: 'рисунок SVG ссылается на другой файл или сайт  вложите картинки и шрифты в рисунок или переведите текст в кривые',
  },
};
