// What a popup begins with, judges, draws and sends is typed by its input: each line that is to be refused fails the check of types once it compiles.
import { expect, it } from 'vitest';
import type { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import type { SentOf, ValuesOf } from '#admin/generic/popup/input-types.ts';
import { recordInput } from '#admin/generic/popup/record-input.ts';
import type { TransitionPopup } from '#admin/generic/workflow/transition-popup.tsx';
import type { TransitionInput } from '#admin/generic/workflow/transition-types.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { callInputs } from '#generated/call-inputs.ts';

const input = callInputs['PUT /task/{id}/subtime/{subtimeId}/multiplier'];
const id: number = 1;
const common = { entity: 'task', title: '', input, onClose: () => undefined } as const;
const send = () => Promise.resolve();

/** Never drawn: only the compiler reads them. */
const ofCalls = (popup: typeof InputPopup) => [
  popup({
    ...common,
    given: { multiplier: 1.5 },
    blocked: ({ multiplier }) => (multiplier === 2 ? '' : null),
    fields: { multiplier: { draw: ({ values, change }) => (values.reason ? null : String(change({ multiplier: 2 }))) } },
    send: (body, key) => sendOnce(`/task/${id}/subtime/${id}/multiplier`, { body }, key),
  }),
  // @ts-expect-error the input has no such field to begin with
  popup({ ...common, send, given: { factor: 1.5 } }),
  // @ts-expect-error nor one to ask for
  popup({ ...common, send, fields: { factor: {} } }),
  // @ts-expect-error nor one to judge
  popup({ ...common, send, blocked: ({ factor }) => factor }),
  // @ts-expect-error the value is none of its own
  popup({ ...common, send, given: { multiplier: 7 } }),
  // @ts-expect-error a field is set to a value of its kind
  popup({ ...common, send, fields: { reason: { draw: ({ change }) => String(change({ reason: 7 })) } } }),
  // @ts-expect-error it is not what that call takes
  popup({ ...common, send: (body, key) => sendOnce(`/task/${id}/priority`, { body }, key) }),
];

const life = { entity: 'task', name: 'wait', record: { id }, onClose: () => undefined } as const;
const ofTransitions = (popup: typeof TransitionPopup) => [
  popup({ ...life, given: { waiting_reason: 'Material' } }),
  // @ts-expect-error the transition asks for another field
  popup({ ...life, given: { reason: 'Material' } }),
  // @ts-expect-error and for a text
  popup({ ...life, given: { waiting_reason: 7 } }),
  // @ts-expect-error which is judged under its name
  popup({ ...life, blocked: ({ reason }) => reason }),
];

/** The call of the first takes a text beside the input, and that of the second is at the address of a person. */
const written = { entity: 'wiki_page', name: 'write', record: { id }, onClose: () => undefined } as const;
const given = { entity: 'task', name: 'give', record: { id }, parameters: { name: '' }, onClose: () => undefined } as const;
const ofOwnCalls = (popup: typeof TransitionPopup) => [
  popup({ ...written, send }),
  // @ts-expect-error the input is not what the call takes
  popup(written),
  popup({ ...given, send: ({ user_id }, key) => sendOnce(`/task/${id}/give/${user_id}`, {}, key) }),
  // @ts-expect-error the address of the call is not known from the record
  popup(given),
];

const draft: ValuesOf<typeof input> = { multiplier: null, reason: null };
// @ts-expect-error what is required is there when it is sent
const sent: SentOf<typeof input> = { multiplier: 1, reason: null };
const waiting: ValuesOf<TransitionInput<'task', 'wait'>> = { waiting_reason: null };

it('holds what the compiler is asked', () => {
  expect([ofCalls, ofTransitions, ofOwnCalls, draft, sent, waiting]).toHaveLength(6);
});

it('is that of its call, or of fields of its record', () => {
  expect(Object.keys(input)).toEqual(['multiplier', 'reason']);
  expect(input.reason).toEqual({ kind: 'longText', max: 1000, required: true });
  expect(recordInput('wiki_page', ['title']).title.max).toBe(200);
});
