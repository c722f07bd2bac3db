// The form that requests a password link: the same answer for known and unknown addresses, and a repetition after a minute.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { call } from '../calls/call.ts';
import { callAddress } from '../company.ts';
import { clock, useCountdown } from '../login/use-countdown.ts';
import { RefusedNotice } from '../refused-notice.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSending } from '../use-sending.ts';
import { useWords } from '../words.tsx';

type SentRequest = {
  readonly email: string;
  readonly until: number;
  readonly again: number;
  readonly phone: string | null;
  readonly times: number;
};

const two = (value: number) => String(value).padStart(2, '0');
/** 24/11/2026 15:58, in the reader's time zone. */
const moment = (at: number) => {
  const date = new Date(at);
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()} ${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** A sentence with one word in bold. */
const Strong = ({ text, word }: { text: string; word: string }) => {
  const [before, ...after] = text.split(word);
  return (
    <>
      {before}
      <b>{word}</b>
      {after.join(word)}
    </>
  );
};

export const AddressForm = ({ onTitle }: { onTitle: (sent: boolean) => void }) => {
  const { t, language } = useWords();
  const { busy, refused, left, refuse, send } = useSending<{ kind: 'missing' | 'wrong' }>();
  const [sent, setSent] = useState<SentRequest | null>(null);
  const wait = useCountdown(sent?.again ?? null);
  const email = useRef<HTMLInputElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const noticeId = useId();

  useEffect(() => email.current?.focus(), []);
  const isSent = sent !== null;
  useEffect(() => {
    onTitle(isSent);
    // The answer replaces the form, so a screen reader must begin there.
    if (isSent) head.current?.focus();
  }, [isSent, onTitle]);

  const requestLink = async (address: string) => {
    const answer = await send(
      () => call('/public/reset_password', { method: 'POST', language, body: { email: address } }),
      (one) => (one.kind === 'done' ? null : one),
    );
    if (answer?.kind !== 'done') return;
    const { expires_in, wait: seconds, phone } = answer.body;
    setSent((before) => ({
      email: address,
      until: Date.now() + expires_in * 1000,
      again: Date.now() + seconds * 1000,
      phone,
      times: (before?.times ?? 0) + 1,
    }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = email.current?.value.trim() ?? '';
    if (given && email.current?.validity.valid) return requestLink(given);
    refuse({ kind: given ? 'wrong' : 'missing' });
    email.current?.focus();
  };
  const error = () => {
    if (refused?.kind === 'missing') return t('login.email_missing');
    if (refused?.kind === 'wrong') return t('reset.email_wrong');
    return refused?.kind === 'refused' ? refused.fields.email : undefined;
  };
  const notice = <RefusedNotice id={noticeId} refused={refused} left={left} failed={t('reset.failed')} />;

  if (!sent)
    return (
      <>
        <h1>{t('reset.title')}</h1>
        <p className="explained">{t('reset.text')}</p>
        {notice}
        <form noValidate onSubmit={submit} onInput={() => left === 0 && refuse(null)}>
          <Field
            ref={email}
            name="email"
            type="email"
            label={t('login.email')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={error()}
          />
          <Button type="submit" look="forward" busy={busy} blocked={left > 0} aria-describedby={left > 0 ? noticeId : undefined}>
            {t('reset.send')}
          </Button>
        </form>
      </>
    );
  return (
    <>
      <div className="sent-sign">
        <Icon name="mail" size={32} />
      </div>
      <h1 ref={head} tabIndex={-1}>
        {t('reset.sent_title')}
      </h1>
      <p className="explained">
        <Strong text={t('reset.sent', { email: sent.email, time: moment(sent.until) })} word={sent.email} />
      </p>
      {notice}
      <Notice tone="info" icon="info" title={t('reset.late')}>
        {t('reset.late_advice')}
        {sent.phone && (
          <>
            , <a href={callAddress(sent.phone)}>{sent.phone}</a>
          </>
        )}
        .
      </Notice>
      <p className="unseen" aria-live="polite">
        {sent.times > 1 ? t('reset.sent_again') : ''}
      </p>
      <div className="again">
        <Button busy={busy && wait === 0} blocked={wait > 0 || left > 0} onClick={() => requestLink(sent.email)}>
          {t('reset.again')}
          {wait > 0 && (
            <span role="timer" aria-live="off">
              {clock(wait)}
            </span>
          )}
        </Button>
      </div>
    </>
  );
};
