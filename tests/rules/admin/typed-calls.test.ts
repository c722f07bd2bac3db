// A call that the server does not have, what it does not take, and what it neither answers nor refuses do not compile: each line that is to be refused fails the check of types once it compiles.
import { expect, it } from 'vitest';
import type { RecordProps } from '#admin/generic/form/extras.ts';
import type { ExtendedRecordPage } from '#admin/generic/form/record-page.tsx';
import type { RecordWithTransitions, useTransitions } from '#admin/generic/workflow/transitions.ts';
import { addressOf } from '#admin/providers/calls/address.ts';
import { call } from '#admin/providers/calls/http.ts';
import { isRefused } from '#admin/providers/calls/problem.ts';
import { sendOnce, sendOnceBelow } from '#admin/providers/calls/send-once.ts';
import { type ListRow, useListRows } from '#admin/providers/records/list-rows.ts';
import type { PageRecord, WholeRecord } from '#admin/providers/records/page-record.ts';
import { call as publicCall } from '#public-pages/calls/call.ts';
import type { AnswerOf, ReasonOf, RowOf } from '#public-pages/calls/call-types.ts';

const id: number = 1;
const chosen: number | null = Number('1') || null;
const part: 'approve' | 'aprove' = Number('1') ? 'approve' : 'aprove';
const text: string = '/start';
const token: string = 'token';

/** Never made: only the compiler reads them. */
const paths = () => [
  call(`/task/${id}/priority`, { method: 'PUT', body: { priority: 2 } }),
  // @ts-expect-error there is no such path
  call(`/task/${id}/priorities`, { method: 'PUT', body: { priority: 2 } }),
  // @ts-expect-error nor this method at it
  call(`/task/${id}/priority`, { method: 'DELETE' }),
  // @ts-expect-error one of the paths that it may be is none
  call(`/offer/${id}/${part}`, { method: 'PUT' }),
  // @ts-expect-error nor is there one of nothing
  call(`/file/${chosen}`),
];

/** The sender of what can be done with one record. */
const meeting = sendOnceBelow(`/meeting/${id}`);
const task = sendOnceBelow(`/task/${id}`);
const senders = () => [
  task(`/subtime/${id}/multiplier`, { body: { multiplier: 1.5, reason: 'Nočno delo' } }),
  // @ts-expect-error the field has another name
  task(`/subtime/${id}/multiplier`, { body: { factor: 1.5, reason: 'Nočno delo' } }),
  // @ts-expect-error a field is left out that the other call below the same address would not ask for
  task('/time', { method: 'POST', body: { notes: null } }),
  meeting('/start'),
  meeting(`/item/${id}`, { body: { position: 2 } }),
  meeting('/item', { method: 'POST', body: { title: 'Proračun', minutes: 10 } }),
  // @ts-expect-error nothing of the kind is below a meeting
  meeting('/begin'),
  // @ts-expect-error a path of which nothing is known
  meeting(text),
  // @ts-expect-error another method
  meeting('/start', { method: 'DELETE' }),
  // @ts-expect-error the field has another name
  meeting(`/item/${id}`, { body: { place: 2 } }),
  // @ts-expect-error a field is left out
  meeting('/item', { method: 'POST', body: { minutes: 10 } }),
  // @ts-expect-error the answer has no such key
  meeting('/bookTime', { method: 'POST', body: { task_id: id, work_type_id: id } }).then(({ leftOut }) => leftOut),
];

