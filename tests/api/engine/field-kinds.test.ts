// Every kind of field through the API: what is sent, what is stored and read back, how it is filtered and edited, and what is refused by which reason.
import { beforeAll, describe, expect, it } from 'vitest';
import { type FieldKind, fieldKinds } from '#schema/core/fields.ts';
import { permissions } from '#schema/permissions.ts';
import { type Fields, queryString, useApi } from '#tests/support/api.ts';

const api = useApi();
const admin = () => api.as('admin');

type Refused = readonly [what: string, value: unknown, reason: string];
type Case = {
  readonly kind: FieldKind | 'zero reference' | 'several choices';
  readonly entity: string;
  readonly field: string;
  /** What else a record needs; `n` makes it one of its kind. */
  readonly rest: (n: number) => Fields;
  /** Two values as they are sent, the smaller first, and as they are read; they must sort that way where the kind has an order. */
  readonly sent: readonly [unknown, unknown];
  readonly read?: readonly [unknown, unknown];
  /** Nothing may be sent, and this is read. */
  readonly none?: unknown;
  readonly ordered?: true;
  /** Parts that find the first, and not the second. */
  readonly like?: readonly string[];
  readonly refused: readonly Refused[];
};

const endless = 'x'.repeat(20_001);
const texts: readonly Refused[] = [
  ['a number', 5, 'notText'],
  ['a list', ['x'], 'notText'],
  ['an object', { a: 1 }, 'notText'],
  ['true', true, 'notText'],
  ['a NUL', 'a\u0000b', 'notText'],
  ['a lone surrogate', 'a\ud800b', 'notText'],
  ['too much', endless, 'tooLong'],
];
const numbers: readonly Refused[] = [
  ['a text', '5', 'notNumber'],
  ['a list', [5], 'notNumber'],
  ['true', true, 'notNumber'],
  ['below zero', -1, 'tooSmall'],
  ['a huge number', 1e21, 'tooBig'],
];
const wholeNumbers: readonly Refused[] = [['a fraction', 1.5, 'notInteger'], ...numbers];
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

let serial = 0;
const named = (n: number) => ({ name: `Vrsta ${n}` });
const client = named;
const task = (n: number) => ({ title: `Vrsta ${n}` });
const user = (n: number) => ({ name: 'Vrsta', last_name: String(n), email: `vrsta-${n}@example.com`, role_id: 8 });

