// Step four: the progress of the import with a stop button, then its result or its error.
import './import-result.css';
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { problemOf } from '#admin/providers/calls/problem.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { EntitySpeech } from '#admin/providers/records/entity-words.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCircleCheck, IconDownload, IconList } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { Changes } from './preview-table.tsx';
import type { Preview, Progress, Result } from './send.ts';
import { UndoImport } from './undo.tsx';

export type Writing =
  | { readonly state: 'writing'; readonly progress: Progress | null }
  | { readonly state: 'done'; readonly result: Result }
  | { readonly state: 'failed'; readonly error: unknown; readonly cancelled: boolean };

type Props = {
  entity: EntityMetadata;
  words: EntitySpeech;
  writing: Writing;
  preview: Preview;
  left: number;
  listPath: string;
  onCancel: () => void;
  onReport: () => void;
  onBack: () => void;
  onAgain: () => void;
};

/** Further changes can be read in the history of each record. */
const mostShown = 20;

export function ResultStep({ entity, words, writing, preview, left, listPath, onCancel, onReport, onBack, onAgain }: Props) {
  const say = useSay();
  const format = useFormat();
  const failure = useFailureWords();
  if (writing.state === 'writing') {
    const { done = 0, total = 0 } = writing.progress ?? {};
    return (
      <Card>
        <div className="import-result" role="status">
          <p>{say('csv.result.writing', { done: format.number(done), total: format.number(total) })}</p>
          <progress value={total > 0 ? done : undefined} max={total || 1} aria-label={say('csv.steps.result')} />
          <ActionButton onAct={onCancel}>{say('csv.result.cancel')}</ActionButton>
        </div>
      </Card>
    );
  }
  if (writing.state === 'failed') {
    const row = problemOf(writing.error)?.row;
    return (
      <Card>
        <div className="import-result">
          <Notice
            tone={writing.cancelled ? 'info' : 'danger'}
            live
            title={say(writing.cancelled ? 'csv.result.cancelled' : 'csv.result.failed')}
          >
            {!writing.cancelled &&
              `${typeof row === 'number' ? `${say('csv.result.atRow', { row: String(row) })} ` : ''}${failure(writing.error)}`}
          </Notice>
          <ActionButton kind="main" onAct={onBack}>
            {say('csv.preview.act')}
          </ActionButton>
        </div>
      </Card>
    );
  }
  const { id, created, updated, same } = writing.result;
  const changed = preview.rows.filter(({ outcome }) => outcome === 'update').slice(0, mostShown);
  return (
    <Card flush>
      <div className="import-result import-finished">
        <IconCircleCheck size={28} />
        <div>
          <div role="status">
            <h2>{say('csv.result.done', { smart_count: created + updated })}</h2>
          </div>
          <p className="ui-quiet">
            {say('csv.result.counts', { created: format.number(created), updated: format.number(updated), same: format.number(same) })}
            {left > 0 && ` ${say('csv.preview.left', { smart_count: left })}.`}
          </p>
          <div className="row stretch wrap gap-8 above-12">
            <ActionButton kind="main" icon={<IconList size={16} />} to={listPath}>
              {say('csv.result.show')}
            </ActionButton>
            {left > 0 && (
              <ActionButton icon={<IconDownload size={16} />} onAct={onReport}>
                {say('csv.result.report')}
              </ActionButton>
            )}
            {id !== null && <UndoImport entity={entity} id={id} onUndone={onAgain} />}
            <ActionButton kind="quiet" onAct={onAgain}>
              {say('csv.result.again')}
            </ActionButton>
          </div>
        </div>
      </div>
      {changed.length > 0 && (
        <section className="import-changed" aria-label={say('csv.result.changed')}>
          <h3>
            {say('csv.result.changed')} <span className="ui-faint">{format.number(updated)}</span>
          </h3>
          <ul className="list above-8">
            {changed.map((line) => (
              <li key={line.row}>
                <span className="ui-num ui-faint">{line.row}</span>
                <span>
                  <Changes words={words} judged={line} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}
