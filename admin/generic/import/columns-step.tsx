// Step two: assigns a field to each column, with sample values, and chooses the key that matches existing records.
import { useId } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { EntitySpeech } from '#admin/providers/records/entity-words.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { RadioList } from '#admin/ui/inputs/choices.tsx';
import { IconArrowRight, IconCheck } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { zipAndTown } from '#schema/core/import-keys.ts';
import { fieldsMappedTwice, fieldsOf, filledIn, type Guide, hasBoth, type KnownMapping, type Mapping, samplesOf } from './mapping.ts';
import type { Reading, Sheet } from './read-file.ts';
import { ReadingCard } from './reading-card.tsx';

type Props = {
  words: EntitySpeech;
  sheet: Sheet;
  guide: Guide;
  /** The remembered mapping of an earlier file with the same header. */
  known: KnownMapping | null;
  onGuess: () => void;
  required: readonly string[];
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
  keyFields: readonly string[];
  onKey: (key: readonly string[]) => void;
  reading: Reading;
  onReading: (reading: Reading) => void;
  busy: boolean;
  onBack: () => void;
  onNext: () => unknown;
};

type ColumnProps = Pick<Props, 'words' | 'sheet' | 'guide' | 'mapping' | 'onMapping'> & { at: number };

function Column({ words, sheet, guide, mapping, onMapping, at }: ColumnProps) {
  const say = useSay();
  const format = useFormat();
  const id = useId();
  const head = sheet.head[at] || say('csv.columns.unnamed', { number: String(at + 1) });
  const field = mapping[at] ?? null;
  const filled = filledIn(sheet, at);
  const both = `${words.label('zip')} + ${words.label('town')}`;
  return (
    <tr>
      <th scope="row" id={id}>
        {head}
      </th>
      <td className="import-samples">{samplesOf(sheet, at).join(' · ') || say('csv.columns.blank')}</td>
      <td className="import-arrow">
        <IconArrowRight size={16} />
      </td>
      <td>
        <select
          className="import-select tap"
          aria-labelledby={id}
          data-none={field === null || undefined}
          value={field ?? ''}
          onChange={({ target }) => onMapping(mapping.map((one, index) => (index === at ? target.value || null : one)))}
        >
          <option value="">{say('csv.columns.none')}</option>
          {hasBoth(guide) && <option value={zipAndTown}>{both}</option>}
          {guide.fields.map((one) => (
            <option key={one.field} value={one.field}>
              {words.label(one.field)}
            </option>
          ))}
        </select>
      </td>
      <td className="ui-small">
        {field ? (
          <span className="import-good nowrap">
            <IconCheck size={14} /> {say('csv.columns.filled', { filled: format.number(filled), total: format.number(sheet.rows.length) })}
          </span>
        ) : (
          <span className="ui-faint">{say('csv.columns.noField')}</span>
        )}
      </td>
    </tr>
  );
}

export function ColumnsStep(props: Props) {
  const { words, sheet, guide, known, onGuess, required, mapping, keyFields, onKey, reading, onReading, busy, onBack, onNext } = props;
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const fields = fieldsOf(mapping);
  const label = (names: readonly string[]) => names.map(words.label).join(', ');
  const missing = required.filter((field) => !fields.includes(field));
  const twice = fieldsMappedTwice(mapping);
  const blocked =
    missing.length > 0
      ? say('csv.columns.missing', { fields: label(missing) })
      : twice.length > 0
        ? say('csv.columns.taken', { field: label(twice) })
        : null;
  // A record can be matched only by fields that the file contains.
  const keys = guide.keys.filter((key) => key.every((field) => fields.includes(field)));
  // Two columns may have the same name, so the position is part of the id.
  const columns = sheet.head.map((head, at) => ({ id: `${at} ${head}`, at }));
  return (
    <div className="aside aside-early">
      <Card flush label={say('csv.steps.columns')} className="import-card">
        {known && (
          <div className="import-known pad-y-16 pad-x-20">
            <Notice
              tone="info"
              title={say('csv.columns.known')}
              note={say('csv.columns.knownBy', { name: known.by_name, day: format.date(known.at) })}
              action={<ActionButton onAct={onGuess}>{say('csv.columns.guess')}</ActionButton>}
            />
          </div>
        )}
        <div className="import-scroll">
          <table className="import-table import-columns">
            <thead>
              <tr>
                <th scope="col">{say('csv.columns.column')}</th>
                <th scope="col">{say('csv.columns.samples')}</th>
                <td />
                <th scope="col">{say('csv.columns.field')}</th>
                <th scope="col">{say('csv.columns.read')}</th>
              </tr>
            </thead>
            <tbody>
              {columns.map(({ id, at }) => (
                <Column key={id} {...props} at={at} />
              ))}
            </tbody>
          </table>
        </div>
        <footer className="import-foot foot">
          <span className="ui-quiet" role="status">
            {say('csv.columns.sum', { chosen: String(mapping.filter(Boolean).length), all: String(mapping.length) })}
          </span>
          <ActionButton kind="quiet" onAct={onBack}>
            {t('verb.back')}
          </ActionButton>
          <ActionButton kind="main" shortcut="Ctrl Enter" busy={busy} blocked={blocked} onAct={onNext}>
            {say('csv.preview.act')}
          </ActionButton>
        </footer>
      </Card>
      <aside className="stack gap-16 fit">
        <ReadingCard sheet={sheet} reading={reading} onReading={onReading} />
        <Card title={say('csv.key.title')}>
          <RadioList
            label={say('csv.key.title')}
            hideLabel
            options={[
              ...keys.map((key) => ({ value: key.join(), label: say('csv.key.by', { fields: label(key) }) })),
              { value: '', label: say('csv.key.none') },
            ]}
            value={keys.some((key) => key.join() === keyFields.join()) ? keyFields.join() : ''}
            onChange={(value) => onKey(value ? value.split(',') : [])}
          />
        </Card>
        {required.length > 0 && (
          <Card title={say('csv.required.title')}>
            <ul className="stack gap-6 list">
              {required.map((field) => (
                <li key={field} className={fields.includes(field) ? 'import-good' : 'ui-danger'}>
                  {fields.includes(field) && <IconCheck size={14} />} {words.label(field)}
                </li>
              ))}
            </ul>
          </Card>
        )}
      </aside>
    </div>
  );
}
