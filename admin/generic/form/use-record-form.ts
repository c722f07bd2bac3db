// The form of one record: what has changed and what is wrong in it, saved as a change or as a new record, refused in the server's words at the field.
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
  /** None: a new one. */
  readonly record?: Saved;
  /** What a new one starts with besides the schema's defaults. */
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
  // Settled when the form opens: settings that are read again begin nothing anew.
  const zone = useTimeZone();
  const [usual] = useState(() => ({ ...usualIn(entity.fields, settings), ...fromToday(entity.fields, dayOf(Date.now(), zone)) }));
  const base = useMemo(() => valuesOf(entity, record, { ...usual, ...given }), [entity, record, given, usual]);
  const resolver = useMemo(() => validator(entity, find, record, base), [entity, find, record, base]);
  const form = useForm<Values>({ defaultValues: base, resolver, mode: 'onTouched', reValidateMode: 'onChange', shouldFocusError: true });
  const { control, reset, getValues, setValue, setError, setFocus } = form;
  const values = useWatch({ control }) as Values;
  useEffect(() => prepareValidation(entity), [entity]);
  const afterPress = useAfterPress();

  // What a save compares with is what stands when it is sent, not when it was asked for.
  const stands = useRef({ base, record });
  useEffect(() => {
    stands.current = { base, record };
  });

  // A newer version from the server: what the person has changed stays, the rest follows.
  const before = useRef(base);
  useEffect(() => {
    if (before.current === base) return;
    const rebasedValues = rebased(getValues(), before.current, base);
    before.current = base;
    // At once: between two steps somebody could look, and see nothing changed.
    reset(rebasedValues, { keepErrors: true });
  }, [base, reset, getValues]);

  // What means nothing any more is emptied with the flag that gave it its meaning.
  useEffect(() => {
    for (const field of Object.keys(entity.onlyWith ?? {}))
      if (!isRelevant(entity, field, values) && values[field] !== null) setValue(field, null, { shouldDirty: true });
  }, [entity, values, setValue]);

  const changed = changedFields(values, base);
  // A new record that was saved leaves its form as it stands: nothing in it is lost.
  const settled = useRef(false);
  const wrong = formFields(entity).filter((field) => form.formState.errors[field]);

  /** Puts the server's words at the fields that they are about; the rest is a notification. */
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
      // What was typed while the save was on its way is not in it.
      reset(rebased(getValues(), entered, valuesOf(entity, saved)));
      toastSuccess(say(record ? 'generic.saved' : 'generic.created', { title: saved.title }));
      await afterChange();
      onSaved?.(saved);
    } catch (error) {
      refused(error, () => void afterChange());
    }
  };
  /** The form drops a save without a word when a newer version is read in while it judges what was entered: then it is asked again. */
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
    /** A field is judged once it is left; what is said below it moves what somebody may be pressing at this moment. */
    leave: afterPress,
    discard: () => reset(base),
    mayLeave: () => settled.current || changed.length === 0,
    showWrong: () => wrong[0] && setFocus(wrong[0]),
  };
};
export type RecordForm = ReturnType<typeof useRecordForm>;
