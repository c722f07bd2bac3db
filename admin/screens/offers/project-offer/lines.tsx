// The lines of an offer in groups with sums; Enter adds a line, Alt ↑↓ moves it.
import './lines.css';
import type { ReactNode } from 'react';
import { LineEditor } from '#admin/fields/lines/line-editor.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { useFormat, useLanguage, useWords } from '#admin/ui/page/words.tsx';
import { useOrderedRows } from '#admin/ui/tables/ordered-rows.ts';
import { insideLine } from '#schema/core/words.ts';
import { groupOf, inGroups, type LineKind, lineGroups, type OfferLine, type Totals } from '#schema/offers/offer-totals.ts';
import { blankLine } from './draft.ts';
import { useLineColumns } from './line-columns.tsx';

const kinds: readonly LineKind[] = ['work', 'material', 'transport', 'lumpSum'];

type Props = {
  lines: readonly OfferLine[];
  totals: Totals;
  readOnly: boolean;
  onChange: (lines: OfferLine[]) => void;
  /** The totals. */
  children: ReactNode;
};

export function Lines({ lines, totals, readOnly, onChange, children }: Props) {
  const words = useEntityWords('project_offer.rows.lines');
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const order = useOrderedRows<OfferLine>({
    rows: lines,
    onChange,
    blank: (above) => blankLine(above?.kind ?? 'work', above?.unit ?? null),
    max: 300,
    together: (one, other) => groupOf(one.kind) === groupOf(other.kind),
  });
  const declared = useLineColumns({ lines, totals, readOnly, set: order.set });
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
  /** Inserts below the last line of the same kind, else of the same group or of earlier groups. */
  const add = (kind: LineKind) => {
    const next = inGroups([...lines, blankLine(kind, units[kind])]);
    const at = next.findLastIndex((line) => line.kind === kind && line.title === '' && !lines.includes(line));
    order.add(at, next[at]);
  };
  return (
    <LineEditor
      {...declared}
      label={say('project_offer.screen.lines')}
      lines={lines}
      keyOf={(_line, at) => order.keys[at] ?? at}
      groups={lineGroups.map((group) => ({
        id: group,
        head: headings[group],
        sum: format.amount(totals.groups[group]),
        holds: ({ kind }: OfferLine) => groupOf(kind) === group,
      }))}
      readOnly={readOnly}
      order={order}
      onChange={(_line, change, at) => order.set(at, change)}
      adds={kinds.map((kind) => ({ id: kind, label: words.choice('kind', kind), onAct: () => add(kind) }))}
      empty={<p className="pad-16 ui-quiet">{say('project_offer.screen.emptyLines')}</p>}
    >
      {children}
    </LineEditor>
  );
}
