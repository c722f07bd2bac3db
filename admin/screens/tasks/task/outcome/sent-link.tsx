// The link for a client without an e-mail address: a QR code and an address to copy, shown once.
import './sent-link.css';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { CopyField } from '#admin/ui/inputs/copy-field.tsx';
import { IconMailOff, IconShare } from '#admin/ui/marks/icons.tsx';
import { QrCode } from '#admin/ui/marks/qr-code.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';

type Props = { number: string; url: string; expires_at: string; name: string };

export function SentLink({ number, url, expires_at, name }: Props) {
  const say = useSay();
  const format = useFormat();
  // Closing the system's share sheet rejects the promise, which is no error.
  const share = () => navigator.share({ url, title: `#${number}` }).catch(() => undefined);
  const date = format.dateTime(expires_at);
  return (
    <div className="task-sent">
      <QrCode className="task-code" text={url} label={say('task_act.sent.code', { number })} />
      <div className="task-sent-text stack gap-8">
        <p className="task-sent-why row stretch gap-6 ui-warn">
          <IconMailOff size={16} />
          <b>{name ? say('task_act.sent.noEmail', { name }) : say('task_act.sent.noContact')}</b>
        </p>
        <p>{say('task_act.sent.show')}</p>
        <p className="ui-small ui-warn">{say('task_act.sent.once')}</p>
      </div>
      <div className="task-sent-link stack gap-8 across">
        <CopyField label={say('task_act.sent.link')} text={url} copied={say('task_act.sent.copied')} />
        {'share' in navigator && (
          <ActionButton icon={<IconShare size={16} />} onAct={share}>
            {say('task_act.sent.share')}
          </ActionButton>
        )}
        <span className="ui-small ui-faint">{say('task_act.sent.expires', { date, number })}</span>
      </div>
    </div>
  );
}
