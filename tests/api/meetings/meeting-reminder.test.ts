// Whoever was invited to a meeting and says nothing is reminded, once and only before it begins; a link can be handed over by hand; colleagues get the entry for their calendar too.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseNews } from '#server/domain/company-wide/news.ts';
import { remindOne } from '#server/domain/company-wide/reminders.ts';
import { remindColleague } from '#server/domain/meetings/reminder.ts';
import { type Person, useApi } from '#tests/support/api.ts';
import { inHours, planMeeting } from '#tests/support/stories/meeting-story.ts';

const api = useApi();
const address = 'projekt@arhbiro.example';
const site = 'https://delo.example';
const dayMs = 86_400_000;
let id = 0;
const participants = async () => (await api.as('luka').get(`/meeting/${id}`)).body.participants as Record<string, unknown>[];
const guest = async () => Number((await participants()).find(({ email }) => email === address)?.id);
const respond = (person: Person, body: object) => api.as(person).put(`/meeting/${id}/respond`, body);

beforeEach(async () => {
  await api.as('admin').put('/settings', { reminder_days: 3 });
  id = await planMeeting(api, 'luka', {
    planned_start: inHours(24),
    place: 'Sejna soba',
    participants: [{ user_id: api.id('tina') }, { email: address }],
  });
});

describe('a reminder', () => {
  /** As if the invitations had left so many days earlier. */
  const wait = (days: number) =>
    api.database.orm.em.fork().transactional(async (em) => {
      const { mail, meeting_participant } = api.database.entities;
      const sent_at = new Date(Date.now() - days * dayMs - 60_000);
      await em.nativeUpdate(mail, { entity: 'meeting', entity_id: id }, { status: 'sent', sent_at });
      await em.nativeUpdate(meeting_participant, { meeting_id: id, asked_at: { $ne: null } }, { asked_at: sent_at });
    });
  const remind = async () => {
    while ((await remindOne(api.app, site)) || (await remindColleague(api.app)));
  };
  const reminded = async () => [
    ...(await api.rows("select recipient as who from mail where kind = 'reminder' and entity = 'meeting' and entity_id = ?1", [id])),
    ...(await api.rows("select 'tina' as who from notification where kind = 'meetingAwaited' and entity_id = ?1 and user_id = ?2", [
      id,
      api.id('tina'),
    ])),
  ];
  // What one story leaves behind is no part of the next.
  afterEach(() => api.as('luka').put(`/meeting/${id}/cancel`, { change_reason: 'Konec preizkusa.' }));

  it('goes after the days of the settings, once: outside by a mail with another way in, to a colleague as news', async () => {
    await api.as('luka').put(`/meeting/${id}/invite`);
    await wait(2);
    await remind();
    expect(await reminded()).toEqual([]);
    await wait(3);
    await remind();
    await remind();
    expect((await reminded()).map(({ who }) => who)).toEqual([address, 'tina']);
    const [mail] = await api.rows("select * from mail where kind = 'reminder' and entity = 'meeting' and entity_id = ?1", [id]);
    expect(mail).toMatchObject({ subject: expect.stringContaining('Opomnik'), reply_to: 'luka@example.com' });
    expect(String(mail?.text)).toContain('/declineMeeting/…');
    const answer = await api.as(null).post(`/public/meeting/${mail?.secret}/confirm`, { name: 'Ana Kos' });
    expect(answer).toMatchObject({ status: 200, body: { state: 'answered' } });
    const { records } = (await api.as('luka').get(`/meeting/${id}/history`)).body as { records: { entity: string; action: string }[] };
    expect(records.filter(({ action }) => action === 'remind')).toHaveLength(2);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'who has answered',
      async () => {
        await respond('tina', { answer: 'declined', reason: 'Dopust.' });
        const [mail] = await api.rows("select secret from mail where entity = 'meeting' and entity_id = ?1", [id]);
        await api.as(null).post(`/public/meeting/${mail?.secret}/confirm`, { name: 'Ana Kos' });
      },
    ],
    ['a meeting that has begun', () => api.as('luka').put(`/meeting/${id}/start`)],
    [
      'one whose time has come, begun or not',
      () =>
        api.database.orm.em.fork().nativeUpdate(api.database.entities.meeting, { id }, { planned_start: new Date(Date.now() - 60_000) }),
    ],
    ['one that is cancelled', () => api.as('luka').put(`/meeting/${id}/cancel`, { change_reason: 'Bolezen.' })],
    ['anything, where the settings say never', () => api.as('admin').put('/settings', { reminder_days: 0 })],
  ])('is not sent of %s', async (_case, happens) => {
    await api.as('luka').put(`/meeting/${id}/invite`);
    await happens();
    await wait(30);
    await remind();
    expect(await reminded()).toEqual([]);
  });

  it('comes anew for a new time', async () => {
    await api.as('luka').put(`/meeting/${id}/invite`);
    await wait(4);
    await remind();
    await api.as('luka').put(`/meeting/${id}/move`, { planned_start: inHours(48), planned_end: inHours(49) });
    await remind();
    expect(await reminded()).toHaveLength(2);
    await wait(4);
    await remind();
    expect(await reminded()).toHaveLength(4);
  });
});

