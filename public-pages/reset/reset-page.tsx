// The page for a new password: requested by address, or set by the link of a mail or an invitation.
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { call } from '../calls/call.ts';
import { Jacket } from '../login/jacket.tsx';
import { RefusedNotice } from '../refused-notice.tsx';
import { hasKeptLanguage } from '../tokens/preferences.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { useWords } from '../words.tsx';
import { AddressForm } from './address-form.tsx';
import { PasswordForm } from './password-form.tsx';
import '../login/login.css';
import '../ui/links.css';
import './reset.css';

type ResetState =
  | { kind: 'loading' }
  | { kind: 'open'; purpose: 'invitation' | 'passwordReset'; name: string; company: string }
  | { kind: 'gone' | 'used' }
  | { kind: 'done'; email: string }
  | { kind: 'failed'; refused: { kind: string } };

const Back = () => {
  const { t } = useWords();
  return (
    <a className="back-link" href="/login">
      <Icon name="back" />
      {t('reset.back')}
    </a>
  );
};

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <PageFrame title={title} className="login reset" beside={<Jacket />}>
    {children}
  </PageFrame>
);

const AskPage = () => {
  const { t } = useWords();
  const [sent, setSent] = useState(false);
  const title = useCallback((is: boolean) => setSent(is), []);
  return (
    <Frame title={t(sent ? 'reset.sent_title' : 'reset.title')}>
      <AddressForm onTitle={title} />
      <Back />
    </Frame>
  );
};

const SetPage = ({ token }: { token: string }) => {
  const { t, language, speak } = useWords();
  const [shown, setShown] = useState<ResetState>({ kind: 'loading' });
  const read = async (): Promise<ResetState> => {
    const answer = await call(`/public/reset_password/${token}`, { language });
    if (answer.kind !== 'done')
      return answer.kind === 'refused' && answer.status === 404 ? { kind: 'gone' } : { kind: 'failed', refused: answer };
    const { purpose, state, name, company, language: userLanguage } = answer.body;
    if (userLanguage !== language && !hasKeptLanguage()) await speak(userLanguage);
    if (state === 'used') return { kind: 'used' };
    return { kind: 'open', purpose, name, company };
  };
  // Read once, and again on the reader's request; a change of language needs no new reading.
  const [reading, setReading] = useState(read);
  useEffect(() => {
    let left = false;
    reading.then((found) => left || setShown(found));
    return () => {
      left = true;
    };
  }, [reading]);

  switch (shown.kind) {
    case 'loading':
      return (
        <Frame title={t('reset.set_title')}>
          <p className="explained" role="status">
            {t('reset.loading')}
          </p>
        </Frame>
      );
    case 'failed':
      return (
        <Frame title={t('reset.set_title')}>
          <h1>{t('reset.set_title')}</h1>
          <RefusedNotice id="failed" refused={shown.refused} left={0} failed={t('reset.failed')} />
          <Button
            look="forward"
            onClick={() => {
              setShown({ kind: 'loading' });
              setReading(read());
            }}
          >
            {t('reset.try_again')}
          </Button>
        </Frame>
      );
    case 'gone':
    case 'used': {
      const title = t(shown.kind === 'gone' ? 'reset.gone_title' : 'reset.done_title');
      return (
        <Frame title={title}>
          <h1>{title}</h1>
          <p className="explained">{t(shown.kind === 'gone' ? 'reset.gone_text' : 'reset.used_text')}</p>
          <ButtonLink look="forward" href={shown.kind === 'gone' ? '/resetPass/' : '/login'}>
            {t(shown.kind === 'gone' ? 'reset.ask_new' : 'reset.sign_in')}
          </ButtonLink>
          {shown.kind === 'gone' ? (
            <Back />
          ) : (
            <a className="aside-link" href="/resetPass/">
              {t('reset.ask_new')}
            </a>
          )}
        </Frame>
      );
    }
    case 'done':
      return (
        <Frame title={t('reset.done_title')}>
          <div role="status">
            <h1>{t('reset.done_title')}</h1>
            <p className="explained">{t('reset.done_text', { email: shown.email })}</p>
          </div>
          <ButtonLink look="forward" href="/login">
            {t('reset.sign_in')}
          </ButtonLink>
        </Frame>
      );
    case 'open': {
      const { purpose, name, company } = shown;
      const title = t(purpose === 'invitation' ? 'reset.join_title' : 'reset.set_title');
      return (
        <Frame title={title}>
          <h1>{title}</h1>
          <p className="explained">{purpose === 'invitation' ? t('reset.join_text', { name, company }) : t('reset.set_text')}</p>
          <PasswordForm
            token={token}
            onDone={(email) => setShown({ kind: 'done', email })}
            onGone={(used) => setShown({ kind: used ? 'used' : 'gone' })}
          />
        </Frame>
      );
    }
  }
};

export const ResetPage = ({ token }: { token: string | null }) => (token === null ? <AskPage /> : <SetPage token={token} />);
