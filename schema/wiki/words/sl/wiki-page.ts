// Wiki pages in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { Phrases } from '../../../core/words.ts';
import type { wikiPage } from '../../wiki-page.ts';
import type { wikiPageWorkflow } from '../../wiki-page.workflow.ts';

type Acts = { readonly [Act in keyof typeof wikiPageWorkflow.transitions]: string };

export default {
  one: 'Stran wikija',
  many: 'Wiki',
  count: '%{smart_count} stran |||| %{smart_count} strani |||| %{smart_count} strani |||| %{smart_count} strani',
  create: 'Nova stran',
  search: 'Naslov, besedilo ali oznaka',
  empty: 'Tu bodo strani. Prva nastane z gumbom »Nova stran«.',
  fields: {
    space: 'Prostor',
    parent_id: 'Pod stranjo',
    position: 'Mesto',
    body: 'Besedilo',
    edition: 'Različica',
    owner_id: 'Lastnik',
    review_on: 'Pregled',
    reminded_for: 'Opomnik za pregled',
    binned_at: 'V košu od',
    binned_by: 'Premik v koš',
    binned_with: 'V košu s stranjo',
    edited_by: 'Zadnja sprememba',
    edited_at: 'Spremenjeno',
  },
  form: { general: 'Podatki' },
  help: {
    review_on: 'Lastnik dobi opomnik teden dni prej.',
  },
  values: {
    space: {
      main: 'Splošno',
      commercial: 'Komerciala',
      board: 'Vodstvo',
      iso: 'ISO',
      meetings: 'Zapisniki',
    },
    status: {
      live: 'V rabi',
      binned: 'V košu',
    },
  },
  lists: {
    main: 'Splošno',
    commercial: 'Komerciala',
    board: 'Vodstvo',
    iso: 'ISO',
    meetings: 'Zapisniki',
  },
  transitions: {
    write: 'Uredi',
    move: 'Premakni …',
    revert: 'Obnovi različico …',
    review: 'Pregledano …',
    addFile: 'Dodaj datoteko',
    bin: 'V koš',
    restore: 'Vrni iz koša',
  },
  history: {
    write: 'Besedilo spremenjeno',
    move: 'Stran prestavljena',
    revert: 'Vrnjena prejšnja različica',
    review: 'Stran pregledana',
    addFile: 'Nova datoteka',
    bin: 'Premaknjeno v koš',
    restore: 'Vzeto iz koša',
  },
  popups: {
    review: {
      title: 'Pregledano',
      text: 'Kar piše na strani, še velja.',
      review_on: 'Naslednji pregled',
      action: 'Potrdi pregled',
      done: 'Pregledano: %{title}.',
    },
  },
  reasons: {
    wrongState: 'Stran je v košu. Najprej jo vrni.',
    notAllowed: 'V tem prostoru lahko samo bereš.',
    changedMeanwhile: 'Stran ima medtem novo različico %{edition} (%{by}). Tvoje besedilo čaka; primerjaj in združi.',
    belowItself: 'Strani ni mogoče premakniti pod samo sebe.',
    parentGone: 'Strani, pod katero naj stoji, ni več.',
  },
  permissions: {
    wiki: {
      name: 'Wiki in znanje',
      main: {
        read: { allows: 'Bere splošni wiki', effect: 'Bere navodila in znanje za vse.' },
        write: { allows: 'Piše splošni wiki', effect: 'Kar napiše, berejo vsi; prejšnje različice ostanejo.' },
      },
      commercial: {
        read: { allows: 'Bere wiki komerciale', effect: 'Bere strani komerciale.' },
        write: { allows: 'Piše wiki komerciale', effect: 'Piše in premika strani komerciale; prejšnje različice ostanejo.' },
      },
      board: {
        read: { allows: 'Bere wiki vodstva', effect: 'Bere strani vodstva, ki jih drugi ne vidijo.' },
        write: { allows: 'Piše wiki vodstva', effect: 'Piše in premika strani vodstva; prejšnje različice ostanejo.' },
      },
      iso: {
        read: { allows: 'Bere wiki ISO', effect: 'Bere postopke in dokumente kakovosti.' },
        write: { allows: 'Piše wiki ISO', effect: 'Spreminja postopke in določa, kdaj se pregledajo.' },
      },
      meetings: {
        read: { allows: 'Bere wiki zapisnikov', effect: 'Bere zapisnike, tudi sestankov brez svoje udeležbe.' },
        write: { allows: 'Piše wiki zapisnikov', effect: 'Ureja strani z zapisniki; prejšnje različice ostanejo.' },
      },
    },
  },
} as const satisfies EntityWords<typeof wikiPage> & { readonly lists: Phrases; readonly transitions: Acts; readonly reasons: Phrases };
