import { object, type AnyObject, type ObjectShape } from 'yup';

/**
 * Fields of content: an unknown key is a fault, and no value is taken for another type than it is
 * written in.
 */
export const strictObject = <Fields extends ObjectShape>(fields: Fields) =>
  object<AnyObject, Fields>(fields).noUnknown().strict();
