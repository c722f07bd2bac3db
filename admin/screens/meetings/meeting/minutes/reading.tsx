// The skeleton of loading minutes.
import { useSay } from '#admin/providers/person/speech.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';

export function Reading() {
  const say = useSay();
  return (
    <Card flush label={say('meeting_paragraph.many')} className="minutes">
      <SkeletonRows rows={5} head />
    </Card>
  );
}
