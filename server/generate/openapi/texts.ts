// Writes the OpenAPI document and the types of its calls from the server's own declarations.
import openapiTypescript, { astToString } from 'openapi-typescript';
import { isTimeZones } from '../metadata.ts';
import { header } from '../text.ts';

/** Removes the time zones: they differ between platforms, and the document must not. */
const withoutZones = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutZones);
  if (typeof value !== 'object' || value === null) return value;
  if ('enum' in value && Array.isArray(value.enum) && isTimeZones(value.enum)) {
    const { enum: _zones, ...rest } = value;
    return { ...rest, description: 'A time zone of the IANA database' };
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutZones(one)]));
};

export const openapiTexts = async (): Promise<{ document: string; types: string }> => {
  const { allCalls } = await import('#server/calls.ts');
  const { documentOf } = await import('./document.ts');
  const { extensibleEnum } = await import('./refusals.ts');
  const document = JSON.stringify(withoutZones(documentOf(allCalls())), null, 2);
  // Clients with these types must handle the known reasons.
  const types = await openapiTypescript(document.replaceAll(`"${extensibleEnum}"`, '"enum"'), {
    alphabetize: true,
    emptyObjectsUnknown: true,
  });
  return { document: `${document}\n`, types: `${header}${astToString(types)}` };
};

/** The typed client: every call, parameter and answer by the document. */
export const clientText = `${header}import createClient, { type ClientOptions } from 'openapi-fetch';
import type { paths } from './api.d.ts';

/** Calls the API with types of the document; a browser brings its cookie along, anything else gives a \`Cookie\` header. */
export const createApi = (options: ClientOptions) => createClient<paths>(options);
`;
