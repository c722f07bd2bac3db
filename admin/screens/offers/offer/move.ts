// Moving an offer to another step: sent once, told, and everything that shows it is read again.

import { useQueryClient } from '@tanstack/react-query';
import { newKey, sendOnceEngine } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { offerStepName } from '#admin/screens/offers/shared/states.ts';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { type Move, offerNumber } from './data.ts';

export type Movable = { readonly id: number; readonly number: number };
/** What is said with a move: why, where it asks for that, else a note. */
const bodyOf = ({ reason }: Move, text: string): object => (text.trim() === '' ? {} : { [reason ? 'reason' : 'note']: text.trim() });

/** Throws what the server says against it. */
export const useMove = () => {
  const say = useSay();
  const queries = useQueryClient();
  return async (offer: Movable, move: Move, text = '', key = newKey()): Promise<void> => {
    try {
      await sendOnceEngine(`/offer/${offer.id}/${move.name}`, { method: 'PUT', body: bodyOf(move, text) }, key);
      toastSuccess(
        say('offer_page.toast.moved', { number: offerNumber(offer), step: say(`offer.values.status.${offerStepName(move.to)}`) }),
      );
    } finally {
      await queries.invalidateQueries({ queryKey: ['offer'] });
    }
  };
};
