// The state of an import through its four steps: file, mapping, preview, writing.
import { useRef, useState } from 'react';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { callEngine } from '#admin/providers/calls/http.ts';
import { useAfterChange } from '#admin/providers/live/after-change.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import {
  fieldsOf,
  type Guide,
  guess,
  isEnumerated,
  type KnownMapping,
  keyIn,
  knownFor,
  type Line,
  linesOf,
  type Mapping,
  same,
  withCorrection,
  withoutCorrection,
} from './mapping.ts';
import { type Reading, readSheet, type Sheet } from './read-file.ts';
import type { Writing } from './result-step.tsx';
import { bringIn, fetchPreview, type Preview, type Progress } from './send.ts';
import type { Step } from './steps.tsx';
import { useLines } from './use-lines.ts';

/** The maximum number of rows that one call accepts. */
const mostRows = 20_000;
const asItIs: Reading = { encoding: null, separator: null, headed: true };

type Offered = { readonly known: KnownMapping | null; readonly mapping: Mapping; readonly key: readonly string[] };
export const useImport = (entity: EntityMetadata) => {
  const say = useSay();
  const format = useFormat();
  const failed = useFailure();
  const afterChange = useAfterChange(entity);
  const [step, setStep] = useState<Step>('file');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [reading, setReading] = useState<Reading>(asItIs);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [guide, setGuide] = useState<Guide | null>(null);
  const [mapping, setMapping] = useState<Mapping>([]);
  /** The key chosen by the user or remembered from an earlier file; null takes the most reliable one. */
  const [chosenKey, setKey] = useState<readonly string[] | null>(null);
  /** The proposed mapping: remembered from an earlier file, else guessed from the header. */
  const [offered, setOffered] = useState<Offered>({ known: null, mapping: [], key: [] });
  const held = useLines();
  const { lines, left, mending } = held;
  const [preview, setPreview] = useState<Preview | null>(null);
  const [writing, setWriting] = useState<Writing>({ state: 'writing', progress: null });
  const running = useRef<AbortController | null>(null);
  const fields = fieldsOf(mapping);
  const key = chosenKey ?? keyIn(guide, fields);

  const take = (known: KnownMapping | null, read: Sheet, by: Guide) => {
    const guessed = known?.columns ?? guess(read, by);
    setMapping(guessed);
    setKey(known?.key ?? null);
    setOffered({ known, mapping: guessed, key: known?.key ?? keyIn(by, fieldsOf(guessed)) });
  };

  /** Remembers the corrected mapping for the next file; the import does not wait for this call. */
  const keep = async (head: readonly string[]) => {
    if (!head.some(Boolean) || (same(mapping, offered.mapping) && same(key, offered.key))) return;
    setOffered({ known: null, mapping, key });
    await callEngine(`/import/${entity.name}/mapping`, { method: 'PUT', body: { head, columns: mapping, key } });
    setGuide((await callEngine<Guide>(`/import/${entity.name}`)).json);
  };

  const open = async (chosen: File, how: Reading = asItIs) => {
    setBusy(true);
    setTrouble(null);
    try {
      const [read, known] = await Promise.all([
        readSheet(chosen, how),
        guide ?? callEngine<Guide>(`/import/${entity.name}`).then(({ json }) => json),
      ]);
      if (!read) return setTrouble(say('csv.file.empty'));
      if (read.rows.length > mostRows)
        return setTrouble(say('csv.file.tooMany', { count: format.number(read.rows.length), most: format.number(mostRows) }));
      setFile(chosen);
      setReading(how);
      setSheet(read);
      setGuide(known);
      take(knownFor(read, known) ?? null, read, known);
      setStep('columns');
    } catch (error) {
      if (error instanceof TypeError || error instanceof RangeError) setTrouble(say('csv.file.unreadable'));
      else failed(error);
    } finally {
      setBusy(false);
    }
  };

  /** The request body: without skipped lines, and without a key whose columns are missing. */
  const bodyOf = (all: readonly Line[], without: ReadonlySet<number>) => ({
    fields,
    key: key.every((field) => fields.includes(field)) ? key : [],
    rows: all.filter(({ row }) => !without.has(row)),
  });

  /** Sends these lines to a dry run; the answer of an earlier dry run is ignored. */
  const judge = async (all: readonly Line[], without: ReadonlySet<number>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      const body = bodyOf(all, without);
      const freshPreview = body.rows.length > 0 ? await fetchPreview(entity.name, body, controller.signal) : null;
      setPreview(freshPreview ?? { created: 0, updated: 0, same: 0, refused: 0, rows: [] });
      setStep('preview');
    } catch (error) {
      if (!controller.signal.aborted) failed(error);
    } finally {
      if (running.current === controller) setBusy(false);
    }
  };

  /** Lines with the same error: a country or tag misspelled in many lines is corrected once. */
  const alike = (field: string): ReadonlySet<number> =>
    new Set(
      isEnumerated(entity.fields[field])
        ? preview?.rows.filter(({ errors }) => errors.some((error) => error.field === field)).map(({ row }) => row)
        : [],
    );

  const write = async () => {
    const controller = new AbortController();
    running.current = controller;
    setWriting({ state: 'writing', progress: null });
    setStep('result');
    try {
      const tell = (progress: Progress) => setWriting({ state: 'writing', progress });
      const result = await bringIn(entity.name, bodyOf(lines, left), tell, controller.signal);
      setWriting({ state: 'done', result });
      held.settle();
    } catch (error) {
      setWriting({ state: 'failed', error, cancelled: controller.signal.aborted });
    }
    // Also after a failure: an interrupted import may have been completed.
    await afterChange();
  };

  return {
    step,
    busy,
    trouble,
    sheet,
    guide,
    mapping,
    fields,
    key,
    reading,
    lines,
    left,
    preview,
    writing,
    mending,
    open,
    reread: (how: Reading) => file && void open(file, how),
    known: offered.known,
    guessAnew: () => sheet && guide && take(null, sheet, guide),
    setMapping,
    setKey,
    toPreview: () => {
      if (!sheet) return;
      keep(sheet.head).catch(() => undefined);
      const all = linesOf(sheet, mapping);
      held.begin(all);
      return judge(all, new Set());
    },
    edit: (row: number, field: string, text: string) => {
      const at = fields.indexOf(field);
      const next = withCorrection(lines, { row, at, text, also: alike(field) });
      const put = (all: readonly Line[]) => {
        held.mend({ lines: all });
        void judge(all, held.now().left);
      };
      put(next);
      const others = next.filter((line, place) => line !== lines[place]).length - 1;
      const undo = () => put(withoutCorrection(held.now().lines, { at, before: lines, after: next }));
      if (others > 0) toastSuccess(say('csv.preview.alike', { smart_count: others }), { undo });
    },
    leave: (rows: readonly number[]) => {
      const next = new Set([...left, ...rows]);
      held.mend({ left: next });
      void judge(lines, next);
    },
    write,
    cancel: () => running.current?.abort(),
    goTo: setStep,
  };
};
