// The latest changes of a record in short: the field, old and new value, user and time.
import './recent.css';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { Card } from '#admin/ui/page/card.tsx';
import { SkeletonLine } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { actWords } from '#schema/engine/act-words.ts';
import { FailedState } from '../failed-state.tsx';
import { historyPath, tellsBy, toldEntity, useRecent } from './data.ts';
import { Value } from './value.tsx';

const mostShown = 3;
const changesShown = 2;

export function Recent({ entity, record }: { entity: EntityMetadata; record: { readonly id: number; readonly version: number } }) {
  const say = useSay();
  const { find } = useSpeech();
  const format = useFormat();
  const { data, error, refetch } = useRecent(historyPath(entity, record.id), record.version, mostShown);
  return (
    <Card title={say('generic.recent')}>
      {!data && (error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonLine height="2.5rem" />)}
      {data?.records.length === 0 && <p className="ui-faint">{say('history.empty')}</p>}
      <ul className="history-recent stack gap-12 list">
        {data?.records.map((event) => {
          const eventEntity = toldEntity(event.entity);
          const changed = event.action === 'create' || event.entity !== entity.name ? [] : event.changes;
          const changes = changed.filter((change) => !tellsBy(find, event, change)).slice(0, changesShown);
          const act = actWords(find, event) ?? say('history.event');
          return (
            <li key={event.id}>
              {changes.map(({ field, before, after, before_name, after_name }) => (
                <p key={field}>
                  <span>{find(`${event.entity}.fields.${field}`) ?? field}</span>{' '}
                  <s>
                    <Value entity={eventEntity} fieldText={{ field, value: before, name: before_name }} />
                  </s>{' '}
                  <span aria-hidden="true">→</span>{' '}
                  <b>
                    <Value entity={eventEntity} fieldText={{ field, value: after, name: after_name }} />
                  </b>
                </p>
              ))}
              {changes.length === 0 && (
                <p>
                  {event.entity === entity.name ? act : `${find(`${event.entity}.one`) ?? event.entity}: ${act}`}
                  {event.subject.map((fieldText) => (
                    <span key={fieldText.field}>
                      {' '}
                      <Value entity={eventEntity} fieldText={fieldText} />
                    </span>
                  ))}
                </p>
              )}
              <p className="ui-small ui-faint ui-num">
                {event.by_name ?? say('history.system')}, {format.dateTime(event.at)}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
