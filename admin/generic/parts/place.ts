// The record whose files and chat are shown: its path, its people, and the actions that the server allows.

import type { paths } from '#generated/api.d.ts';

/** The addresses of the records with such a part. */
export type RecordsWith<Part extends string> = {
  [P in keyof paths]: P extends `/api/v1/${infer Entity}/{id}/${Part}` ? `${Entity}/${number}` : never;
}[keyof paths];

/** `Act`: what is done in its parts, a transition of the record. */
export type Place<Act extends string = 'addFile'> = {
  /** The record's path in the API: `task/12`. */
  readonly path: RecordsWith<'file'>;
  /** The entity of the record's history. */
  readonly entity: string;
  /** Changes with every change of the record, so that files and chat are read again. */
  readonly mark: string | number;
  /** The number of chat messages. */
  readonly comments: number;
  /** The people who work on the record: offered first for a mention. */
  readonly people: readonly number[];
  /** Actions that change the state or the assignee: shown between the chat messages, at their time. */
  readonly turns: readonly string[];
  readonly may: (act: Act) => boolean;
  /** The reason why an action is not allowed now, as a text; null if it is. */
  readonly whyNot: (act: Act) => string | null;
  /** Reads the record again, after a change of its parts. */
  readonly again: () => Promise<unknown>;
};
