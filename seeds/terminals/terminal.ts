// The wall terminal at the workshop door, and who arrived there today.
import type { LoadedTerminal } from '#server/domain/terminals/load-terminal.ts';
import { userId } from '../cast.ts';
import type { DemoCompany } from '../demo-company.ts';

/** Who works in the workshop, and how many minutes ago they arrived and took a break. */
const inTheHouse = [
  { who: 'barbara.zagar', minutes: 134 },
  { who: 'gunther.kofler', minutes: 171, pausedFor: 11 },
] as const;

/** Leaves out people who were elsewhere since. */
export const workshopTerminal = ({ sub_time, transport }: Pick<DemoCompany, 'sub_time' | 'transport'>, now: Date): LoadedTerminal => {
  const ago = (minutes: number) => new Date(Math.floor(now.getTime() / 1000) * 1000 - minutes * 60_000);
  const elsewhere = (user: number, since: Date) =>
    transport.some(({ user_id, end_time }) => user_id === user && !end_time) ||
    sub_time.some(({ user_id, end_time }) => user_id === user && (!end_time || new Date(end_time) > since));
  const arrivals = inTheHouse
    .map((one) => ({
      user_id: userId(one.who),
      at: ago(one.minutes),
      ...('pausedFor' in one && { pausedAt: ago(one.pausedFor) }),
    }))
    .filter(({ user_id, at }) => !elsewhere(user_id, at));
  return { name: 'Vhod delavnica', location: 'Ob vratih delavnice', language: 'sl', arrivals };
};
