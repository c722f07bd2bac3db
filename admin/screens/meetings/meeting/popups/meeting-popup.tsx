// The popup before an action on a meeting.
import { type PressAction, PressPopup, type PressPopupProps } from '#admin/generic/popup/press-popup.tsx';
import { type Send, useSend } from '#admin/screens/meetings/shared/acts.ts';
import { meetingNumber } from '#admin/screens/meetings/shared/number.ts';
import type { Meeting } from '../data.ts';

type Props = Pick<PressPopupProps, 'title' | 'filled' | 'onClose' | 'children'> & {
  meeting: Meeting;
  action: Omit<PressAction, 'send' | 'what'> & {
    /** Answers `stay` if the user must still read a message. */
    onAct: (send: Send) => Promise<unknown>;
  };
};

export function MeetingPopup({ meeting, action: { onAct, ...action }, ...popup }: Props) {
  const send = useSend(meeting.id);
  return <PressPopup {...popup} subject={meetingNumber(meeting)} action={{ ...action, send: () => onAct(send) }} />;
}
