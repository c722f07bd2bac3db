// The form of one record: tracks changes and errors, saves a change or a new record, and shows the server's refusal at its field.
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCreate, useUpdate } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { problemOf } from '#admin/providers/calls/problem.ts';
import { useAfterChange } from '#admin/providers/live/after-change.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import type { AnyRecord } from '#admin/providers/records/page-record.ts';
import { useAfterPress } from '#admin/ui/overlays/after-press.ts';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useTimeZone } from '#admin/ui/page/words.tsx';
import { fromToday, usualIn } from '#schema/core/usual.ts';
import { dayOf } from '#schema/core/zone.ts';
import { prepareValidation, validator } from './validate.ts';
import { changedFields, formFields, isRelevant, pick, rebased, type Values, valuesOf } from './values.ts';

export type Saved = AnyRecord;
type Options = {
  readonly entity: EntityMetadata;
  /** The edited record; without it the form creates one. */
  readonly record?: Saved;
  /** Initial values of a new record besides the schema's defaults. */
  readonly given?: Readonly<Record<string, unknown>>;
  readonly onSaved?: (record: Saved) => void;
};

const isSaved = (answer: unknown): answer is Saved => typeof answer === 'object' && answer !== null && 'id' in answer;
const sure = (answer: unknown): Saved => {
  if (!isSaved(answer)) throw new Error('A save answers the record.');
  return answer;
};

export const useRecordForm = ({ entity, record, given, onSaved }: Options) => {
  const { find } = useSpeech();
  const say = useSay();
  const failed = useFailure();
  const afterChange = useAfterChange(entity);
  const [update] = useUpdate<Saved>();
  const [create] = useCreate<Saved>();
  const { settings } = useSession();
  // Fixed when the form opens, so that a new read of the settings does not reset the form.
  const zone = useTimeZone();
  const [usual] = useState(() => ({ ...usualIn(entity.fields, settings), ...fromToday(entity.fields, dayOf(Date.now(), zone)) }));
  const base = useMemo(() => valuesOf(entity, record, { ...usual, ...given }), [entity, record, given, usual]);
  const resolver = useMemo(() => validator(entity, find, record, base), [entity, find, record, base]);
  const form = useForm<Values>({ defaultValues: base, resolver, mode: 'onTouched', reValidateMode: 'onChange', shouldFocusError: true });
  const { control, reset, getValues, setValue, setError, setFocus } = form;
  const values = useWatch({ control }) as Values;
  useEffect(() => prepareValidation(entity), [entity]);
  const afterPress = useAfterPress();

  // A save must compare with the record as it is when sent, not as it was when the save was requested.
  const stands = useRef({ base, record });
  useEffect(() => {
    stands.current = { base, record };
  });

  // On a newer version from the server the user's changes stay and the other fields follow.
  const before = useRef(base);
  useEffect(() => {
    if (before.current === base) return;
    const rebasedValues = rebased(getValues(), before.current, base);
    before.current = base;
    // Rebased in the same step: a reader in between would see an unchanged form.
    reset(rebasedValues, { keepErrors: true });
  }, [base, reset, getValues]);

  // A field that depends on a flag is emptied when the flag is switched off.
  useEffect(() => {
    for (const field of Object.keys(entity.onlyWith ?? {}))
      if (!isRelevant(entity, field, values) && values[field] !== null) setValue(field, null, { shouldDirty: true });
  }, [entity, values, setValue]);

  const changed = changedFields(values, base);
  // After a new record is saved its form keeps its values, but leaving it loses nothing.
  const settled = useRef(false);
  const wrong = formFields(entity).filter((field) => form.formState.errors[field]);

  /** Puts the server's messages at their fields; the rest becomes a notification. */
  const refused = (error: unknown, retry: () => void) => {
    const problem = problemOf(error);
    const fields = new Set(Object.keys(base));
    const broken = [...fields].find((field) => problem?.reason === `${entity.name}_${field}_unique`);
    const messages = [
      ...(problem?.errors ?? []),
      ...(problem && broken ? [{ field: broken, reason: problem.reason, detail: problem.detail }] : []),
    ];
    const here = messages.filter(({ field }) => fields.has(field.split('.')[0] ?? ''));
    for (const { field, reason, detail } of here) {
      const [name = field, ...at] = field.split('.');
      setError(name, { type: reason, message: detail, types: { at: at.join('.') } });
    }
    const [first] = here;
    if (first) setFocus(first.field.split('.')[0] ?? first.field);
    if (here.length === 0 || here.length < messages.length) {
      if (problem?.reason === 'stale') failed(error, { label: say('generic.stale.load'), onAct: retry });
      else failed(error);
    }
  };

  const send = async (entered: Values): Promise<Saved> => {
    const { base, record } = stands.current;
    if (!record) return sure(await create(entity.name, { data: entered }, { returnPromise: true }));
    const data = pick(entered, changedFields(entered, base));
    return sure(
      await update(entity.name, { id: record.id, data, previousData: record, meta: { version: record.version } }, { returnPromise: true }),
    );
  };

  const saveNow = async (entered: Values) => {
    try {
      const saved = await send(entered);
      settled.current = !record;
      // Text typed during the save was not sent and stays a change.
      reset(rebased(getValues(), entered, valuesOf(entity, saved)));
      toastSuccess(say(record ? 'generic.saved' : 'generic.created', { title: saved.title }));
      await afterChange();
      onSaved?.(saved);
    } catch (error) {
      refused(error, () => void afterChange());
    }
  };
  /** react-hook-form silently drops a save if a newer version is read during validation: the save is then repeated. */
  const save = async (): Promise<void> => {
    for (let dropped = true; dropped; ) {
      const judged = () => {
        dropped = false;
      };
      await form.handleSubmit(async (entered) => {
        judged();
        await saveNow(entered);
      }, judged)();
    }
  };

  return {
    form,
    values,
    base,
    changed,
    wrong,
    save,
    /** A field is validated on blur; its message waits for the press to end, because it would move the button being pressed. */
    leave: afterPress,
    discard: () => reset(base),
    mayLeave: () => settled.current || changed.length === 0,
    showWrong: () => wrong[0] && setFocus(wrong[0]),
  };
};
export type RecordForm = ReturnType<typeof useRecordForm>;