const cases: readonly Case[] = [
  {
    kind: 'text',
    entity: 'client',
    field: 'town',
    rest: client,
    sent: ['  Čatež ob Savi 100%_\\ ', 'Črnomelj'],
    read: ['Čatež ob Savi 100%_\\', 'Črnomelj'],
    none: null,
    like: ['catez', 'ČATEŽ', 'ob savi', '100%', '%_\\'],
    refused: [...texts, ['two lines', 'a\nb', 'oneLine'], ['81 letters', 'č'.repeat(81), 'tooLong']],
  },
  {
    kind: 'longText',
    entity: 'task',
    field: 'description',
    rest: task,
    sent: ['Prva vrstica.\n\tDruga: č š ž ä ß 漢字 👷‍♀️', 'x'.repeat(10_000)],
    none: null,
    like: ['druga: c s z', 'ä ss', '漢字'],
    refused: texts,
  },
  {
    kind: 'richText',
    entity: 'client',
    field: 'notes',
    rest: client,
    sent: ['<h1>Vrata</h1><script>alert(1)</script><p onclick="x()">Koda <b>4127</b> č &amp; š</p>', '<p>Samo dopoldne.</p>'],
    read: ['<h2>Vrata</h2><p>Koda <strong>4127</strong> č &amp; š</p>', '<p>Samo dopoldne.</p>'],
    none: null,
    refused: texts,
  },
  {
    kind: 'integer',
    entity: 'client',
    field: 'payment_term_days',
    rest: client,
    sent: [0, 120],
    ordered: true,
    refused: [...wholeNumbers, ['121', 121, 'tooBig'], ['nothing', null, 'required']],
  },
  {
    kind: 'decimal',
    entity: 'user',
    field: 'contract_hours',
    rest: user,
    sent: [0.1, 37.75],
    ordered: true,
    refused: [...numbers, ['three digits', 37.755, 'tooManyDigits'], ['81', 81, 'tooBig']],
  },
  {
    kind: 'money',
    entity: 'work_type',
    field: 'hourly_price',
    rest: named,
    sent: [1, 99_999_999_999],
    none: null,
    ordered: true,
    refused: wholeNumbers,
  },
  {
    kind: 'date',
    entity: 'holiday',
    field: 'date',
    rest: named,
    sent: ['2031-02-28', '2032-02-29'],
    ordered: true,
    refused: [
      ['a day that does not exist', '2031-02-29', 'notDate'],
      ['an instant', '2031-02-01T00:00:00Z', 'notDate'],
      ['another way to write it', '1.2.2031', 'notDate'],
      ['a number', 20_310_201, 'notText'],
      ['the far past', '0031-02-01', 'outOfReach'],
      ['nothing', null, 'required'],
    ],
  },
  {
    kind: 'dateTime',
    entity: 'task',
    field: 'deadline',
    rest: task,
    sent: ['2026-03-29T03:00:00.123+02:00', '2026-10-25T02:30:00Z'],
    read: ['2026-03-29T01:00:00.123Z', '2026-10-25T02:30:00.000Z'],
    none: null,
    ordered: true,
    refused: [
      ['a day', '2026-11-02', 'notInstant'],
      ['no zone', '2026-11-02T08:00:00', 'notInstant'],
      ['25 o’clock', '2026-11-02T25:00:00Z', 'notInstant'],
      ['a number', 1_793_607_200_000, 'notText'],
      ['the far future', '9999-12-31T23:59:59Z', 'outOfReach'],
    ],
  },
  {
    kind: 'flag',
    entity: 'client',
    field: 'archived',
    rest: client,
    sent: [false, true],
    refused: [
      ['a text', 'true', 'notFlag'],
      ['a number', 1, 'notFlag'],
      ['nothing', null, 'required'],
    ],
  },
  {
    kind: 'choice',
    entity: 'work_type',
    field: 'default_multiplier',
    rest: named,
    sent: [0.5, 1.25],
    ordered: true,
    refused: [
      ['another number', 1.1, 'notChoice'],
      ['its text', '1.25', 'notChoice'],
      ['a list', [1], 'notChoice'],
      ['nothing', null, 'notChoice'],
    ],
  },
  {
    kind: 'several choices',
    entity: 'role',
    field: 'permissions',
    rest: named,
    sent: [[permissions['tasks.create'], permissions['clients.read']], [permissions['tasks.steal']]],
    refused: [
      ['one', permissions['tasks.create'], 'wrongType'],
      ['one twice', [permissions['tasks.create'], permissions['tasks.create']], 'twice'],
      ['a number that is none', [1], 'notChoice'],
      ['a text', ['101'], 'notChoice'],
      ['lists in each other', nested(60), 'notChoice'],
    ],
  },
  {
    kind: 'color',
    entity: 'tag',
    field: 'color',
    rest: named,
    sent: ['#A1B2C3', '#ffffff'],
    read: ['#a1b2c3', '#ffffff'],
    refused: [
      ['a short one', '#fff', 'notColor'],
      ['a name', 'red', 'notColor'],
      ['an attack', '#ffffff;}', 'notColor'],
      ['nothing', null, 'required'],
    ],
  },
  {
    kind: 'email',
    entity: 'client',
    field: 'email',
    rest: client,
    sent: ['  Info+Servis@Zaga-Cuk.SI ', 'x@example.com'],
    read: ['info+servis@zaga-cuk.si', 'x@example.com'],
    none: null,
    like: ['zaga-cuk', 'SERVIS@'],
    refused: [
      ['no @', 'info', 'notEmail'],
      ['two', 'a@b.si,c@d.si', 'notEmail'],
      ['a line break', 'a@b.si\nBcc: c@d.si', 'notEmail'],
      ['a number', 5, 'notText'],
      ['too much', `${'x'.repeat(250)}@b.si`, 'tooLong'],
    ],
  },
  {
    kind: 'phone',
    entity: 'client',
    field: 'phone',
    rest: client,
    sent: ['+386 (0)1/555-11 70', '031 555 148'],
    none: null,
    like: ['555-11'],
    refused: [
      ['letters', 'pokliči', 'notPhone'],
      ['too few', '1', 'notPhone'],
      ['too many', '1'.repeat(41), 'tooLong'],
      ['a number', 31_555_148, 'notText'],
    ],
  },
  {
    kind: 'country',
    entity: 'client',
    field: 'country',
    rest: client,
    sent: ['at', 'HR'],
    read: ['AT', 'HR'],
    refused: [
      ['none that there is', 'XX', 'notCountry'],
      ['its name', 'Slovenija', 'notCountry'],
      ['nothing', null, 'required'],
    ],
  },
  {
    kind: 'language',
    entity: 'client',
    field: 'language',
    rest: client,
    sent: ['de', 'hr'],
    refused: [
      ['one that we do not speak', 'zz', 'notLanguage'],
      ['a region', 'sl-SI', 'notLanguage'],
      ['nothing', null, 'notLanguage'],
    ],
  },
  {
    kind: 'vatNumber',
    entity: 'client',
    field: 'vat_number',
    rest: client,
    sent: ['si 542.099-19', 'EL094014201'],
    read: ['SI54209919', 'EL094014201'],
    none: null,
    like: ['5420', 'si54'],
    refused: [
      ['a wrong check digit', 'SI54209918', 'vatChecksum'],
      ['a wrong one of Austria', 'ATU00000000', 'vatChecksum'],
      ['no country', '54209919', 'vatFormat'],
      ['a country that there is not', 'XX54209919', 'vatFormat'],
      ['too short', 'SI', 'vatFormat'],
      ['a NUL', 'SI54209919\u0000', 'vatFormat'],
      ['a number', 54_209_919, 'notText'],
    ],
  },
  {
    kind: 'reference',
    entity: 'user',
    field: 'user_type_id',
    rest: user,
    sent: [1, 2],
    none: null,
    refused: [
      ['a row that is not there', 2_000_000_000, 'notReference'],
      ['more than an id can be', 99_999_999_999, 'tooBig'],
      ['zero', 0, 'tooSmall'],
      ['a text', '1', 'notNumber'],
      ['a fraction', 1.5, 'notInteger'],
      ['a list', [1], 'notNumber'],
    ],
  },
  {
    kind: 'zero reference',
    entity: 'task',
    field: 'company_user_id',
    rest: task,
    sent: [2, 3],
    none: 0,
    refused: [
      ['a row that is not there', 2_000_000_000, 'notReference'],
      ['below zero', -1, 'tooSmall'],
      ['a text', '0', 'notNumber'],
      ['more than an id can be', 99_999_999_999, 'tooBig'],
    ],
  },
  {
    kind: 'references',
    entity: 'client',
    field: 'tags',
    rest: client,
    sent: [[2, 1], [3]],
    read: [[1, 2], [3]],
    none: [],
    refused: [
      ['one that is not there', [1, 2_000_000_000], 'notReference'],
      ['one twice', [1, 1], 'twice'],
      ['one alone', 1, 'wrongType'],
      ['a text', ['1'], 'notNumber'],
      ['zero', [0], 'tooSmall'],
      ['501', Array.from({ length: 501 }, (_, at) => at + 1), 'tooMany'],
      ['lists in each other', nested(60), 'notNumber'],
      ['nothing', null, 'required'],
    ],
  },
  {
    kind: 'rows',
    entity: 'project_template',
    field: 'plan',
    rest: task,
    sent: [
      [
        { work_type_id: 2, planned_time: 3600 },
        { work_type_id: 1, planned_time: 60 },
      ],
      [{ work_type_id: 1, planned_time: 7200 }],
    ],
    none: [],
    refused: [
      ['a text', 'Montaža', 'wrongType'],
      ['one row alone', { work_type_id: 1, planned_time: 60 }, 'wrongType'],
      ['a row that is none', [5], 'wrongType'],
      ['a row with too little', [{ work_type_id: 1, planned_time: 59 }], 'tooSmall'],
      ['a row without what it needs', [{ planned_time: 60 }], 'required'],
      ['a row with more than it has', [{ work_type_id: 1, planned_time: 60, hours: 1 }], 'unknown'],
      ['a row that leads nowhere', [{ work_type_id: 99_999, planned_time: 60 }], 'notReference'],
      ['too many rows', Array.from({ length: 51 }, () => ({ work_type_id: 1, planned_time: 60 })), 'tooMany'],
    ],
  },
];

