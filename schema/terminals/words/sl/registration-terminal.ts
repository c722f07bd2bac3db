// Registration terminals in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { registrationTerminal } from '../../registration-terminal.ts';

export default {
  one: 'Registrator',
  many: 'Registratorji',
  count:
    '%{smart_count} registrator |||| %{smart_count} registratorja |||| %{smart_count} registratorji |||| %{smart_count} registratorjev',
  create: 'Nov registrator',
  search: 'Ime, mesto',
  empty: 'Tu bodo tablice na steni, na katerih se prijavljata prihod in odhod. Dodaš jih z gumbom »Nov registrator«.',
  fields: {
    name: 'Ime',
    location: 'Mesto',
    allowed_networks: 'Dovoljena omrežja',
    active: 'V uporabi',
    key_rotated_at: 'Naslov velja od',
    paired_at: 'Tablica seznanjena',
    tablet_key: 'Ključ tablice',
    pairing_code: 'Koda za tablico',
    pairing_until: 'Koda velja do',
    access_key: 'Ključ naslova',
    wrong_pins: 'Napačni PIN-i zapored',
    rests_until: 'PIN počiva do',
    wrong_pins_on: 'Dan napačnih PIN-ov',
    wrong_pins_that_day: 'Napačni PIN-i tega dne',
    unresolved: 'Nerešeni dogodki',
  },
  short: {
    unresolved: 'Nerešeno',
  },
  help: {
    location: 'Piše na zaslonu pod uro.',
    language: 'Jezik, v katerem se zaslon odpre.',
    allowed_networks: 'Naslovi ali območja CIDR, ločeni z vejico: 192.168.1.0/24, 2001:db8::/48. Prazno pomeni od koderkoli.',
    work_type_id: 'Na katero vrsto dela se piše čas. Prazno pomeni tisto, ki jo vsakdo največ uporablja.',
    active: 'Registrator, ki ni v uporabi, ne sprejema prijav.',
  },
  none: { work_type_id: 'najpogostejša' },
  values: {
    active: {
      true: 'V uporabi',
      false: 'Ni v uporabi',
    },
  },
  rules: {
    registration_terminal_name_unique: 'Registrator s tem imenom že obstaja. Izberi drugo ime.',
  },
  history: {
    rotateKey: 'Nov naslov tablice',
    offerPairing: 'Nova koda za tablico',
    pair: 'Tablica seznanjena',
    unpair: 'Tablica razvezana',
  },
  permissions: {
    terminals: {
      name: 'Registratorji',
      read: { allows: 'Vidi registratorje', effect: 'Vidi registratorje in ali delujejo.' },
      write: {
        allows: 'Ureja registratorje in menja ključ dostopa',
        effect: 'Z novim ključem stari naslov registratorja takoj neha delovati.',
      },
    },
  },
} as const satisfies EntityWords<typeof registrationTerminal>;
