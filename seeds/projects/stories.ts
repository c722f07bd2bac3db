// The contents of the demo company's projects: client, leader and progress.
import type { projectStates } from '#schema/projects/project.ts';
import type { WorkTypeName } from '../times/work-types.ts';

type State = keyof typeof projectStates;
export type Story = {
  readonly title: string;
  readonly client: string;
  readonly description: string;
  readonly leader: string;
  readonly members: readonly string[];
  readonly state: State;
  /** Days from now. */
  readonly deadline: number;
  /** Planned hours for each worked hour. */
  readonly room: number;
  /** Planned work that has not begun. */
  readonly ahead?: readonly [WorkTypeName, hours: number];
  /** The handover: who proposed it, how many working days ago, and the comment. */
  readonly handover?: readonly [who: string, daysAgo: number, comment: string];
};

export const stories: readonly Story[] = [
  {
    title: 'Klimatizacija montažnih prostorov',
    client: 'Elektronika Čip',
    description: 'Razvod hladne vode, dva klimata in regulacija za montažne prostore v pritličju.',
    leader: 'tina',
    members: ['petra', 'matej.rozic'],
    state: 'finished',
    deadline: -12,
    room: 1.05,
    handover: ['petra', 5, 'Naprave tečejo po urniku, meritve so v datotekah.'],
  },
  {
    title: 'Posodobitev razsvetljave v občinskih stavbah',
    client: 'Občina Prevalje',
    description: 'Menjava svetilk in napajalnikov v štirih stavbah, brez posegov v razdelilnike.',
    leader: 'damjan.oslak',
    members: ['neza.korosec'],
    state: 'finishedWithoutHandover',
    deadline: -20,
    room: 1.2,
  },
  {
    title: 'Menjava obtočnih črpalk',
    client: 'Hotel Šport Črna',
    description: 'Menjava črpalk v obeh krogih ogrevanja in uravnoteženje sistema pred zimsko sezono.',
    leader: 'tina',
    members: ['marko', 'tomaz.hribar'],
    state: 'waitingForClient',
    deadline: 2,
    room: 1.02,
    handover: ['marko', 3, 'Sistem je uravnotežen, hrupa ni več.'],
  },
  {
    title: 'Prenova kotlovnice 2026',
    client: 'Hotel Pod Rožnikom',
    description: 'Nov kotel, dimnik DN 250, regulacija v omari R2, zagon in meritve emisij.',
    leader: 'tina',
    members: ['marko', 'maja.zupan', 'andrej.kovac', 'neza.korosec'],
    state: 'waitingForLeader',
    deadline: 13,
    room: 1.17,
    ahead: ['Servis', 16],
    handover: ['maja.zupan', 1, 'Kotel teče, meritve so v datotekah. Odprta naloga pade v garancijo.'],
  },
  {
    title: 'Prenova hladilnic',
    client: 'Vinska klet Slap',
    description: 'Zamenjava agregatov v treh hladilnicah, po ena na teden, da klet ne stoji.',
    leader: 'irena.mlakar',
    members: ['petra', 'stefan.goncz'],
    state: 'open',
    deadline: 8,
    room: 0.9,
  },
  {
    title: 'Regulacija ogrevanja po učilnicah',
    client: 'Gimnazija Kočevje',
    description: 'Termostatske glave, conski ventili in nadzor temperature po učilnicah.',
    leader: 'tina',
    members: ['marko', 'ziga.cosic'],
    state: 'open',
    deadline: -5,
    room: 1.15,
  },
  {
    title: 'Letni pregledi 2026',
    client: 'Hostel Stara tovarna',
    description: 'Pregledi vseh naprav po pogodbi, z zapisniki za vsako enoto.',
    leader: 'tina',
    members: ['marko', 'petra', 'jaka.bizjak'],
    state: 'open',
    deadline: 39,
    room: 1.6,
    ahead: ['Zagon in meritve', 6],
  },
  {
    title: 'Prenova strojnice mestne hiše',
    client: 'Mestna občina Murska Sobota',
    description: 'Toplotna črpalka namesto kotla na olje, v dveh fazah.',
    leader: 'damjan.oslak',
    members: ['zeljko.duric', 'ziga.cosic'],
    state: 'open',
    deadline: 54,
    room: 2.4,
    ahead: ['Montaža', 40],
  },
  {
    title: 'Dvižna postaja, menjava črpalk',
    client: 'Komunala Zagorje',
    description: 'Menjava treh potopnih črpalk in krmilja. Začetek po dobavi, napovedani za januar.',
    leader: 'tina',
    members: ['andrej.kovac'],
    state: 'open',
    deadline: 68,
    room: 0,
    ahead: ['Montaža', 96],
  },
];
