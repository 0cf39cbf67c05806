import { sayFrom } from '../sayFrom';
import sentences from './words.json';

export const { say, refusal } = sayFrom(sentences);
