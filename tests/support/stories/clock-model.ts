// The clock of one user as a small model: what each act must be answered, and which stretches of time it leaves behind.

export type Stretch = {
  /** Known once the server has told it. */
  readonly id: number | null;
  readonly task: number;
  /** Which visit to the task it belongs to, in their order. */
  readonly visit: number;
  /** Whole seconds since 1970; without an end it runs. */
  readonly start: number;
  readonly end: number | null;
};
type Paused = Pick<Stretch, 'task' | 'visit'>;
export type ClockState = { readonly stretches: readonly Stretch[]; readonly paused: readonly Paused[]; readonly visits: number };

export type Command =
  | { readonly act: 'start' | 'continue'; readonly task: number; readonly switch: boolean }
  | { readonly act: 'pause' | 'stop'; readonly task: number }
  | { readonly act: 'edit'; readonly task: number; readonly id: number; readonly start: number; readonly end: number }
  | { readonly act: 'remove'; readonly task: number; readonly id: number };

/** What the server said: the status, why not, and the instant of the act. */
export type Said = { readonly status: number; readonly reason: string | null; readonly at: number };

export const atRest: ClockState = { stretches: [], paused: [], visits: 0 };
const running = ({ stretches }: ClockState) => stretches.find(({ end }) => end === null);
type Ends = Pick<Stretch, 'start' | 'end'>;
const overlap = (one: Ends, other: Ends) =>
  one.start !== one.end &&
  other.start !== other.end &&
  one.start < (other.end ?? Number.POSITIVE_INFINITY) &&
  other.start < (one.end ?? Number.POSITIVE_INFINITY);

const gone = 'notFound';
/** Why an act is refused; null when it is made. */
const refusal = (state: ClockState, command: Command): string | null => {
  const { task } = command;
  if (command.act === 'edit' || command.act === 'remove') {
    if (!state.stretches.some(({ id }) => id === command.id)) return gone;
    if (command.act === 'remove') return null;
    // The earliest that stands in the way is named, which is the running one only where it stands there alone.
    const [hit] = state.stretches
      .filter((one) => one.id !== command.id && overlap(one, command))
      .sort((one, other) => one.start - other.start);
    return hit ? (hit.end === null ? 'overlapsRunning' : 'overlaps') : null;
  }
  const runs = running(state)?.task;
  const here = runs === task ? 'running' : state.paused.some((one) => one.task === task) ? 'paused' : null;
  const elsewhere = runs !== undefined && runs !== task;
  switch (command.act) {
    case 'start':
      if (here) return here === 'running' ? 'alreadyRunning' : 'alreadyPaused';
      return elsewhere && !command.switch ? 'runsElsewhere' : null;
    case 'continue':
      if (here !== 'paused') return here ? 'alreadyRunning' : 'notPaused';
      return elsewhere && !command.switch ? 'runsElsewhere' : null;
    case 'pause':
      return here === 'running' ? null : here ? 'alreadyPaused' : 'notRunning';
    case 'stop':
      return here ? null : 'notRunning';
  }
};

/** The running stretch ends at this instant; a pause leaves its task open, a stop does not. */
const closed = (state: ClockState, at: number, leavesOpen: boolean): ClockState => {
  const open = running(state);
  if (!open) return state;
  const { task, visit } = open;
  return {
    ...state,
    stretches: state.stretches.map((one) => (one === open ? { ...one, end: Math.max(one.start, at) } : one)),
    paused: leavesOpen ? [...state.paused, { task, visit }] : state.paused,
  };
};

const made = (state: ClockState, command: Command, at: number): ClockState => {
  const { task } = command;
  switch (command.act) {
    case 'edit':
      return {
        ...state,
        stretches: state.stretches.map((one) => (one.id === command.id ? { ...one, start: command.start, end: command.end } : one)),
      };
    // With its last stretch a visit is gone, and with it its pause.
    case 'remove': {
      const visit = state.stretches.find(({ id }) => id === command.id)?.visit;
      const stretches = state.stretches.filter(({ id }) => id !== command.id);
      const left = stretches.some((one) => one.visit === visit);
      return { ...state, stretches, paused: left ? state.paused : state.paused.filter((one) => one.visit !== visit) };
    }
    case 'start':
    case 'continue': {
      const { stretches, paused, visits } = closed(state, at, true);
      const known = command.act === 'continue' ? paused.find((one) => one.task === task)?.visit : undefined;
      return {
        stretches: [...stretches, { id: null, task, visit: known ?? visits + 1, start: at, end: null }],
        paused: paused.filter((one) => one.task !== task),
        visits: known ? visits : visits + 1,
      };
    }
    case 'pause':
      return closed(state, at, true);
    case 'stop': {
      const left = running(state)?.task === task ? closed(state, at, false) : state;
      return { ...left, paused: left.paused.filter((one) => one.task !== task) };
    }
  }
};

/** The state after an act, when the model explains what the server said; null when it does not. */
const after = (state: ClockState, command: Command, { status, reason, at }: Said): ClockState | null => {
  const expected = refusal(state, command);
  const fits = expected === null ? status === 200 || status === 204 : status === (expected === gone ? 404 : 409) && reason === expected;
  if (!fits) return null;
  return expected === null ? made(state, command, at) : state;
};

/** All states to which acts made at once may have led, in whatever order they came; none when no order explains the answers. */
export const afterAll = (
  states: readonly ClockState[],
  acts: readonly { readonly command: Command; readonly said: Said }[],
): ClockState[] => {
  const led = states.flatMap((state): ClockState[] => {
    if (acts.length === 0) return [state];
    return acts.flatMap(({ command, said }, at) => {
      const next = after(state, command, said);
      return next ? afterAll([next], acts.toSpliced(at, 1)) : [];
    });
  });
  return [...new Map(led.map((state) => [JSON.stringify(state), state])).values()];
};