describe('a link that is handed over', () => {
  const hand = (person: Person, participant: number) => api.as(person).post(`/meeting/${id}/participant/${participant}/link`);
  const tokenOf = (url: unknown) => String(url).split('/').at(-1);

  it('is told once to who leads the meeting, answers like a mailed one, and stands in the history', async () => {
    const { status, body } = await hand('luka', await guest());
    expect({ status, ...body }).toMatchObject({
      status: 201,
      url: expect.stringMatching(/\/confirmMeeting\/[\w-]{43}$/),
      decline_url: expect.stringMatching(/\/declineMeeting\/[\w-]{43}$/),
    });
    expect(await api.as(null).post(`/public/meeting/${tokenOf(body.url)}/confirm`, { name: 'Ana Kos' })).toMatchObject({ status: 200 });
    expect((await participants()).find(({ email }) => email === address)).toMatchObject({
      answer: 'accepted',
      asked_at: expect.any(String),
    });
    const events = await api.rows(
      "select action, by, before, after from event where entity = 'meeting_participant' and entity_id = ?1 and action = 'handLink'",
      [await guest()],
    );
    expect(events).toEqual([{ action: 'handLink', by: api.id('luka'), before: null, after: null }]);
    expect((await api.as('luka').put(`/meeting/${id}/invite`)).body).toEqual({ mailed: 0, told: 1 });
  });

  it('ends the one before it, and calls back the mail that would have brought that', async () => {
    await api.as('luka').put(`/meeting/${id}/invite`);
    const [mail] = await api.rows("select id, secret from mail where entity = 'meeting' and entity_id = ?1", [id]);
    const { body } = await hand('luka', await guest());
    expect((await api.as(null).get(`/public/meeting/${mail?.secret}`)).status).toBe(404);
    expect((await api.as(null).get(`/public/meeting/${tokenOf(body.url)}`)).status).toBe(200);
    expect(await api.rows('select status from mail where id = ?1', [mail?.id])).toEqual([{ status: 'cancelled' }]);
  });

  it('is no business of others, of colleagues, of other meetings, or of one that is over', async () => {
    const part = await guest();
    expect((await hand('tina', part)).status).toBe(403);
    const colleague = Number((await participants()).find(({ user_id }) => user_id === api.id('tina'))?.id);
    expect((await hand('luka', colleague)).body).toMatchObject({ reason: 'isColleague' });
    const other = await planMeeting(api, 'luka');
    expect((await api.as('luka').post(`/meeting/${other}/participant/${part}/link`)).status).toBe(404);
    await api.as('luka').put(`/meeting/${id}/cancel`, { change_reason: 'Bolezen.' });
    expect((await hand('luka', part)).body).toMatchObject({ reason: 'wrongState' });
  });
});

