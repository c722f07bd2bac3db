// The page for unknown addresses: a day strip with a gap, and links for staff and clients.
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { useWords } from '../words.tsx';
import './missing.css';

export const MissingPage = ({ path }: { path: string | null }) => {
  const { t } = useWords();
  return (
    <PageFrame title={t('missing.title')} className="missing">
      <div className="day-with-hole" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p className="asked">
        <span>404</span>
        {path && <span>{path}</span>}
      </p>
      <h1>{t('missing.title')}</h1>
      <p className="explained">{t('missing.text')}</p>
      <div className="ways-on">
        <ButtonLink look="forward" icon="tasks" href="/">
          {t('missing.to_own_tasks')}
        </ButtonLink>
        {history.length > 1 && (
          <Button icon="back" onClick={() => history.back()}>
            {t('missing.back')}
          </Button>
        )}
      </div>
      <div className="for-clients">
        <b>{t('missing.client_question')}</b>
        <p>{t('missing.client_advice')}</p>
      </div>
    </PageFrame>
  );
};
