// The first step of signing in: email and password, with an answer to every error.
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { RefusedNotice } from '../refused-notice.tsx';
import { wasSent } from '../tokens/prerender.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useSending } from '../use-sending.ts';
import { useWords } from '../words.tsx';
import { type Pair, signIn } from './sign-in.ts';

type Other = { kind: 'wrongPair' } | { kind: 'missing'; email: boolean; password: boolean };
type Props = { onSignedIn: () => void; onCode: (pair: Pair) => void };

export const PairForm = ({ onSignedIn, onCode }: Props) => {
  const { t, language } = useWords();
  const { busy, refused, left, refuse, send } = useSending<Other>();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const noticeId = useId();
  const pairId = useId();

  useEffect(() => {
    // Keep the focus of a user who began to type before the program was loaded.
    if (document.activeElement === document.body) (email.current?.value ? password : email).current?.focus();
    if (wasSent()) form.current?.requestSubmit();
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    if (busy || left > 0) return;
    if (!given.email || !given.password) {
      refuse({ kind: 'missing', email: !given.email, password: !given.password });
      (given.email ? password : email).current?.focus();
      return;
    }
    const answer = await send(
      () => signIn(given, language),
      (one) => (one.kind === 'done' || one.kind === 'codeNeeded' || one.kind === 'wrongCode' ? null : one),
    );
    if (answer?.kind === 'done') onSignedIn();
    if (answer?.kind === 'codeNeeded') onCode(given);
    if (answer?.kind === 'refused') (answer.fields.email ? email : password).current?.focus();
    if (answer?.kind === 'wrongPair') {
      password.current?.focus();
      password.current?.select();
    }
  };

  const wrongPair = refused?.kind === 'wrongPair';
  const errorOf = (name: 'email' | 'password') => {
    if (refused?.kind === 'missing') return refused[name] ? t(`login.${name}_missing`) : undefined;
    return refused?.kind === 'refused' ? refused.fields[name] : undefined;
  };

  return (
    <>
      <RefusedNotice id={noticeId} refused={refused} left={left} failed={t('login.failed')} />
      <form ref={form} method="post" noValidate onSubmit={submit} onInput={() => left === 0 && refuse(null)}>
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
      <a className="aside-link" href="/resetPass/">
        {t('login.forgot')}
      </a>
    </>
  );
};
