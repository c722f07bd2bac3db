// Mails to staff about their account in Slovenian.
export default {
  greeting: 'Pozdrav, %{name},',
  closing: 'Lep pozdrav,',
  fallback: 'Če gumb ne deluje, odpri naslov:',
  expires: 'Povezava deluje enkrat in velja do %{time}.',
  notYou: 'Če to nisi ti, takoj zamenjaj geslo in pokliči pisarno.',
  notExpected: 'Če tega ne pričakuješ, takoj pokliči pisarno.',
  invitation: {
    subject: 'Vabilo: %{company}',
    text: '%{by} te vabi: podjetje %{company} svoje delo vodi v tem sistemu.',
    ask: 'Nastavi geslo, potem se prijaviš z naslovom %{email}.',
    action: 'Nastavi geslo',
    ignore: 'Če vabila ne pričakuješ, ga prezri.',
  },
  reset: {
    subject: 'Novo geslo',
    text: 'prejeli smo zahtevo za novo geslo za tvoj račun.',
    ask: 'Nastaviš ga na spodnji povezavi.',
    action: 'Nastavi novo geslo',
    ignore: 'Če novega gesla ne potrebuješ, sporočilo prezri: geslo ostane, kakršno je.',
  },
  emailChanged: {
    subject: 'Naslov za prijavo je zamenjan',
    text: 'naslov, s katerim se prijavljaš, je zamenjan (%{by}, %{time}). Odslej velja %{email}, na ta naslov ne pišemo več.',
  },
  passwordChanged: {
    subject: 'Geslo je zamenjano',
    text: 'geslo za tvoj račun je zamenjano (%{time}). Na drugih napravah se prijaviš znova.',
  },
  secondFactorOn: {
    subject: 'Drugi faktor je vklopljen',
    text: 'od %{time} prijava zahteva tudi kodo iz aplikacije.',
  },
  secondFactorOff: {
    subject: 'Drugi faktor je izklopljen',
    text: 'od %{time} za prijavo zadošča geslo.',
  },
  secondFactorTaken: {
    subject: 'Drugi faktor je odvzet',
    text: 'drugi faktor tvojega računa je odvzet (%{by}, %{time}). Razlog: %{reason}',
  },
  recoveryCodeUsed: {
    subject: 'Prijava z rezervno kodo',
    text: 'rezervna koda tvojega računa je porabljena (%{time}). Ostala je še %{smart_count} koda. |||| rezervna koda tvojega računa je porabljena (%{time}). Ostali sta še %{smart_count} kodi. |||| rezervna koda tvojega računa je porabljena (%{time}). Ostale so še %{smart_count} kode. |||| rezervna koda tvojega računa je porabljena (%{time}). Ostalo je še %{smart_count} kod.',
  },
  roleChanged: { subject: 'Vloga je spremenjena', text: 'vloga %{role} je spremenjena (%{by}, %{time}).' },
  roleDeleted: { subject: 'Vloga je izbrisana', text: 'vloga %{role} je izbrisana (%{by}, %{time}).' },
  roleGiven: { subject: 'Uporabnik ima drugo vlogo', text: '%{user} ima odslej vlogo %{role} (%{by}, %{time}).' },
  userEmailChanged: {
    subject: 'Naslov za prijavo uporabnika je zamenjan',
    text: '%{user} se odslej prijavlja z naslovom %{email} (%{by}, %{time}).',
  },
  userSecondFactorTaken: {
    subject: 'Uporabniku je odvzet drugi faktor',
    text: '%{user} nima več drugega faktorja (%{by}, %{time}). Razlog: %{reason}',
  },
  forEditors: 'To sporočilo dobijo vsi, ki urejajo vloge. Če tega ne pričakuješ, takoj preveri vloge in uporabnike.',
} as const;
