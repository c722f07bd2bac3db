// Error messages for people outside in Croatian: they are addressed as vi.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/outside.ts';

export default {
  notFound: 'Poveznica je istekla, zamijenila ju je novija ili u adresi nešto nedostaje. Otvorite najnoviju poruku ili nas nazovite.',
  tooManyTries: 'Pokušajte ponovno za %{seconds} s.',
  conflict: 'Stanje se u međuvremenu promijenilo. Osvježite stranicu i pokušajte ponovno.',
  wrongState: 'Stanje se u međuvremenu promijenilo. Osvježite stranicu i pokušajte ponovno.',
  invalid: 'Provjerite označena polja.',
  tooLarge: 'Pošaljite manje odjednom.',
  malformed: 'Sadržaj zahtjeva nije valjan. Osvježite stranicu i pokušajte ponovno.',
  unsupported: 'Sadržaj zahtjeva nije valjan. Osvježite stranicu i pokušajte ponovno.',
  beyondEnd: 'Datoteka ima %{size} bajtova. Preuzmite je od početka.',
  foreignOrigin: 'Odgovor primamo samo s naše stranice. Otvorite poveznicu izravno iz poruke.',
  unavailable: 'Podaci trenutačno nisu dostupni. Pokušajte za nekoliko trenutaka.',
  diskFull: 'Ništa nije spremljeno. Pokušajte kasnije ili nas nazovite.',
  internal: 'Ništa nije spremljeno. Pokušajte ponovno; ako se ponovi, nazovite nas.',
  field: {
    required: 'Ispunite ovo polje.',
    notText: 'Tekst sadrži znakove koje nije moguće spremiti. Izbrišite ih.',
    oneLine: 'Samo jedan redak, bez prijeloma.',
    tooShort: 'Prekratko. Broj znakova je najmanje %{minimum}.',
    tooLong: 'Predugo. Broj znakova je najviše %{maximum}.',
    notReference: 'Tog retka više nema. Osvježite stranicu.',
    tooMany: 'Previše vrijednosti. Najviše ih je %{maximum}.',
    notPicture: 'Potpis nije čitljiv. Izbrišite ga i potpišite se ponovno.',
    wrongType: 'Vrijednost nije prave vrste.',
    unknown: 'Tog polja nema.',
  },
} satisfies Translation<typeof sl>;
