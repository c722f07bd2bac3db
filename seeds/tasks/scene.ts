// A scene is a task that everybody at Toplar servis would name today, told in full instead of drawn by chance.
export type Scene = {
  readonly title: string;
  readonly description: string;
  readonly client: string;
  readonly branch?: string;
  readonly area: 'Ogrevanje' | 'Klima' | 'Elektro';
  readonly tags?: readonly ('Garancija' | 'Nujno')[];
  readonly priority: 0 | 1 | 2 | 3;
  readonly status: 0 | 1 | 2 | 3 | 4 | 5 | 7;
  readonly owner?: string;
  readonly team?: readonly string[];
  /** Days ago that it was added. */
  readonly added: number;
  /** Days from today, and the hour of that day. */
  readonly deadline: readonly [days: number, hour: number];
  readonly denied?: string;
  readonly waiting?: string;
  readonly comment?: string;
  /** Visits of the days before: who, working days ago, the hour, how many hours, which work, final notes. */
  readonly before?: readonly (readonly [who: string, days: number, hour: number, hours: number, work: Work, final: string])[];
  /** Today: parts of the morning from 0 to 1; an open end is minutes before now. */
  readonly today?: readonly {
    readonly worker: string;
    readonly work: Work;
    readonly stretches: readonly (readonly [from: number, to: number])[];
    readonly running?: number;
    readonly paused?: true;
    readonly notes?: string;
    readonly final?: string;
  }[];
};
type Work = 'Servis' | 'Montaža' | 'Elektro dela' | 'Pregled' | 'Zagon in meritve' | 'Nujni izhod';
