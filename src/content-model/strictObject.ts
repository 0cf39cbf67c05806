import { object, type AnyObject, type ObjectShape } from 'yup';

/** Fields of content: an unknown key is a fault, and values are not converted to another type. */
export const strictObject = <Fields extends ObjectShape>(fields: Fields) =>
  object<AnyObject, Fields>(fields).noUnknown().strict();
