// The minutes while they are on their way, in the shape of what will stand there.
import { useSay } from '#admin/providers/speech.tsx';
import { Card } from '#admin/ui/card.tsx';
import { SkeletonRows } from '#admin/ui/skeleton.tsx';

export function Reading() {
  const say = useSay();
  return (
    <Card flush label={say('meeting_paragraph.many')} className="minutes">
      <SkeletonRows rows={5} head />
    </Card>
  );
}
