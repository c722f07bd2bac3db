// What an offer is about beside its lines: client, contact, template, days; the generic form in a popup.
import { FormFields } from '#admin/generic/form/form-fields.tsx';
import { useRecordForm } from '#admin/generic/form/use-record-form.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { nameOfOffer } from './data.ts';
import type { PopupProps } from './popups.tsx';

export function EditData({ offer, onClose }: PopupProps) {
  const say = useSay();
  const t = useWords();
  const entity = entityOf('project_offer');
  const form = useRecordForm({ entity, record: offer, onSaved: onClose });
  return (
    <Popup
      open
      width="wide"
      title={say('project_offer.screen.editData')}
      subject={nameOfOffer(offer)}
      onClose={onClose}
      filled={form.changed.length > 0}
      action={{ label: t('verb.save'), onAct: form.save }}
    >
      <FormFields entity={entity} form={form} record={offer} bare />
    </Popup>
  );
}
