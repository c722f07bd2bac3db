// Chooses the client's invoice draft that receives the selected tasks.
import { useState } from 'react';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { RadioList } from '#admin/ui/inputs/choices.tsx';
import { IconArrowRight } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Waiting } from './data.ts';

type Props = { client: string; groups: readonly Waiting[]; onJoin: (group: Waiting) => Promise<void>; onClose: () => void };

export function JoinGroup({ client, groups, onJoin, onClose }: Props) {
  const say = useSay();
  const format = useFormat();
  const [chosen, choose] = useState(groups.length === 1 ? (groups[0]?.id ?? null) : null);
  const group = groups.find(({ id }) => id === chosen);
  return (
    <PressPopup
      title={say('invoice_page.join.title')}
      subject={client}
      onClose={onClose}
      action={{
        label: say('invoice_page.join.action'),
        icon: <IconArrowRight size={16} />,
        blocked: group ? null : say('invoice_page.join.choose'),
        subject: chosen,
        send: async () => group && onJoin(group),
      }}
    >
      <RadioList
        label={say('invoice_page.join.groups')}
        options={groups.map(({ id, title, tasks, net, currency }) => ({
          value: id,
          label: title,
          note: `${say('task.count', { smart_count: tasks })} · ${format.money(net, currency)} ${say('invoice_page.withoutVat')}`,
        }))}
        value={chosen}
        onChange={choose}
      />
    </PressPopup>
  );
}
