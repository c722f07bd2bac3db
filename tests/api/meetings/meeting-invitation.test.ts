// Invitations to a meeting: a link to answer by and an entry for the calendar, which a later change brings up to date.
import { beforeEach, describe, expect, it } from 'vitest';
import { tokenIn } from '#server/core/http/secret-addresses.ts';
import { type Person, useApi } from '#tests/support/api.ts';
import { inHours, planMeeting, startedMeeting } from '#tests/support/stories/meeting-story.ts';

const api = useApi();
const address = 'projekt@arhbiro.example';
let meeting = 0;
const invite = () => api.as('luka').put(`/meeting/${meeting}/invite`);
const mails = () => api.rows("select * from mail where entity = 'meeting' and entity_id = ?1 order by id", [meeting]);
/** The token as the mail brings it: it stands apart from the text. */
const token = async (): Promise<string> => String((await mails()).at(-1)?.secret);
const guest = async () => {
  const { body } = await api.as('luka').get(`/meeting/${meeting}`);
  return (body.participants as Record<string, unknown>[]).find(({ email }) => email === address);
};
const line = (calendar: unknown, name: string) =>
  String(calendar)
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((one) => one.startsWith(name));

beforeEach(async () => {
  meeting = await planMeeting(api, 'luka', { place: 'Sejna soba', participants: [{ user_id: api.id('tina') }, { email: address }] });
});

describe('an invitation', () => {
  it('goes to who has none yet: outside by mail, to colleagues as a notification, and to nobody twice', async () => {
    expect((await invite()).body).toEqual({ mailed: 1, told: 1 });
    expect((await invite()).body).toEqual({ mailed: 0, told: 0 });
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'meeting', recipient: address, reply_to: 'luka@example.com', calendar_method: 'request' });
    expect(mail?.text).toContain('/confirmMeeting/…');
    expect(mail?.text).toContain('/declineMeeting/…');
    expect(line(mail?.calendar, 'METHOD')).toBe('METHOD:REQUEST');
    expect(line(mail?.calendar, 'SEQUENCE')).toBe('SEQUENCE:0');
    expect(line(mail?.calendar, 'ATTENDEE')).toContain(address);
    const [notice] = await api.rows("select * from notification where user_id = ?1 and kind = 'meetingInvited' and entity_id = ?2", [
      api.id('tina'),
      meeting,
    ]);
    expect(notice).toMatchObject({ entity: 'meeting' });
  });

  it('names the organiser as who gets the answer, whoever handed the link over', async () => {
    const { body } = await api.as('admin').post(`/meeting/${meeting}/participant/${(await guest())?.id}/link`);
    const secret = String(body.url).split('/').at(-1);
    expect((await api.as(null).get(`/public/meeting/${secret}`)).body).toMatchObject({ sender: 'Luka Perko' });
  });

  it('shows when, where and about what, and changes nothing however often it is opened', async () => {
    await invite();
    const look = async () => api.as(null).get(`/public/meeting/${await token()}`);
    await look();
    const { status, body } = await look();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'open',
      title: 'Usklajevanje',
      document: { place: 'Sejna soba', organiser: 'Luka Perko', agenda: [{ title: 'Stanje del' }, { title: 'Razno' }] },
    });
    expect(await guest()).toMatchObject({ answer: 'none' });
    expect(JSON.stringify(body)).not.toContain('luka@example.com');
  });

  it('is accepted by the link; the organiser hears of it at once', async () => {
    await invite();
    const answer = await api.as(null).post(`/public/meeting/${await token()}/confirm`, { name: 'Ana Kos' });
    expect(answer).toMatchObject({ status: 200, body: { state: 'answered', answer: { answer: 'confirmed', name: 'Ana Kos' } } });
    expect(await guest()).toMatchObject({ answer: 'accepted' });
    const [notice] = await api.rows("select * from notification where user_id = ?1 and kind = 'meetingAccepted' and entity_id = ?2", [
      api.id('luka'),
      meeting,
    ]);
    expect(JSON.parse(String(notice?.parameters))).toMatchObject({ name: address });
    const events = await api.rows(
      "select topics from event where entity = 'meeting_participant' and action = 'accept' order by id desc limit 1",
    );
    expect(String(events[0]?.topics)).toContain(`meeting:${meeting}`);
  });

  it('is declined with a reason, once', async () => {
    await invite();
    const secret = await token();
    const decline = () => api.as(null).post(`/public/meeting/${secret}/decline`, { reason: 'Na poti.' });
    expect(await decline()).toMatchObject({ status: 200, body: { answer: { reason: 'Na poti.' } } });
    expect(await guest()).toMatchObject({ answer: 'declined', reason: 'Na poti.' });
    expect((await decline()).body).toMatchObject({ reason: 'alreadyAnswered' });
    expect((await api.as(null).get('/public/meeting/not-a-token-that-exists')).status).toBe(404);
  });

  it('asks a colleague who may not open meetings by a link too, and tells them by mail what becomes of it', async () => {
    const marko = api.id('marko');
    const { body } = await api.as('luka').post(`/meeting/${meeting}/participant`, { user_id: marko });
    await invite();
    const calendarMails = () =>
      api.rows("select kind from notification where user_id = ?1 and entity = 'meeting' and entity_id = ?2", [marko, meeting]);
    const mine = async () => (await mails()).filter(({ recipient }) => recipient === 'marko@example.com');
    expect((await api.as('marko').get(`/meeting/${meeting}`)).status).toBe(403);
    const [mail] = await mine();
    expect(line(mail?.calendar, 'ATTENDEE')).toContain('marko@example.com');
    expect((await api.as(null).post(`/public/meeting/${mail?.secret}/confirm`, { name: 'Marko Zajc' })).status).toBe(200);
    const { participants } = (await api.as('luka').get(`/meeting/${meeting}`)).body as { participants: Record<string, unknown>[] };
    expect(participants.find(({ user_id }) => user_id === marko)).toMatchObject({ answer: 'accepted' });
    await api.as('luka').delete(`/meeting/${meeting}/participant/${body.id}`);
    expect((await mine()).map(({ calendar_method }) => calendar_method)).toEqual(['request', 'cancel']);
    expect(await calendarMails()).toEqual([]);
  });

  it('gives an entry for the calendar', async () => {
    await invite();
    const answer = await api.as(null).get(`/public/meeting/${await token()}/calendar`);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(line(answer.body, 'UID')).toBe(line((await mails()).at(-1)?.calendar, 'UID'));
  });
});