/** What is done with a record by a transition of its life. */
const record: RecordWithTransitions = { id };
const transitions = (lives: typeof useTransitions) => {
  const wiki = lives('wiki_page', record);
  const offer = lives('offer', record);
  const invoice = lives('invoice', record);
  const project = lives('project', record);
  const entity: string = 'offer';
  return [
    wiki.send('write', { edition: 2, title: 'Varnost', body: null }),
    // @ts-expect-error the field has another name
    wiki.send('write', { version: 2, title: 'Varnost', body: null }),
    // @ts-expect-error a field is left out
    wiki.send('write', { title: 'Varnost', body: null }),
    // @ts-expect-error a body is asked for
    wiki.send('write'),
    wiki.send('move', { space: 'main', parent_id: null }),
    // @ts-expect-error the value is none of its own
    wiki.send('move', { space: 'cellar', parent_id: null }),
    wiki.send('revert', { number: 1 }),
    // @ts-expect-error it takes the number of a version
    wiki.send('revert', { number: 'v1' }),
    wiki.send('restore'),
    // @ts-expect-error it takes nothing
    wiki.send('restore', { number: 1 }),
    offer.send('archive', undefined, 'key'),
    // @ts-expect-error the life of an offer has no such transition
    offer.send('shelve'),
    // @ts-expect-error nor is a text of unknown content one
    offer.send(text),
    // @ts-expect-error nor asks a screen what is not there
    offer.may('shelve'),
    // @ts-expect-error the transition is that of another entity
    [offer.whyNot('issue'), offer.label('archive'), offer.heldUp('archive')],
    // @ts-expect-error the entity has no life
    lives('client', record),
    // @ts-expect-error nor is it known which life a text names
    lives(entity, record),
    // @ts-expect-error the call names a person beside the record
    lives('task', record).send('give', { user_id: id }),
    invoice.send('issue', { leave_out: true }).then(({ number }) => number),
    // @ts-expect-error the answer has no such key
    invoice.send('issue', { leave_out: true }).then(({ paper }) => paper),
    project.send('approveHandover', { language: 'sl' }).then(({ link }) => link.url),
    // @ts-expect-error the language is none of ours
    project.send('approveHandover', { language: 'xx' }),
    // @ts-expect-error the answer names its link
    project.send('resendHandover', { language: 'sl' }).then(({ url }) => url),
    // @ts-expect-error this one answers no link
    project.send('startHandover', { comment: null }).then(({ link }) => link),
  ];
};

const bodies = () => [
  sendOnce(`/task/${id}/wait`, { body: { waiting_reason: 'Material' } }),
  // @ts-expect-error the field has another name
  call(`/task/${id}/priority`, { method: 'PUT', body: { urgency: 2 } }),
  // @ts-expect-error the value is none of its own
  call(`/task/${id}/priority`, { method: 'PUT', body: { priority: 9 } }),
  // @ts-expect-error a body is asked for
  call(`/task/${id}/priority`, { method: 'PUT' }),
  // @ts-expect-error also where a call is sent once
  sendOnce(`/task/${id}/priority`),
  publicCall(`/public/task/${token}/confirm`, { method: 'POST', language: 'sl', body: { name: 'Branka Oblak' } }),
  // @ts-expect-error on a public page too the field has another name
  publicCall(`/public/task/${token}/confirm`, { method: 'POST', language: 'sl', body: { full_name: 'Branka Oblak' } }),
];

const queries = () => [
  call('/search', { query: { q: 'črpalka' } }),
  // @ts-expect-error the key is misspelled
  call('/search', { query: { query: 'črpalka' } }),
  // @ts-expect-error a key is asked for
  call('/search'),
  // @ts-expect-error the value is none of its own
  call('/transport_type', { query: { type: 'selected' } }),
  // @ts-expect-error a query that is written into the path is read by nobody
  call('/search?q=pump'),
  // @ts-expect-error the call takes no query
  call(`/task/${id}/status`, { query: { sort: 'time' } }),
];

const answers = {
  offer: ({ client }: AnswerOf<`/offer/${number}`>) => client.name,
  // @ts-expect-error the answer to the making of an offer does not tell its client
  newOffer: ({ client }: AnswerOf<'/offer', 'POST'>) => client,
  project: ({ work }: AnswerOf<`/project/${number}`>) => work.length,
  // @ts-expect-error nor that of a project the work on it
  newProject: ({ work }: AnswerOf<'/project', 'POST'>) => work,
  task: async () => (await call(`/task/${id}/status`)).json.running_users,
  // @ts-expect-error the answer has no such key
  status: async () => (await call(`/task/${id}/status`)).json.running_people,
};

