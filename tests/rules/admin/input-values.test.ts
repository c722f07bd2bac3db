// The values of a popup: where its fields begin, what is missing or wrong, what is sent, and where a refusal stands.
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  type InputFields,
  initialValues,
  invalidField,
  isChanged,
  isWrittenLong,
  missingField,
} from '#admin/generic/popup/input-values.ts';
import { fieldErrorsIn, refused, remainingMessage } from '#admin/providers/calls/problem.ts';
import type { FieldMetadata } from '#admin/providers/records/metadata.ts';
import { type FieldKind, fieldKinds } from '#schema/core/fields.ts';

const required = (kind: FieldKind, more: Partial<FieldMetadata> = {}): FieldMetadata => ({ kind, required: true, ...more });
const samples: Partial<Readonly<Record<FieldKind, unknown>>> = {
  flag: true,
  references: [3, 5],
  rows: [{ name: 'a' }],
  dateTime: '2026-11-24T09:00:00.000Z',
};
const sampleOf = (kind: FieldKind): unknown =>
  samples[kind] ??
  (kind === 'date' ? '2026-11-24' : ['integer', 'decimal', 'money', 'duration', 'reference', 'file', 'sequence'].includes(kind) ? 7 : 'a');

describe.each(fieldKinds.map((kind) => [kind] as const))('a popup with a field of the kind %s', (kind) => {
  const input: InputFields = { field: required(kind) };
  const first = initialValues(input);
  const mayBeEmpty = kind === 'flag' || kind === 'references' || kind === 'rows';

  it('lacks it until it is filled in, but for what may be empty', () => {
    expect(missingField(input, first)).toBe(mayBeEmpty ? undefined : 'field');
    expect(missingField(input, { field: sampleOf(kind) })).toBeUndefined();
    expect(missingField({ field: { kind, optional: true } }, first)).toBeUndefined();
  });

  it('sends the value under its name, and knows that it would be lost', () => {
    const values = { field: sampleOf(kind) };
    expect(bodyOf(input, values)).toEqual(values);
    expect(invalidField(input, values)).toBeUndefined();
    expect([isChanged(input, first, first), isChanged(input, first, values)]).toEqual([false, true]);
  });

  it('begins with what is given, else with its default', () => {
    expect(initialValues(input, { field: sampleOf(kind) })).toEqual({ field: sampleOf(kind) });
    expect(initialValues({ field: { kind, default: sampleOf(kind) } })).toEqual({ field: sampleOf(kind) });
  });
});

describe('typed values', () => {
  const input: InputFields = { reason: required('text', { max: 1000 }), message: { kind: 'longText', max: 2000, optional: true } };

  it('is sent without blanks around it; a line of text holds no line breaks, nothing is null', () => {
    expect(bodyOf(input, { reason: ' too\n late ', message: 'one\ntwo' })).toEqual({ reason: 'too late', message: 'one\ntwo' });
    expect(bodyOf(input, { reason: '  ', message: '' })).toEqual({ reason: null, message: null });
  });

  it('is missing while it is blank, and not worth a warning before it is thrown away', () => {
    expect(missingField(input, { reason: ' \n ', message: null })).toBe('reason');
    expect(isChanged(input, initialValues(input), { reason: ' ', message: '' })).toBe(false);
  });

  it.each([
    ['integer', Number.NaN, 'notNumber'],
    ['decimal', 'pet', 'notNumber'],
    ['money', '1.250', 'unclearNumber'],
    ['date', '31/02/2026', 'notDate'],
    ['dateTime', '24/11', 'notInstant'],
  ] as const)('of the kind %s is no value yet: %s', (kind, value, reason) => {
    expect(invalidField({ field: required(kind) }, { field: value })).toEqual({ field: 'field', reason });
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
    expect(fieldErrorsIn(at('email', 'members.0'))).toEqual({ email: 'email!', members: 'members.0!' });
  });

  it('is said of the whole where it names no field', () => {
    const wrongState = refused(409, { title: '', status: 409, reason: 'wrongState', detail: 'Too late.' });
    expect(fieldErrorsIn(wrongState)).toEqual({});
    expect(remainingMessage(wrongState, ['email'], 'Too late.')).toBe('Too late.');
  });

  it('leaves to the whole what no field shows', () => {
    expect(remainingMessage(at('email'), ['email'], 'Check.')).toBeNull();
    expect(remainingMessage(at('email', 'members.0'), ['email'], 'Check.')).toBe('members.0!');
  });
});
