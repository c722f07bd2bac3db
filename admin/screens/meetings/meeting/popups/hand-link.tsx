// The invitation of an external participant, handed over in person: a QR code and two addresses, shown once.
import './hand-link.css';
import { useState } from 'react';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { stay } from '#admin/providers/calls/press.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useSend } from '#admin/screens/meetings/shared/acts.ts';
import { meetingNumber } from '#admin/screens/meetings/shared/number.ts';
import { CopyField } from '#admin/ui/inputs/copy-field.tsx';
import { QrCode } from '#admin/ui/marks/qr-code.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import type { Meeting, Participant } from '../data.ts';

/** The link created by the server; only its first answer contains the addresses. */
type Handed = AnswerOf<'/meeting/{id}/participant/{part}/link', 'POST'>;

export function HandLink({ meeting, person, onClose }: { meeting: Meeting; person: Participant; onClose: () => void }) {
  const say = useSay();
  const format = useFormat();
  const send = useSend(meeting.id);
  const [handed, setHanded] = useState<Handed | null>(null);
  const { url, decline_url, expires_at } = handed ?? {};
  const make = async () => {
    setHanded(await send(`/participant/${person.id}/link`, { method: 'POST' }));
    return stay;
  };
  return (
    <PressPopup
      onClose={onClose}
      title={say('meeting_page.handLink.title')}
      subject={`${meetingNumber(meeting)} · ${person.name}`}
      {...(url
        ? { cancel: null, action: { label: say('meeting_page.handLink.finish'), send: async () => undefined } }
        : { action: { label: say('meeting_page.handLink.action'), send: make } })}
    >
      {url && decline_url ? (
        <>
          <div className="hand-link">
            <QrCode className="hand-link-code" text={url} label={say('meeting_page.handLink.code')} />
            <p>{say('meeting_page.handLink.show')}</p>
          </div>
          <CopyField label={say('meeting_page.handLink.accept')} text={url} copied={say('meeting_page.handLink.copied')} />
          <CopyField label={say('meeting_page.handLink.decline')} text={decline_url} copied={say('meeting_page.handLink.copied')} />
          {expires_at && <p className="ui-small ui-warn">{say('meeting_page.handLink.once', { date: format.dateTime(expires_at) })}</p>}
        </>
      ) : (
        <p>{say('meeting_page.handLink.effect', { name: person.name })}</p>
      )}
    </PressPopup>
  );
}