type Start = ReasonOf<`/task/${number}/start`, 'POST'>;
const reasons = [
  'runsElsewhere' satisfies Start,
  // @ts-expect-error the call declares no such refusal
  'runsNowhere' satisfies Start,
  isRefused<'/task/{id}/start', 'POST'>(null, 'runsElsewhere'),
  // @ts-expect-error nor where a screen asks for it
  isRefused<'/task/{id}/start', 'POST'>(null, 'leftOut'),
];

const records = {
  offer: ({ client }: PageRecord<'offer'>) => client.name,
  // @ts-expect-error the page's own call answers no such key
  project: ({ works }: PageRecord<'project'>) => works,
  whole: ({ email }: WholeRecord<'client'>) => email,
  // @ts-expect-error whoever may only choose a client is told its name alone
  client: ({ email }: PageRecord<'client'>) => email,
};
/** What a screen adds to the page of every record of an entity. */
const extras = (page: typeof ExtendedRecordPage) => [
  page({ entity: 'mail', useExtras: ({ recipient, about }) => ({ title: `${recipient} ${about?.title}` }) }),
  // @ts-expect-error the record has no such key
  page({ entity: 'mail', useExtras: ({ addressee }) => ({ title: addressee }) }),
  page({ entity: 'registration_terminal', useExtras: () => ({ Notice: ({ record }) => record.unresolved }) }),
  // @ts-expect-error nor where it is shown
  page({ entity: 'registration_terminal', useExtras: () => ({ Notice: ({ record }) => record.waiting }) }),
  // @ts-expect-error nor in a tab
  page({ entity: 'user', useExtras: () => ({ tabs: [{ id: '', label: '', Tab: ({ record }) => record.surname }] }) }),
  // @ts-expect-error an act is that of another entity
  page({ entity: 'price', useExtras: () => ({ Acts: ({ record }: RecordProps<'client'>) => record.email }) }),
  // @ts-expect-error there is no such entity
  page({ entity: 'customer', useExtras: () => ({}) }),
];
const rows = {
  task: ({ running_since, users }: ListRow<'task'>) => running_since.map((at) => Date.parse(at)).slice(users.length),
  // @ts-expect-error a row of the list has no such key
  client: ({ client }: ListRow<'task'>) => client,
  // @ts-expect-error a long text is not in a row
  description: ({ description }: ListRow<'task'>) => description,
  // @ts-expect-error what one record's call answers is no list
  one: { id } satisfies RowOf<'/task/{id}'>,
  // @ts-expect-error the key stands in no row of a role
  role: () => useListRows('role', { sort: { field: 'name', order: 'ASC' }, most: 1 }).rows?.map(({ people }) => people),
};
const wrongSignIns = {
  all: { wrongCredentials: 1, secondFactorNeeded: 2, wrongCode: 3 } satisfies Record<ReasonOf<'/login', 'POST', 401>, number>,
  // @ts-expect-error a refusal is left out
  some: { wrongCredentials: 1, wrongCode: 3 } satisfies Record<ReasonOf<'/login', 'POST', 401>, number>,
};

it('types every call by the path that is written', () => {
  expect(Object.keys({ paths, senders, bodies, queries, answers, reasons, records, extras, rows, transitions, wrongSignIns })).toHaveLength(
    11,
  );
});

it('writes a query as a browser does, without what is undefined', () => {
  expect(addressOf('/search', { q: 'črpalka & ventil', rows: 4, kind: undefined })).toBe('/search?q=%C4%8Drpalka+%26+ventil&rows=4');
  expect(addressOf('/search', {})).toBe('/search');
});
