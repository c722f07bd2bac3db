// Sign-in: the first page of staff, also shown when their session has expired.
import { useEffect, useState } from 'react';
import { Notice } from '../ui/notice.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { useWords } from '../words.tsx';
import { Jacket } from './jacket.tsx';
import { LoginForm } from './login-form.tsx';
import { isSignedIn } from './sign-in.ts';
import '../ui/links.css';
import './login.css';

const ownTasks = '/tasks/own';

/** `from`: the page to continue to; `expired`: whether the user left it because the session had ended. */
export const LoginPage = ({ from, expired }: { from: string | null; expired: boolean }) => {
  const { t, language } = useWords();
  const goesTo = from ?? ownTasks;
  const [step, setStep] = useState<'pair' | 'code'>('pair');

  useEffect(() => {
    const goOn = async () => {
      if (await isSignedIn(language)) location.replace(goesTo);
    };
    goOn();
    // A page restored from the browser's back/forward cache must check the session again.
    const shown = (event: PageTransitionEvent) => event.persisted && goOn();
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [goesTo, language]);

  const path = goesTo.replace(/[?#].*$/, '');
  const returns = path.startsWith('/task/')
    ? t('login.return_to_task')
    : path === ownTasks || path === '/'
      ? t('login.return_to_own_tasks')
      : t('login.return_to_path', { path });

  return (
    <PageFrame title={t('login.title')} className="login" beside={<Jacket />}>
      <h1>{t(step === 'code' ? 'login.code_title' : 'login.title')}</h1>
      {expired && step === 'pair' && (
        <Notice tone="warn" icon="lock" title={t('login.expired')}>
          {returns}
        </Notice>
      )}
      <LoginForm goesTo={goesTo} onStep={setStep} />
    </PageFrame>
  );
};
