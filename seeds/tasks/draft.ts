// A draft is a task before its times are booked: client, job, state and wanted visits.
import type { Stretch } from '../people/crew.ts';
import type { Row } from '../rows.ts';
import type { WorkTypeName } from '../times/work-types.ts';

export type Visit = {
  /** The owner, a colleague chosen at booking, or a user id. */
  readonly worker: 'owner' | 'mate' | number;
  readonly from: number;
  readonly seconds: number;
  readonly work: WorkTypeName;
  readonly notes: string | null;
  readonly final: string;
  /** Its final notes describe the end of the work. */
  readonly closes: boolean;
};

export type Booked = {
  readonly user: number;
  readonly work: WorkTypeName;
  status: 0 | 1 | 2;
  /** The last stretch of a running entry has no end. */
  readonly stretches: readonly (Stretch | readonly [start: number, end: null])[];
  readonly notes: string | null;
  final: string | null;
  readonly closes: boolean;
};

export type Draft = {
  readonly added: number;
  status: Exclude<Row<'task'>['status'], 6>;
  readonly urgent: boolean;
  readonly title: string;
  readonly description: string;
  comment: string | null;
  readonly priority: Row<'task'>['priority'];
  readonly client: number;
  readonly branch: number;
  readonly contact: number;
  readonly tags: readonly number[];
  /** Possible owners and helpers. */
  readonly candidates: readonly number[];
  readonly mates: readonly number[];
  readonly visits: readonly Visit[];
  readonly booked: Booked[];
  owner: number;
  mate: number;
  readonly team: readonly number[];
  /** Given by a scene; else random by the status. */
  readonly deadline?: number | null;
  /** The last visit ends in a pause instead of a stop. */
  readonly paused: boolean;
  /** What the task waits for, if it becomes waiting. */
  waiting: string | null;
  readonly waits: string;
  denied: string | null;
  readonly rejected: string;
  /** The note written when the work is done. */
  readonly done: string;
};
