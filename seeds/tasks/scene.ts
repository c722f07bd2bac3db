// A scene is a task of today with fixed contents instead of random ones.
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
  /** Days since it was added. */
  readonly added: number;
  /** Days from today, and the hour of that day. */
  readonly deadline: readonly [days: number, hour: number];
  readonly denied?: string;
  readonly waiting?: string;
  readonly comment?: string;
  /** Earlier visits: who, working days ago, the hour, the duration in hours, work type, final notes. */
  readonly before?: readonly (readonly [who: string, days: number, hour: number, hours: number, work: Work, final: string])[];
  /** Visits of today: start and end of each stretch as parts of the morning from 0 to 1; `running` is how many minutes ago an open one began. */
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
