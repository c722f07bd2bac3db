// The lines of an offer under their headings, with the sum of each group; Enter adds one, Alt ↑↓ orders.
import '#admin/ui/tables/data-table-look.ts';
import './lines.css';
import './lines-phone.css';
import './lines-small.css';
import './lines-middle.css';
import { type ReactNode, useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconPlus } from '#admin/ui/marks/icons.tsx';
import { useFormat, useLanguage, useWords } from '#admin/ui/page/words.tsx';
import { useOrderedRows } from '#admin/ui/tables/ordered-rows.ts';
import { insideLine } from '#schema/core/words.ts';
import { groupOf, inGroups, type LineKind, lineGroups, type OfferLine, type Totals } from '#schema/offers/offer-totals.ts';
import { blankLine } from './draft.ts';
import { withWorkType } from './line-price.ts';
import { LineRow } from './line-row.tsx';
import { usePrices, useWorkTypes } from './work-types.ts';

const kinds: readonly LineKind[] = ['work', 'material', 'transport', 'lumpSum'];

type Props = {
  lines: readonly OfferLine[];
  totals: Totals;
  readOnly: boolean;
  onChange: (lines: OfferLine[]) => void;
  /** What they come to. */
  children: ReactNode;
};

export function Lines({ lines, totals, readOnly, onChange, children }: Props) {
  const words = useEntityWords('project_offer.rows.lines');
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const workTypes = useWorkTypes(lines);
  const prices = usePrices(!readOnly);
  const [dragged, setDragged] = useState<number | null>(null);
  const rows = useOrderedRows<OfferLine>({
    rows: lines,
    onChange,
    blank: (above) => blankLine(above?.kind ?? 'work', above?.unit ?? null),
    max: 300,
    together: (one, other) => groupOf(one.kind) === groupOf(other.kind),
  });
  const units: Readonly<Record<LineKind, string | null>> = {
    work: null,
    material: say('project_offer.screen.piece'),
    transport: t('units.kilometers'),
    lumpSum: insideLine(words.choice('kind', 'lumpSum'), useLanguage()),
  };
  const headings = {
    work: words.choice('kind', 'work'),
    material: words.choice('kind', 'material'),
    other: say('project_offer.screen.transportAndLumpSum'),
  };
  /** Below the last of its kind: or else of its group, or of those before it. */
  const add = (kind: LineKind) => {
    const next = inGroups([...lines, blankLine(kind, units[kind])]);
    const at = next.findLastIndex((line) => line.kind === kind && line.title === '' && !lines.includes(line));
    rows.add(at, next[at]);
  };
  const dragOver = (at: number) => {
    const [from, to] = [dragged === null ? undefined : lines[dragged], lines[at]];
    if (dragged === null || !from || !to || dragged === at || groupOf(from.kind) !== groupOf(to.kind)) return;
    rows.move(dragged, at > dragged ? 1 : -1);
    setDragged(dragged + (at > dragged ? 1 : -1));
  };
  return (
    <div ref={rows.box} className="offer-lines">
      <table className="ui-table offer-table" aria-label={say('project_offer.screen.lines')}>
        <thead>
          <tr>
            <td className="offer-grip" />
            <th>{words.label('title')}</th>
            <th className="ui-cell-right">{words.label('quantity')}</th>
            <th>{words.label('unit')}</th>
            <th className="ui-cell-right">{words.label('price')}</th>
            <th className="ui-cell-right">{words.label('discount')}</th>
            <th className="ui-cell-right">{say('project_offer.screen.amount')}</th>
            <td className="offer-more" />
          </tr>
        </thead>
        {lineGroups.map((group) => {
          const its = lines.flatMap((line, at) => (groupOf(line.kind) === group ? [{ line, at }] : []));
          if (its.length === 0) return null;
          return (
            <tbody key={group}>
              <tr className="offer-group">
                <th colSpan={6} scope="rowgroup">
                  {headings[group]}
                </th>
                <td className="offer-amount ui-num">{format.amount(totals.groups[group])}</td>
                <td />
              </tr>
              {its.map(({ line, at }) => (
                <LineRow
                  key={rows.keys[at]}
                  line={line}
                  at={at}
                  amount={totals.amounts[at] ?? 0}
                  rows={rows}
                  readOnly={readOnly}
                  workTypes={workTypes}
                  workTypeSet={(one, id) => withWorkType(prices.work_types, one, id)}
                  drag={
                    readOnly
                      ? null
                      : {
                          onDragStart: () => setDragged(at),
                          onDragEnd: () => setDragged(null),
                          onDragOver: (event) => {
                            event.preventDefault();
                            dragOver(at);
                          },
                        }
                  }
                />
              ))}
            </tbody>
          );
        })}
      </table>
      {lines.length === 0 && <p className="offer-none ui-quiet">{say('project_offer.screen.emptyLines')}</p>}
      <div className="offer-below">
        <div className="offer-add">
          {!readOnly &&
            kinds.map((kind) => (
              <ActionButton key={kind} kind="quiet" icon={<IconPlus size={16} />} onAct={() => add(kind)}>
                {words.choice('kind', kind)}
              </ActionButton>
            ))}
        </div>
        {children}
      </div>
    </div>
  );
}
