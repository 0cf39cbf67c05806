import type { Messages } from '../../../i18n/messages';

/** The error of a slide, as the key of its message (spec §8, gallery messages). */
export type SlideProblem = Extract<
  keyof Messages['gallery'],
  | 'somethingWrong'
  | 'imageNotFound'
  | 'elementNotFound'
  | 'ajaxNotFound'
  | 'forbidden'
  | 'pageError'
>;

/** The error for the status of an ajax slide's response; undefined for success (spec §8). */
export function ajaxProblem(status: number): SlideProblem | undefined {
  if (status === 200) return undefined;
  return status === 404 ? 'ajaxNotFound' : 'forbidden';
}

const unsafe = 'script, style, link, meta, base, iframe, object, embed, template';

/** Extracts `<main>` or body for a slide, without scripts, event handlers and ids. */
export function readPart(html: string): DocumentFragment {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return cleanCopy(page.querySelector('main') ?? page.body);
}

/** Copies an element's content without scripts, event handlers and ids. */
export function cleanCopy(source: Element): DocumentFragment {
  const copy = source.cloneNode(true) as Element;
  copy.querySelectorAll(unsafe).forEach((part) => part.remove());
  for (const element of copy.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const isScript = /^\s*(javascript|data|vbscript):/i.test(value);
      if (name === 'id' || name === 'style' || name.startsWith('on') || isScript)
        element.removeAttribute(name);
    }
  }
  const part = source.ownerDocument.createDocumentFragment();
  part.append(...copy.childNodes);
  return part;
}
