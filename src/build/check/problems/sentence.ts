/** Languages the check speaks. */
export type ReportLanguage = 'ru' | 'en';

/** What is wrong, and how to mend it; words in braces are values of the problem. */
export type Sentence = { problem: string; remedy: string };

/** Sentences by the code of their fault. */
export type Sentences = Record<string, Record<ReportLanguage, Sentence>>;
