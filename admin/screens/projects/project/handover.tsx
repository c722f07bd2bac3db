// The handover at the top of the page: author, text, excluded tasks and next step; or why it cannot start yet.

import './band.css';
import { useState } from 'react';
import { TransitionButton } from '#admin/generic/workflow/transition-button.tsx';
import { useNameOf } from '#admin/providers/person/colleagues.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { contactName } from '#admin/screens/clients/shared/parties.ts';
import { projectStates } from '#admin/screens/projects/shared/states.ts';
import { TaskGlyph } from '#admin/screens/tasks/shared/cells.tsx';
import { SignHere } from '#admin/screens/tasks/shared/sign-here.tsx';
import { taskStates } from '#admin/screens/tasks/shared/states.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClipboardCheck,
  IconMail,
  IconMessageX,
  IconSend,
  IconSignature,
} from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { type ProjectPage, projectNumber, type TaskRow, useActs } from './data.ts';
import { SendHandover } from './send-handover.tsx';

function Excluded({ page, tasks }: { page: ProjectPage; tasks: readonly TaskRow[] }) {
  const say = useSay();
  const out = tasks.filter(({ id }) => page.excluded_tasks.includes(id));
  if (out.length === 0) return null;
  const names = out.map(({ company_task_id }) => `#${company_task_id}`).join(', ');
  return (
    <span className="ui-warn">
      <TaskGlyph status={out[0]?.status ?? taskStates.inProgress} size={14} />
      {say('project_page.band.excluded', { smart_count: out.length, names })}
    </span>
  );
}

function Sent({ page }: { page: ProjectPage }) {
  const say = useSay();
  const format = useFormat();
  const { confirmation } = page;
  if (!confirmation) return null;
  const date = format.dateTime(confirmation.sent_at);
  const reminded = confirmation.reminded_at;
  return (
    <>
      <span>
        {confirmation.email
          ? say('project_page.band.sentTo', { date, email: confirmation.email })
          : say('project_page.band.given', { date })}
      </span>
      {reminded && <span>{say('project_page.band.reminded', { date: format.date(reminded) })}</span>}
    </>
  );
}

function Acts({ page, onSend }: { page: ProjectPage; onSend: () => void }) {
  const say = useSay();
  const { may, heldUp, whyNot, label, send: sendAct } = useActs(page);
  const [signing, setSigning] = useState(false);
  const send = page.status === projectStates.waitingForLeader ? 'approveHandover' : 'resendHandover';
  return (
    <div className="project-band-acts row stretch wrap gap-8">
      <TransitionButton entity="project" record={page} name="stopHandover" kind="quiet" />
      <TransitionButton entity="project" record={page} name="declineHandover" subject={projectNumber(page)} />
      {may('signHandover') && (
        <ActionButton kind="main" icon={<IconSignature size={16} />} onAct={() => setSigning(true)}>
          {label('signHandover')}
        </ActionButton>
      )}
      {signing && (
        <SignHere
          onClose={() => setSigning(false)}
          title={say('project_page.sign.title')}
          subject={projectNumber(page)}
          effect={say('project_page.sign.effect')}
          action={say('project_page.sign.action')}
          lost={say('project_page.sign.lost')}
          blocked={whyNot('signHandover')}
          send={(key) => sendAct('signHandover', undefined, key)}
        />
      )}
      {(may(send) || heldUp(send)) && (
        <ActionButton
          kind={send === 'approveHandover' ? 'main' : 'plain'}
          icon={send === 'approveHandover' ? <IconSend size={16} /> : <IconMail size={16} />}
          blocked={whyNot(send)}
          onAct={onSend}
        >
          {label(send)}
        </ActionButton>
      )}
    </div>
  );
}

export function HandoverBand({ page, tasks }: { page: ProjectPage; tasks: readonly TaskRow[] }) {
  const say = useSay();
  const format = useFormat();
  const nameOf = useNameOf();
  const [sending, setSending] = useState(false);
  const { status, handover_by, handover_at, handover_comment, done_tasks, contact } = page;
  const under = status === projectStates.waitingForLeader || status === projectStates.waitingForClient;
  return (
    <>
      {under && (
        <Card className="project-band" label={say('project_page.start.title')}>
          <div className="project-band-text">
            <p className="project-band-line row wrap gap-8 lines-4 break">
              <IconClipboardCheck size={18} />
              <b>
                {status === projectStates.waitingForLeader
                  ? say('project_page.band.proposes', { name: handover_by ? nameOf(Number(handover_by)) : '' })
                  : say('project_page.band.withClient')}
              </b>
              {handover_comment && <q className="ui-quiet">{handover_comment}</q>}
              <span className="ui-num ui-faint ui-small">{format.dateTime(handover_at)}</span>
            </p>
            <p className="project-band-line row wrap gap-8 lines-4 break ui-small ui-quiet">
              <span>
                <TaskGlyph status={taskStates.confirmed} size={14} />
                {say('project_page.band.done', { smart_count: done_tasks })}
              </span>
              <Excluded page={page} tasks={tasks} />
              {status === projectStates.waitingForLeader ? (
                <span>
                  {contact?.email
                    ? say('project_page.band.goesTo', { name: contactName(contact) || contact.email })
                    : say('project_page.band.byHand')}
                </span>
              ) : (
                <Sent page={page} />
              )}
            </p>
          </div>
          <Acts page={page} onSend={() => setSending(true)} />
        </Card>
      )}
      {sending && <SendHandover page={page} onClose={() => setSending(false)} />}
    </>
  );
}

const near = 80;
const over = 100;

/** Important notices: handover declined or confirmed, hours nearly used up. */
export function Notices({ page }: { page: ProjectPage }) {
  const say = useSay();
  const format = useFormat();
  const { denied, denied_reason, burn_warning, planned_time, worked_time, status, confirmation } = page;
  const percent = planned_time > 0 ? Math.floor((worked_time * 100) / planned_time) : 0;
  const name = confirmation?.name ?? '';
  const handedOver = (status === projectStates.finished || status === projectStates.invoiced) && confirmation?.answer === 'confirmed';
  return (
    <>
      {denied && (
        <Notice tone="danger" icon={<IconMessageX />} title={say('project_page.denied.title')}>
          {denied_reason && <q>{denied_reason}</q>}
        </Notice>
      )}
      {handedOver && (
        <Notice tone="info" icon={<IconCircleCheck />}>
          {say('project_page.confirmed', { name, date: format.dateTime(confirmation.answered_at) })}
          {confirmation.on_the_spot && (
            <div className="ui-small">{say('project_page.onTheSpot', { name: confirmation.answered_by_name ?? '' })}</div>
          )}
          {confirmation.handed_over && !confirmation.on_the_spot && (
            <div className="ui-small">{say('project_page.handedBy', { name: confirmation.sender })}</div>
          )}
        </Notice>
      )}
      {burn_warning >= near && status <= projectStates.waitingForClient && (
        <Notice tone={burn_warning >= over ? 'danger' : 'warn'} icon={<IconAlertTriangle />}>
          {say(burn_warning >= over ? 'project_page.burn.over' : 'project_page.burn.near', { percent: String(percent) })}
        </Notice>
      )}
    </>
  );
}
