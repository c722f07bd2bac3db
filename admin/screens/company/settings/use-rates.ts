// The company's rates and the edited ones: validated in the page, saved one by one, with refusals at their fields.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { inUnitsOfInput } from '#admin/generic/form/validate.ts';
import type { Values } from '#admin/generic/form/values.ts';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { stay } from '#admin/providers/calls/press.ts';
import { usePressKeys } from '#admin/providers/calls/press-keys.ts';
import { problemOf } from '#admin/providers/calls/problem.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useFormat, useTimeZone } from '#admin/ui/page/words.tsx';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import { dayAfter, dayOf } from '#schema/core/zone.ts';
import { loadRateSchema, type RateKind, type RateRow, rateKinds, rateNames } from './rate-kinds.ts';

export type RateState = AnswerOf<'/settings/rates'>[RateKind][number];
type Errors = Readonly<Record<string, string>>;
/** A row being edited: new, or still changeable. */
export type Draft = {
  readonly key: string;
  readonly kind: RateKind;
  readonly row?: RateRow;
  readonly values: Values;
  readonly errors: Errors;
};

/** The first invalid field; a new object each time that it should be focused. */
type Place = { readonly key: string; readonly field: string };
const firstWrong = (drafts: readonly Pick<Draft, 'key' | 'kind' | 'errors'>[]): Place | null => {
  for (const { key, kind, errors } of drafts) for (const field of rateKinds[kind].fields) if (field in errors) return { key, field };
  return null;
};

const rowsOf = async (kind: RateKind, signal: AbortSignal) =>
  (await call(`/${kind}`, { query: { range: '[0,999]', sort: '["valid_from","DESC"]' }, signal })).json;

/** The first rate of a kind is needed at once; a later one starts tomorrow and leaves today unchanged. */
const startOf = (kind: RateKind, today: string, first: boolean): Values => ({
  ...Object.fromEntries(rateKinds[kind].fields.map((field) => [field, null])),
  valid_from: first ? today : dayAfter(today),
  // The default values: country, standard rate.
  ...Object.fromEntries(
    rateKinds[kind].fields.flatMap((field) => {
      const usual = entityOf(kind).fields[field]?.default;
      return usual === undefined ? [] : [[field, usual]];
    }),
  ),
});

