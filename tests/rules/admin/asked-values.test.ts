// A question is made of what it asks: where its fields begin, what is missing or wrong, what is sent, and where a refusal stands.
import { describe, expect, it } from 'vitest';
import { type Asks, bodyOf, firstAnswers, hasAnswers, isWrittenLong, missingIn, wrongIn } from '#admin/generic/popup/asked-values.ts';
import { leftToSay, problemsIn, refused } from '#admin/providers/calls/problem.ts';
import type { FieldMetadata } from '#admin/providers/records/metadata.ts';
import { type FieldKind, fieldKinds } from '#schema/core/fields.ts';

const required = (kind: FieldKind, more: Partial<FieldMetadata> = {}): FieldMetadata => ({ kind, required: true, ...more });
const answer: Partial<Readonly<Record<FieldKind, unknown>>> = {
  flag: true,
  references: [3, 5],
  rows: [{ name: 'a' }],
  dateTime: '2026-11-24T09:00:00.000Z',
};
const answerOf = (kind: FieldKind): unknown =>
  answer[kind] ??
  (kind === 'date' ? '2026-11-24' : ['integer', 'decimal', 'money', 'duration', 'reference', 'file', 'sequence'].includes(kind) ? 7 : 'a');

describe.each(fieldKinds.map((kind) => [kind] as const))('a question that asks for %s', (kind) => {
  const asks: Asks = { asked: required(kind) };
  const first = firstAnswers(asks);
  const mayBeEmpty = kind === 'flag' || kind === 'references' || kind === 'rows';

  it('lacks it until it is answered, but for what may be empty', () => {
    expect(missingIn(asks, first)).toBe(mayBeEmpty ? undefined : 'asked');
    expect(missingIn(asks, { asked: answerOf(kind) })).toBeUndefined();
    expect(missingIn({ asked: { kind, optional: true } }, first)).toBeUndefined();
  });

  it('sends the answer under its name, and knows that it would be lost', () => {
    const answers = { asked: answerOf(kind) };
    expect(bodyOf(asks, answers)).toEqual(answers);
    expect(wrongIn(asks, answers)).toBeUndefined();
    expect([hasAnswers(asks, first, first), hasAnswers(asks, first, answers)]).toEqual([false, true]);
  });

  it('begins with what is given, else with its default', () => {
    expect(firstAnswers(asks, { asked: answerOf(kind) })).toEqual({ asked: answerOf(kind) });
    expect(firstAnswers({ asked: { kind, default: answerOf(kind) } })).toEqual({ asked: answerOf(kind) });
  });
});

describe('what is typed', () => {
  const asks: Asks = { reason: required('text', { max: 1000 }), message: { kind: 'longText', max: 2000, optional: true } };

  it('is sent without blanks around it; a line of text holds no line breaks, nothing is null', () => {
    expect(bodyOf(asks, { reason: ' too\n late ', message: 'one\ntwo' })).toEqual({ reason: 'too late', message: 'one\ntwo' });
    expect(bodyOf(asks, { reason: '  ', message: '' })).toEqual({ reason: null, message: null });
  });

  it('is missing while it is blank, and not worth a question before it is thrown away', () => {
    expect(missingIn(asks, { reason: ' \n ', message: null })).toBe('reason');
    expect(hasAnswers(asks, firstAnswers(asks), { reason: ' ', message: '' })).toBe(false);
  });

  it.each([
    ['integer', Number.NaN, 'notNumber'],
    ['date', '31/02/2026', 'notDate'],
    ['dateTime', '24/11', 'notInstant'],
  ] as const)('of the kind %s is no value yet: %s', (kind, value, reason) => {
    expect(wrongIn({ asked: required(kind) }, { asked: value })).toEqual({ field: 'asked', reason });
  });

  it('is written over several lines where it may be longer than a name', () => {
    const lengths: [FieldMetadata, boolean][] = [
      [{ kind: 'text', max: 120 }, false],
      [{ kind: 'text', max: 1000 }, true],
      [{ kind: 'longText', max: 100 }, true],
      [{ kind: 'email', max: 254 }, false],
    ];
    for (const [info, long] of lengths) expect(isWrittenLong(info)).toBe(long);
  });
});

describe('a refusal', () => {
  const at = (...fields: string[]) =>
    refused(422, {
      title: '',
      status: 422,
      reason: 'invalid',
      detail: 'Check.',
      errors: fields.map((field) => ({ field, reason: '', detail: `${field}!` })),
    });

  it('names fields by themselves, also where the trouble lies deeper', () => {
    expect(problemsIn(at('email', 'members.0'))).toEqual({ email: 'email!', members: 'members.0!' });
  });

  it('is said of the whole where it names no field', () => {
    const wrongState = refused(409, { title: '', status: 409, reason: 'wrongState', detail: 'Too late.' });
    expect(problemsIn(wrongState)).toEqual({});
    expect(leftToSay(wrongState, ['email'], 'Too late.')).toBe('Too late.');
  });

  it('leaves to the whole what no field shows', () => {
    expect(leftToSay(at('email'), ['email'], 'Check.')).toBeNull();
    expect(leftToSay(at('email', 'members.0'), ['email'], 'Check.')).toBe('members.0!');
  });
});
