// The contents of the demo company's meetings: people, topics, decisions and action items.
import type { meetingStates } from '#schema/meetings/meeting.ts';

type State = keyof typeof meetingStates;
type Talk = readonly [title: string, speaker: string, minutes: number, texts?: readonly string[], decided?: string];
export type Story = {
  readonly title: string;
  readonly client?: string;
  readonly project?: string;
  readonly place: string;
  readonly organiser: string;
  readonly with: readonly string[];
  /** Participants who have not answered. */
  readonly silent?: readonly string[];
  readonly guests?: 'client';
  readonly email?: string;
  readonly state: State;
  /** Working days from today, and the starting hour; a running meeting's start is computed. */
  readonly day: number;
  readonly at: number;
  readonly length: number;
  /** The time before it was moved: working days from today, the hour, and the reason. */
  readonly before?: readonly [day: number, at: number, why: string];
  readonly agenda: readonly Talk[];
  readonly actions?: readonly (readonly [text: string, who: string, inDays: number])[];
};

const hotel = { client: 'Hotel Pod Rožnikom', project: 'Prenova kotlovnice 2026', place: 'Kotlovnica, Večna pot 18' } as const;
export const stories: readonly Story[] = [
  {
    ...hotel,
    title: 'Usklajevanje 1, prenova kotlovnice',
    organiser: 'tina',
    with: ['luka', 'marko'],
    guests: 'client',
    state: 'finished',
    day: -20,
    at: 13,
    length: 60,
    agenda: [
      [
        'Obseg del',
        'Tina Hočevar',
        30,
        ['<p>Kotel, dimnik in regulacija ostanejo v obsegu ponudbe. Izolacija vodov je dodatno delo.</p>'],
        'Izolacija vodov gre v ločeno ponudbo.',
      ],
      ['Terminski plan', 'Luka Perko', 20, ['<p>Hotel je v decembru poln, zagon mora biti prej.</p>']],
    ],
    actions: [['Ponudba za izolacijo vodov', 'admin', -3]],
  },
  {
    ...hotel,
    title: 'Usklajevanje 2, prenova kotlovnice',
    organiser: 'tina',
    with: ['luka', 'andrej.kovac'],
    guests: 'client',
    state: 'finished',
    day: -10,
    at: 9,
    length: 60,
    agenda: [
      [
        'Dostop do strehe',
        'Andrej Kovač',
        30,
        ['<p>Žerjav ne more do atrija, dimnik gre <strong>po delih</strong>.</p>'],
        'Dostop uredi hotel do konca tedna.',
      ],
    ],
    actions: [['Načrt dostopa do strehe', 'tomaz.hribar', 4]],
  },
  {
    title: 'Tedenski servis',
    place: 'Sejna soba',
    organiser: 'luka',
    with: ['damjan.oslak', 'irena.mlakar', 'tina'],
    state: 'stopped',
    day: -1,
    at: 8,
    length: 45,
    agenda: [
      ['Odprte reklamacije', 'Damjan Ošlak', 20, ['<p>Dve reklamaciji čakata na dobavitelja.</p>']],
      ['Dežurstva do konca leta', 'Irena Mlakar', 20],
    ],
    actions: [['Cenik za pogodbo 2027', 'luka', 4]],
  },
  {
    ...hotel,
    title: 'Usklajevanje 3, prenova kotlovnice',
    organiser: 'luka',
    with: ['admin', 'andrej.kovac', 'tina'],
    guests: 'client',
    email: 'projekt@arhbiro.example.com',
    state: 'inProgress',
    day: 0,
    at: 10,
    length: 50,
    agenda: [
      ['Stanje del', 'Peter Vidmar', 10, ['<p>Material je na objektu, razen prirobnice DN 40, ki pride danes.</p>']],
      [
        'Puščanje v krogu 2',
        'Andrej Kovač',
        15,
        ['<p>Ropotanje povzroča zrak, ne črpalka. Krog se odzrači po menjavi prirobnice, tlak na <strong>1,8 bar</strong>.</p>'],
        'Črpalka ostane, menja se prirobnica. Strošek nosi izvajalec.',
      ],
      ['Termin zagona', 'Luka Perko', 10, ['<p>Hotel ima seminar od 1. do 3. v mesecu, takrat ne sme biti brez tople vode.</p>']],
      ['Garancija in predaja', 'Tina Hočevar', 10],
      ['Razno', 'vsi', 5],
    ],
    actions: [['Odzrači krog 2 in pošlje meritve.', 'andrej.kovac', 1]],
  },
  {
    title: 'Presoja ISO 9001',
    place: 'Sejna soba',
    organiser: 'admin',
    with: ['luka', 'tina', 'nina'],
    state: 'planned',
    day: 2,
    at: 13,
    length: 120,
    before: [1, 10, 'Presojevalec pride dan pozneje.'],
    agenda: [
      ['Notranja presoja', 'Peter Vidmar', 60],
      ['Ukrepi', 'vsi', 45],
    ],
  },
  {
    title: 'Pogodba za vzdrževanje',
    client: 'Vinska klet Slap',
    place: 'https://video.example.com/pogodba-2027',
    organiser: 'eva',
    with: ['luka'],
    guests: 'client',
    state: 'planned',
    day: 1,
    at: 14,
    length: 45,
    agenda: [
      ['Obseg in odzivni časi', 'Eva Šuštar', 25],
      ['Cena', 'Eva Šuštar', 15],
    ],
  },
  {
    title: 'Ogled učilnic',
    client: 'Gimnazija Kočevje',
    place: 'Gimnazija Kočevje, hišnik',
    organiser: 'luka',
    with: ['marko'],
    state: 'cancelled',
    day: -2,
    at: 13,
    length: 60,
    agenda: [['Ogled', 'vsi', 60]],
  },
  {
    ...hotel,
    title: 'Usklajevanje 4',
    organiser: 'tina',
    with: ['andrej.kovac'],
    silent: ['luka'],
    guests: 'client',
    state: 'planned',
    day: 3,
    at: 8,
    length: 60,
    agenda: [
      ['Zapisnik o zagonu', 'Tina Hočevar', 20],
      ['Predaja', 'vsi', 30],
    ],
  },
];
