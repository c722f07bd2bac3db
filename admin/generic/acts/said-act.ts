// An action sent at once, confirmed in a notification when the server has answered, and undone by a second call.
import { useFailure } from '#admin/providers/calls/failure.ts';
import { stay } from '#admin/providers/calls/press.ts';
import { isUnanswered, newKey } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { isPending, markDone, markPending } from './pending.ts';

type Send = (key: string) => Promise<unknown>;

export type SaidAct = {
  /** The subject that is shown as in progress: `material:12`. */
  readonly on?: string;
  /** A press during the call repeats the action after it; without this flag such a press is dropped. */
  readonly follows?: true;
  /** Sends the call; answers `stay` if the action was not done and the reason is shown elsewhere. */
  readonly send: Send;
  /** The notification after the server's answer. */
  readonly done?: string | undefined;
  /** Undoes the action, offered beside `done`; the server may refuse if the data has changed since. */
  readonly undo?: Send | undefined;
  /** Reads the affected data again after success, refusal or undo. */
  readonly after?: (() => unknown) | undefined;
};

/** Sends an action and answers whether it was done; a refusal becomes a notification, a missing answer one with a retry button. */
export const useSaidAct = () => {
  const say = useSay();
  const fail = useFailure();
  const press = async (what: SaidAct, key: string): Promise<boolean> => {
    const { on, send, done, undo, after } = what;
    if (on !== undefined) markPending(on);
    try {
      if ((await send(key)) === stay) return false;
      if (done !== undefined) tell(done, undo, after);
      return true;
    } catch (refused) {
      // The retry sends the same key: if only the answer was lost, nothing is done twice.
      fail(refused, isUnanswered(refused) ? { label: say('shell.verb.retry'), onAct: () => void press(what, key) } : undefined);
      return false;
    } finally {
      try {
        await after?.();
      } finally {
        if (on !== undefined) markDone(on);
      }
    }
  };
  const act = async (what: SaidAct): Promise<boolean> =>
    what.on !== undefined && !what.follows && isPending(what.on) ? false : press(what, newKey());
  /** Shows the notification with its undo button, for a popup that has sent the call itself. */
  const tell = (done: string, undo?: Send, after?: () => unknown): void => {
    toastSuccess(done, undo ? { undo: () => void act({ send: undo, done: say('generic.undone'), after }) } : {});
  };
  return { act, tell };
};
