// The form below the document: the name, a drawn signature where required, and the buttons to confirm and decline.
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { pictureOf, Signature } from '../ui/signature.tsx';
import { useWords } from '../words.tsx';
import type { Draft } from './draft.ts';
import type { GivenAnswer } from './link.ts';
import { partOf, type ShownPurpose } from './parts.ts';

type Props = {
  purpose: ShownPurpose;
  draft: Draft;
  write: (changed: Partial<Draft>) => void;
  busy: boolean;
  left: number;
  /** The server's errors on the name or the signature. */
  fields: Readonly<Record<string, string>>;
  notice: ReactNode;
  until: string;
  onGive: (given: GivenAnswer) => void;
  onDecline: () => void;
};

export const ConfirmForm = ({ purpose, draft, write, busy, left, fields, notice, until, onGive, onDecline }: Props) => {
  const { t } = useWords();
  const [missing, setMissing] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const confirm = () => {
    if (draft.name.trim() === '') {
      setMissing(true);
      name.current?.focus();
      return;
    }
    onGive({ act: 'confirm', body: { name: draft.name.trim(), signature: pictureOf(draft.strokes) } });
  };
  return (
    <section className="answer-form" aria-labelledby="question">
      <h2 id="question">{t(`answering.${purpose}.question`)}</h2>
      <p className="explained">{t(`answering.${purpose}.explained`)}</p>
      {/* Enter in the name is no signature: only the button confirms. */}
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <Field
          ref={name}
          name="name"
          label={t('answering.name')}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="done"
          maxLength={120}
          required
          value={draft.name}
          error={missing ? t('answering.name_missing') : fields.name}
          onChange={({ target }) => {
            setMissing(false);
            write({ name: target.value });
          }}
        />
        {partOf(purpose).takes === 'paper' && (
          <Signature
            label={t('answering.signature')}
            note={t('answering.optional')}
            hint={t('answering.signature_hint')}
            empty={t('answering.signature_empty')}
            drawn={t('answering.signature_drawn')}
            strokes={draft.strokes}
            onDraw={(strokes) => write({ strokes })}
            clear={
              <button type="button" className="aside-link" onClick={() => write({ strokes: [] })}>
                <Icon name="eraser" />
                {t('answering.clear')}
              </button>
            }
          />
        )}
        {fields.signature && <p className="field-message danger">{fields.signature}</p>}
        {notice}
        <Button look="forward" icon="check" busy={busy} blocked={left > 0} onClick={confirm}>
          {t(`answering.${purpose}.confirm`)}
        </Button>
        <Button blocked={busy} onClick={onDecline}>
          {t(`answering.${purpose}.decline`)}
        </Button>
      </form>
      <p className="answer-foot">{t(`answering.${purpose}.valid`, { date: until })}</p>
    </section>
  );
};
