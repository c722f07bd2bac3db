// A time zone of the IANA database: a choice whose values the platform lists, so that neither server nor browser ships a list.
import { word } from './fields.ts';

const zones = Intl.supportedValuesOf('timeZone') as [string, ...string[]];

export const timezone = () => word(...zones);
