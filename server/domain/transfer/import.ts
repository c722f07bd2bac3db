// The import for people: a preview of every line's changes, then the writing with its progress, cancelled when the client disconnects.

import type { Entity } from '#schema/core/entity.ts';
import { isInCents } from '#schema/core/field-kinds.ts';

import { createFormat } from '#schema/core/format.ts';
import { type Language, languages, phraseAt } from '#schema/core/words.ts';
import { importWords } from '#schema/transfer/import-words.ts';
import type { Database, ReadSource } from '#server/core/database/database.ts';
import { eventLoopYielder } from '#server/core/database/yield-event-loop.ts';
import { Replay, type Services } from '#server/core/events/act.ts';
import { refusalOf } from '#server/core/http/answer.ts';
import { problemOf, textOf } from '#server/core/http/problem.ts';
import type { FieldError } from '#server/core/http/refusal.ts';
import { sayIn, words } from '#server/core/http/words.ts';
import type { Me } from '#server/core/security/session.ts';
import { acceptedRows, type JudgedLine, type Judgement, judge, type LineError, type Sheet } from '#server/crud/import/import.ts';
import { importableIn, keysOf } from '#server/crud/import/match.ts';
import { importRows } from '#server/crud/import/write.ts';
import { cellText, type Telling } from '#server/crud/read/cell-text.ts';
import type { Check } from '#server/crud/write/write.ts';
import { zoneIn } from '../company/company.ts';
import { keepRun } from './import-undo.ts';

/** Amounts are stored in whole cents, but files and messages use euros. */
const inEuros = (entity: Entity, { field, reason, parameters = {} }: FieldError): FieldError => {
  if (!isInCents(entity.info[field])) return { field, reason, parameters };
  if (reason === 'notInteger') return { field, reason: 'tooManyDigits', parameters: { scale: 2 } };
  return {
    field,
    reason,
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [name, typeof value === 'number' ? value / 100 : value]),
    ),
  };
};

const toldError = (entity: Entity, language: Language, error: LineError) => {
  const { refusal } = error;
  if (refusal) return { field: error.field, reason: error.reason, detail: problemOf(refusal, { language }).detail };
  const { reason, parameters, field } = inEuros(entity, { ...error, field: error.field.split('.')[0] ?? error.field });
  const detail = [`csv.rules.${reason}`, `error.field.${reason}`, `${entity.name}.rules.${reason}`]
    .map((key) => textOf(language, key, parameters))
    .find(Boolean);
  return { field, reason, detail: detail ?? reason };
};

export const tellingFor = async ({ read }: ReadSource, language: Language): Promise<Telling> => {
  const say = sayIn(language);
  return {
    language,
    format: createFormat(language, await zoneIn(read), {
      today: say('shell.day.today'),
      yesterday: say('shell.day.yesterday'),
      tomorrow: say('shell.day.tomorrow'),
    }),
  };
};

const changesOf = (entity: Entity, { outcome, values, before }: JudgedLine, telling: Telling, names: Judgement['names']) =>
  outcome !== 'update'
    ? []
    : Object.entries(values).map(([field, value]) => ({
        field,
        before: cellText(entity, field, before?.[field], telling, names.get(field)),
        after: cellText(entity, field, value, telling, names.get(field)),
      }));

export const previewSheet = async (database: Database, entity: Entity, me: Me, sheet: Sheet, check: Check | undefined) => {
  const { rows, names } = await judge(database, database.read, entity, me, sheet, check);
  const telling = await tellingFor(database, me.language);
  const count = (outcome: JudgedLine['outcome']) => rows.filter((one) => one.outcome === outcome).length;
  const errors = [];
  const giveWay = eventLoopYielder();
  for (const line of rows) {
    errors.push({
      row: line.row,
      outcome: line.outcome,
      id: line.id,
      changes: changesOf(entity, line, telling, names),
      errors: line.errors.map((error) => toldError(entity, me.language, error)),
    });
    await giveWay();
  }
  return { created: count('create'), updated: count('update'), same: count('same'), refused: count('refused'), rows: errors };
};

/** Refuses before the response begins; then streams lines of progress, the last with the result. */
export const importSheet = async (
  { fault, ...services }: Services & { readonly fault: (error: unknown) => void },
  entity: Entity,
  me: Me,
  sheet: Sheet,
  check: Check | undefined,
): Promise<ReadableStream> => {
  const judged = await judge(services.database, services.database.read, entity, me, sheet, check);
  acceptedRows(judged);
  let cancelled = false;
  return new ReadableStream({
    start: (controller) => {
      const encoder = new TextEncoder();
      const tell = (line: unknown) => {
        if (!cancelled) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      void importRows(services, entity, me, sheet, judged, {
        check,
        keep: (tx, written) => keepRun(tx, entity, me, written),
        onProgress: tell,
        cancelled: () => cancelled,
      })
        .then(async ({ result, found }) => {
          tell({ result });
          // The rows are committed; if building their search words fails, the next start repairs it.
          await found.catch(fault);
        })
        .catch((error: unknown) => {
          if (error instanceof Replay) return tell({ result: JSON.parse(error.answer.body) });
          fault(error);
          tell({ problem: problemOf(refusalOf(error), me) });
        })
        .finally(() => {
          if (!cancelled) controller.close();
        });
    },
    cancel: () => {
      cancelled = true;
    },
  });
};

/** Column names recognised for a field: its label in all our languages, its own name, and names from other programs. */
export const importGuide = (entity: Entity) => ({
  keys: keysOf(entity),
  fields: importableIn(entity).map((field) => ({
    field,
    names: [
      ...new Set([
        field,
        ...languages.flatMap((language) =>
          [`${entity.name}.fields.${field}`, `${entity.name}.short.${field}`].flatMap((key) => phraseAt(words[language], key) ?? []),
        ),
        ...(importWords[field] ?? []),
      ]),
    ],
  })),
});
