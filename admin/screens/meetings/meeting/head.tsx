// The header of a meeting: number, title, status, place, client, and rare actions.

import { useBreadcrumbs } from '#admin/generic/form/record-states.tsx';
import { RecordLink } from '#admin/generic/parts/record-link.tsx';
import { api } from '#admin/providers/calls/api.ts';
import { NotLive } from '#admin/providers/live/live.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { meetingNumber } from '#admin/screens/meetings/shared/number.ts';
import { meetingStates } from '#admin/screens/meetings/shared/states.ts';
import { MeetingState } from '#admin/screens/meetings/shared/status-cell.tsx';
import { Icon } from '#admin/ui/icons/named.tsx';
import { AddressText } from '#admin/ui/marks/address-text.tsx';
import { Chip } from '#admin/ui/marks/chip.tsx';
import { IconBuilding, IconCalendarEvent, IconMapPin } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { type Meeting, mayNow } from './data.ts';
import type { Show } from './popups/popups.tsx';

/** The actions beside the clock's, in the header's menu. */
export const useSeldom = (meeting: Meeting, show: Show) => {
  const say = useSay();
  const acts = ['move', 'invite', 'bookTime', 'mailMinutes', 'correct', 'cancel'] as const;
  return [
    ...(mayNow(meeting, 'prepare') ? [{ id: 'edit', label: say('meeting_page.edit'), onAct: () => show('edit') }] : []),
    {
      id: 'calendar',
      label: say('meeting_page.calendarFile'),
      onAct: () => window.location.assign(`${api}/meeting/${meeting.id}/calendar`),
    },
    ...acts
      .filter((act) => mayNow(meeting, act))
      .map((act) => ({ id: act, label: say(`meeting.transitions.${act}`), danger: act === 'cancel', onAct: () => show(act) })),
  ];
};

/** A web address is a link, any other place is text. */
function Place({ place }: { place: string }) {
  return /^https?:\/\//.test(place) ? (
    <a href={place} target="_blank" rel="noopener noreferrer" className="ui-one-line">
      <AddressText>{place.replace(/^https?:\/\//, '')}</AddressText>
    </a>
  ) : (
    <span className="ui-one-line">{place}</span>
  );
}

export function Facts({ meeting }: { meeting: Meeting }) {
  const format = useFormat();
  const { place, client_company_id, client_company_name, project, project_name, status } = meeting;
  const cancelled = status === meetingStates.cancelled;
  const from = (!cancelled && meeting.started_at) || meeting.planned_start;
  // The end of a paused meeting is unknown.
  const to = status === meetingStates.stopped ? null : (!cancelled && meeting.finished_at) || meeting.planned_end;
  return (
    <p className="meeting-facts tap-links row wrap gap-14 lines-4 fit">
      {status !== meetingStates.inProgress && (
        <span className={cancelled ? 'meeting-struck' : ''}>
          <IconCalendarEvent size={16} />
          <span className="ui-num">
            {format.dateTime(from)}
            {to && ` – ${format.timeFrom(to, from)}`}
          </span>
        </span>
      )}
      {place && (
        <span>
          <IconMapPin size={16} />
          <Place place={place} />
        </span>
      )}
      {client_company_id !== null && client_company_name && (
        <span>
          <IconBuilding size={16} />
          <RecordLink entity="client" id={client_company_id}>
            {client_company_name}
          </RecordLink>
        </span>
      )}
      {project > 0 && project_name && (
        <span>
          <Icon name="building-community" size={16} />
          <RecordLink entity="project" id={project}>
            {project_name}
          </RecordLink>
        </span>
      )}
    </p>
  );
}

export function MeetingHead({ meeting, show }: { meeting: Meeting; show: Show }) {
  const say = useSay();
  const breadcrumbs = useBreadcrumbs(entityOf('meeting'), meeting);
  const seldom = useSeldom(meeting, show);
  return (
    <div className="meeting-head">
      <PageHeader
        breadcrumbs={breadcrumbs}
        position={<NotLive />}
        number={meetingNumber(meeting)}
        title={meeting.title}
        status={<MeetingState status={meeting.status} />}
        chips={meeting.moved_from && meeting.status === meetingStates.planned ? <Chip>{say('meeting_page.moved')}</Chip> : undefined}
        actions={
          <>
            <Facts meeting={meeting} />
            {seldom.length > 0 && <MoreMenu items={seldom} />}
          </>
        }
      />
    </div>
  );
}
