// What stands against an answer, said formally: the time to wait, no line, or the server's own words.
import type { Refused } from '../calls/call.ts';
import { clock } from '../login/use-countdown.ts';
import { Notice } from '../ui/notice.tsx';
import { useWords } from '../words.tsx';

export const AnswerNotice = ({ refused, left }: { refused: Refused | null; left: number }) => {
  const { t } = useWords();
  return (
    <div role="alert">
      {refused?.kind === 'tooManyTries' && (
        <Notice tone={left > 0 ? 'danger' : 'info'} icon="clock" title={left > 0 ? t('answering.too_many') : t('answering.wait_is_over')}>
          {left > 0 && (
            // Read by eye each second, but announced only with the rest.
            <span role="timer" aria-live="off">
              {t('answering.wait', { time: clock(left) })}
            </span>
          )}
        </Notice>
      )}
      {refused?.kind === 'offline' && (
        <Notice tone="danger" icon="offline" title={t('answering.offline')}>
          {t('answering.offline_advice')}
        </Notice>
      )}
      {refused?.kind === 'refused' && (
        <Notice tone="danger" icon="alert" title={t('answering.failed')}>
          {refused.detail ?? t('answering.failed_advice', { status: refused.status })}
        </Notice>
      )}
    </div>
  );
};
