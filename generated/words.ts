// Generated from the schema by npm run generate; never edited by hand.

import type sl from './words/sl.ts';

/** All words of the product, by area; Slovenian is the source. */
export type Words = typeof sl;
export type Area = keyof Words;
