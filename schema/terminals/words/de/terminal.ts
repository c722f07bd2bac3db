// Registration terminals in German: refusals of a tap, and acts of the office.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/terminal.ts';

export default {
  reasons: {
    foreignNetwork: 'Dieses Zeitterminal darf nur im Netz der Firma benutzt werden.',
    outOfUse: 'Dieses Zeitterminal ist außer Betrieb.',
    unknownPin: 'Diese PIN hat niemand.',
    unknownChip: 'Diesen Chip hat niemand.',
    padRests: 'Zu viele falsche PINs. Die PIN-Eingabe ist noch %{seconds} s gesperrt, Chips funktionieren weiter.',
    unreadable: 'Die Buchung ist nicht lesbar.',
    tooLate:
      'Das Terminal hat diese Buchung nach %{smart_count} Stunde gemeldet. Entscheide, ob sie gilt. |||| Das Terminal hat diese Buchung nach %{smart_count} Stunden gemeldet. Entscheide, ob sie gilt.',
    choiceClosed: 'Die Auswahl ist schon geschlossen. Halte den Chip noch einmal hin oder gib die PIN neu ein.',
    gone: 'Diese Person ist nicht mehr in der Firma.',
    alreadyIn: 'Das Kommen ist schon um %{at} erfasst.',
    inElsewhere: 'Es ist schon am Zeitterminal %{terminal} erfasst, %{at}.',
    notIn: 'Es ist noch kein Kommen erfasst.',
    alreadyPaused: 'Die Pause läuft schon seit %{at}.',
    noWorkType: 'Für diese Person gibt es keine Tätigkeit. Ruf im Büro an.',
    toCome: 'Diese Zeit liegt in der Zukunft: Die Uhr des Tablets ging falsch.',
    timeLocked: 'Die Stunden dieses Monats sind gesperrt.',
    outOfOrder: 'Danach ist am Zeitterminal %{terminal} schon etwas anderes erfasst.',
    decided: 'Über dieses Ereignis ist schon entschieden.',
  },
  admin: {
    address: 'Adresse des Tablets',
    addressNote: 'Öffne sie auf dem Tablet an der Wand. Wer sie kennt, kann dort PINs ausprobieren.',
    show: 'Adresse zeigen',
    copy: 'Adresse kopieren',
    copied: 'Kopiert',
    qr: 'QR-Code mit der Adresse des Tablets',
    rotate: 'Adresse wechseln …',
    rotateTitle: 'Adresse wechseln',
    rotateEffect:
      'Die alte Adresse gilt sofort nicht mehr. Das Tablet braucht die neue, bevor es wieder bucht. Was in ihm wartet, wird später übertragen.',
    rotated: 'Die Adresse ist neu. Öffne sie auf dem Tablet.',
    task: 'Zeiten dieses Tablets',
    waiting: '%{smart_count} Ereignis wartet auf eine Entscheidung. |||| %{smart_count} Ereignisse warten auf eine Entscheidung.',
    see: 'Ansehen',
    settle: 'Buchen …',
    settleTitle: 'Zur tatsächlichen Zeit buchen',
    settleEffect: 'Es wird auf %{at} gebucht, als wäre es zu dieser Zeit geschehen.',
    settleUser: 'Wer',
    settled: 'Gebucht.',
    dismiss: 'Verwerfen …',
    dismissTitle: 'Ereignis verwerfen',
    dismissEffect: 'Nichts wird gebucht. Das Ereignis bleibt mit dem Grund in der Liste.',
    dismissReason: 'Grund',
    dismissMissing: 'Gib einen Grund an.',
    dismissed: 'Verworfen.',
  },
} satisfies Translation<typeof sl>;