describe('a change', () => {
  it('takes the place of the entry in the calendar: the same UID, the next SEQUENCE, and a new link', async () => {
    await invite();
    const [first] = await mails();
    const before = await token();
    await api.as('luka').put(`/meeting/${meeting}/move`, { planned_start: inHours(48), planned_end: inHours(49) });
    const all = await mails();
    expect(all).toHaveLength(2);
    expect(line(all[1]?.calendar, 'UID')).toBe(line(first?.calendar, 'UID'));
    expect(line(all[1]?.calendar, 'SEQUENCE')).toBe('SEQUENCE:1');
    expect((await api.as(null).get(`/public/meeting/${before}`)).status).toBe(404);
    expect((await api.as(null).get(`/public/meeting/${await token()}`)).status).toBe(200);
  });

  it('of the place reaches who has said yes, without asking again', async () => {
    await invite();
    await api.as(null).post(`/public/meeting/${await token()}/confirm`, { name: 'Ana Kos' });
    await api.as('luka').put(`/meeting/${meeting}`, { place: 'Kotlovnica' });
    const mail = (await mails()).at(-1);
    expect(line(mail?.calendar, 'LOCATION')).toBe('LOCATION:Kotlovnica');
    expect(tokenIn(String(mail?.text))).toBeNull();
    expect(await guest()).toMatchObject({ answer: 'accepted' });
  });

  it('that cancels takes the entry away, and the link leads nowhere', async () => {
    await invite();
    const secret = await token();
    await api.as('luka').put(`/meeting/${meeting}/cancel`, { change_reason: 'Bolezen.' });
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({ calendar_method: 'cancel' });
    expect(line(mail?.calendar, 'METHOD')).toBe('METHOD:CANCEL');
    expect(line(mail?.calendar, 'STATUS')).toBe('STATUS:CANCELLED');
    expect((await api.as(null).get(`/public/meeting/${secret}`)).status).toBe(404);
  });
});

