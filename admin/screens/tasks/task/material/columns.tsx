// The columns of a task's material; inputs in the row being edited.
import OutlinedInput from '@mui/material/OutlinedInput';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import type { Column } from '#admin/ui/tables/data-table.tsx';
import type { Material } from './data.ts';
import type { useEditing } from './editing.ts';
import { QuantityInput, UnitChoice } from './fields.tsx';
import { useUnitWord } from './quantity.ts';
import { RowActs } from './row-acts.tsx';

type Parts = { editing: ReturnType<typeof useEditing>; onRemove: (row: Material) => void };

export const useColumns = ({ editing, onRemove }: Parts): Column<Material>[] => {
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const unitWord = useUnitWord();
  const draftOf = ({ id }: Material) => (editing.draft?.id === id ? editing.draft : null);
  const keys = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') editing.leave();
    else if (event.key !== 'Enter') return;
    else void editing.save();
    event.preventDefault();
    event.stopPropagation();
  };
  return [
    {
      id: 'name',
      head: say('material.fields.name'),
      weight: 'strong',
      narrow: 'title',
      cell: (row) => {
        const draft = draftOf(row);
        if (!draft) return <span className="break">{row.name}</span>;
        return (
          <span className="material-edit block">
            <OutlinedInput
              autoFocus
              onKeyDown={keys}
              fullWidth
              value={draft.name}
              error={editing.wrong && draft.name.trim() === ''}
              onChange={(event) => editing.set({ name: event.target.value })}
              inputProps={{ maxLength: 200, 'aria-label': say('material.fields.name') }}
            />
          </span>
        );
      },
    },
    {
      id: 'quantity',
      head: say('material.fields.quantity'),
      align: 'right',
      width: '6rem',
      narrow: 'end',
      cell: (row) => {
        const draft = draftOf(row);
        if (draft)
          return (
            <span className="material-edit block">
              <QuantityInput
                value={draft.quantity}
                wrong={editing.wrong && draft.name.trim() !== ''}
                onKeyDown={keys}
                onChange={(quantity) => editing.set({ quantity })}
              />
            </span>
          );
        return (
          <>
            {format.number(row.quantity, 3)}
            <span className="material-unit-narrow"> {unitWord(row.unit, row.quantity)}</span>
          </>
        );
      },
    },
    {
      id: 'unit',
      head: say('material.fields.unit'),
      width: '8.5rem',
      weight: 'quiet',
      narrow: editing.draft ? 'below' : 'hidden',
      cell: (row) => {
        const draft = draftOf(row);
        if (!draft) return <span className="material-unit">{unitWord(row.unit, row.quantity)}</span>;
        return (
          <span className="material-edit block">
            <UnitChoice value={draft.unit} onChange={(unit) => editing.set({ unit })} />
          </span>
        );
      },
    },
    { id: 'author', head: say('material.fields.user_id'), width: '9rem', weight: 'quiet', narrow: 'line', cell: (row) => row.user_name },
    {
      id: 'added',
      head: say('material.fields.date_added'),
      width: '8.75rem',
      weight: 'quiet',
      narrow: 'line',
      cell: (row) => <span className="ui-num">{format.dateTime(row.date_added)}</span>,
    },
    {
      id: 'acts',
      head: t('verb.edit'),
      hideHead: true,
      align: 'right',
      width: '5.25rem',
      narrow: 'act',
      cell: (row) => (
        <RowActs
          row={row}
          editing={draftOf(row) !== null}
          onEdit={() => editing.begin(row)}
          onRemove={() => onRemove(row)}
          onSave={editing.save}
          onLeave={editing.leave}
        />
      ),
    },
  ];
};
