// The listeners of the event stream: a component names its topics and its reaction.
/** A committed change. `action` is the action's name: create, update, delete, start, pause, take … */
export type LiveEvent = {
  readonly id: number;
  readonly topics: readonly string[];
  readonly entity: string;
  readonly entity_id: number;
  readonly action: string;
  /** The user who made the change; null for the system. */
  readonly by: number | null;
  readonly at: string;
};

export type Listener = {
  /** `task` for any task, `task:12` for one, `user:3` for events of a user. */
  readonly topics: readonly string[];
  readonly onEvent: (event: LiveEvent) => void;
  /** Reads again: after a gap in the stream, and periodically without a stream. */
  readonly refresh?: () => void;
  /** Milliseconds between periodic refreshes without a stream. */
  readonly every?: number;
};