describe('a participant who is taken off', () => {
  const remove = async () => api.as('luka').delete(`/meeting/${meeting}/participant/${(await guest())?.id}`);

  it.each([
    ['before an answer', async () => {}],
    ['after a yes', async () => api.as(null).post(`/public/meeting/${await token()}/confirm`, { name: 'Ana Kos' })],
  ])('gets the meeting out of the calendar, once, and no link of theirs leads anywhere: %s', async (_when, answers) => {
    await invite();
    const [first] = await mails();
    const secret = await token();
    await answers();
    const gone = await guest();
    expect((await remove()).status).toBe(200);
    expect((await api.as('luka').delete(`/meeting/${meeting}/participant/${gone?.id}`)).status).toBe(404);
    const [, mail, ...more] = await mails();
    expect([mail, more]).toMatchObject([
      { recipient: address, reply_to: 'luka@example.com', calendar_method: 'cancel', link_id: null },
      [],
    ]);
    expect(mail?.subject).toContain('Preklicano vabilo');
    expect(['METHOD', 'STATUS', 'SEQUENCE'].map((name) => line(mail?.calendar, name))).toEqual([
      'METHOD:CANCEL',
      'STATUS:CANCELLED',
      'SEQUENCE:1',
    ]);
    expect(line(mail?.calendar, 'UID')).toBe(line(first?.calendar, 'UID'));
    expect(line(mail?.calendar, 'ATTENDEE')).toContain(address);
    for (const path of ['', '/calendar']) expect((await api.as(null).get(`/public/meeting/${secret}${path}`)).status).toBe(404);
  });

  it('without ever having been invited hears nothing', async () => {
    await remove();
    await invite();
    expect(await mails()).toEqual([]);
  });
});

it('a reader of meetings downloads the entry of one as a file, as it stands', async () => {
  const take = async (person: Person) => {
    const answer = await api.as(person).get(`/meeting/${meeting}/calendar`);
    return { status: answer.status, file: answer.headers.get('content-disposition'), text: answer.body };
  };
  const { number } = (await api.as('eva').get(`/meeting/${meeting}`)).body;
  expect(await take('eva')).toMatchObject({ status: 200, file: `attachment; filename="S-${number}.ics"` });
  expect(line((await take('eva')).text, 'METHOD')).toBe('METHOD:PUBLISH');
  await api.as('luka').put(`/meeting/${meeting}/cancel`, { change_reason: 'Bolezen.' });
  expect(line((await take('eva')).text, 'STATUS')).toBe('STATUS:CANCELLED');
  expect((await take('marko')).status).toBe(403);
});

it('minutes that stand are mailed as a PDF to whom one chooses', async () => {
  meeting = await startedMeeting(api, 'luka', { participants: [{ email: address }] });
  const person = Number((await guest())?.id);
  expect((await api.as('luka').put(`/meeting/${meeting}/mailMinutes`, { participants: [person] })).status).toBe(404);
  await api.as('luka').put(`/meeting/${meeting}/finish`);
  expect(await api.as('luka').put(`/meeting/${meeting}/mailMinutes`, { participants: [person] })).toMatchObject({
    status: 200,
    body: { mailed: 1 },
  });
  const [mail] = await mails();
  expect(mail).toMatchObject({ kind: 'minutes', recipient: address });
  const [file] = await api.rows('select * from file where id = ?1', [mail?.file_id]);
  expect(file).toMatchObject({ content_type: 'application/pdf' });
});
