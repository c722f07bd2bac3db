// Wiki pages in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { wikiPage } from '../../wiki-page.ts';
import type sl from '../sl/wiki-page.ts';

export default {
  one: 'Stranica wikija',
  many: 'Wiki',
  count: '%{smart_count} stranica |||| %{smart_count} stranice |||| %{smart_count} stranica',
  create: 'Nova stranica',
  search: 'Naslov, tekst ili oznaka',
  empty: 'Ovdje će biti stranice. Prva nastaje gumbom „Nova stranica”.',
  fields: {
    space: 'Prostor',
    parent_id: 'Ispod stranice',
    position: 'Redoslijed',
    body: 'Tekst',
    edition: 'Verzija',
    owner_id: 'Vlasnik',
    review_on: 'Pregled do',
    reminded_for: 'Podsjetnik na pregled',
    binned_at: 'U košu od',
    binned_by: 'Premještanje u koš',
    binned_with: 'U košu sa stranicom',
    edited_by: 'Zadnja promjena',
    edited_at: 'Promijenjeno',
  },
  form: { general: 'Podaci' },
  help: {
    review_on: 'Vlasnik dobiva podsjetnik tjedan dana prije.',
  },
  values: {
    space: {
      main: 'Opće',
      commercial: 'Prodaja',
      board: 'Uprava',
      iso: 'ISO',
      meetings: 'Zapisnici',
    },
    status: {
      live: 'U upotrebi',
      binned: 'U košu',
    },
  },
  lists: {
    main: 'Opće',
    commercial: 'Prodaja',
    board: 'Uprava',
    iso: 'ISO',
    meetings: 'Zapisnici',
  },
  transitions: {
    write: 'Uredi',
    move: 'Premjesti …',
    revert: 'Vrati verziju …',
    review: 'Pregledano …',
    addFile: 'Dodaj datoteku',
    bin: 'Premjesti u koš',
    restore: 'Vrati iz koša',
  },
  history: {
    write: 'Tekst promijenjen',
    move: 'Stranica premještena',
    revert: 'Vraćena ranija verzija',
    review: 'Stranica pregledana',
    addFile: 'Datoteka dodana',
    bin: 'Premješteno u koš',
    restore: 'Vraćeno iz koša',
  },
  popups: {
    review: {
      title: 'Pregledano',
      text: 'Ono što piše na stranici i dalje vrijedi.',
      review_on: 'Sljedeći pregled',
      action: 'Potvrdi pregled',
      done: 'Pregledana stranica: %{title}.',
    },
  },
  reasons: {
    wrongState: 'Stranica je u košu. Najprije je vrati.',
    notAllowed: 'U ovom prostoru smiješ čitati, ali ne i pisati.',
    changedMeanwhile: 'Stranica u međuvremenu ima novu verziju %{edition} (%{by}). Tvoj tekst čeka; usporedi i spoji.',
    belowItself: 'Stranicu nije moguće premjestiti ispod nje same.',
    parentGone: 'Stranice ispod koje treba stajati više nema.',
  },
  permissions: {
    wiki: {
      name: 'Wiki i znanje',
      main: {
        read: { allows: 'Čita opći wiki', effect: 'Čita upute i znanje za sve.' },
        write: { allows: 'Piše opći wiki', effect: 'Ono što napiše čitaju svi; prijašnje verzije ostaju.' },
      },
      commercial: {
        read: { allows: 'Čita wiki prodaje', effect: 'Čita stranice prodaje.' },
        write: { allows: 'Piše wiki prodaje', effect: 'Piše i premješta stranice prodaje; prijašnje verzije ostaju.' },
      },
      board: {
        read: { allows: 'Čita wiki uprave', effect: 'Čita stranice uprave koje drugi ne vide.' },
        write: { allows: 'Piše wiki uprave', effect: 'Piše i premješta stranice uprave; prijašnje verzije ostaju.' },
      },
      iso: {
        read: { allows: 'Čita wiki ISO', effect: 'Čita postupke i dokumente o kvaliteti.' },
        write: { allows: 'Piše wiki ISO', effect: 'Mijenja postupke i određuje kada se pregledavaju.' },
      },
      meetings: {
        read: { allows: 'Čita wiki zapisnika', effect: 'Čita zapisnike, i sa sastanaka bez vlastitog sudjelovanja.' },
        write: { allows: 'Piše wiki zapisnika', effect: 'Uređuje stranice zapisnika; prijašnje verzije ostaju.' },
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof wikiPage>;
