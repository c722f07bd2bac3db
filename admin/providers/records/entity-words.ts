// The names of an entity, its fields and options, for code that handles all entities alike.
import { useMemo } from 'react';
import { useSpeech } from '../person/speech.tsx';
import { entityOf } from './metadata.ts';

export type EntitySpeech = {
  readonly one: string;
  readonly many: string;
  readonly create: string;
  readonly search: string;
  readonly empty: string;
  readonly count: (n: number) => string;
  readonly label: (field: string) => string;
  /** The column header, shorter than the label if a short form exists. */
  readonly head: (field: string) => string;
  readonly group: (name: string) => string;
  readonly help: (name: string) => string | undefined;
  /** The meaning of an empty field. */
  readonly none: (field: string) => string | undefined;
  /** The label of an option. */
  readonly choice: (field: string, stored: unknown) => string;
  /** The labels of a flag's two values in a filter. */
  readonly flag: (field: string, value: boolean) => string | undefined;
};

export const useEntityWords = (name: string): EntitySpeech => {
  const { find } = useSpeech();
  return useMemo(() => {
    const word = (path: string, parameters?: Readonly<Record<string, unknown>>) => find(`${name}.${path}`, parameters);
    const sure = (path: string) => word(path) ?? `${name}.${path}`;
    const label = (field: string) => sure(`fields.${field}`);
    return {
      one: sure('one'),
      many: sure('many'),
      create: sure('create'),
      search: sure('search'),
      empty: sure('empty'),
      count: (n) => word('count', { smart_count: n }) ?? String(n),
      label,
      head: (field) => word(`short.${field}`) ?? label(field),
      group: (group) => sure(`form.${group}`),
      help: (of) => word(`help.${of}`),
      none: (field) => word(`none.${field}`),
      choice: (field, stored) => {
        const named = Object.entries(entityOf(name).fields[field]?.values ?? {}).find(([, value]) => value === stored)?.[0];
        // Dots in a number or a permission's name are not path separators.
        return (named !== undefined && word(`values.${field}.${named}`)) || (named ?? String(stored));
      },
      flag: (field, value) => word(`values.${field}.${value}`),
    };
  }, [find, name]);
};
