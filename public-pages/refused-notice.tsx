// Shows a refused call above the form: too many tries with the time to wait, no connection, or the server's text.
import type { Refused } from './calls/call.ts';
import { clock } from './login/use-countdown.ts';
import { Notice } from './ui/notice.tsx';
import { useWords } from './words.tsx';

type Props = { id: string; refused: { kind: string } | null; left: number; failed: string };

const isKind = <K extends Refused['kind']>(refused: { kind: string } | null, kind: K): refused is Extract<Refused, { kind: K }> =>
  refused?.kind === kind;

export const RefusedNotice = ({ id, refused, left, failed }: Props) => {
  const { t } = useWords();
  return (
    <div role="alert" id={id}>
      {isKind(refused, 'tooManyTries') && (
        <Notice tone={left > 0 ? 'danger' : 'info'} icon="clock" title={left > 0 ? t('login.too_many_tries') : t('login.wait_is_over')}>
          {left > 0 && (
            // The seconds change visibly, but screen readers announce them only with the rest.
            <span role="timer" aria-live="off" className="remaining">
              {t('login.wait', { time: clock(left) })}
            </span>
          )}
        </Notice>
      )}
      {isKind(refused, 'offline') && (
        <Notice tone="danger" icon="offline" title={t('login.offline')}>
          {t('login.offline_advice')}
        </Notice>
      )}
      {isKind(refused, 'refused') && Object.keys(refused.fields).length === 0 && (
        <Notice tone="danger" icon="alert" title={failed}>
          {refused.detail ?? t('login.failed_advice', { status: refused.status })}
        </Notice>
      )}
    </div>
  );
};
