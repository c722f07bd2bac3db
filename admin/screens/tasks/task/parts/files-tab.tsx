// The files of a task.
import { Files } from '#admin/screens/files/shared/files.tsx';
import { usePlace } from '../place.ts';
import type { TabProps } from '../tabs.tsx';

export default function FilesTab({ task }: TabProps) {
  return <Files place={usePlace(task)} />;
}
