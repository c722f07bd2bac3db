// The link for a client without an address: a code for their phone, and the address to copy, shown this once.
import './sent-link.css';
import { encode } from 'uqr';
import { useSay } from '#admin/providers/speech.tsx';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { IconCopy, IconMailOff, IconShare } from '#admin/ui/icons.tsx';
import { toastError, toastSuccess } from '#admin/ui/toasts.tsx';
import { useFormat, useWords } from '#admin/ui/words.tsx';

/** The quiet margin that readers of codes ask for, in modules. */
const margin = 4;

/** One path for all dark modules: drawn at once, sharp at every size. */
function Code({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + margin} ${y + margin}h1v1h-1z`] : [])));
  const side = size + 2 * margin;
  return (
    <svg className="task-code" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}

type Props = { number: string; url: string; expires_at: string; name: string };

export function SentLink({ number, url, expires_at, name }: Props) {
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toastSuccess(say('task_act.sent.copied'));
    } catch {
      toastError(url);
    }
  };
  // Closing the system's own sheet is no failure.
  const share = () => navigator.share({ url, title: `#${number}` }).catch(() => undefined);
  const date = format.dateTime(expires_at);
  return (
    <div className="task-sent">
      <Code text={url} label={say('task_act.sent.code', { number })} />
      <div className="task-sent-text">
        <p className="task-sent-why ui-warn">
          <IconMailOff size={16} />
          <b>{name ? say('task_act.sent.noEmail', { name }) : say('task_act.sent.noContact')}</b>
        </p>
        <p>{say('task_act.sent.show')}</p>
        <p className="ui-small ui-warn">{say('task_act.sent.once')}</p>
      </div>
      <div className="task-sent-link">
        <span className="ui-small ui-quiet" id="task-sent-label">
          {say('task_act.sent.link')}
        </span>
        <input type="text" readOnly value={url} aria-labelledby="task-sent-label" onFocus={(event) => event.target.select()} />
        <div className="task-sent-acts">
          <ActionButton icon={<IconCopy size={16} />} onAct={copy}>
            {t('verb.copy')}
          </ActionButton>
          {'share' in navigator && (
            <ActionButton icon={<IconShare size={16} />} onAct={share}>
              {say('task_act.sent.share')}
            </ActionButton>
          )}
        </div>
        <span className="ui-small ui-faint">{say('task_act.sent.expires', { date, number })}</span>
      </div>
    </div>
  );
}
