// A saved rate: start day, amount, status, author, and where it was used.
import { cellOf } from '#admin/fields/cells.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { nameOf } from '#admin/providers/records/reference-name.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { Chip } from '#admin/ui/marks/chip.tsx';
import { IconCheck, IconLock, IconPencil, IconTrash } from '#admin/ui/marks/icons.tsx';
import { useFormat, useTimeZone, useWords } from '#admin/ui/page/words.tsx';
import { dayOf, daysBetween } from '#schema/core/zone.ts';
import { type RateKind, type RateRow, rateKinds } from './rate-kinds.ts';
import type { RateState, Rates } from './use-rates.ts';

function Standing({ row, state }: { row: RateRow; state: RateState | undefined }) {
  const say = useSay();
  const format = useFormat();
  const zone = useTimeZone();
  if (!state) return null;
  if (state.standing === 'current')
    return (
      <span className="settings-now">
        <Chip>
          <IconCheck size={13} /> {say('rate.current')}
        </Chip>
      </span>
    );
  if (state.standing === 'future')
    return <Chip>{say('rate.inDays', { smart_count: daysBetween(dayOf(Date.now(), zone), row.valid_from) })}</Chip>;
  return <span className="ui-small ui-faint">{say('rate.until', { day: format.date(state.until) })}</span>;
}

type Props = { kind: RateKind; row: RateRow; state: RateState | undefined; rates: Rates; readOnly: boolean };

export function StoredRow({ kind, row, state, rates, readOnly }: Props) {
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const entity = entityOf(kind);
  const name = rates.nameOf(kind, row);
  const author = row[nameOf('added_by')];
  const { fields, heads } = rateKinds[kind];
  return (
    <tr className={state?.standing === 'past' ? 'settings-past' : undefined}>
      {fields
        .filter((field) => field !== 'note')
        .map((field) => {
          const info = entity.fields[field];
          if (!info) return null;
          const { Cell, align } = cellOf(kind, field, info.kind);
          return (
            <td key={field} data-head={say(`rate.${heads[field] ?? 'note'}`)} className={align === 'right' ? 'settings-right' : undefined}>
              <Cell entity={entity} field={field} info={info} value={row[field]} record={row} />
            </td>
          );
        })}
      <td data-head={say('rate.standing')}>
        <Standing row={row} state={state} />
      </td>
      <td data-head={say('rate.entry')} className="settings-entry ui-small ui-quiet">
        <span>
          {typeof author === 'string' ? author : say('rate.unknownAuthor')},{' '}
          <span className="ui-num">{format.dateTime(row.date_added)}</span>
          {typeof row.note === 'string' && <span className="settings-note">{row.note}</span>}
        </span>
      </td>
      <td className="settings-row-end">
        {state?.locked ? (
          <span className="row inline gap-6 ui-small ui-faint" title={say(`rate.reasons.${state.locked}`, { smart_count: state.used })}>
            <IconLock size={14} />
            {state.used > 0 ? say('rate.rides', { smart_count: state.used }) : say('rate.fixed')}
          </span>
        ) : (
          !readOnly && (
            <>
              <IconButton icon={<IconPencil size={16} />} label={`${t('verb.edit')}: ${name}`} onAct={() => rates.add(kind, row)} />
              <IconButton icon={<IconTrash size={16} />} label={say('rate.remove', { name })} onAct={() => void rates.remove(kind, row)} />
            </>
          )
        )}
      </td>
    </tr>
  );
}
