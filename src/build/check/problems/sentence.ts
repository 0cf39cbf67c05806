/** Languages the check reports in. */
export type ReportLanguage = 'ru' | 'en';

/** What is wrong and how to mend it; words in braces are filled in from the problem's values. */
export type Sentence = { problem: string; remedy: string };

/** Sentences by the code of their fault. */
export type Sentences = Record<string, Record<ReportLanguage, Sentence>>;
