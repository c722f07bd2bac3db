// User types in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { userType } from '../../user-type.ts';
import type sl from '../sl/user-type.ts';

export default {
  one: 'Tip korisnika',
  many: 'Tipovi korisnika',
  count: '%{smart_count} tip korisnika |||| %{smart_count} tipa korisnika |||| %{smart_count} tipova korisnika',
  create: 'Novi tip korisnika',
  search: 'Naziv tipa',
  empty: 'Ovdje će biti tipovi, na primjer monter ili električar, sa svojim vrstama rada. Dodaješ ih gumbom „Novi tip korisnika”.',
  fields: {
    hourly_cost: 'Trošak sata',
    on_call: 'Dežurstva',
    presence: 'Prisutnost',
    least_present: 'Najmanje prisutnih',
    shift_work: 'Rad u smjenama',
    uneven_hours: 'Nejednako raspoređeno vrijeme',
    increased_pension: 'Staž s povećanim trajanjem',
    flexible_from: 'Fleksibilni sati od',
    users: 'Korisnici',
  },
  form: { work: 'Rad' },
  help: {
    work_type_ids: 'Među tim vrstama rada bira tko započne rad. Ako nijedna nije odabrana, bira među svima.',
    hourly_cost: 'Koliko sat rada stoji tvrtku.',
    on_call: 'Ljude ovog tipa moguće je rasporediti u dežurstvo.',
    presence: 'Odakle se zna radni dan: dolazak i odlazak na zidu, vlastiti unos na telefonu ili prvo i zadnje vrijeme na zadacima.',
    least_present: 'Odsutnost upozorava ako bi ih radnog dana bilo manje. Prazno znači bez granice.',
    flexible_from:
      'Od mjeseca tog dana sati se svaki mjesec uspoređuju s ugovorom i razlika se prenosi dalje. Prazno znači da sati nisu fleksibilni.',
  },
  values: {
    on_call: { true: 'S dežurstvima', false: 'Bez dežurstava' },
    presence: { terminal: 's terminala', own: 'vlastiti unos', tasks: 'iz vremena na zadacima' },
  },
  rules: { user_type_name_unique: 'Tip s tim nazivom već postoji. Odaberi drugi naziv.' },
  permissions: {
    user_types: {
      name: 'Tipovi korisnika',
      read: { allows: 'Vidi tipove korisnika i trošak sata', effect: 'Vidi koliko tvrtku stoji sat pojedinog tipa.' },
      write: { allows: 'Stvara i uređuje tipove korisnika', effect: 'Određuje tko bira koje vrste rada i tko dežura.' },
      delete: { allows: 'Briše tipove korisnika', effect: 'Tip koji netko ima ne može se izbrisati.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof userType>;
