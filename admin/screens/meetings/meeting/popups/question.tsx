// A question that a meeting asks before something is done: it closes when that is done, and stays with the reason when it is refused.

import { stay, usePress } from '#admin/providers/calls/press.ts';
import { type Send, useSend } from '#admin/screens/meetings/shared/acts.ts';
import { numberOf } from '#admin/screens/meetings/shared/number.ts';
import { Popup, type PopupAction, type PopupProps } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import type { Meeting } from '../data.ts';

type Props = Pick<PopupProps, 'title' | 'filled' | 'onClose' | 'children'> & {
  meeting: Meeting;
  action: Omit<PopupAction, 'onAct'> & {
    /** Answers `stay` where something is still to be read. */
    onAct: (send: Send) => Promise<unknown>;
    /** What is told once it is done. */
    done?: string;
  };
};

export function Question({ meeting, onClose, action: { onAct, done, ...action }, ...popup }: Props) {
  const send = useSend(meeting.id);
  const { error, press } = usePress(onClose);
  const act = () =>
    press(null, async () => {
      const next = await onAct(send);
      if (done && next !== stay) toastSuccess(done);
      return next;
    });
  return <Popup {...popup} open onClose={onClose} subject={numberOf(meeting)} error={error} action={{ ...action, onAct: act }} />;
}
