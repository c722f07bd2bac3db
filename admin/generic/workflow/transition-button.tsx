// A transition as a button: done by its press, or after a popup where it asks for a reason; not for now says why.
import { type ReactNode, useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { useAttempt, usePress } from '#admin/providers/calls/press.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { type Living, useTransitions } from './transitions.ts';

type Asking = {
  readonly title: string;
  readonly subject?: string;
  /** What follows from it. */
  readonly effect?: ReactNode;
  /** The text that it asks for, by the name under which the call takes it; nothing is only confirmed. */
  readonly text?: { readonly name: string; readonly label: string; readonly hint?: string; readonly required?: string };
  readonly action?: string;
};

type Props = {
  entity: EntityMetadata;
  record: Living;
  name: string;
  kind?: 'plain' | 'main' | 'quiet' | 'danger';
  asks?: Asking;
};

function AskPopup({ entity, record, name, kind, asks, onClose }: Props & { asks: Asking; onClose: () => void }) {
  const { whyNot, label, send } = useTransitions(entity, record);
  const [text, setText] = useState('');
  const { error, press } = usePress(onClose);
  const given = text.trim();
  const field = asks.text;
  return (
    <Popup
      open
      onClose={onClose}
      title={asks.title}
      {...(asks.subject && { subject: asks.subject })}
      filled={given !== ''}
      error={error}
      action={{
        label: asks.action ?? label(name).replace(/\s*…$/, ''),
        kind: kind === 'danger' ? 'danger' : 'main',
        blocked: whyNot(name) ?? (field?.required && !given ? field.required : null),
        onAct: () => press(given, (key) => send(name, field && given ? { [field.name]: given } : {}, key)),
      }}
    >
      {asks.effect && <p>{asks.effect}</p>}
      {field && (
        <NotesField
          label={field.label}
          {...(field.hint && { placeholder: field.hint })}
          value={text}
          onChange={setText}
          required={field.required !== undefined}
        />
      )}
    </Popup>
  );
}

/** Shown where the caller may, or is only held up. */
export function TransitionButton(props: Props) {
  const { entity, record, name, kind = 'plain', asks } = props;
  const { may, heldUp, whyNot, label, send } = useTransitions(entity, record);
  const attempt = useAttempt();
  const [asking, setAsking] = useState(false);
  if (!may(name) && !heldUp(name) && !asking) return null;
  const press = () => (asks ? setAsking(true) : attempt(() => send(name)));
  return (
    <>
      <ActionButton kind={kind} blocked={whyNot(name)} onAct={press}>
        {label(name)}
      </ActionButton>
      {asking && asks && <AskPopup {...props} asks={asks} onClose={() => setAsking(false)} />}
    </>
  );
}
