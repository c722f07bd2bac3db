// Shows why an answer was refused, in formal words: the time to wait, no connection, or the server's text.
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
            // The seconds change visibly, but screen readers announce them only with the rest.
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
