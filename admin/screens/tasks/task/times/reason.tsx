// The required reason of a correction, kept in the history.
import { useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import type { FieldWords } from '#admin/generic/popup/input-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';

export const useReason = () => {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  return { typed, setTyped, text, missing: text ? null : say('times.screen.reason.required') };
};

/** The same as a field of a popup derived from its input. */
export const useReasonField = (): FieldWords => {
  const say = useSay();
  return { label: say('times.screen.reason.label'), missing: say('times.screen.reason.required'), lines: 2 };
};

export function ReasonField({ reason, help }: { reason: ReturnType<typeof useReason>; help?: string }) {
  const say = useSay();
  return (
    <NotesField
      name="reason"
      label={say('times.screen.reason.label')}
      help={help}
      value={reason.typed}
      onChange={reason.setTyped}
      rows={2}
      required
    />
  );
}
