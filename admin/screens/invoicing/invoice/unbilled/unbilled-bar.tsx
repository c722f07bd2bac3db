// The bar of selected tasks: client, sum, and buttons that create a draft or add to one. Tasks taken by colleagues are named.
import '../bar.css';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { usePressKeys } from '#admin/providers/calls/press-keys.ts';
import { problemOf } from '#admin/providers/calls/problem.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { pathTo } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconArrowRight } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { invoice, useReread, useWaiting, type Waiting } from '../data.ts';
import { JoinGroup } from '../join-popup.tsx';
import { type Group, groupsIn } from '../taken.ts';
import { TakenGroups } from '../taken-groups.tsx';
import { Hours } from '../worth.tsx';
import type { UnbilledTask } from './unbilled-data.ts';

type Props = { chosen: readonly UnbilledTask[]; onChoose: (tasks: readonly UnbilledTask[]) => void };

const sumOf = (tasks: readonly UnbilledTask[], of: (task: UnbilledTask) => number) => tasks.reduce((sum, task) => sum + of(task), 0);

export function UnbilledBar({ chosen, onChoose }: Props) {
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const navigate = useNavigate();
  const reread = useReread();
  const words = useFailureWords();
  const keyed = usePressKeys();
  const [refused, setRefused] = useState<{ text: string; groups: readonly Group[] } | null>(null);
  const [joining, setJoining] = useState(false);
  const [first] = chosen;
  const waiting = useWaiting(first?.client_id);
  if (!first) return null;
  const unpriced = sumOf(chosen, (one) => one.unpriced);
  const kilometers = sumOf(chosen, (one) => one.kilometers);
  const countText = say('task.count', { smart_count: chosen.length });
  const bill = async (to: Waiting | null) => {
    setRefused(null);
    const tasks = chosen.map(({ id }) => id);
    const { client_id } = first;
    try {
      await keyed([to?.id, client_id, tasks], async (key) => {
        const { id, title } = to ?? (await sendOnce('/invoice', { method: 'POST', body: { client_id, tasks } }, key));
        if (to) await sendOnce(`/invoice/${to.id}/task`, { method: 'POST', body: { tasks } }, key);
        await navigate(pathTo(invoice, id) ?? '/');
        await reread();
        toastSuccess(to ? say('invoice_page.tasks.added', { title, what: countText }) : say('invoice_page.unbilled.made', { title }));
      });
    } catch (error) {
      setJoining(false);
      const groups = groupsIn(problemOf(error));
      setRefused({ text: words(error), groups });
      const taken = new Set(groups.map(({ task_id }) => task_id));
      await reread();
      if (taken.size > 0 && taken.size < chosen.length) onChoose(chosen.filter(({ id }) => !taken.has(id)));
    }
  };
  return (
    <section className="invoice-bar row wrap gap-24 lines-8" aria-label={say('invoice_page.unbilled.chosen')}>
      {refused && (
        <Notice tone="danger" live>
          <TakenGroups {...refused} />
        </Notice>
      )}
      <p role="status">
        <b>{first.client_name}</b>{' '}
        <span className="ui-quiet">
          <span className="ui-num">{countText}</span> · <Hours seconds={sumOf(chosen, (one) => one.billed_time)} />
          {kilometers > 0 && (
            <>
              {' · '}
              <span className="ui-num">{format.kilometers(kilometers)}</span>
            </>
          )}
        </span>
      </p>
      <p className="invoice-bar-worth">
        <b className="ui-num">{format.money(sumOf(chosen, (one) => one.amount))}</b>{' '}
        <span className="ui-small ui-quiet">
          {say('invoice_page.withoutVat')}
          {unpriced > 0 && (
            <>
              {' · '}
              <span className="ui-warn invoice-bar-unpriced">{say('invoice_page.unpriced', { smart_count: unpriced })}</span>
            </>
          )}
        </span>
      </p>
      <div className="invoice-bar-acts row last stretch wrap gap-8 push">
        <ActionButton kind="quiet" onAct={() => onChoose([])}>
          {t('verb.clear')}
        </ActionButton>
        {waiting.length > 0 && <ActionButton onAct={() => setJoining(true)}>{say('invoice_page.join.open')}</ActionButton>}
        <ActionButton kind="main" icon={<IconArrowRight size={16} />} shortcut="Ctrl S" onAct={() => bill(null)}>
          {say('invoice_page.unbilled.make')}
        </ActionButton>
      </div>
      {joining && <JoinGroup client={first.client_name} groups={waiting} onJoin={bill} onClose={() => setJoining(false)} />}
    </section>
  );
}