describe('news of a meeting by mail', () => {
  const kinds = ['meetingPlanned', 'meetingInvited', 'meetingMoved', 'meetingChanged', 'meetingCancelled', 'meetingRemoved'];
  const people = ['tina', 'luka'] as const;
  const choose = async (channel: string) => {
    for (const one of people) await api.as(one).put('/notification/choices', Object.fromEntries(kinds.map((kind) => [kind, channel])));
  };
  const hours = (start: number, end: number) =>
    api.as('admin').put(`/user/${api.id('tina')}`, { notification_start_hour: start, notification_end_hour: end });
  let before = 0;
  const entries = async (person: Person) => {
    while (await releaseNews(api.app, site));
    const mails = await api.rows(
      "select calendar, calendar_method from mail where recipient = ?1 and kind = 'news' and id > ?2 and calendar is not null order by id",
      [`${person}@example.com`, before],
    );
    return mails.map(({ calendar, calendar_method }) => {
      const lines = String(calendar).replaceAll('\r\n ', '').split('\r\n');
      const of = (name: string) => lines.find((one) => one.startsWith(`${name}:`))?.slice(name.length + 1);
      return { method: calendar_method, uid: of('UID'), sequence: of('SEQUENCE'), place: of('LOCATION') };
    });
  };
  const news = async (person: Person) =>
    (await api.as(person).get('/notification')).rows
      .filter(({ entity, entity_id }) => entity === 'meeting' && entity_id === id)
      .map(({ kind }) => kind);
  beforeEach(async () => {
    await choose('mail');
    await hours(0, 24);
    before = Number((await api.rows('select coalesce(max(id), 0) as id from mail'))[0]?.id);
  });
  afterEach(() => choose('app'));

  it('brings a colleague the entry for the calendar, which a change brings up to date and a cancellation takes away', async () => {
    await api.as('luka').put(`/meeting/${id}/invite`);
    await entries('tina');
    await api.as('luka').put(`/meeting/${id}`, { place: 'Kotlovnica' });
    await entries('tina');
    await api.as('luka').put(`/meeting/${id}/move`, { planned_start: inHours(48), planned_end: inHours(49) });
    await entries('tina');
    await api.as('luka').put(`/meeting/${id}/cancel`, { change_reason: 'Bolezen.' });
    const newEntries = await entries('tina');
    expect(newEntries.map(({ method, sequence, place }) => [method, sequence, place])).toEqual([
      ['request', '0', 'Sejna soba'],
      ['request', '1', 'Kotlovnica'],
      ['request', '2', 'Kotlovnica'],
      ['cancel', '3', 'Kotlovnica'],
    ]);
    expect(new Set(newEntries.map(({ uid }) => uid)).size).toBe(1);
  });

  it('takes the entry away from a colleague who is taken off; another invitation brings it back', async () => {
    const removeTina = async () => {
      const part = (await participants()).find(({ user_id }) => user_id === api.id('tina'))?.id;
      await api.as('luka').delete(`/meeting/${id}/participant/${part}`);
    };
    await api.as('luka').put(`/meeting/${id}/invite`);
    await entries('tina');
    await removeTina();
    await entries('tina');
    await api.as('luka').post(`/meeting/${id}/participant`, { user_id: api.id('tina') });
    await api.as('luka').put(`/meeting/${id}/invite`);
    expect((await entries('tina')).map(({ method }) => method)).toEqual(['request', 'cancel', 'request']);
    expect(await news('tina')).toEqual(['meetingInvited', 'meetingRemoved', 'meetingInvited']);
  });

  it('is taken back where it still waited for the hours of who is taken off: they never hear of it', async () => {
    // An hour that is over, or has not come yet.
    const hour = new Date().getUTCHours();
    const quiet = (hour + 12) % 24;
    await hours(quiet, Math.min(quiet + 1, 24));
    await api.as('luka').put(`/meeting/${id}/invite`);
    const part = (await participants()).find(({ user_id }) => user_id === api.id('tina'))?.id;
    await api.as('luka').delete(`/meeting/${id}/participant/${part}`);
    await hours(0, 24);
    expect(await entries('tina')).toEqual([]);
    expect(
      await api.rows("select kind from notification where user_id = ?1 and entity_id = ?2 and entity = 'meeting'", [api.id('tina'), id]),
    ).toEqual([]);
  });

  it('brings organisers the entry of what they do themselves, and no news of it', async () => {
    id = await planMeeting(api, 'luka');
    await api.as('luka').put(`/meeting/${id}/move`, { planned_start: inHours(48), planned_end: inHours(49) });
    await api.as('luka').put(`/meeting/${id}/cancel`, { change_reason: 'Bolezen.' });
    expect((await entries('luka')).map(({ method, sequence }) => [method, sequence])).toEqual([
      ['request', '0'],
      ['request', '1'],
      ['cancel', '2'],
    ]);
    expect(await news('luka')).toEqual([]);
    await choose('app');
    await planMeeting(api, 'luka');
    expect(await entries('luka')).toHaveLength(3);
  });

  it('tells organisers what somebody else plans for them, moves and cancels', async () => {
    id = await planMeeting(api, 'admin', { organiser_id: api.id('luka'), participants: [] });
    await api.as('admin').put(`/meeting/${id}/move`, { planned_start: inHours(48), planned_end: inHours(49) });
    await api.as('admin').put(`/meeting/${id}/cancel`, { change_reason: 'Bolezen.' });
    expect(await news('luka')).toEqual(['meetingCancelled', 'meetingMoved', 'meetingPlanned']);
    expect((await entries('luka')).length).toBeGreaterThan(0);
  });
});
