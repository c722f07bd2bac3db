// One notification: what happened to which record, by whom; links to the record.
import { Link } from 'react-router';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { entityOf, pathTo } from '#admin/providers/records/metadata.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleX,
  IconClipboardCheck,
  IconFileDescription,
  IconMessage,
  IconMessageX,
  IconPhoneCall,
  IconUserCheck,
  IconUserX,
} from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { saidIn } from '#schema/core/words.ts';
import type { Notification } from './notification-queries.ts';

const looks = {
  taskGiven: { Icon: IconUserCheck, tone: 'ui-quiet' },
  taskJoined: { Icon: IconUserCheck, tone: 'ui-quiet' },
  taskStolen: { Icon: IconUserX, tone: 'ui-quiet' },
  taskDeclined: { Icon: IconMessageX, tone: 'ui-danger' },
  taskConfirmed: { Icon: IconCircleCheck, tone: 'notification-good' },
  offerTurn: { Icon: IconFileDescription, tone: 'ui-quiet' },
  offerChange: { Icon: IconArrowBackUp, tone: 'ui-warn' },
  offerDeclined: { Icon: IconCircleX, tone: 'ui-danger' },
  handoverStarted: { Icon: IconClipboardCheck, tone: 'ui-quiet' },
  handoverConfirmed: { Icon: IconCircleCheck, tone: 'notification-good' },
  handoverDeclined: { Icon: IconMessageX, tone: 'ui-danger' },
  projectBurn: { Icon: IconAlertTriangle, tone: 'ui-warn' },
  meetingPlanned: { Icon: IconCalendarEvent, tone: 'ui-quiet' },
  meetingInvited: { Icon: IconCalendarEvent, tone: 'ui-quiet' },
  meetingMoved: { Icon: IconCalendarEvent, tone: 'ui-warn' },
  meetingChanged: { Icon: IconCalendarEvent, tone: 'ui-quiet' },
  meetingAwaited: { Icon: IconCalendarEvent, tone: 'ui-warn' },
  meetingCancelled: { Icon: IconCalendarEvent, tone: 'ui-danger' },
  meetingRemoved: { Icon: IconUserX, tone: 'ui-quiet' },
  meetingAccepted: { Icon: IconUserCheck, tone: 'notification-good' },
  meetingDeclined: { Icon: IconUserX, tone: 'ui-danger' },
  absenceRequested: { Icon: IconCalendarEvent, tone: 'ui-warn' },
  absenceApproved: { Icon: IconCircleCheck, tone: 'notification-good' },
  absenceDeclined: { Icon: IconCircleX, tone: 'ui-danger' },
  absenceCancelled: { Icon: IconCalendarEvent, tone: 'ui-danger' },
  absenceCut: { Icon: IconCalendarEvent, tone: 'ui-quiet' },
  absenceMeetsTasks: { Icon: IconAlertTriangle, tone: 'ui-warn' },
  leaveLapses: { Icon: IconAlertTriangle, tone: 'ui-warn' },
  mention: { Icon: IconMessage, tone: 'ui-quiet' },
  wikiMention: { Icon: IconMessage, tone: 'ui-quiet' },
  wikiReview: { Icon: IconClipboardCheck, tone: 'ui-warn' },
  onCallTomorrow: { Icon: IconPhoneCall, tone: 'ui-quiet' },
  onCallBegins: { Icon: IconPhoneCall, tone: 'ui-warn' },
  onCallUncovered: { Icon: IconAlertTriangle, tone: 'ui-danger' },
  onCallSwapOffered: { Icon: IconPhoneCall, tone: 'ui-warn' },
  onCallSwapAwaits: { Icon: IconPhoneCall, tone: 'ui-warn' },
  onCallSwapDone: { Icon: IconCircleCheck, tone: 'notification-good' },
  onCallSwapDeclined: { Icon: IconCircleX, tone: 'ui-danger' },
  onCallSwapCancelled: { Icon: IconCircleX, tone: 'ui-quiet' },
  weekSubmitted: { Icon: IconCalendarEvent, tone: 'ui-warn' },
  weekApproved: { Icon: IconCircleCheck, tone: 'notification-good' },
  weekLocked: { Icon: IconCircleCheck, tone: 'ui-quiet' },
  weekReturned: { Icon: IconCircleX, tone: 'ui-danger' },
  weekUnlocked: { Icon: IconCalendarEvent, tone: 'ui-warn' },
  weekMended: { Icon: IconCalendarEvent, tone: 'ui-warn' },
} as const;

/** `count`: the number of grouped notifications, of which this is the latest. */
type Props = { notification: Notification; count: number; onOpen: () => void };

export function NotificationRow({
  notification: { kind, entity, entity_id, parameters, by_name, number, title, at, read_at },
  count,
  onOpen,
}: Props) {
  const say = useSay();
  const { find, language, phrases } = useSpeech();
  const format = useFormat();
  const { Icon, tone } = looks[kind];
  const unread = read_at === null;
  const about = entityOf(entity);
  const detail = find(`notification.kinds.${kind}.by`, {
    by: by_name ?? say('notification.somebody'),
    ...saidIn(phrases, language, parameters),
  });
  return (
    <li>
      <Link
        to={`${pathTo(about, entity_id) ?? '/'}${kind === 'mention' ? '?tab=chat' : ''}`}
        className={unread ? 'notification notification-unread' : 'notification'}
        onClick={onOpen}
      >
        <i className="notification-dot" />
        <span className={tone}>
          <Icon />
        </span>
        <span className="break">
          {unread && <span className="ui-unseen">{say('notification.new')}: </span>}
          <b>{say(`notification.kinds.${kind}.title`)}</b>{' '}
          {number !== null && <span className="ui-num">{recordNumber(about, number)}</span>} {title}
          {count > 1 && <span className="notification-detail">{say('notification.more', { smart_count: count })}</span>}
          {detail && <span className="notification-detail">{detail}</span>}
        </span>
        <time dateTime={at} className="ui-num ui-small ui-faint">
          {format.time(at)}
        </time>
      </Link>
    </li>
  );
}
