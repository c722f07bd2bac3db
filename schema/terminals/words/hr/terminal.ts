// Registration terminals in Croatian: refusals of a tap, and acts of the office.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/terminal.ts';

export default {
  reasons: {
    foreignNetwork: 'Ovaj se terminal smije koristiti samo u mreži tvrtke.',
    outOfUse: 'Ovaj terminal nije u upotrebi.',
    unknownPin: 'Taj PIN nema nitko.',
    unknownChip: 'Taj čip nema nitko.',
    padRests: 'Previše pogrešnih PIN-ova. PIN miruje još %{seconds} s, čip radi dalje.',
    unreadable: 'Prijavu nije moguće pročitati.',
    tooLate:
      'Registrator je upis javio nakon %{smart_count} sata. Odluči vrijedi li. |||| Registrator je upis javio nakon %{smart_count} sata. Odluči vrijedi li. |||| Registrator je upis javio nakon %{smart_count} sati. Odluči vrijedi li.',
    choiceClosed: 'Izbor je već zatvoren. Prisloni čip ili upiši PIN još jednom.',
    gone: 'Te osobe više nema u tvrtki.',
    alreadyIn: 'Dolazak je već zabilježen u %{at}.',
    inElsewhere: 'Već je zabilježen na terminalu %{terminal}, %{at}.',
    notIn: 'Dolazak još nije zabilježen.',
    alreadyPaused: 'Pauza traje već od %{at}.',
    noWorkType: 'Za tu osobu nema nijedne vrste rada. Nazovi ured.',
    toCome: 'To je vrijeme u budućnosti: sat na tabletu nije bio točan.',
    timeLocked: 'Sati tog mjeseca su zaključani.',
    outOfOrder: 'Nakon tog vremena na terminalu %{terminal} već je zabilježeno nešto drugo.',
    decided: 'O tom je događaju već odlučeno.',
  },
  admin: {
    address: 'Adresa tableta',
    addressNote: 'Otvori je na tabletu na zidu. Tko je zna, ondje može isprobavati PIN-ove.',
    show: 'Prikaži adresu',
    copy: 'Kopiraj adresu',
    copied: 'Kopirano',
    qr: 'QR kôd s adresom tableta',
    rotate: 'Promijeni adresu …',
    rotateTitle: 'Promijeni adresu',
    rotateEffect:
      'Stara adresa odmah prestaje vrijediti. Tablet treba novu prije nego što opet primi prijave. Ono što u njemu čeka prenosi se kasnije.',
    rotated: 'Adresa je nova. Otvori je na tabletu.',
    task: 'Vremena ovog tableta',
    waiting:
      '%{smart_count} događaj čeka rješenje. |||| %{smart_count} događaja čekaju rješenje. |||| %{smart_count} događaja čeka rješenje.',
    see: 'Pogledaj',
    settle: 'Upiši …',
    settleTitle: 'Upiši s pravim vremenom',
    settleEffect: 'Upisuje se s vremenom %{at}, kao da se dogodilo tada.',
    settleUser: 'Tko',
    settled: 'Upisano.',
    dismiss: 'Odbaci …',
    dismissTitle: 'Odbaci događaj',
    dismissEffect: 'Ništa se ne upisuje. Događaj ostaje na popisu s razlogom.',
    dismissReason: 'Razlog',
    dismissMissing: 'Upiši razlog.',
    dismissed: 'Odbačeno.',
  },
} satisfies Translation<typeof sl>;
