// Whoever shows something says of which things it hears, and what it does when something happens to them.
/** A committed change. `action` is the act's name: create, update, delete, start, pause, take … */
export type LiveEvent = {
  readonly id: number;
  readonly topics: readonly string[];
  readonly entity: string;
  readonly entity_id: number;
  readonly action: string;
  /** The user who did it; null for the machine. */
  readonly by: number | null;
  readonly at: string;
};

export type Listener = {
  /** `task` for any task, `task:12` for one, `user:3` for what concerns a user. */
  readonly topics: readonly string[];
  readonly onEvent: (event: LiveEvent) => void;
  /** Reads again: after a gap that the stream did not bridge, and every so often while there is no stream. */
  readonly refresh?: () => void;
  /** Milliseconds between two refreshes while there is no stream. */
  readonly every?: number;
};
