// Generated from the schema by npm run generate; never edited by hand.
import createClient, { type ClientOptions } from 'openapi-fetch';
import type { paths } from './api.d.ts';

/** Calls the API with types of the document; a browser brings its cookie along, anything else gives a `Cookie` header. */
export const createApi = (options: ClientOptions) => createClient<paths>(options);