const create = async ({ entity, field, rest }: Case, value?: unknown) => {
  serial += 1;
  return admin().post(`/${entity}`, { ...rest(serial), ...(value !== undefined && { [field]: value }) });
};
/** Of these rows, those that a filter finds. */
const found = async ({ entity }: Case, ids: readonly number[], filter: Fields): Promise<number[]> => {
  const answer = await admin().get(`/${entity}${queryString({ filter: { id: ids, ...filter }, sort: ['id', 'ASC'], range: [0, 99] })}`);
  expect(answer, JSON.stringify(filter)).toMatchObject({ status: 200 });
  return answer.rows.map(({ id }) => ids.indexOf(Number(id)));
};

it('every kind is here, but for those that the server alone writes and the bank account, of which there is one', () => {
  expect(fieldKinds.filter((kind) => !cases.some((one) => one.kind === kind))).toEqual(['duration', 'iban', 'file', 'sequence']);
});

describe.each(cases)('$kind ($field)', (one) => {
  const { entity, field, sent, read = sent, none } = one;
  const values = none === undefined ? [...read] : [...read, none];
  const inLists = one.kind !== 'longText' && one.kind !== 'richText' && one.kind !== 'rows';
  const edits = entity !== 'task';
  const several = one.kind === 'several choices' || one.kind === 'references' || one.kind === 'rows';
  let ids: number[];
  beforeAll(async () => {
    const made = [await create(one, sent[0]), await create(one, sent[1]), ...(none === undefined ? [] : [await create(one)])];
    expect(
      made.map(({ status }) => status),
      JSON.stringify(made.map(({ body }) => body)),
    ).toEqual(made.map(() => 201));
    expect(made.map(({ body }) => body[field])).toEqual(values);
    ids = made.map(({ body }) => Number(body.id));
  });

  it('is read as it was stored, alone and in a list', async () => {
    for (const [at, id] of ids.entries()) expect((await admin().get(`/${entity}/${id}`)).body[field]).toEqual(values[at]);
    const { rows } = await admin().get(`/${entity}${queryString({ filter: { id: ids }, sort: ['id', 'ASC'] })}`);
    expect(rows.map((row) => row[field])).toEqual(inLists ? values : values.map(() => undefined));
  });

  it('is filtered', async () => {
    const rest = ids.map((_, at) => at).slice(1);
    const is = (filter: unknown) => found(one, ids, { [field]: filter });
    const by = (suffix: string, filter: unknown) => found(one, ids, { [`${field}_${suffix}`]: filter });
    if (one.like) for (const part of one.like) expect(await by('like', part), part).toEqual([0]);
    if (one.like) expect(await by('like', 'zmaj')).toEqual([]);
    if (!inLists) return;
    if (several) {
      const [[first, ...more], [last]] = read as [unknown[], unknown[]];
      expect([await is(first), await is([first]), await is(last), await is([...more, last])]).toEqual([[0], [0], [1], [0, 1]]);
      if (none !== undefined) expect([await is(null), await is([null]), await is([first, null])]).toEqual([[2], [2], [0, 2]]);
      return;
    }
    expect([await is(read[0]), await is(read[1]), await is([...read]), await is([])]).toEqual([[0], [1], [0, 1], []]);
    expect(await by('neq', read[0])).toEqual(rest);
    expect([await is(null), await by('neq', null)]).toEqual(none === undefined ? [[], [0, 1]] : [[2], [0, 1]]);
    if (none !== undefined)
      expect([await is([read[0], none]), await is([none]), await is(none), await by('neq', none)]).toEqual([[0, 2], [2], [2], [0, 1]]);
    if (one.ordered)
      expect([await by('gte', read[1]), await by('lte', read[0]), await by('gte', read[0]), await by('lte', read[1])]).toEqual([
        [1],
        [0],
        [0, 1],
        [0, 1],
      ]);
  });

  it.each(
    ['gte', 'lte', 'neq', 'like'].filter((suffix) =>
      suffix === 'like' ? !one.like : suffix === 'neq' ? several || !inLists : !one.ordered,
    ),
  )('takes no _%s', async (suffix) => {
    const filter = { [`${field}_${suffix}`]: several ? (read[0] as unknown[])[0] : read[0] };
    expect(await admin().get(`/${entity}${queryString({ filter })}`)).toMatchObject({
      status: 422,
      body: { errors: [{ field: `filter.${field}_${suffix}`, reason: 'unknown' }] },
    });
  });

  it('is edited, and the event tells from what to what', async () => {
    const path = `/${entity}/${ids[0]}`;
    if (!edits) {
      expect(await admin().put(path, { [field]: sent[1] })).toMatchObject({ status: 405 });
      return;
    }
    const { body } = await admin().get(path);
    // Another holiday stands on the second day already.
    const [target, reads] = one.kind === 'date' ? ['2033-01-01', '2033-01-01'] : [sent[1], read[1]];
    expect(await admin().put(path, { [field]: target })).toMatchObject({
      status: 200,
      body: { [field]: reads, version: Number(body.version) + 1 },
    });
    const event = (await api.eventsOf(entity, Number(ids[0]))).at(-1);
    expect([event?.action, JSON.parse(String(event?.before)), JSON.parse(String(event?.after))]).toEqual([
      'update',
      { [field]: read[0] },
      { [field]: reads },
    ]);
    expect(await admin().put(path, { [field]: target })).toMatchObject({ status: 200, body: { version: Number(body.version) + 1 } });
    if (none === undefined) return;
    const empty = several ? [] : null;
    for (const nothing of several ? [empty] : [empty, '']) {
      await admin().put(path, { [field]: sent[0] });
      expect(await admin().put(path, { [field]: nothing })).toMatchObject({ status: 200, body: { [field]: none } });
    }
  });

  it.each(one.refused)('is refused as %s', async (_what, value, reason) => {
    const places = several ? new RegExp(`^${field}(\\.\\d+)*(\\.\\w+)?$`) : new RegExp(`^${field}$`);
    const refusal = {
      status: 422,
      body: { reason: 'invalid', errors: [{ field: expect.stringMatching(places), reason, detail: expect.stringMatching(/\S+ \S+/) }] },
    };
    expect(await create(one, value)).toMatchObject(refusal);
    if (!edits) return;
    const before = await admin().get(`/${entity}/${ids[1]}`);
    expect(await admin().put(`/${entity}/${ids[1]}`, { [field]: value })).toMatchObject(refusal);
    expect((await admin().get(`/${entity}/${ids[1]}`)).body).toEqual(before.body);
  });
});
