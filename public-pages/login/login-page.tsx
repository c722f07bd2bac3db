// Sign-in: the first page that staff see, and where an expired session brings them.
import { useEffect, useState } from 'react';
import { returnPath } from '../return-path.ts';
import { Notice } from '../ui/notice.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { useWords } from '../words.tsx';
import { Jacket } from './jacket.tsx';
import { LoginForm } from './login-form.tsx';
import { isSignedIn } from './sign-in.ts';
import '../ui/links.css';
import './login.css';

const ownTasks = '/tasks/own';

const readAddress = () => {
  const query = new URLSearchParams(location.search);
  return { expired: query.get('expired') === '1', goesTo: returnPath(query.get('from'), location.origin) ?? ownTasks };
};

export const LoginPage = () => {
  const { t, language } = useWords();
  const [{ expired, goesTo }] = useState(readAddress);
  const [step, setStep] = useState<'pair' | 'code'>('pair');

  useEffect(() => {
    const goOn = async () => {
      if (await isSignedIn(language)) location.replace(goesTo);
    };
    goOn();
    // A page that the browser brings back from its memory has not asked again.
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
