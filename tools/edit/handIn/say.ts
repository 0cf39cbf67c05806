import { sayFrom } from '../sayFrom';
import sentences from './words.json';

export type SentenceCode = keyof typeof sentences;
export const { say, refusal } = sayFrom(sentences);
