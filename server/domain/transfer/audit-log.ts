// Exports the audit log as CSV: a row for each changed value, to filter by field; an event without changes has one row.
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { phraseAt, say } from '#schema/core/words.ts';
import { actWords, kindWords } from '#schema/engine/act-words.ts';
import type { Database } from '#server/core/database/database.ts';
import { sayIn, words } from '#server/core/http/words.ts';
import type { Me } from '#server/core/security/session.ts';
import { type AuditEvent, type AuditQuery, readAudit } from '#server/crud/history/audit.ts';
import { cellText, type Telling } from '#server/crud/read/cell-text.ts';
import { csvStream } from './csv-stream.ts';
import { tellingFor } from './import.ts';

/** The number of events read and written at once. */
const few = 200;
const registry = entities as Readonly<Record<string, Entity | undefined>>;
type Named = string | string[] | null | undefined;

const valueText = (telling: Telling, name: string, field: string, value: unknown, named: Named): string => {
  const entity = registry[name];
  const kind = entity?.info[field]?.kind;
  if (!entity || value === null || value === undefined) return '';
  if (kind === 'references') return [named ?? []].flat().join(', ');
  if (kind === 'reference' || kind === 'file') return value === 0 ? '' : [named ?? `#${value}`].flat().join(', ');
  if (kind !== 'rows') return cellText(entity, field, value, telling);
  const phrase = phraseAt(words[telling.language], `${name}.rows.${field}.count`) ?? '%{smart_count}';
  return say(phrase, telling.language, { smart_count: Array.isArray(value) ? value.length : 0 });
};

const whoOf = ({ by, by_link, by_name }: AuditEvent, { language }: Telling): string => {
  const t = sayIn(language);
  if (by_link) return by_name ? t('history.link', { name: by_name }) : t('history.linkAlone');
  return by === null ? t('history.system') : (by_name ?? `#${by}`);
};

const rowsOf = (event: AuditEvent, telling: Telling): string[][] => {
  const { entity, at, reason, of_name, subject, changes } = event;
  const find = (key: string) => phraseAt(words[telling.language], key);
  const record = subject.map(({ field, value, name }) => valueText(telling, entity, field, value, name));
  const changeRow = (field: string, before: string, after: string) => [
    telling.format.dateTime(at),
    whoOf(event, telling),
    kindWords(find, event),
    [of_name, ...record].filter(Boolean).join(', ') || `#${event.entity_id}`,
    actWords(find, event) ?? event.action,
    field,
    before,
    after,
    reason ?? '',
  ];
  if (changes.length === 0) return [changeRow('', '', '')];
  return changes.map(({ field, before, after, before_name, after_name }) =>
    changeRow(
      find(`${entity}.fields.${field}`) ?? field,
      valueText(telling, entity, field, before, before_name),
      valueText(telling, entity, field, after, after_name),
    ),
  );
};

/** All matching events, newest first; empty parts between rare matches let the caller abort. */
async function* parts(database: Database, me: Me, query: AuditQuery, telling: Telling) {
  for (let before: number | null | undefined = query.before; before !== null; ) {
    const { records, next } = await readAudit(database, me, { ...query, before }, few);
    yield records.flatMap((event) => rowsOf(event, telling));
    before = next;
  }
}

export const exportAudit = async (database: Database, me: Me, query: AuditQuery): Promise<ReadableStream> => {
  const telling = await tellingFor(database, me.language);
  const t = sayIn(me.language);
  const head = [
    t('audit.when'),
    t('audit.who'),
    t('audit.what'),
    t('audit.columns.record'),
    t('audit.action'),
    t('audit.columns.field'),
    t('audit.columns.before'),
    t('audit.columns.after'),
    t('audit.columns.reason'),
  ];
  return csvStream(head, parts(database, me, query, telling));
};
