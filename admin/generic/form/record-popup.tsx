// A popup that creates a record without the fields that the page already determines, or edits one on its own page.
import './record-page.css';
import { useState } from 'react';
import { stay } from '#admin/providers/calls/press.ts';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { useWords } from '#admin/ui/page/words.tsx';
import { PressPopup } from '../popup/press-popup.tsx';
import { FormFields } from './form-fields.tsx';
import { type Saved, useRecordForm } from './use-record-form.ts';

type Props = {
  entity: EntityMetadata;
  given?: Readonly<Record<string, unknown>>;
  /** The edited record; without it the popup creates one. */
  record?: Saved;
  /** The title, instead of the verb alone. */
  title?: string;
  /** The name of the edited record. */
  subject?: string;
  onClose: () => void;
  onCreated?: (record: Saved) => void;
};

export function RecordPopup({ entity, given, record: changed, title, subject, onClose, onCreated }: Props) {
  const words = useEntityWords(entity.name);
  const t = useWords();
  // The initial values stay the same while the popup is open, even if the page behind it renders again.
  const [start] = useState(given ?? {});
  const form = useRecordForm({
    entity,
    given: start,
    ...(changed && { record: changed }),
    onSaved: (record) => {
      onClose();
      onCreated?.(record);
    },
  });
  return (
    <PressPopup
      title={title ?? (changed ? t('verb.edit') : words.create)}
      subject={subject}
      width="wide"
      onClose={onClose}
      filled={form.changed.length > 0}
      action={{ label: t(changed ? 'verb.save' : 'verb.create'), send: () => form.save().then(() => stay) }}
    >
      <FormFields entity={entity} form={form} record={changed ?? start} except={Object.keys(start)} bare fresh={!changed} />
    </PressPopup>
  );
}
