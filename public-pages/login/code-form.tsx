// The second step of signing in: a code of the app, or a recovery code.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { RefusedNotice } from '../refused-notice.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { useSending } from '../use-sending.ts';
import { useWords } from '../words.tsx';
import { type Pair, signIn } from './sign-in.ts';

type Other = { kind: 'wrongCode' } | { kind: 'missing' };
type Props = { pair: Pair; onSignedIn: () => void; onBack: () => void };

export const CodeForm = ({ pair, onSignedIn, onBack }: Props) => {
  const { t, language } = useWords();
  const { busy, refused, left, refuse, send } = useSending<Other>();
  const [recovery, setRecovery] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  const noticeId = useId();

  useEffect(() => code.current?.focus(), []);
  const switchKind = () => {
    setRecovery(!recovery);
    refuse(null);
    if (code.current) code.current.value = '';
    code.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || left > 0) return;
    const given = code.current?.value.trim() ?? '';
    if (!given) {
      refuse({ kind: 'missing' });
      code.current?.focus();
      return;
    }
    const answer = await send(
      () => signIn(pair, language, given),
      (one) => (one.kind === 'done' || one.kind === 'wrongPair' || one.kind === 'codeNeeded' ? null : one),
    );
    if (answer?.kind === 'done') onSignedIn();
    // The password was changed meanwhile.
    if (answer?.kind === 'wrongPair') onBack();
    if (answer?.kind === 'wrongCode') {
      code.current?.focus();
      code.current?.select();
    }
  };

  const error = () => {
    if (refused?.kind === 'missing') return t('login.code_missing');
    if (refused?.kind === 'wrongCode') return t('login.wrong_code');
    return refused?.kind === 'refused' ? refused.fields.code : undefined;
  };

  return (
    <>
      <p className="explained">{t(recovery ? 'login.recovery_text' : 'login.code_text')}</p>
      <RefusedNotice id={noticeId} refused={refused} left={left} failed={t('login.failed')} />
      <form noValidate onSubmit={submit} onInput={() => left === 0 && refuse(null)}>
        <Field
          ref={code}
          name="code"
          label={t(recovery ? 'login.recovery_code' : 'login.code')}
          type="text"
          inputMode={recovery ? 'text' : 'numeric'}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          error={error()}
        />
        <Button type="submit" look="forward" busy={busy} blocked={left > 0} aria-describedby={left > 0 ? noticeId : undefined}>
          {t('login.submit')}
        </Button>
      </form>
      <button type="button" className="aside-link" onClick={switchKind}>
        {t(recovery ? 'login.have_phone' : 'login.no_phone')}
      </button>
      <button type="button" className="back-link" onClick={onBack}>
        <Icon name="back" />
        {t('login.other_account')}
      </button>
    </>
  );
};
