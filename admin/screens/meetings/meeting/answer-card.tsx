// Asks an invited user whether they will come.

import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { AnswerActs } from '#admin/screens/meetings/shared/answer-acts.tsx';
import { meetingStates } from '#admin/screens/meetings/shared/states.ts';
import { Card } from '#admin/ui/page/card.tsx';
import type { Meeting } from './data.ts';

export function AnswerCard({ meeting }: { meeting: Meeting }) {
  const say = useSay();
  const { user } = useSession();
  const me = meeting.participants.find(({ user_id }) => user_id === user.id);
  if (meeting.status !== meetingStates.planned || me?.answer !== 'none') return null;
  return (
    <Card title={say('meeting_page.answer.waits')}>
      <AnswerActs id={meeting.id} />
    </Card>
  );
}
