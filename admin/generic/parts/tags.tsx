// The tags of a record as read-only chips.
import { useSession } from '#admin/providers/person/session.tsx';
import { TagChip } from '#admin/ui/marks/chip.tsx';

export function Tags({ ids }: { ids: readonly number[] }) {
  const { tags } = useSession();
  return ids.flatMap((id) => {
    const tag = tags.get(id);
    return tag ? [<TagChip key={id} name={tag.name} color={tag.color} />] : [];
  });
}
