// The form of the sign-in page: email, password, and an answer to everything that can go wrong.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { keepPreferences } from '../tokens/preferences.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useWords } from '../words.tsx';
import { type SignInAnswer, signIn } from './sign-in.ts';
import { clock, useCountdown } from './use-countdown.ts';

type Refused = Exclude<SignInAnswer, { kind: 'signedIn' }> | { kind: 'missing'; email: boolean; password: boolean };

export const LoginForm = ({ goesTo }: { goesTo: string }) => {
  const { t, language } = useWords();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  const [until, setUntil] = useState<number | null>(null);
  const left = useCountdown(until);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const noticeId = useId();
  const pairId = useId();

  useEffect(() => {
    (email.current?.value ? password : email).current?.focus();
    const shown = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || left > 0) return;
    const given = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    if (!given.email || !given.password) {
      setRefused({ kind: 'missing', email: !given.email, password: !given.password });
      (given.email ? password : email).current?.focus();
      return;
    }
    setBusy(true);
    setRefused(null);
    const answer = await signIn(given.email, given.password, language);
    if (answer.kind === 'signedIn') {
      keepPreferences(answer.user);
      location.replace(goesTo);
      return;
    }
    setBusy(false);
    setRefused(answer);
    if (answer.kind === 'tooManyTries') setUntil(Date.now() + answer.seconds * 1000);
    if (answer.kind === 'fields') (answer.email ? email : password).current?.focus();
    if (answer.kind === 'wrongPair') {
      password.current?.focus();
      password.current?.select();
    }
  };

  const typed = () => {
    if (left === 0) setRefused(null);
  };

  const wrongPair = refused?.kind === 'wrongPair';
  const errorOf = (name: 'email' | 'password') => {
    if (refused?.kind === 'missing') return refused[name] ? t(`login.${name}_missing`) : undefined;
    return refused?.kind === 'fields' ? refused[name] : undefined;
  };

  return (
    <>
      <div role="alert" id={noticeId}>
        {refused?.kind === 'tooManyTries' && (
          <Notice tone={left > 0 ? 'danger' : 'info'} icon="clock" title={left > 0 ? t('login.too_many_tries') : t('login.wait_is_over')}>
            {left > 0 && (
              // Read by eye each second, but announced only with the rest.
              <span role="timer" aria-live="off" className="remaining">
                {t('login.wait', { time: clock(left) })}
              </span>
            )}
          </Notice>
        )}
        {refused?.kind === 'offline' && (
          <Notice tone="danger" icon="offline" title={t('login.offline')}>
            {t('login.offline_advice')}
          </Notice>
        )}
        {refused?.kind === 'refused' && (
          <Notice tone="danger" icon="alert" title={t('login.failed')}>
            {refused.detail ?? t('login.failed_advice', { status: refused.status })}
          </Notice>
        )}
      </div>
      <form noValidate onSubmit={submit} onInput={typed}>
        <Field
          ref={email}
          name="email"
          type="email"
          label={t('login.email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errorOf('email')}
          errorElsewhere={wrongPair ? `${pairId}-error` : undefined}
        />
        <PasswordField
          ref={password}
          id={pairId}
          name="password"
          label={t('login.password')}
          autoComplete="current-password"
          required
          show={t('login.show_password')}
          hide={t('login.hide_password')}
          capsLock={t('login.caps_lock')}
          error={wrongPair ? t('login.wrong_pair') : errorOf('password')}
        />
        <Button type="submit" look="forward" busy={busy} blocked={left > 0} aria-describedby={left > 0 ? noticeId : undefined}>
          {t('login.submit')}
        </Button>
      </form>
    </>
  );
};
