// The rows of the palette by kind; the focus stays in the field, which names the active row by `aria-activedescendant`.
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Kbd } from '#admin/ui/marks/kbd.tsx';
import { useTouch } from '#admin/ui/tables/density.ts';
import { Matched } from '#admin/ui/tables/matched.tsx';
import type { PaletteGroup, PaletteRow } from './rows.ts';

export const rowId = (list: string, { id }: PaletteRow) => `${list}-${id}`;

type RowProps = {
  list: string;
  row: PaletteRow;
  active: boolean;
  typed: string;
  onChoose: (row: PaletteRow, elsewhere: boolean) => void;
  onMove: (row: PaletteRow) => void;
};

function Row({ list, row, active, typed, onChoose, onMove }: RowProps) {
  const say = useSay();
  const touch = useTouch();
  const { icon, number, title, note, resting, blocked, keys, large, to, unmarked } = row;
  const classes = ['palette-row', active && 'palette-active', (resting || blocked) && 'palette-resting', large && 'palette-large'];
  const option = {
    id: rowId(list, row),
    role: 'option',
    tabIndex: -1,
    'aria-selected': active,
    'aria-disabled': blocked ? true : undefined,
    className: classes.filter(Boolean).join(' '),
    // A press must not take the focus from the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseMove: () => {
      if (!active) onMove(row);
    },
  } as const;
  const inside = (
    <>
      {large ?? (
        <>
          <span className="palette-sign">{icon}</span>
          {number && (
            <span className="ui-num ui-faint">
              <Matched text={number} typed={typed} />
            </span>
          )}
          <span className="palette-title ui-one-line">
            <Matched text={title} typed={unmarked ? '' : typed} />
          </span>
          {note && (
            <span className="palette-note ui-small ui-faint ui-one-line">
              <Matched text={note} typed={typed} />
            </span>
          )}
        </>
      )}
      {!touch && active && to && !keys && (
        <span className="palette-key row gap-6 rigid push ui-small ui-quiet">
          <Kbd>Enter</Kbd>
          {say('shell.keys.open')}
        </span>
      )}
      {keys && !blocked && (
        <span className="palette-key row gap-6 rigid push">
          <Kbd>{keys}</Kbd>
        </span>
      )}
    </>
  );
  if (!to)
    return (
      <button type="button" {...option} onClick={() => onChoose(row, false)}>
        {inside}
      </button>
    );
  return (
    <Link
      {...option}
      to={to}
      onClick={(event) => {
        // With a modifier key the browser opens a new tab itself.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(row, false);
      }}
    >
      {inside}
    </Link>
  );
}

type Props = Omit<RowProps, 'list' | 'row' | 'active'> & { id: string; groups: readonly PaletteGroup[]; active: PaletteRow | undefined };

export function PaletteList({ id, groups, active, ...row }: Props) {
  const say = useSay();
  return (
    <div id={id} role="listbox" tabIndex={0} className="palette-list" aria-label={say('search.title')}>
      {groups.map((group) => (
        <fieldset key={group.id} aria-labelledby={`${id}-of-${group.id}`}>
          <div id={`${id}-of-${group.id}`} className="palette-group" role="presentation">
            {group.title}
            {group.count && <span className="ui-num ui-faint">{group.count}</span>}
          </div>
          {group.rows.map((one) => (
            <Row key={one.id} list={id} row={one} active={one === active} {...row} />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
