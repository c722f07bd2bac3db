// The agenda: finished items, the current one with its used time, and the coming ones.
import { meetingStates } from '#admin/screens/meetings/shared/states.ts';
import './agenda.css';
import { type ReactNode, useState } from 'react';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useMeetingPress, useSend } from '#admin/screens/meetings/shared/acts.ts';
import { meetingNumber } from '#admin/screens/meetings/shared/number.ts';
import { useShortcut } from '#admin/ui/browser/shortcuts.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconArrowDown, IconCheck, IconPlus } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { callInputs } from '#generated/call-inputs.ts';
import { type Item, type Meeting, mayNow, minutesOf, nextItem, secondsTakenBy } from './data.ts';

/** `4:25 / 10`, or the planned minutes of an item not yet begun. */
export function ItemTime({ item }: { item: Item }) {
  const say = useSay();
  const now = useNow(useServerOffset(), { step: 1000, running: item.since !== null });
  const taken = secondsTakenBy(item, now);
  if (taken === 0 && !item.current && !item.done)
    return <span className="ui-num ui-faint">{say('meeting_page.agenda.minutes', { minutes: item.minutes })}</span>;
  return (
    <span className={taken > item.minutes * 60 ? 'ui-num ui-warn' : 'ui-num ui-quiet'}>
      {minutesOf(taken)} / {item.minutes}
    </span>
  );
}

export function ItemSign({ item }: { item: Item }): ReactNode {
  return <span className="agenda-sign">{item.done ? <IconCheck size={12} /> : item.position}</span>;
}

function Progress({ item }: { item: Item }) {
  const now = useNow(useServerOffset(), { step: 1000, running: item.since !== null });
  const part = Math.min(1, secondsTakenBy(item, now) / (item.minutes * 60));
  return (
    <span className="agenda-progress">
      <i style={{ width: `${part * 100}%` }} />
    </span>
  );
}

/** The server's default. */
const usualMinutes = 10;

/** Adds or edits an agenda item: subject, speaker and minutes. */
function ItemPopup({ meeting, item, onClose }: { meeting: Meeting; item: Item | null; onClose: () => void }) {
  const say = useSay();
  const send = useSend(meeting.id);
  const missing = say('meeting_page.agenda.required');
  return (
    <InputPopup
      entity="meeting"
      input={callInputs['POST /meeting/{id}/item']}
      title={say(item ? 'meeting_page.agenda.edit' : 'meeting_page.agenda.add')}
      subject={meetingNumber(meeting)}
      action={say('meeting_page.save')}
      fields={{
        title: { label: say('meeting_item.fields.title'), missing },
        speaker: { label: say('meeting_item.fields.speaker') },
        minutes: { label: say('meeting_item.fields.minutes'), missing, required: true },
      }}
      given={item ?? { minutes: usualMinutes }}
      send={({ minutes, ...said }) => {
        const body = { ...said, minutes: minutes ?? usualMinutes };
        return item ? send(`/item/${item.id}`, { body }) : send('/item', { method: 'POST', body });
      }}
      onClose={onClose}
    />
  );
}

function ItemRow({ meeting, item, onEdit }: { meeting: Meeting; item: Item; onEdit: () => void }) {
  const say = useSay();
  const press = useMeetingPress(meeting.id);
  const opens = meeting.status === meetingStates.inProgress && mayNow(meeting, 'write') && !item.current;
  const changes = mayNow(meeting, 'prepare');
  const classes = ['agenda-item anchor', item.current && 'agenda-current', item.done && 'agenda-done'].filter(Boolean).join(' ');
  const inside = (
    <>
      <ItemSign item={item} />
      <span className="stack fit break">
        <span className="agenda-title">{item.title}</span>
        {item.speaker && <span className="ui-small ui-faint">{item.speaker}</span>}
      </span>
      <ItemTime item={item} />
      {item.current && <Progress item={item} />}
    </>
  );
  return (
    <li className={classes} aria-current={item.current ? 'step' : undefined}>
      {opens ? (
        <button type="button" className="agenda-inside" onClick={() => void press((send) => send(`/item/${item.id}/open`))}>
          {inside}
        </button>
      ) : (
        <div className="agenda-inside">{inside}</div>
      )}
      {changes && (
        <span className="agenda-more">
          <MoreMenu
            upright
            label={say('meeting_page.agenda.acts', { title: item.title })}
            items={[
              { id: 'edit', label: say('meeting_page.agenda.edit'), onAct: onEdit },
              ...(item.position > 1
                ? [
                    {
                      id: 'up',
                      label: say('meeting_page.agenda.up'),
                      onAct: () => press((send) => send(`/item/${item.id}`, { body: { position: item.position - 1 } })),
                    },
                  ]
                : []),
              ...(item.position < meeting.items.length
                ? [
                    {
                      id: 'down',
                      label: say('meeting_page.agenda.down'),
                      onAct: () => press((send) => send(`/item/${item.id}`, { body: { position: item.position + 1 } })),
                    },
                  ]
                : []),
              {
                id: 'remove',
                label: say('meeting_page.remove'),
                danger: true,
                onAct: () => press((send) => send(`/item/${item.id}`, { method: 'DELETE' })),
              },
            ]}
          />
        </span>
      )}
    </li>
  );
}

/** Moves on to the next agenda item, from the minutes too. */
export const useNext = (meeting: Meeting) => {
  const press = useMeetingPress(meeting.id);
  const next = meeting.status === meetingStates.inProgress && mayNow(meeting, 'write') ? nextItem(meeting) : undefined;
  const act = () => (next ? press((send) => send(`/item/${next.id}/open`)) : undefined);
  return { next, act };
};

export function Agenda({ meeting }: { meeting: Meeting }) {
  const say = useSay();
  const [popup, setPopup] = useState<Item | 'new' | null>(null);
  const { next, act } = useNext(meeting);
  const writes = () => document.activeElement?.matches('.minutes-text') ?? false;
  // The cursor moves to the next item only if the user was writing and has not moved on.
  const goOn = async () => {
    const wrote = writes();
    await act();
    const text = wrote && writes() && document.querySelector<HTMLElement>(`[data-item="${next?.id}"] .minutes-text`);
    if (!text) return;
    text.focus();
    getSelection()?.selectAllChildren(text);
    getSelection()?.collapseToEnd();
  };
  useShortcut('Ctrl ArrowDown', () => void goOn(), { when: next !== undefined, says: say('meeting_page.agenda.next') });
  return (
    <Card
      flush
      title={say('meeting_item.many')}
      className="agenda"
      action={
        mayNow(meeting, 'prepare') && (
          <IconButton icon={<IconPlus size={16} />} label={say('meeting_page.agenda.add')} onAct={() => setPopup('new')} />
        )
      }
    >
      {meeting.items.length === 0 && <p className="agenda-empty ui-quiet">{say('meeting_page.agenda.empty')}</p>}
      <ol className="agenda-items">
        {meeting.items.map((item) => (
          <ItemRow key={item.id} meeting={meeting} item={item} onEdit={() => setPopup(item)} />
        ))}
      </ol>
      {next && (
        <div className="pad-12">
          <ActionButton icon={<IconArrowDown size={16} />} hint="Ctrl ↓" full onAct={act}>
            {say('meeting_page.agenda.next')}
          </ActionButton>
        </div>
      )}
      {popup && <ItemPopup meeting={meeting} item={popup === 'new' ? null : popup} onClose={() => setPopup(null)} />}
    </Card>
  );
}