export const useRates = () => {
  const queries = useQueryClient();
  const failed = useFailure();
  const say = useSay();
  const { act } = useSaidAct();
  const { find } = useSpeech();
  const format = useFormat();
  const zone = useTimeZone();
  const keyed = usePressKeys();
  const serial = useRef(0);
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [pointed, setPointed] = useState<Place | null>(null);
  const mileage = useQuery({ queryKey: ['mileage_rate', 'all'], queryFn: ({ signal }) => rowsOf('mileage_rate', signal), retry: false });
  const perDiem = useQuery({ queryKey: ['per_diem_rate', 'all'], queryFn: ({ signal }) => rowsOf('per_diem_rate', signal), retry: false });
  const vat = useQuery({ queryKey: ['vat_rate', 'all'], queryFn: ({ signal }) => rowsOf('vat_rate', signal), retry: false });
  const onCall = useQuery({ queryKey: ['on_call_rate', 'all'], queryFn: ({ signal }) => rowsOf('on_call_rate', signal), retry: false });
  const standing = useQuery({
    queryKey: ['rates', 'states'],
    queryFn: async ({ signal }) => (await call('/settings/rates', { signal })).json,
    retry: false,
  });
  const rows = { mileage_rate: mileage.data, per_diem_rate: perDiem.data, vat_rate: vat.data, on_call_rate: onCall.data };
  const refresh = () => Promise.all([...rateNames, 'rates'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  const nameOf = (kind: RateKind, values: Values) => {
    const day = format.date(typeof values.valid_from === 'string' ? values.valid_from : null);
    if (kind === 'mileage_rate') return say('rate.mileage.one', { day });
    if (kind === 'per_diem_rate') return say('rate.perDiem.one', { day, country: String(values.country ?? '') });
    if (kind === 'on_call_rate') return say('rate.onCall.one', { day, level: find(`on_call_rate.values.level.${values.level}`) ?? '' });
    return say('rate.vat.one', { day, kind: find(`vat_rate.values.kind.${values.kind}`) ?? '' });
  };

  const set = (key: string, change: Partial<Draft>) =>
    setDrafts((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const add = (kind: RateKind, row?: RateRow) => {
    serial.current += 1;
    const values = row
      ? Object.fromEntries(rateKinds[kind].fields.map((field) => [field, row[field]]))
      : startOf(kind, dayOf(Date.now(), zone), rows[kind]?.length === 0);
    setDrafts((all) => [...all, { key: `${kind}-${serial.current}`, kind, row, values, errors: {} }]);
  };
  const drop = (key: string) => setDrafts((all) => all.filter((one) => one.key !== key));
  /** After saving; values typed meanwhile remain as a change of the saved row. */
  const settle = (key: string, sent: Values, row: RateRow) =>
    setDrafts((all) => all.flatMap((one) => (one.key !== key ? [one] : one.values === sent ? [] : [{ ...one, row }])));

  /** The errors of a draft, or the body to send. */
  const judge = async (draft: Draft) => {
    const { kind, values } = draft;
    const { input, fits, explain } = await loadRateSchema(kind);
    const { fields } = entityOf(kind);
    const result = input.safeParse(values, { reportInput: true });
    const fieldErrors = result.success ? [] : explain(result.error.issues, (name) => fields[name]?.kind);
    const errors: Errors = Object.fromEntries(
      fieldErrors.map((one) => {
        const { reason, parameters } = inUnitsOfInput(fields[one.field]?.kind, values[one.field], one);
        return [one.field, find(`error.field.${reason}`, parameters) ?? reason];
      }),
    );
    return { draft, errors, body: fits(values) ? values : null };
  };

  /** Puts the server's messages at their fields and answers them. */
  const refused = (draft: Draft, error: unknown): Errors => {
    const problem = problemOf(error);
    const problemErrors = (problem?.errors ?? []).map(({ field, detail }) => [field, detail] as const);
    const sameDay = problem?.reason.endsWith('_unique') ? [['valid_from', say('rate.rules.sameDay')] as const] : [];
    const errors: Errors = Object.fromEntries([...problemErrors, ...sameDay]);
    set(draft.key, { errors });
    if (Object.keys(errors).length === 0) failed(error);
    return errors;
  };

  /** Answers whether all are saved; refused drafts stay for correction. */
  const save = async (): Promise<boolean> => {
    const judged = await Promise.all(drafts.map(judge)).catch((error) => {
      failed(error);
      return null;
    });
    if (!judged) return false;
    for (const { draft, errors } of judged) set(draft.key, { errors });
    if (judged.some(({ errors }) => Object.keys(errors).length > 0)) {
      setPointed(firstWrong(judged.map(({ draft, errors }) => ({ ...draft, errors }))));
      return false;
    }
    const left: Draft[] = [];
    for (const { draft, body } of judged) {
      const { kind, row, values, key } = draft;
      if (!body) continue;
      try {
        const saved = await keyed([key, values], (press) =>
          row
            ? sendOnce(`/${kind}/${row.id}`, { body, headers: { 'If-Match': `"${row.version}"` } }, press)
            : sendOnce(`/${kind}`, { method: 'POST', body }, press),
        );
        settle(key, values, saved);
        toastSuccess(say('rate.saved', { name: nameOf(kind, values) }));
      } catch (error) {
        left.push({ ...draft, errors: refused(draft, error) });
      }
    }
    setPointed(firstWrong(left));
    await refresh();
    return left.length === 0;
  };

  const remove = (kind: RateKind, row: RateRow) => {
    const values = Object.fromEntries(rateKinds[kind].fields.map((field) => [field, row[field]]));
    return act({
      on: `${kind}:${row.id}`,
      send: (key) => sendOnce(`/${kind}/${row.id}`, { method: 'DELETE' }, key),
      done: say('rate.removed', { name: nameOf(kind, values) }),
      undo: async (key) => {
        const { fits } = await loadRateSchema(kind);
        return fits(values) ? sendOnce(`/${kind}`, { method: 'POST', body: values }, key) : stay;
      },
      after: refresh,
    });
  };

  return {
    rows,
    states: standing.data,
    // Loaded rates stay visible despite a later read error, and the drafts with them.
    error: [mileage, perDiem, vat, onCall, standing].find(({ data }) => !data)?.error,
    refresh,
    drafts,
    wrong: drafts.reduce((sum, { errors }) => sum + Object.keys(errors).length, 0),
    pointed,
    showWrong: () => setPointed(firstWrong(drafts)),
    nameOf,
    add,
    change: (draft: Draft, field: string, value: unknown) =>
      set(draft.key, {
        values: { ...draft.values, [field]: value },
        errors: Object.fromEntries(Object.entries(draft.errors).filter(([name]) => name !== field)),
      }),
    drop,
    discard: () => setDrafts([]),
    save,
    remove,
  };
};
export type Rates = ReturnType<typeof useRates>;
