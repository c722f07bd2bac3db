// The account of a user in Croatian: refusals, work ended by a deactivation, and the second factor.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/account.ts';

export default {
  reasons: {
    inactive: 'Račun je deaktiviran. Najprije ga aktiviraj.',
    alreadyJoined: 'Lozinka je već postavljena. Tko je zaboravi, na stranici za prijavu postavlja novu.',
    notJoined: 'Lozinke još nema. Pošalji pozivnicu.',
    alreadyUsed: 'Poveznica je već iskorištena. Za novu lozinku zatraži novu.',
    secondFactorInForce: 'Drugi faktor je već uključen. Za novi telefon najprije ga isključi.',
    secondFactorNotBegun: 'Postavljanje nije započeto. Počni ispočetka.',
    secondFactorNotInForce: 'Drugi faktor nije uključen.',
  },
  rules: {
    shortPassword:
      'Još %{smart_count} znak. Duljina vrijedi više od interpunkcije, na primjer četiri riječi. |||| Još %{smart_count} znaka. Duljina vrijedi više od interpunkcije, na primjer četiri riječi. |||| Još %{smart_count} znakova. Duljina vrijedi više od interpunkcije, na primjer četiri riječi.',
    commonPassword: 'Tu lozinku koristi previše ljudi. Uzmi na primjer četiri riječi koje ne idu zajedno.',
    personalPassword: 'Lozinka je složena od imena, e-pošte ili tvrtke. Dodaj nešto što drugi ne znaju.',
    samePassword: 'To je dosadašnja lozinka. Upiši drugu.',
    wrongPassword: 'Lozinka nije ispravna.',
    wrongCode: 'Kôd nije ispravan ili je već iskorišten. Pričekaj sljedeći.',
  },
  left: {
    clock: 'Sat je zaustavljen jer je račun deaktiviran.',
    ride: 'Vožnja je završena jer je račun deaktiviran. Provjeri završne kilometre.',
  },
  proof: {
    title: 'Potvrdi lozinkom',
    text: 'Mijenjaš što netko smije ili kako se prijavljuje. Svojom lozinkom potvrdi da si to ti; vrijedi 10 minuta.',
    action: 'Potvrdi',
  },
  secondFactor: {
    title: 'Drugi faktor',
    required: 'Tvoja uloga traži drugi faktor. Postavi ga pa nastavljaš dalje.',
    needs: 'Treba ti telefon s aplikacijom za kodove, na primjer Google Authenticator, Microsoft Authenticator ili 2FAS.',
    password: 'Lozinka',
    begin: 'Nastavi',
    scan: 'Skeniraj kôd aplikacijom',
    qr: 'QR kôd za aplikaciju',
    byHand: 'Kamera ne radi? U aplikaciju upiši ključ:',
    openApp: 'Otvori u aplikaciji na ovom uređaju',
    code: 'Kôd iz aplikacije',
    codeHelp: 'Šest znamenki koje se mijenjaju svakih 30 sekundi.',
    confirm: 'Uključi',
    codesTitle: 'Rezervni kodovi',
    codesText:
      'Svaki te jednom prijavljuje bez telefona. Prikazujemo ih samo sada: ispiši ih ili spremi ondje gdje ih možeš naći i bez telefona.',
    copy: 'Kopiraj',
    copied: 'Kopirano',
    save: 'Spremi kao datoteku',
    done: 'Imam kodove, završi',
    signOut: 'Odjavi se',
  },
} satisfies Translation<typeof sl>;
