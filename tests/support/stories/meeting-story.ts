// A meeting for tests: planned by somebody, with people and an agenda, and started where a story needs that.
import type { Api, Person } from '../api.ts';

const hour = 3_600_000;
/** An instant so many hours from now, in whole seconds. */
export const inHours = (hours: number): string => new Date(Math.floor((Date.now() + hours * hour) / 1000) * 1000).toISOString();

export const planMeeting = async (api: Api, organiser: Person | number, fields: object = {}): Promise<number> => {
  const { status, body } = await api.as(organiser).post('/meeting', {
    title: 'Usklajevanje',
    planned_start: inHours(24),
    planned_end: inHours(25),
    participants: [{ user_id: api.id('tina') }],
    agenda: [{ title: 'Stanje del' }, { title: 'Razno', minutes: 5 }],
    ...fields,
  });
  if (status !== 201) throw new Error(`The meeting was not made: ${status} ${JSON.stringify(body)}`);
  return Number(body.id);
};

export const startedMeeting = async (api: Api, organiser: Person | number, fields: object = {}): Promise<number> => {
  const id = await planMeeting(api, organiser, fields);
  const { status } = await api.as(organiser).put(`/meeting/${id}/start`);
  if (status !== 200) throw new Error(`The meeting did not start: ${status}`);
  return id;
};
