// Moves an offer to another step: sends once, notifies, and reads everything that shows it again.

import { useQueryClient } from '@tanstack/react-query';
import { newKey, sendOnceBelow } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { offerStepName } from '#admin/screens/offers/shared/states.ts';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { type Move, offerNumber } from './data.ts';

export type Movable = { readonly id: number; readonly number: number };
/** The text of a move is its reason if it asks for one, otherwise a note. */
const send = (id: number, move: Move, text: string, key: string) => {
  const at = sendOnceBelow(`/offer/${id}`);
  if (move.reason) return at(`/${move.name}`, { body: { reason: text } }, key);
  return at(`/${move.name}`, { body: text === '' ? {} : { note: text } }, key);
};

/** Throws the server's refusal. */
export const useMove = () => {
  const say = useSay();
  const queries = useQueryClient();
  return async (offer: Movable, move: Move, text = '', key = newKey()): Promise<void> => {
    try {
      await send(offer.id, move, text.trim(), key);
      toastSuccess(
        say('offer_page.toast.moved', { number: offerNumber(offer), step: say(`offer.values.status.${offerStepName(move.to)}`) }),
      );
    } finally {
      await queries.invalidateQueries({ queryKey: ['offer'] });
    }
  };
};
