// How the user wants to be notified of each kind of event; changes apply at once.
import './choices.css';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { channels, notificationKinds } from '#schema/company/notification-kinds.ts';
import { useChoices, useChoose } from './notification-queries.ts';

export function NotificationChoices() {
  const say = useSay();
  const { data, error, refetch } = useChoices();
  const { mutate } = useChoose();
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={notificationKinds.length} />;
  const options = channels.map((value) => ({ value, label: say(`notification.choices.${value}`) }));
  return (
    <section className="notification-choices" aria-label={say('notification.choices.title')}>
      {notificationKinds.map((kind) => (
        <div key={kind} className="notification-choice split gap-16 lines-4 pad-y-8">
          <span aria-hidden="true">{say(`notification.choices.kinds.${kind}`)}</span>
          <SegmentedChoice
            label={say(`notification.choices.kinds.${kind}`)}
            hideLabel
            options={options}
            value={data[kind]}
            onChange={(channel) => mutate({ [kind]: channel })}
          />
        </div>
      ))}
    </section>
  );
}
