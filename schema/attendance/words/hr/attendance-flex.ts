// Fleksibilni sati na zaslonima, na hrvatskom.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/attendance-flex.ts';

export default {
  title: 'Fleksibilni sati',
  after: 'nakon %{month}',
  waits: '%{month} još nije prebrojen: nedostaje odlazak',
  open: 'Isplati ili ispravi …',
  popup: 'Isplata i ispravak',
  action: 'Upiši',
  what: 'Što',
  kinds: {
    opening: 'početno stanje',
    payout: 'isplata',
    more: 'više sati',
    less: 'manje sati',
  },
  effects: {
    opening: 'Sati koje osoba donosi. Broji se od mjeseca tog dana.',
    payout: 'Sati se oduzimaju od stanja i ostaju zapisani.',
    more: 'Sati se dodaju stanju; redak i napomena ostaju.',
    less: 'Sati se oduzimaju od stanja; redak i napomena ostaju.',
  },
  done: 'Unos je zapisan.',
} satisfies Translation<typeof sl>;
