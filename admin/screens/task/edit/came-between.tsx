// Somebody else has saved while this popup was open: who, when and what stands there now; what was typed here stays in its fields.
import './came-between.css';
import { useQuery } from '@tanstack/react-query';
import { call } from '#admin/providers/http.ts';
import { useSay } from '#admin/providers/speech.tsx';
import type { Answer } from '#admin/providers/task-queries.ts';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { Notice } from '#admin/ui/notice.tsx';
import { useFormat } from '#admin/ui/words.tsx';

export type Texts = { readonly title: string; readonly description: string };

/** Who has changed these texts last. */
const useLastAuthor = (task: number, version: number) =>
  useQuery({
    queryKey: ['task', task, 'described', version],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ entity: 'task', range: '[0,19]' });
      const { records } = (await call<Answer<'/api/v1/task/{id}/history'>>(`/task/${task}/history?${query}`, { signal })).json;
      return records.find(({ changes }) => changes.some(({ field }) => field === 'title' || field === 'description')) ?? null;
    },
    retry: false,
  }).data;

type Props = { task: number; version: number; before: Texts; now: Texts; onTake: () => void };

export function CameBetween({ task, version, before, now, onTake }: Props) {
  const say = useSay();
  const format = useFormat();
  const event = useLastAuthor(task, version);
  return (
    <Notice
      live
      tone="warn"
      title={
        event?.by_name
          ? say('task_act.edit.between', { name: event.by_name, time: format.dateTime(event.at) })
          : say('task_act.edit.betweenSomebody')
      }
      note={say('task_act.edit.betweenNote')}
    >
      {now.title !== before.title && <p className="task-between-title">{now.title}</p>}
      {now.description !== before.description && <p className="task-between">{now.description || say('task_act.edit.empty')}</p>}
      <ActionButton className="task-between-take" onAct={onTake}>
        {say('task_act.edit.take')}
      </ActionButton>
    </Notice>
  );
}
