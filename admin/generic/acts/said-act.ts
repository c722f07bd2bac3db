// An act that is told once it is done: sent at once, said as done only when the server has answered, and taken back by another act of the server.
import { useFailure } from '#admin/providers/calls/failure.ts';
import { newKey } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { begin, end, isPending } from './pending.ts';

type Send = (key: string) => Promise<unknown>;

export type SaidAct = {
  /** Where it is shown as under way: `material:12`. A row does one thing at a time. */
  readonly row?: string;
  readonly send: Send;
  /** What is told once the server has answered. */
  readonly done?: string | undefined;
  /** Takes it back, offered beside `done`; refused in the server's words where the world has moved on. */
  readonly undo?: Send | undefined;
  /** Reads again what it may have changed, whether it was done or refused, and taken back likewise. */
  readonly after?: (() => unknown) | undefined;
};

/** Sends an act and answers whether it was done; a refusal is told in a notification. */
export const useSaidAct = () => {
  const say = useSay();
  const fail = useFailure();
  const act = async ({ row, send, done, undo, after }: SaidAct): Promise<boolean> => {
    if (row !== undefined && isPending(row)) return false;
    if (row !== undefined) begin(row);
    try {
      await send(newKey());
      if (done !== undefined) tell(done, undo, after);
      return true;
    } catch (refused) {
      fail(refused);
      return false;
    } finally {
      await after?.();
      if (row !== undefined) end(row);
    }
  };
  /** Tells of what the server has done, with the way back: for a popup, whose press has sent it. */
  const tell = (done: string, undo?: Send, after?: () => unknown): void => {
    const takeBack = () => void act({ send: (key) => undo?.(key) ?? Promise.resolve(), done: say('generic.undone'), after });
    toastSuccess(done, undo ? { undo: takeBack } : {});
  };
  return { act, tell };
};
