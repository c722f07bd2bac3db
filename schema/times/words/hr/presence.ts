// Presence in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/presence.ts';

export default {
  own: 'Vlastiti unos',
  reasons: {
    alreadyIn: 'Dolazak je već zabilježen u %{at}.',
    inElsewhere: 'Već je zabilježen drugdje: %{place}, %{at}.',
    notIn: 'Dolazak još nije zabilježen.',
    alreadyPaused: 'Pauza traje već od %{at}.',
    noWorkType: 'Za tu osobu nema nijedne vrste rada. Nazovi ured.',
    byTerminal: 'Dolazak bilježiš na terminalu. Ako je izostao, upiši vrijeme i razlog.',
    byTasks: 'Tvoj dan čita se iz vremena na zadacima.',
    workRuns: 'Na zadatku #%{number} %{title} teče vrijeme. Reci treba li teći dalje.',
    beforeLast: 'Kasnije je već nešto zabilježeno.',
    notShorter: 'Odaberi vrijeme unutar unosa: ovdje se samo skraćuje.',
    inFuture: 'To je vrijeme u budućnosti.',
    tooLongAgo: 'To je prije više od jednog dana. Ispraviti može tko uređuje radno vrijeme.',
    stillIn: 'Odlazak još nije upisan. Najprije ga upiši.',
    intoNext: 'Prije toga počinje već sljedeća prisutnost.',
    notAfterStart: 'Kraj nije nakon početka.',
    stayTooLong: 'Prisutnost traje najviše jedan dan.',
    outsideStay: 'Odmor mora biti unutar prisutnosti.',
  },
} satisfies Translation<typeof sl>;
