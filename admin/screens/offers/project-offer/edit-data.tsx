// Edits the data of an offer beside its lines (client, contact, template, dates) in a popup.
import { RecordPopup } from '#admin/generic/form/record-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { nameOfOffer } from './data.ts';
import type { PopupProps } from './popups.tsx';

export function EditData({ offer, onClose }: PopupProps) {
  const say = useSay();
  return (
    <RecordPopup
      entity={entityOf('project_offer')}
      record={offer}
      title={say('project_offer.screen.editData')}
      subject={nameOfOffer(offer)}
      onClose={onClose}
    />
  );
}
