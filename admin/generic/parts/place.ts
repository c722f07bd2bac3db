// The record whose files and talk are shown: where it is called, what is known of it, and what the server lets be done with it.

import type { paths } from '#generated/api.d.ts';

/** The addresses of the records that have such a part. */
export type RecordsWith<Part extends string> = {
  [P in keyof paths]: P extends `/api/v1/${infer Entity}/{id}/${Part}` ? `${Entity}/${number}` : never;
}[keyof paths];

export type Place = {
  /** Its address in the API: `task/12`. */
  readonly path: RecordsWith<'file'>;
  /** The entity of its history. */
  readonly entity: string;
  /** Another one with everything that changes in it, so that its parts are read again. */
  readonly mark: string | number;
  /** How many lines its chat has. */
  readonly comments: number;
  /** Who works there: the first to be offered for a mention. */
  readonly people: readonly number[];
  /** Acts that lead it on, or hand it over: between the lines of its chat one sees when they were made. */
  readonly turns: readonly string[];
  readonly may: (act: string) => boolean;
  /** Why an act may not be done now, in words; null when it may. */
  readonly whyNot: (act: string) => string | null;
  /** Reads it again, after something was changed in it. */
  readonly again: () => Promise<unknown>;
};
