// Registration terminals in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { registrationTerminal } from '../../registration-terminal.ts';
import type sl from '../sl/registration-terminal.ts';

export default {
  one: 'Zeitterminal',
  many: 'Zeitterminals',
  count: '%{smart_count} Zeitterminal |||| %{smart_count} Zeitterminals',
  create: 'Neues Zeitterminal',
  search: 'Name, Ort',
  empty: 'Hier erscheinen die Tablets an der Wand, an denen sich alle an- und abmelden. Lege eines mit „Neues Zeitterminal“ an.',
  fields: {
    location: 'Ort',
    allowed_networks: 'Erlaubte Netze',
    active: 'In Betrieb',
    key_rotated_at: 'Adresse gültig seit',
    paired_at: 'Tablet gekoppelt',
    tablet_key: 'Schlüssel des Tablets',
    pairing_code: 'Code für das Tablet',
    pairing_until: 'Code gilt bis',
    access_key: 'Schlüssel der Adresse',
    wrong_pins: 'Falsche PINs in Folge',
    rests_until: 'PIN gesperrt bis',
    wrong_pins_on: 'Tag der falschen PINs',
    wrong_pins_that_day: 'Falsche PINs an diesem Tag',
    unresolved: 'Ungeklärte Ereignisse',
  },
  short: {
    unresolved: 'Ungeklärt',
  },
  help: {
    location: 'Steht auf dem Bildschirm unter der Uhr.',
    language: 'Die Sprache, in der sich der Bildschirm öffnet.',
    allowed_networks: 'Adressen oder CIDR-Bereiche, durch Kommas getrennt: 192.168.1.0/24, 2001:db8::/48. Leer heißt von überall.',
    work_type_id: 'Auf welche Tätigkeit die Zeit gebucht wird. Leer heißt die, die jemand am häufigsten verwendet.',
    active: 'Ein Zeitterminal, das nicht in Betrieb ist, nimmt keine Buchungen an.',
  },
  none: { work_type_id: 'die häufigste' },
  values: {
    active: {
      true: 'In Betrieb',
      false: 'Außer Betrieb',
    },
  },
  rules: {
    registration_terminal_name_unique: 'Ein Zeitterminal mit diesem Namen gibt es schon. Wähle einen anderen Namen.',
  },
  history: {
    rotateKey: 'Neue Tablet-Adresse',
    offerPairing: 'Neuer Code für ein Tablet',
    pair: 'Tablet gekoppelt',
    unpair: 'Tablet entkoppelt',
  },
  permissions: {
    terminals: {
      name: 'Zeitterminals',
      read: { allows: 'Zeitterminals ansehen', effect: 'Sieht die Zeitterminals und ob sie laufen.' },
      write: {
        allows: 'Zeitterminals bearbeiten und Zugangsschlüssel erneuern',
        effect: 'Mit einem neuen Schlüssel gilt die alte Adresse des Zeitterminals sofort nicht mehr.',
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof registrationTerminal>;
