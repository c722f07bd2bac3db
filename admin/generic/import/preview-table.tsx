// The lines of a file with their outcome: refused lines first, their wrong cell editable in place.
import { useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { EntitySpeech } from '#admin/providers/records/entity-words.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconAlertCircle, IconCheck, IconMinus, IconPencil, IconPlus, IconX } from '#admin/ui/marks/icons.tsx';
import type { Line } from './mapping.ts';
import type { JudgedLine } from './send.ts';

export type ShownLine = { readonly line: Line; readonly judged: JudgedLine };

const signs = { create: IconPlus, update: IconPencil, same: IconCheck, refused: IconAlertCircle };

type CellProps = { words: EntitySpeech; field: string; row: number; text: string; onEdit: (text: string) => void };

/** The line is judged again on blur or Enter. */
function EditedCell({ words, field, row, text, onEdit }: CellProps) {
  const say = useSay();
  const [typed, setTyped] = useState(text);
  const name = say('csv.preview.cell', { field: words.label(field), row: String(row) });
  return (
    <span className="import-edit row inline gap-8">
      <input
        className="import-cell tap"
        aria-label={name}
        aria-invalid
        value={typed}
        placeholder={say('csv.columns.blank')}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== text && onEdit(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && typed !== text) onEdit(typed);
        }}
      />
    </span>
  );
}

type Props = {
  words: EntitySpeech;
  fields: readonly string[];
  /** The fields to which a column is mapped. */
  columns: readonly string[];
  rows: readonly ShownLine[];
  /** The number of refused lines on all pages. */
  refusedInAll: number;
  onEdit: (row: number, field: string, text: string) => void;
  onLeave: (row: number) => void;
};

/** The current values of a record and those that the import would write. */
export function Changes({ words, judged }: { words: EntitySpeech; judged: JudgedLine }) {
  const say = useSay();
  return judged.changes.map(({ field, before, after }) => (
    <span key={field} className="import-change">
      {words.label(field)} <s>{before || say('csv.columns.blank')}</s> <span aria-hidden="true">→</span>{' '}
      <b>{after || say('csv.columns.blank')}</b>
    </span>
  ));
}

function Row({ words, fields, columns, line, judged, onEdit, onLeave }: Omit<Props, 'rows' | 'refusedInAll'> & ShownLine) {
  const say = useSay();
  const Sign = signs[judged.outcome];
  const refused = judged.outcome === 'refused';
  const wrong = new Set(judged.errors.map(({ field }) => field));
  const text = (field: string) => line.values[fields.indexOf(field)] ?? '';
  const edited = (field: string) => (
    <EditedCell
      key={text(field)}
      words={words}
      field={field}
      row={line.row}
      text={text(field)}
      onEdit={(typed) => onEdit(line.row, field, typed)}
    />
  );
  const outcome = { create: 'new', update: 'updated', same: 'same', refused: 'refused' } as const;
  return (
    <>
      <tr className={`import-${judged.outcome}`}>
        <td className="ui-num ui-faint">{line.row}</td>
        <td className="import-sign">
          <Sign size={16} />
          <span className="ui-unseen">{say(`csv.preview.${outcome[judged.outcome]}`)}</span>
        </td>
        {columns.map((field) => (
          <td key={field} data-head={words.head(field)}>
            {wrong.has(field) && fields.includes(field) ? edited(field) : text(field) || <span className="ui-faint">–</span>}
          </td>
        ))}
        <td>
          {refused ? (
            <IconButton
              icon={<IconX size={16} />}
              label={say('csv.preview.leaveOne', { row: String(line.row) })}
              onAct={() => onLeave(line.row)}
            />
          ) : judged.outcome === 'same' ? (
            <IconMinus size={14} />
          ) : (
            <Changes words={words} judged={judged} />
          )}
        </td>
      </tr>
      {refused && (
        <tr className="import-refused import-why">
          <td />
          <td />
          <td colSpan={columns.length + 1}>
            <ul className="stack gap-6 list">
              {judged.errors.map(({ field, detail }) => (
                <li key={field}>
                  <IconAlertCircle size={14} />
                  <span>
                    {words.label(field)}: {detail}
                  </span>
                  {!columns.includes(field) && fields.includes(field) && edited(field)}
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
}

export function PreviewTable({ rows, refusedInAll, ...props }: Props) {
  const say = useSay();
  const refused = rows.filter(({ judged }) => judged.outcome === 'refused');
  const others = rows.filter(({ judged }) => judged.outcome !== 'refused');
  const group = (name: string, note: string) => (
    <tr className="import-group">
      <th scope="rowgroup" colSpan={props.columns.length + 3}>
        {name} <span className="ui-small ui-faint">{note}</span>
      </th>
    </tr>
  );
  return (
    <div className="import-scroll">
      <table className="import-table" aria-label={say('csv.steps.preview')}>
        <thead>
          <tr>
            <th scope="col">{say('csv.preview.row')}</th>
            <th scope="col">
              <span className="ui-unseen">{say('csv.preview.outcome')}</span>
            </th>
            {props.columns.map((field) => (
              <th key={field} scope="col">
                {props.words.head(field)}
              </th>
            ))}
            <th scope="col">{say('csv.preview.changes')}</th>
          </tr>
        </thead>
        {refused.length > 0 && (
          <tbody>
            {group(say('csv.preview.refusedGroup'), say('csv.preview.refusedHint', { smart_count: refusedInAll }))}
            {refused.map((one) => (
              <Row key={one.line.row} {...props} {...one} />
            ))}
          </tbody>
        )}
        {others.length > 0 && (
          <tbody>
            {group(say('csv.preview.order'), '')}
            {others.map((one) => (
              <Row key={one.line.row} {...props} {...one} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}
