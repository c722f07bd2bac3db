// One event of a history: when, who, which record, and the values before and after.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconArrowRight, IconLink, IconSettings } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { actWords, kindWords } from '#schema/engine/act-words.ts';
import { type HistoryEvent, tellsBy, toldEntity } from './data.ts';
import { RowChanges } from './row-changes.tsx';
import { Value } from './value.tsx';

function Actor({ event }: { event: HistoryEvent }) {
  const say = useSay();
  if (event.by_link)
    return (
      <>
        <span className="history-sign ui-faint">
          <IconLink size={16} />
        </span>
        <span className="ui-one-line">{event.by_name ? say('history.link', { name: event.by_name }) : say('history.linkAlone')}</span>
      </>
    );
  if (event.by === null)
    return (
      <>
        <span className="history-sign ui-faint">
          <IconSettings size={16} />
        </span>
        <span className="ui-one-line">{say('history.system')}</span>
      </>
    );
  const name = event.by_name ?? `#${event.by}`;
  return (
    <>
      <Avatar name={name} />
      <span className="ui-one-line">{name}</span>
    </>
  );
}

/** The event created or deleted the record: there is only one value to show, no comparison. */
const isGone = ({ action }: HistoryEvent) => action === 'delete' || action === 'remove';
const isAlone = (event: HistoryEvent) => event.action === 'create' || isGone(event);

type Change = HistoryEvent['changes'][number];

function ChangeLine({ event, change, labelled }: { event: HistoryEvent; change: Change; labelled: boolean }) {
  const { find } = useSpeech();
  const entity = toldEntity(event.entity);
  const { field } = change;
  const before = { field, value: change.before, name: change.before_name };
  const after = { field, value: change.after, name: change.after_name };
  const gone = isGone(event);
  const isNew = event.action === 'create' || tellsBy(find, event, change);
  if (entity.fields[field]?.kind === 'rows' && !isNew && !gone)
    return (
      <div className="history-change row wrap gap-8 lines-0">
        {labelled && <span className="ui-quiet">{find(`${event.entity}.fields.${field}`) ?? field}</span>}
        <RowChanges entity={entity} field={field} before={change.before} after={change.after} />
      </div>
    );
  return (
    <p className="history-change row wrap gap-8 lines-0">
      {labelled && <span className="ui-quiet">{find(`${event.entity}.fields.${field}`) ?? field}</span>}
      {!isNew && (
        <s>
          <Value entity={entity} fieldText={before} />
        </s>
      )}
      {!isNew && !gone && <IconArrowRight size={14} className="ui-faint" />}
      {!gone && (
        <b>
          <Value entity={entity} fieldText={after} />
        </b>
      )}
    </p>
  );
}

/** The subject and the action of an event, in the entity's own words if it has any. */
const useTold = (event: HistoryEvent, whole: boolean) => {
  const { find } = useSpeech();
  const say = useSay();
  const own = find(`${event.entity}.history.${event.action}`);
  const act = actWords(find, event) ?? say('history.event');
  const [only, ...more] = event.changes;
  const label =
    whole && only && more.length === 0 && event.action !== 'create' && !tellsBy(find, event, only)
      ? find(`${event.entity}.fields.${only.field}`)
      : undefined;
  if (whole) return { title: label ?? act, note: label && own !== label ? own : undefined };
  return { title: kindWords(find, event), note: act };
};

/** Only texts in a title form its name: Branka Oblak, #4127 Letni servis. */
const isText = ({ fields }: EntityMetadata, field: string) => fields[field]?.kind === 'text';

type Props = {
  event: HistoryEvent;
  /** The event concerns the record whose history is shown, not a part of it. */
  whole: boolean;
  /** The address of the record. */
  to?: string | undefined;
  /** Further content of the event. */
  children?: ReactNode;
};

export function EventRow({ event, whole, to, children }: Props) {
  const say = useSay();
  const format = useFormat();
  const { title, note } = useTold(event, whole);
  const entity = toldEntity(event.entity);
  // A long text is the content of a record, not its name.
  const named = event.subject.filter(({ field }) => entity.fields[field]?.kind !== 'longText');
  const longTexts = event.subject.filter(({ field }) => entity.fields[field]?.kind === 'longText');
  const { find } = useSpeech();
  const single = whole && event.changes.length === 1 && event.action !== 'create' && !tellsBy(find, event, event.changes[0]);
  const about = (
    <>
      {title}
      {!whole && event.of_name && `, ${event.of_name}`}
      {named.map((fieldText, at) => (
        <span key={fieldText.field}>
          {at > 0 && isText(entity, fieldText.field) ? ' ' : ', '}
          <Value entity={entity} fieldText={fieldText} />
        </span>
      ))}
    </>
  );
  return (
    <li className="history-event">
      <time className="history-time ui-faint ui-num" dateTime={event.at}>
        {format.time(event.at)}
      </time>
      <span className="history-who row gap-8 fit tall-24">
        <Actor event={event} />
      </span>
      <span className="history-what">{to ? <Link to={to}>{about}</Link> : about}</span>
      <div className="history-told fit">
        {whole && event.of_name && (
          <p className="history-change row wrap gap-8 lines-0">
            <b>{event.of_name}</b>
          </p>
        )}
        {longTexts.map((fieldText) => (
          <p key={fieldText.field} className="history-said">
            <Value entity={entity} fieldText={fieldText} />
          </p>
        ))}
        <div className={isAlone(event) ? 'row stretch wrap gap-16 lines-0' : undefined}>
          {event.changes.map((change) => (
            <ChangeLine key={change.field} event={event} change={change} labelled={!single} />
          ))}
        </div>
        {note && !(longTexts.length > 0 && isAlone(event)) && <p className="ui-small ui-faint">{note}</p>}
        {event.reason && <p className="ui-quiet">{say('history.reason', { reason: event.reason })}</p>}
        {children}
      </div>
    </li>
  );
}
