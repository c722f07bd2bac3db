// Why an offer is sent back or declined: asked before it moves there.

import { useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { usePress } from '#admin/providers/calls/press.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { offerStepName } from '#admin/screens/offers/shared/states.ts';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { type Move, numberOf } from './data.ts';
import { type Movable, useMove } from './move.ts';
import { declined } from './passes.ts';

type Props = { offer: Movable & { readonly title: string }; move: Move; onClose: () => void };

export function AskReason({ offer, move, onClose }: Props) {
  const say = useSay();
  const send = useMove();
  const [text, setText] = useState('');
  const { error, press } = usePress(onClose);
  const declines = move.to === declined;
  const given = text.trim();
  const step = say(`offer.values.status.${offerStepName(move.to)}`);
  return (
    <Popup
      open
      onClose={onClose}
      title={step}
      subject={`${numberOf(offer)} ${offer.title}`}
      filled={given !== ''}
      error={error}
      action={{
        label: step,
        kind: declines ? 'danger' : 'main',
        blocked: given ? null : say('offer_page.ask.required'),
        onAct: () => press(given, (key) => send(offer, move, given, key)),
      }}
    >
      <NotesField
        label={say(declines ? 'offer_page.ask.decline' : 'offer_page.ask.change')}
        placeholder={say(declines ? 'offer_page.ask.declineHint' : 'offer_page.ask.changeHint')}
        value={text}
        onChange={setText}
        rows={3}
        required
      />
    </Popup>
  );
}
