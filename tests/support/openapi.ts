// The OpenAPI document as it is generated, for the tests that ask by it and hold answers against it.
import { readFileSync } from 'node:fs';
import { root } from './root.ts';

/** As much of it as a test needs, under a type of its own. */
export const documentAs = <Document>(): Document => JSON.parse(readFileSync(`${root}generated/openapi.json`, 'utf8')) as Document;
