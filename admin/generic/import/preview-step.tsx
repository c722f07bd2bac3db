// Step three: the outcome of every line, counted and listed; the import is blocked while a line is refused.
import { useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { EntitySpeech } from '#admin/providers/records/entity-words.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconAlertCircle, IconCheck, IconDownload, IconList, IconLock, IconPencil, IconPlus } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { Pager } from '#admin/ui/tables/pager.tsx';
import type { Line } from './mapping.ts';
import { PreviewTable } from './preview-table.tsx';
import type { JudgedLine, Preview } from './send.ts';

type Outcome = JudgedLine['outcome'];
type Props = {
  words: EntitySpeech;
  fields: readonly string[];
  title: readonly string[];
  lines: readonly Line[];
  preview: Preview;
  left: ReadonlySet<number>;
  busy: boolean;
  onEdit: (row: number, field: string, text: string) => void;
  onLeave: (rows: readonly number[]) => void;
  onRefusedFile: () => void;
  onBack: () => void;
  onImport: () => unknown;
};

const perPage = 50;
/** The preview shows at most this many columns. */
const mostColumns = 5;

export function PreviewStep({ words, fields, title, lines, preview, left, busy, onEdit, onLeave, onRefusedFile, onBack, onImport }: Props) {
  const say = useSay();
  const format = useFormat();
  const [only, setOnly] = useState<Outcome | null>(null);
  const [page, setPage] = useState(0);
  const byRow = new Map(preview.rows.map((one) => [one.row, one]));
  const judged = lines.flatMap((line) => {
    const one = left.has(line.row) ? undefined : byRow.get(line.row);
    return one && (only === null || one.outcome === only) ? [{ line, judged: one }] : [];
  });
  // Refused lines come first, the rest in the order of the file.
  const sorted = [...judged.filter((one) => one.judged.outcome === 'refused'), ...judged.filter((one) => one.judged.outcome !== 'refused')];
  // If corrections leave fewer pages, the last page is shown.
  const at = Math.min(page, Math.max(0, Math.ceil(sorted.length / perPage) - 1));
  const from = at * perPage;
  const shown = sorted.slice(from, from + perPage);
  const columns = [...fields.filter((field) => title.includes(field)), ...fields.filter((field) => !title.includes(field))].slice(
    0,
    mostColumns,
  );
  const count = preview.created + preview.updated;
  const refused = preview.rows.filter(({ outcome }) => outcome === 'refused').map(({ row }) => row);
  const counters = [
    { only: null, icon: <IconList />, n: preview.rows.length, label: say('csv.preview.all') },
    { only: 'create', icon: <IconPlus />, n: preview.created, label: say('csv.preview.new') },
    { only: 'update', icon: <IconPencil />, n: preview.updated, label: say('csv.preview.updated') },
    { only: 'same', icon: <IconCheck />, n: preview.same, label: say('csv.preview.same') },
    { only: 'refused', icon: <IconAlertCircle />, n: preview.refused, label: say('csv.preview.refused') },
  ] as const;
  return (
    <>
      <div className="import-counters">
        {counters.map((one) => (
          <button
            key={one.label}
            type="button"
            className={`import-counter row gap-14 import-counter-${one.only ?? 'all'}`}
            aria-pressed={only === one.only}
            onClick={() => {
              setOnly(one.only);
              setPage(0);
            }}
          >
            {one.icon}
            <span>
              <b>{format.number(one.n)}</b>
              <em>{one.label}</em>
            </span>
          </button>
        ))}
      </div>
      <Card flush label={say('csv.steps.preview')} className="import-card">
        <PreviewTable
          words={words}
          fields={fields}
          columns={columns}
          rows={shown}
          refusedInAll={refused.length}
          onEdit={onEdit}
          onLeave={(row) => onLeave([row])}
        />
        {sorted.length > perPage && (
          <Pager
            from={from + 1}
            to={from + shown.length}
            total={sorted.length}
            onPrevious={at > 0 ? () => setPage(at - 1) : undefined}
            onNext={from + shown.length < sorted.length ? () => setPage(at + 1) : undefined}
          />
        )}
        <footer className="import-foot foot">
          <span className="ui-quiet row gap-6" role="status">
            <IconLock size={15} />
            <span>
              {say('csv.preview.nothing')}
              {left.size > 0 && ` ${say('csv.preview.left', { smart_count: left.size })}.`}
            </span>
          </span>
          <ActionButton kind="quiet" onAct={onBack}>
            {say('csv.preview.back')}
          </ActionButton>
          {refused.length > 0 && (
            <>
              <ActionButton kind="quiet" icon={<IconDownload size={16} />} onAct={onRefusedFile}>
                {say('csv.preview.download')}
              </ActionButton>
              <ActionButton onAct={() => onLeave(refused)}>{say('csv.preview.leave', { smart_count: refused.length })}</ActionButton>
            </>
          )}
          <ActionButton
            kind="main"
            shortcut="Ctrl Enter"
            busy={busy}
            blocked={
              refused.length > 0
                ? say('csv.preview.blocked', { smart_count: refused.length })
                : count === 0
                  ? say('csv.preview.nothingToDo')
                  : null
            }
            onAct={onImport}
          >
            {say('csv.preview.act2', { smart_count: count })}
          </ActionButton>
        </footer>
      </Card>
    </>
  );
}
