// What a story at a wall terminal begins with: a terminal whose address is known, and people with a chip or a PIN.
import { expect } from 'vitest';
import type { Answer, Api, Fields, Person } from '../api.ts';

let number = 0;

export type StoryTerminal = {
  readonly id: number;
  readonly task: number;
  readonly key: string;
  call(path: string, body?: unknown, options?: { readonly address?: string }): Promise<Answer>;
  /** Recognises somebody by a chip; answers what they get. */
  identify(credential: Fields): Promise<Answer>;
  /** Taps at once, as somebody recognised by their chip. */
  tap(person: Person, action: string, more?: Fields): Promise<Answer>;
};

export const chipOf = (person: Person) => `0004-${person}`;

/** Gives somebody a chip; answers its number. */
export const giveChip = async (api: Api, person: Person): Promise<string> => {
  expect(await api.as('admin').put(`/user/${api.id(person)}`, { rfid_tag: chipOf(person) })).toMatchObject({ status: 200 });
  return chipOf(person);
};

export const eventId = () => crypto.randomUUID();

export const makeTerminal = async (api: Api, fields: Fields = {}): Promise<StoryTerminal> => {
  number += 1;
  const admin = api.as('admin');
  const made = await admin.post('/registration_terminal', { name: `Vhod ${number}`, location: 'Delavnica', ...fields });
  expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 });
  const id = Number(made.body.id);
  const { path } = (await admin.get(`/registration_terminal/${id}/address`)).body;
  const key = String(path).split('/').at(-1) ?? '';
  const call: StoryTerminal['call'] = (place, body, options) =>
    body === undefined
      ? api.as(null).get(`/terminal/${key}${place}`, options)
      : api.as(null).post(`/terminal/${key}${place}`, body, options);
  const identify = (credential: Fields) => call('/identify', credential);
  return {
    id,
    task: Number(made.body.task_id),
    key,
    call,
    identify,
    tap: async (person, action, more = {}) => {
      const { user_token } = (await identify({ rfid: chipOf(person) })).body;
      return call('/event', { id: eventId(), user_token, action, occurred_at: new Date().toISOString(), ...more });
    },
  };
};

/** Moves all that somebody did back in time, so that the next tap is no second one. */
export const letTimePass = async (api: Api, person: Person, seconds: number): Promise<void> => {
  const { em } = api.database.orm;
  const back = (instant: Date) => new Date(instant.getTime() - seconds * 1000);
  await em.fork().transactional(async (fork) => {
    const { time_entry, sub_time, terminal_event } = api.database.entities;
    const user_id = api.id(person);
    for (const stretch of await fork.find(sub_time, { user_id }, { orderBy: { start_time: 'asc' } })) {
      await fork.nativeUpdate(
        sub_time,
        { id: stretch.id },
        { start_time: back(stretch.start_time), ...(stretch.end_time && { end_time: back(stretch.end_time) }) },
      );
    }
    for (const entry of await fork.find(time_entry, { user_id }))
      await fork.nativeUpdate(time_entry, { id: entry.id }, { status_since: back(entry.status_since) });
    for (const event of await fork.find(terminal_event, { user_id }))
      await fork.nativeUpdate(terminal_event, { id: event.id }, { occurred_at: back(event.occurred_at) });
  });
};
