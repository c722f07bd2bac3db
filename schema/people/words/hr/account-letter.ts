// Mails to staff about their account in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/account-letter.ts';

export default {
  greeting: 'Pozdrav, %{name},',
  closing: 'Lijep pozdrav,',
  fallback: 'Ako gumb ne radi, otvori adresu:',
  expires: 'Poveznica vrijedi jednom, do %{time}.',
  notYou: 'Ako to nisi ti, odmah promijeni lozinku i nazovi ured.',
  notExpected: 'Ako to ne očekuješ, odmah nazovi ured.',
  invitation: {
    subject: 'Pozivnica: %{company}',
    text: '%{by} te poziva: tvrtka %{company} svoj rad vodi u ovom sustavu.',
    ask: 'Postavi lozinku, zatim se prijavi adresom %{email}.',
    action: 'Postavi lozinku',
    ignore: 'Ako ne očekuješ pozivnicu, zanemari je.',
  },
  reset: {
    subject: 'Nova lozinka',
    text: 'primili smo zahtjev za novu lozinku za tvoj račun.',
    ask: 'Postavljaš je na poveznici u nastavku.',
    action: 'Postavi novu lozinku',
    ignore: 'Ako ti nova lozinka ne treba, zanemari poruku: lozinka ostaje ista.',
  },
  emailChanged: {
    subject: 'Adresa za prijavu je promijenjena',
    text: 'adresa kojom se prijavljuješ je promijenjena (%{by}, %{time}). Odsad vrijedi %{email}, na ovu više ne pišemo.',
  },
  passwordChanged: {
    subject: 'Lozinka je promijenjena',
    text: 'lozinka tvojeg računa je promijenjena (%{time}). Na drugim uređajima prijavi se ponovno.',
  },
  secondFactorOn: {
    subject: 'Drugi faktor je uključen',
    text: 'od %{time} prijava traži i kôd iz aplikacije.',
  },
  secondFactorOff: {
    subject: 'Drugi faktor je isključen',
    text: 'od %{time} za prijavu je dovoljna lozinka.',
  },
  secondFactorTaken: {
    subject: 'Drugi faktor je oduzet',
    text: 'drugi faktor tvojeg računa je oduzet (%{by}, %{time}). Razlog: %{reason}',
  },
  recoveryCodeUsed: {
    subject: 'Iskorišten je rezervni kôd',
    text: 'rezervni kôd tvojeg računa je iskorišten (%{time}). Ostaje %{smart_count} kôd. |||| rezervni kôd tvojeg računa je iskorišten (%{time}). Ostaju %{smart_count} kôda. |||| rezervni kôd tvojeg računa je iskorišten (%{time}). Ostaje %{smart_count} kodova.',
  },
  roleChanged: { subject: 'Uloga je promijenjena', text: 'uloga %{role} je promijenjena (%{by}, %{time}).' },
  roleDeleted: { subject: 'Uloga je izbrisana', text: 'uloga %{role} je izbrisana (%{by}, %{time}).' },
  roleGiven: { subject: 'Korisnik ima drugu ulogu', text: '%{user} odsad ima ulogu %{role} (%{by}, %{time}).' },
  userEmailChanged: {
    subject: 'Adresa za prijavu korisnika je promijenjena',
    text: '%{user} se odsad prijavljuje adresom %{email} (%{by}, %{time}).',
  },
  userSecondFactorTaken: {
    subject: 'Korisniku je oduzet drugi faktor',
    text: '%{user} više nema drugi faktor (%{by}, %{time}). Razlog: %{reason}',
  },
  forEditors: 'Ovu poruku dobivaju svi koji uređuju uloge. Ako to ne očekuješ, odmah provjeri uloge i korisnike.',
} satisfies Translation<typeof sl>;
