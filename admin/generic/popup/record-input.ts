// Fields of a record as the input of a popup, where what is asked for is less than a form.
import { type Metadata, metadata } from '#generated/metadata.ts';

export const recordInput = <E extends keyof Metadata, F extends keyof Metadata[E]['fields'] & string>(entity: E, names: readonly F[]) => {
  const fields: Metadata[E]['fields'] = metadata[entity].fields;
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Metadata[E]['fields'], F>;
};
