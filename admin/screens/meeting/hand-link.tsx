// The invitation of somebody outside, handed over by hand: a code for their phone, and the two addresses to copy, shown this once.
import './hand-link.css';
import { useId, useState } from 'react';
import { useSend } from '#admin/generic/meeting/acts.ts';
import { useAsked } from '#admin/providers/failure.ts';
import { useSay } from '#admin/providers/speech.tsx';
import { IconButton } from '#admin/ui/icon-button.tsx';
import { IconCopy } from '#admin/ui/icons.tsx';
import { Popup } from '#admin/ui/popup.tsx';
import { QrCode } from '#admin/ui/qr-code.tsx';
import { toastError, toastSuccess } from '#admin/ui/toasts.tsx';
import { useFormat, useWords } from '#admin/ui/words.tsx';
import { type Meeting, numberOf, type Participant } from './data.ts';

/** What the server tells of the link that it made: the addresses only in the first answer. */
type Handed = { readonly expires_at: string; readonly url?: string; readonly decline_url?: string };

function Address({ label, url }: { label: string; url: string }) {
  const say = useSay();
  const t = useWords();
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toastSuccess(say('meeting_page.handLink.copied'));
    } catch {
      toastError(url);
    }
  };
  return (
    <div className="hand-link-address">
      <label htmlFor={id} className="ui-small ui-quiet">
        {label}
      </label>
      <input id={id} type="text" readOnly value={url} onFocus={(event) => event.target.select()} />
      <IconButton icon={<IconCopy size={18} />} label={`${t('verb.copy')}: ${label}`} onAct={copy} />
    </div>
  );
}

export function HandLink({ meeting, person, onClose }: { meeting: Meeting; person: Participant; onClose: () => void }) {
  const say = useSay();
  const format = useFormat();
  const send = useSend(meeting.id);
  const { error, ask } = useAsked();
  const [handed, setHanded] = useState<Handed | null>(null);
  const { url, decline_url } = handed ?? {};
  const subject = `${numberOf(meeting)} · ${person.name}`;
  if (handed && url && decline_url)
    return (
      <Popup
        open
        onClose={onClose}
        title={say('meeting_page.handLink.title')}
        subject={subject}
        cancel={null}
        action={{ label: say('meeting_page.handLink.finish'), onAct: onClose }}
      >
        <div className="hand-link">
          <QrCode className="hand-link-code" text={url} label={say('meeting_page.handLink.code')} />
          <p>{say('meeting_page.handLink.show')}</p>
        </div>
        <Address label={say('meeting_page.handLink.accept')} url={url} />
        <Address label={say('meeting_page.handLink.decline')} url={decline_url} />
        <p className="ui-small ui-warn">{say('meeting_page.handLink.once', { date: format.dateTime(handed.expires_at) })}</p>
      </Popup>
    );
  return (
    <Popup
      open
      onClose={onClose}
      title={say('meeting_page.handLink.title')}
      subject={subject}
      error={error}
      action={{
        label: say('meeting_page.handLink.action'),
        onAct: () => ask(async () => setHanded(await send<Handed>(`/participant/${person.id}/link`, { method: 'POST' }))),
      }}
    >
      <p>{say('meeting_page.handLink.effect', { name: person.name })}</p>
    </Popup>
  );
}
