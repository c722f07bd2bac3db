// An act that is told once it is done: sent at once, said as done only when the server has answered, and taken back by another act of the server.
import { useFailure } from '#admin/providers/calls/failure.ts';
import { stay } from '#admin/providers/calls/press.ts';
import { isUnanswered, newKey } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { begin, end, isPending } from './pending.ts';

type Send = (key: string) => Promise<unknown>;

export type SaidAct = {
  /** On what it is shown as under way: `material:12`. */
  readonly on?: string;
  /** Pressed again while it is under way, it is done once more after that; otherwise such a press is dropped. */
  readonly follows?: true;
  /** Answers `stay` where it has not been done yet, and something else says why. */
  readonly send: Send;
  /** What is told once the server has answered. */
  readonly done?: string | undefined;
  /** Takes it back, offered beside `done`; refused in the server's words where the world has moved on. */
  readonly undo?: Send | undefined;
  /** Reads again what it may have changed, whether it was done, refused or taken back. */
  readonly after?: (() => unknown) | undefined;
};

/** Sends an act and answers whether it was done; a refusal is told in a notification, a silence with the offer to try again. */
export const useSaidAct = () => {
  const say = useSay();
  const fail = useFailure();
  const press = async (what: SaidAct, key: string): Promise<boolean> => {
    const { on, send, done, undo, after } = what;
    if (on !== undefined) begin(on);
    try {
      if ((await send(key)) === stay) return false;
      if (done !== undefined) tell(done, undo, after);
      return true;
    } catch (refused) {
      // The same key: where only the answer was lost, nothing is done twice.
      fail(refused, isUnanswered(refused) ? { label: say('shell.verb.retry'), onAct: () => void press(what, key) } : undefined);
      return false;
    } finally {
      await after?.();
      if (on !== undefined) end(on);
    }
  };
  const act = async (what: SaidAct): Promise<boolean> =>
    what.on !== undefined && !what.follows && isPending(what.on) ? false : press(what, newKey());
  /** Tells of what the server has done, with the way back: for a popup, whose press has sent it. */
  const tell = (done: string, undo?: Send, after?: () => unknown): void => {
    toastSuccess(done, undo ? { undo: () => void act({ send: undo, done: say('generic.undone'), after }) } : {});
  };
  return { act, tell };
};
