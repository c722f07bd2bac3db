// Registration terminals in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { registrationTerminal } from '../../registration-terminal.ts';
import type sl from '../sl/registration-terminal.ts';

export default {
  one: 'Terminal',
  many: 'Terminali',
  count: '%{smart_count} terminal |||| %{smart_count} terminala |||| %{smart_count} terminala',
  create: 'Novi terminal',
  search: 'Naziv, mjesto',
  empty: 'Ovdje će biti tableti na zidu na kojima se prijavljuju dolasci i odlasci. Dodaj ih gumbom „Novi terminal”.',
  fields: {
    location: 'Mjesto',
    allowed_networks: 'Dopuštene mreže',
    active: 'U upotrebi',
    key_rotated_at: 'Adresa vrijedi od',
    paired_at: 'Tablet uparen',
    tablet_key: 'Ključ tableta',
    pairing_code: 'Kôd za tablet',
    pairing_until: 'Kôd vrijedi do',
    access_key: 'Ključ adrese',
    wrong_pins: 'Pogrešni PIN-ovi zaredom',
    rests_until: 'PIN miruje do',
    wrong_pins_on: 'Dan pogrešnih PIN-ova',
    wrong_pins_that_day: 'Pogrešni PIN-ovi tog dana',
    unresolved: 'Neriješeni događaji',
  },
  short: {
    unresolved: 'Neriješeno',
  },
  help: {
    location: 'Piše na zaslonu ispod sata.',
    language: 'Jezik na kojem se zaslon otvara.',
    allowed_networks: 'Adrese ili rasponi CIDR, odvojeni zarezom: 192.168.1.0/24, 2001:db8::/48. Prazno znači s bilo kojeg mjesta.',
    work_type_id: 'Vrsta rada na koju se piše vrijeme. Prazno znači onu koju osoba najviše koristi.',
    active: 'Terminal koji nije u upotrebi ne prima prijave.',
  },
  none: { work_type_id: 'najčešća' },
  values: {
    active: {
      true: 'U upotrebi',
      false: 'Nije u upotrebi',
    },
  },
  rules: {
    registration_terminal_name_unique: 'Terminal s tim nazivom već postoji. Odaberi drugi naziv.',
  },
  history: { rotateKey: 'Nova adresa tableta', offerPairing: 'Novi kôd za tablet', pair: 'Tablet uparen', unpair: 'Tablet razdvojen' },
  permissions: {
    terminals: {
      name: 'Terminali',
      read: { allows: 'Vidi terminale', effect: 'Vidi terminale i rade li.' },
      write: {
        allows: 'Uređuje terminale i mijenja pristupni ključ',
        effect: 'S novim ključem stara adresa terminala odmah prestaje raditi.',
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof registrationTerminal>;
