// The page of a mail: delivery status, content, preview, and actions.
import './mail.css';
import { Link } from 'react-router';
import type { Extras, RecordProps } from '#admin/generic/form/extras.ts';
import { ExtendedRecordPage } from '#admin/generic/form/record-page.tsx';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useAfterChange } from '#admin/providers/live/after-change.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf, pathTo } from '#admin/providers/records/metadata.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconBan, IconHourglass, IconMailOff, IconSend } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';

/** A link to the record that the mail is about. */
function Standing({ record }: RecordProps<'mail'>) {
  const { about } = record;
  const path = about && pathTo(entityOf(about.entity), about.id);
  return path ? (
    <Link className="mail-about" to={path}>
      {about.title}
    </Link>
  ) : null;
}

function Acts({ entity, record }: RecordProps<'mail'>) {
  const say = useSay();
  const failed = useFailure();
  const afterChange = useAfterChange(entity);
  const { id, recipient: email, status, $transitions } = record;
  const act = async (name: 'resend' | 'cancel') => {
    try {
      await call(`/mail/${id}/${name}`, { method: 'PUT' });
      toastSuccess(name === 'resend' ? say('outbox.resent', { email }) : say('outbox.cancelled', { email }));
    } catch (error) {
      failed(error);
    }
    await afterChange();
  };
  return (
    <>
      {$transitions.resend.allowed && (
        <ActionButton kind="quiet" icon={<IconSend size={16} />} onAct={() => act('resend')}>
          {say(status === 'failed' ? 'outbox.resend' : 'outbox.sendNow')}
        </ActionButton>
      )}
      {$transitions.cancel.allowed && (
        <ActionButton kind="dangerText" icon={<IconBan size={16} />} onAct={() => act('cancel')}>
          {say('outbox.cancel')}
        </ActionButton>
      )}
    </>
  );
}

function Trouble({ record }: RecordProps<'mail'>) {
  const say = useSay();
  const format = useFormat();
  const { status, refusal, attempts, next_attempt_at, leaves } = record;
  if (status === 'failed')
    return (
      <Notice tone="danger" icon={<IconMailOff size={18} />} title={say('outbox.failed')} note={say('outbox.failedNote')}>
        {refusal && <q>{refusal}</q>}
      </Notice>
    );
  if (status !== 'waiting') return null;
  if (refusal)
    return (
      <Notice
        tone="warn"
        icon={<IconHourglass size={18} />}
        title={say('outbox.later', { smart_count: attempts })}
        note={next_attempt_at && say('outbox.next', { time: format.dateTime(next_attempt_at) })}
      >
        <q>{refusal}</q>
      </Notice>
    );
  return leaves ? null : (
    <Notice tone="info" icon={<IconMailOff size={18} />} title={say('outbox.noServer')}>
      {say('outbox.noServerNote')}
    </Notice>
  );
}

/** The mail as its recipient sees it, in a sandboxed frame without scripts or network. */
function Look({ record }: RecordProps<'mail'>) {
  const say = useSay();
  const { html } = record;
  return (
    <Card flush label={say('outbox.look')}>
      <iframe className="mail-look" title={say('outbox.look')} sandbox="" srcDoc={html ?? ''} />
    </Card>
  );
}

export default function MailPage() {
  const say = useSay();
  const useExtras = (record: WholeRecord<'mail'>): Extras<'mail'> => ({
    tabs: record.html !== null ? [{ id: 'look', label: say('outbox.look'), Tab: Look }] : [],
    Standing,
    Acts,
    Notice: Trouble,
  });
  return <ExtendedRecordPage entity="mail" useExtras={useExtras} />;
}
