// Renders the open popup of an offer.
import { Compare } from './compare.tsx';
import { type Offer, type Outcome, useContactAddress } from './data.ts';
import type { Draft } from './draft.ts';
import { EditData } from './edit-data.tsx';
import { AcceptOffer, DeclineOffer, RemoveDraft, SendOffer } from './popups.tsx';

export type PopupName = 'send' | 'accept' | 'decline' | 'remove' | 'data' | 'compare';
type Props = {
  name: PopupName;
  offer: Offer;
  outcome: Outcome | undefined;
  draft: Draft;
  before: Offer | undefined;
  onClose: () => void;
};

export function NamedPopup({ name, offer, outcome, draft, before, onClose }: Props) {
  const address = useContactAddress(offer.contact_id);
  const props = { offer, onClose };
  switch (name) {
    case 'send':
      return address === undefined ? null : <SendOffer {...props} address={address} />;
    case 'accept':
      return outcome ? <AcceptOffer {...props} outcome={outcome} /> : null;
    case 'decline':
      return <DeclineOffer {...props} />;
    case 'remove':
      return <RemoveDraft {...props} />;
    case 'data':
      return <EditData {...props} />;
    case 'compare':
      return before ? <Compare {...props} before={before} draft={draft} /> : null;
  }
}
