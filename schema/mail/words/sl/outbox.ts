// The outbox on its screen in Slovenian.
export default {
  look: 'Videz',
  resend: 'Pošlji znova',
  sendNow: 'Pošlji zdaj',
  cancel: 'Prekliči pošiljanje',
  resent: 'Spet na poti: %{email}.',
  cancelled: 'Pošiljanje preklicano: %{email}.',
  failed: 'Poštni strežnik je sporočilo zavrnil',
  failedNote: 'Samodejno se ne pošilja več. Preveri naslov in pošlji znova.',
  later:
    'Poštni strežnik ga še ni sprejel, %{smart_count} poskus |||| Poštni strežnik ga še ni sprejel, %{smart_count} poskusa |||| Poštni strežnik ga še ni sprejel, %{smart_count} poskusi |||| Poštni strežnik ga še ni sprejel, %{smart_count} poskusov',
  next: 'Naslednji poskus: %{time}.',
  noServer: 'Poštni strežnik ni nastavljen',
  noServerNote:
    'Sporočilo čaka tu in odide, ko bo strežnik nastavljen. Povezave v njem so brez ključa: stranki jih izročiš z naloge, sodelavcu z njegove strani.',
  atUser: {
    failed: 'Povezava za geslo na %{email} ni prišla. Preveri naslov in pošlji znova.',
    late: 'Poštni strežnik povezave za geslo na %{email} še ni sprejel.',
  },
  atTask: {
    again: 'Pošlji znova …',
    late: 'Poštni strežnik sporočila še ni sprejel. Poskušamo naprej.',
    cancelled: 'Pošiljanje sporočila je preklicano. Pošlji znova ali izroči povezavo.',
    reminded: 'Opomnik stranki: %{date}.',
  },
} as const;
