// Sends the work order for confirmation: recipient, language, content, validity of the link; without an e-mail address the link is shown here.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { LatePart } from '#admin/generic/shell/trouble.tsx';
import { stay } from '#admin/providers/calls/press.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { contactName } from '#admin/screens/clients/shared/parties.ts';
import { taskStates } from '#admin/screens/tasks/shared/states.ts';
import type { TaskPage, TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { readRidesOf, rideKeys } from '#admin/screens/transport/shared/ride-queries.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { AddressText } from '#admin/ui/marks/address-text.tsx';
import { IconCheck, IconLink, IconPrinter, IconSend } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { SkeletonLine } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import { isLanguage } from '#schema/core/words.ts';
import { taskNumber, useSendAct } from '../acts.ts';
import { mayNow, useWhyNot } from '../data.ts';
import type { PopupProps, ShowPopup } from '../popups/popups.tsx';
import { DocumentLink } from './document.tsx';
import { LanguageField, usualLanguage } from './language.tsx';

const SentLink = lazyScreen(async () => ({ default: (await import('./sent-link.tsx')).SentLink }));

const dayMs = 86_400_000;
/** The link created by the server; only its first answer contains the address. */
type Link = NonNullable<AnswerOf<'/task/{id}/close', 'PUT'>['link']>;

function Recipient({ task, show }: { task: TaskPage; show: ShowPopup }) {
  const say = useSay();
  const { contact } = task;
  if (!task.client) return <Notice tone="info">{say('task_act.send.noClient')}</Notice>;
  return (
    <div className="task-recipient row stretch wrap gap-16 lines-4">
      <span className="ui-quiet">{say('task_act.send.to')}</span>
      <div>
        {contact && <b>{contactName(contact)}</b>}
        <div className={contact?.email ? 'ui-quiet' : 'ui-warn'}>
          {contact?.email ? <AddressText>{contact.email}</AddressText> : say(contact ? 'task_act.send.noEmail' : 'task_act.send.noContact')}
        </div>
      </div>
      {mayNow(task, 'changeContact') && (
        <button type="button" className="task-link tap" onClick={() => show('changeContact')}>
          {say('shell.verb.change')} …
        </button>
      )}
    </div>
  );
}

/** Hours, trips and material as the client sees them. */
function Totals({ task, entries }: { task: TaskPage; entries: readonly TimeEntry[] }) {
  const say = useSay();
  const format = useFormat();
  const seconds = entries.reduce((sum, { total_time }) => sum + total_time, 0);
  const { transports, materials } = task;
  const { data: rides } = useQuery({
    queryKey: rideKeys.ofTask(task.id),
    queryFn: ({ signal }) => readRidesOf(task.id, signal),
    enabled: transports > 0,
    retry: false,
  });
  const kilometers = rides?.reduce((sum, { start_kilometers: from, end_kilometers: to }) => sum + (to ?? from) - from, 0);
  return (
    <div className="task-sums-of stack gap-8">
      <dl className="stack gap-8">
        <div className="split stretch gap-12 lines-4">
          <dt>{say('task_act.send.work', { smart_count: entries.length })}</dt>
          <dd className="ui-num">{format.clock(seconds)}</dd>
        </div>
        {transports > 0 && (
          <div className="split stretch gap-12 lines-4">
            <dt>{say('task_act.send.transport', { smart_count: transports })}</dt>
            <dd className="ui-num">{kilometers !== undefined && format.kilometers(kilometers)}</dd>
          </div>
        )}
        {materials > 0 && (
          <div className="split stretch gap-12 lines-4">
            <dt>{say('task_act.send.material')}</dt>
            <dd>{say('task_act.send.lines', { smart_count: materials })}</dd>
          </div>
        )}
      </dl>
      <DocumentLink task={task} />
    </div>
  );
}

function Terms({ task }: { task: TaskPage }) {
  const say = useSay();
  const format = useFormat();
  const { settings } = useSession();
  const offset = useServerOffset();
  const [now] = useState(() => Date.now() + offset);
  const date = format.dateTime(now + settings.link_days * dayMs);
  return (
    <ul className="task-terms stack gap-4 list ui-small ui-quiet">
      {mayNow(task, 'close') && (
        <li className="row stretch gap-6">
          <IconCheck size={14} />
          {say('task_act.send.nobodyWorks')}
        </li>
      )}
      <li className="row stretch gap-6">
        <IconLink size={14} />
        {task.status === taskStates.sentForConfirmation
          ? say('task_act.send.expiresAgain', { date })
          : say('task_act.send.expires', { date })}
      </li>
    </ul>
  );
}

type Props = PopupProps & { entries: readonly TimeEntry[]; show: ShowPopup };

export function SendTask({ task, entries, show, open, onClose }: Props) {
  const say = useSay();
  const whyNot = useWhyNot();
  const send = useSendAct(task.id);
  const [link, setLink] = useState<Link | null>(null);
  const { client, contact } = task;
  const [language, setLanguage] = useState(usualLanguage(task));
  const number = taskNumber(task);
  const name = contact ? contactName(contact) : '';
  const empty = entries.length === 0 && task.transports === 0 && task.materials === 0;

  const close = async (key: string) => {
    const { link: made } = await send('/close', { body: client && isLanguage(language) ? { language } : {} }, key);
    if (made && !made.email) {
      setLink(made);
      return stay;
    }
    toastSuccess(made ? say('task_act.send.done', { name: name || (made.email ?? '') }) : say('task_act.send.confirmed', { number }));
  };

  if (link)
    return (
      <PressPopup
        open={open}
        onClose={onClose}
        title={say('task_act.sent.title')}
        subject={`#${number}`}
        cancel={null}
        extra={
          link.url && (
            <ActionButton icon={<IconPrinter size={16} />} onAct={() => window.print()}>
              {say('task_act.sent.print')}
            </ActionButton>
          )
        }
        action={
          link.url
            ? { label: say('task_act.sent.finish'), send: async () => undefined }
            : { label: say('task_act.sent.renew'), icon: <IconLink size={18} />, subject: 'again', send: close }
        }
      >
        {link.url ? (
          <LatePart at={link.url} fallback={<SkeletonLine width="100%" height="12rem" />}>
            <SentLink number={number} url={link.url} expires_at={link.expires_at} name={name} />
          </LatePart>
        ) : (
          <Notice tone="warn">{say('task_act.sent.lost')}</Notice>
        )}
      </PressPopup>
    );
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('task_act.send.title')}
      subject={`#${number}`}
      action={{
        label: client ? say(empty ? 'task_act.send.emptyAction' : 'task_act.send.action') : say('task_act.send.confirmNow'),
        icon: <IconSend size={18} />,
        blocked: whyNot(task, 'close'),
        subject: ['close', language],
        send: close,
      }}
    >
      {client && empty && (
        <Notice tone="warn" title={say('task_act.send.empty')}>
          {say('task_act.send.emptyText')}
        </Notice>
      )}
      <Recipient task={task} show={show} />
      {client && <LanguageField task={task} value={language} onChange={setLanguage} />}
      <Totals task={task} entries={entries} />
      {client && <Terms task={task} />}
    </PressPopup>
  );
}
