// A new record made beside the page that needs it: what the page already says is filled in and not asked.
import { useState } from 'react';
import { useEntityWords } from '#admin/providers/entity-words.ts';
import type { EntityMetadata } from '#admin/providers/metadata.ts';
import { Popup } from '#admin/ui/popup.tsx';
import { useWords } from '#admin/ui/words.tsx';
import { FormFields } from './form-fields.tsx';
import { type Saved, useRecordForm } from './use-record-form.ts';

type Props = {
  entity: EntityMetadata;
  given?: Readonly<Record<string, unknown>>;
  onClose: () => void;
  onCreated?: (record: Saved) => void;
};

export function RecordPopup({ entity, given, onClose, onCreated }: Props) {
  const words = useEntityWords(entity.name);
  const t = useWords();
  // What is given stays the same while the popup is open, whatever the page behind it does.
  const [start] = useState(given ?? {});
  const form = useRecordForm({
    entity,
    given: start,
    onSaved: (record) => {
      onClose();
      onCreated?.(record);
    },
  });
  return (
    <Popup
      open
      title={words.create}
      width="wide"
      onClose={onClose}
      filled={form.changed.length > 0}
      action={{ label: t('verb.create'), onAct: form.save }}
    >
      <FormFields entity={entity} form={form} record={start} except={Object.keys(start)} bare fresh />
    </Popup>
  );
}
