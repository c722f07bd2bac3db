// Earlier meetings with the same client or project: open action items first, then the meetings.
import { Link } from 'react-router';
import { useSay } from '#admin/providers/person/speech.tsx';
import { meetingNumber } from '#admin/screens/meetings/shared/number.ts';
import { OpenActionRow } from '#admin/screens/meetings/shared/open-action.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { type Meeting, useEarlier } from './data.ts';

export function EarlierCard({ meeting }: { meeting: Meeting }) {
  const say = useSay();
  const format = useFormat();
  const { data } = useEarlier(meeting.id);
  if (!data || data.meetings.length === 0) return null;
  return (
    <Card
      title={say('meeting_page.earlier.title')}
      action={<span className="ui-small ui-faint ui-num">{say('meeting_page.earlier.open', { smart_count: data.actions.length })}</span>}
    >
      <ul>
        {data.actions.map((action) => (
          <OpenActionRow key={action.id} action={action} />
        ))}
      </ul>
      <p className="row stretch wrap gap-12 lines-0 above-8 ui-small">
        {data.meetings.slice(0, 4).map(({ id, planned_start, ...earlier }) => (
          <span key={id}>
            <Link to={`/meeting/${id}`}>{meetingNumber(earlier)}</Link>{' '}
            <span className="ui-num ui-quiet">{format.dateTime(planned_start)}</span>
          </span>
        ))}
      </p>
    </Card>
  );
}
