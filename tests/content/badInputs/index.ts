import type { BadInputs } from './badInput';
import { fieldInputs } from './fields';
import { formInputs } from './forms';
import { noticeInputs } from './notices';
import { hoursInputs } from './hours';
import { onceInputs } from './once';
import { pictureInputs } from './pictures';
import { placeInputs } from './places';
import { redirectInputs } from './redirects';
import { referenceInputs } from './references';
import { releaseInputs } from './releases';
import { slideInputs } from './slides';
import { textInputs } from './texts';
import { timeInputs } from './times';
import { typeInputs } from './types';
import { visitInputs } from './visits';
import { wayInputs } from './ways';
import { workFormInputs } from './workForms';
import { workInputs } from './works';
import { yamlInputs } from './yaml';

/** Every bad input, by kind of fault. */
export const badInputs: Record<string, BadInputs> = {
  yaml: yamlInputs,
  types: typeInputs,
  fields: fieldInputs,
  references: referenceInputs,
  texts: textInputs,
  times: timeInputs,
  redirects: redirectInputs,
  forms: formInputs,
  places: placeInputs,
  pictures: pictureInputs,
  visits: visitInputs,
  releases: releaseInputs,
  slides: slideInputs,
  ways: wayInputs,
  notices: noticeInputs,
  hours: hoursInputs,
  works: workInputs,
  workForms: workFormInputs,
  once: onceInputs,
};
