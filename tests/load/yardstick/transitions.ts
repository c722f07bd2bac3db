// What the caller may do with a task now, and why not the rest.
import { permissions } from '#schema/permissions.ts';
import type { Caller } from './caller.ts';

const yes = { allowed: true };
const wrongState = { allowed: false, reason: 'wrongState' };
const notAllowed = { allowed: false, reason: 'notAllowed' };

/** What it depends on; `names` says people's names in their order. */
export type State = {
  readonly status: number;
  readonly company_user_id: number;
  readonly project: number;
  readonly registration_terminal_task: boolean;
  readonly assigned: boolean;
  readonly running: readonly number[];
  readonly working: readonly number[];
  readonly names: (ids: readonly number[]) => readonly string[];
  /** What the groups are called that wait with it. */
  readonly groups: readonly string[];
};

export const transitionsOf = (me: Caller, state: State) => {
  const { status, assigned, running, working, names, groups } = state;
  const has = (permission: keyof typeof permissions) => me.permissions.has(permissions[permission]);
  const owns = state.company_user_id === me.id;
  const works = owns || assigned;
  const clock = !state.registration_terminal_task;
  const early = status < 4;
  const begun = status === 1 || status === 2 || status === 3;
  const when = (fits: boolean, may: boolean) => (fits ? (may ? yes : notAllowed) : wrongState);
  const acts = owns || has('tasks.manage');
  const adds = works || has('tasks.manage');
  const busy = working.length > 0 ? { allowed: false, reason: 'nobodyWorks', names: names(working) } : null;
  // A task waits in one group at most.
  const groupNames = has('invoicing.read') ? groups : ['1 zapis, ki ga ne vidiš'];
  const held = groups.length > 0 ? { allowed: false, reason: 'noGroup', names: groupNames } : null;
  const quiet = (fits: boolean, may: boolean) => (fits && may && busy ? busy : when(fits, may));
  return {
    take: when(status === 0, clock),
    give: when(early, clock && (owns || has('tasks.users') || has('tasks.manage'))),
    steal:
      status === 1 && clock && owns && has('tasks.steal')
        ? { allowed: false, reason: 'anotherOwns' }
        : when(status === 1, clock && has('tasks.steal')),
    addUser: when(early, clock && has('tasks.users')),
    removeUser: when(early, clock && has('tasks.users')),
    start: when(begun, works),
    continue: when(begun, works),
    pause: when(status === 2, works),
    stop: when(status === 2 || status === 3, works),
    wait:
      (status === 1 || status === 2) && (owns || has('tasks.manage')) && running.length > 0
        ? { allowed: false, reason: 'nobodyRuns', names: names(running) }
        : when(status === 1 || status === 2, acts),
    close: quiet(begun || status === 4, clock && acts),
    withdraw: when(status === 4, acts),
    signHere: when(status === 4, acts),
    confirm: when(status === 4, has('tasks.manage')),
    decline: when(status === 4, false),
    reject: quiet(status <= 4, clock && acts),
    reopen:
      held && status === 5 && has('tasks.reopen')
        ? held
        : when(status === 5 || status === 7, has('tasks.reopen') || (owns && status === 7)),
    invoice: when(status === 5, false),
    cancelInvoice: when(status === 6, false),
    edit: when(early, acts),
    editNotes: when(early, adds),
    changeTags: when(status <= 5, has('tasks.tags') || acts),
    changeDeadline: when(early, acts),
    changePriority: when(early, acts),
    changeProject: when(early, clock && acts),
    changeClient: early && clock && acts && state.project !== 0 ? { allowed: false, reason: 'noProject' } : when(early, clock && acts),
    changeContact: when(status <= 4, clock && acts),
    addTime: when(early, works || has('tasks.times')),
    startTransport: when(begun, clock && works),
    addTransport: when(early, clock && (works || has('tasks.times'))),
    addMaterial: when(early, adds),
    addFile: when(early, adds),
    comment: when(status <= 5, true),
    remove:
      status !== 6 && clock && (owns || has('tasks.delete')) && !busy && status === 4
        ? { allowed: false, reason: 'noLinkLives' }
        : held && status === 5 && clock && (owns || has('tasks.delete')) && !busy
          ? held
          : quiet(status !== 6, clock && (owns || has('tasks.delete'))),
  };
};
