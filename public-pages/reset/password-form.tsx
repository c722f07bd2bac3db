// The form that sets a password by a link: checks length and repetition before it asks the server.
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { call } from '../calls/call.ts';
import { RefusedNotice } from '../refused-notice.tsx';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useSending } from '../use-sending.ts';
import { useWords } from '../words.tsx';

const shortest = 12;
type Other = { kind: 'short'; missing: number } | { kind: 'notSame' };
type Props = { token: string; onDone: (email: string) => void; onGone: (used: boolean) => void };

export const PasswordForm = ({ token, onDone, onGone }: Props) => {
  const { t, language } = useWords();
  const { busy, refused, left, refuse, send } = useSending<Other>();
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const noticeId = useId();

  useEffect(() => first.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || left > 0) return;
    const password = first.current?.value ?? '';
    const length = [...password].length;
    if (length < shortest) {
      refuse({ kind: 'short', missing: shortest - length });
      first.current?.focus();
      return;
    }
    if (password !== second.current?.value) {
      refuse({ kind: 'notSame' });
      second.current?.focus();
      second.current?.select();
      return;
    }
    const answer = await send(
      () => call(`/public/reset_password/${token}`, { method: 'POST', language, body: { password } }),
      (one) => (one.kind === 'done' ? null : one),
    );
    if (answer?.kind === 'done') onDone(answer.body.email);
    if (answer?.kind !== 'refused') return;
    if (answer.status === 404 || answer.status === 409) onGone(answer.status === 409);
    else if (answer.fields.password) first.current?.focus();
  };

  const error = () => {
    if (refused?.kind === 'short') return t('reset.short', { smart_count: refused.missing });
    return refused?.kind === 'refused' ? refused.fields.password : undefined;
  };
  const field = { show: t('login.show_password'), hide: t('login.hide_password'), capsLock: t('login.caps_lock'), required: true };

  return (
    <>
      <RefusedNotice id={noticeId} refused={refused} left={left} failed={t('reset.failed')} />
      <form noValidate onSubmit={submit} onInput={() => left === 0 && refuse(null)}>
        <PasswordField {...field} ref={first} name="password" label={t('reset.new')} autoComplete="new-password" error={error()} />
        <PasswordField
          {...field}
          ref={second}
          name="repeat"
          label={t('reset.repeat')}
          autoComplete="new-password"
          error={refused?.kind === 'notSame' ? t('reset.not_same') : undefined}
        />
        <Button type="submit" look="forward" busy={busy} blocked={left > 0} aria-describedby={left > 0 ? noticeId : undefined}>
          {t('reset.save')}
        </Button>
      </form>
    </>
  );
};
