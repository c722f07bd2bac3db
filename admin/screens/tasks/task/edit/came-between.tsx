// A conflict with a colleague's save while this popup was open: shows author, time and current text; the typed text stays in its fields.
import './came-between.css';
import { useQuery } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Texts } from './saved-meanwhile.ts';

/** The last author of these texts. */
const useLastAuthor = (task: number, version: number, texts: Texts) =>
  useQuery({
    queryKey: ['task', task, 'written', ...Object.keys(texts), version],
    queryFn: async ({ signal }) => {
      const { records } = (await call(`/task/${task}/history`, { query: { entity: 'task', range: '[0,19]' }, signal })).json;
      return records.find(({ changes }) => changes.some(({ field }) => field in texts)) ?? null;
    },
    retry: false,
  }).data;

type Props = {
  task: number;
  version: number;
  before: Texts;
  now: Texts;
  /** The placeholder of an emptied text. */
  empty: string;
  onTake: () => void;
};

export function CameBetween({ task, version, before, now, empty, onTake }: Props) {
  const say = useSay();
  const format = useFormat();
  const event = useLastAuthor(task, version, now);
  return (
    <Notice
      live
      tone="warn"
      title={
        event?.by_name
          ? say('task.popups.edit.between', { name: event.by_name, time: format.dateTime(event.at) })
          : say('task.popups.edit.betweenSomebody')
      }
      note={say('task.popups.edit.betweenNote')}
    >
      {Object.keys(now)
        .filter((field) => now[field] !== before[field])
        .map((field) => (
          <p key={field} className={field === 'title' ? 'task-between-title' : 'task-between'}>
            {now[field] || empty}
          </p>
        ))}
      <ActionButton className="task-between-take" onAct={onTake}>
        {say('task.popups.edit.take')}
      </ActionButton>
    </Notice>
  );
}
