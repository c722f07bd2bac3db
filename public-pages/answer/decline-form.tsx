// The form to decline: a reason in a sentence, and objections to single lines; the button counts them.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { useWords } from '../words.tsx';
import type { Draft } from './draft.ts';
import type { GivenAnswer } from './link.ts';
import type { Line } from './part.ts';
import type { ShownPurpose } from './parts.ts';

type Props = {
  purpose: ShownPurpose;
  record: string;
  sender: string;
  lines: readonly Line[];
  draft: Draft;
  write: (changed: Partial<Draft>) => void;
  busy: boolean;
  left: number;
  fields: Readonly<Record<string, string>>;
  notice: ReactNode;
  onGive: (given: GivenAnswer) => void;
  onBack: () => void;
};

export const DeclineForm = ({ purpose, record, sender, lines, draft, write, busy, left, fields, notice, onGive, onBack }: Props) => {
  const { t } = useWords();
  const [tried, setTried] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    head.current?.focus();
    scrollTo(0, 0);
  }, []);

  const { reason, objections } = draft;
  const given = lines.flatMap(({ line }) => (objections[line] === undefined ? [] : [{ line, text: objections[line].trim() }]));
  const send = () => {
    setTried(true);
    if (reason.trim() !== '' && given.every(({ text }) => text !== ''))
      return onGive({ act: 'decline', body: { reason: reason.trim(), objections: given } });
    // The first invalid field gets the focus after it has been marked.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const toggle = (line: string) => {
    const { [line]: open, ...others } = objections;
    write({ objections: open === undefined ? { ...others, [line]: '' } : others });
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
      <section>
        <button type="button" className="back-link" onClick={onBack}>
          <Icon name="back" />
          {t(`answering.${purpose}.back`)}
        </button>
        <p className="record">{record}</p>
        <h1 ref={head} tabIndex={-1}>
          {t(`answering.${purpose}.wrong_title`)}
        </h1>
        <p className="explained">{t(`answering.${purpose}.wrong_text`, { sender })}</p>
        <TextArea
          name="reason"
          label={t('answering.reason')}
          rows={3}
          maxLength={1000}
          required
          value={reason}
          error={tried && reason.trim() === '' ? t('answering.reason_missing') : fields.reason}
          onChange={({ target }) => write({ reason: target.value })}
        />
      </section>
      {lines.length > 0 && (
        <section aria-labelledby="which-line">
          <h2 id="which-line">
            {t('answering.which_line')} <small>({t('answering.optional')})</small>
          </h2>
          <ul className="lines objected">
            {lines.map(({ line, title, detail, amount }) => {
              const text = objections[line];
              const open = text !== undefined;
              return (
                <li key={line}>
                  <span>{title}</span>
                  <small>{[amount, detail].filter(Boolean).join(' · ')}</small>
                  <Button
                    icon="objection"
                    aria-pressed={open}
                    aria-label={t('answering.objection_to', { line: `${title}, ${amount}` })}
                    onClick={() => toggle(line)}
                  >
                    {t('answering.objection')}
                  </Button>
                  {open && (
                    <TextArea
                      label={t('answering.objection_to', { line: `${title}, ${amount}` })}
                      labelIsSeen={false}
                      rows={1}
                      maxLength={1000}
                      autoFocus={text === ''}
                      value={text}
                      error={tried && text.trim() === '' ? t('answering.objection_missing') : undefined}
                      onChange={({ target }) => write({ objections: { ...objections, [line]: target.value } })}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <section className="answer-form">
        {notice}
        <Button look="ink" busy={busy} blocked={left > 0} onClick={send}>
          {given.length === 0 ? t('answering.send') : t('answering.send_with', { smart_count: given.length })}
        </Button>
        <p className="answer-foot">{t(`answering.${purpose}.seen_by`)}</p>
      </section>
    </form>
  );
};
