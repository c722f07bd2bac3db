// The chat of a task.
import { Chat } from '#admin/screens/tasks/shared/chat/chat.tsx';
import { usePlace } from '../place.ts';
import type { TabProps } from '../tabs.tsx';

export default function ChatTab({ task }: TabProps) {
  return <Chat place={usePlace(task)} />;
}
