import type { Sentences } from './sentence';

/** What can be wrong with a dropped picture. */
export const pictureSentences = {
  pictureUnread: {
    ru: {
      problem: 'файл не удаётся прочитать с диска',
      remedy: 'проверьте права на файл или положите его заново',
    },
    en: {
      problem: 'the file cannot be read from disk',
      remedy: 'check its permissions, or put it there again',
    },
  },
  pictureEmpty: {
    ru: { problem: 'файл пуст', remedy: 'скопируйте картинку ещё раз из источника' },
    en: { problem: 'the file is empty', remedy: 'copy the picture from its source again' },
  },
  picturePhone: {
    ru: {
      problem: 'формат {value} сайт не читает',
      remedy:
        'сохраните снимок как JPEG; чтобы телефон сразу снимал так: «Настройки → Камера → Форматы → Наиболее совместимые»',
    },
    en: {
      problem: 'the site does not read the format {value}',
      remedy:
        'save the photograph as JPEG; to let the phone do so: Settings → Camera → Formats → Most Compatible',
    },
  },
  pictureRaw: {
    ru: {
      problem: 'это сырой снимок с камеры: {value}',
      remedy: 'проявите его и сохраните как JPEG',
    },
    en: { problem: 'this is a raw photograph: {value}', remedy: 'develop it and save it as JPEG' },
  },
  pictureFormat: {
    ru: {
      problem: 'формат {value} сайт не показывает',
      remedy: 'сохраните картинку как JPEG, PNG, WebP или TIFF, а этот файл уберите',
    },
    en: {
      problem: 'the site does not show the format {value}',
      remedy: 'save the picture as JPEG, PNG, WebP or TIFF, and remove this file',
    },
  },
  pictureContent: {
    ru: {
      problem: 'внутри не картинка, хотя имя кончается на {value}',
      remedy: 'откройте исходную картинку и сохраните её как JPEG или PNG',
    },
    en: {
      problem: 'there is no picture inside, though the name ends in {value}',
      remedy: 'open the original picture and save it as JPEG or PNG',
    },
  },
  pictureDamaged: {
    ru: {
      problem: 'картинка повреждена или скопирована не до конца',
      remedy: 'скопируйте её ещё раз или пересохраните из исходной',
    },
    en: {
      problem: 'the picture is damaged, or was not copied to its end',
      remedy: 'copy it again, or save it anew from the original',
    },
  },
  pictureCmyk: {
    ru: {
      problem: 'печатные краски CMYK без цветового профиля',
      remedy: 'сохраните картинку в sRGB или вложите в неё профиль',
    },
    en: {
      problem: 'CMYK printing inks without a colour profile',
      remedy: 'save the picture in sRGB, or embed the profile',
    },
  },
  picturePixels: {
    ru: {
      problem: 'слишком много пикселей: {value} млн',
      remedy: 'уменьшите картинку: допустимо {bounds} млн, хватит и 2560 по длинной стороне',
    },
    en: {
      problem: 'too many pixels: {value} million',
      remedy:
        'make the picture smaller: {bounds} million at most, 2560 on the long side are enough',
    },
  },
  pictureBytes: {
    ru: {
      problem: 'файл слишком тяжёлый: {value} МБ',
      remedy: 'сохраните его как JPEG: допустимо {bounds} МБ',
    },
    en: {
      problem: 'the file is too heavy: {value} MB',
      remedy: 'save it as JPEG: {bounds} MB at most',
    },
  },
  pictureSmall: {
    ru: {
      problem: 'картинка мала: длинная сторона {value} px',
      remedy: 'возьмите исходную, не меньше {bounds} px; не растягивайте',
    },
    en: {
      problem: 'the picture is small: {value} px on the long side',
      remedy: 'take the original, {bounds} px at least; do not stretch it',
    },
  },
  picturePlace: {
    ru: {
      problem: 'в этой папке картинку никто не увидит',
      remedy:
        'положите её в <год>/photos без подпапок или рядом с файлом YAML, который её называет',
    },
    en: {
      problem: 'nobody will see a picture in this folder',
      remedy: 'put it into <year>/photos without subfolders, or beside the YAML file that names it',
    },
  },
  logoRoot: {
    ru: {
      problem: 'это не рисунок SVG, или он повреждён',
      remedy: 'сохраните знак заново как простой SVG',
    },
    en: {
      problem: 'this is no SVG drawing, or it is damaged',
      remedy: 'save the logo anew as plain SVG',
    },
  },
  logoScript: {
    ru: {
      problem: 'в рисунке SVG есть сценарий',
      remedy: 'сохраните знак как простой SVG, без <script>, on…= и foreignObject',
    },
    en: {
      problem: 'the SVG drawing holds a script',
      remedy: 'save the logo as plain SVG, without <script>, on…= and foreignObject',
    },
  },
  logoOutside: {
    ru: {
      problem: 'рисунок SVG ссылается на другой файл или сайт',
      remedy: 'вложите картинки и шрифты в рисунок или переведите текст в кривые',
    },
    en: {
      problem: 'the SVG drawing refers to another file or site',
      remedy: 'embed its pictures and fonts, or turn text into outlines',
    },
  },
} satisfies Sentences;

/** Codes of the faults of pictures. */
export type PictureProblemCode = keyof typeof pictureSentences;
