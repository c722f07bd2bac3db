// The dock of a meeting on a phone: the buttons used during a meeting; a single row above the keyboard.

import { type CSSProperties, useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { meetingStates } from '#admin/screens/meetings/shared/states.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconArrowDown, IconFlag, IconGavel, IconTextSize, IconUserPlus } from '#admin/ui/marks/icons.tsx';
import { Dock, DockClock, DockRow } from '#admin/ui/page/dock.tsx';
import { useNext } from './agenda.tsx';
import { ClockActs, MeetingClock } from './band.tsx';
import { type Meeting, mayNow } from './data.ts';
import { useKeyboard } from './keyboard.ts';
import type { OutcomeKind } from './outcome-form.tsx';
import { OutcomePopup } from './popups/outcome-popup.tsx';
import type { Show } from './popups/popups.tsx';

type Slot = (element: HTMLElement | null) => void;
type Props = {
  meeting: Meeting;
  show: Show;
  /** The sheet is shown: its toolbar and save status belong in the dock. */
  writing: boolean;
  marks: Slot;
  saving: Slot;
};

export function MeetingDock({ meeting, show, writing, marks, saving }: Props) {
  const say = useSay();
  const keyboard = useKeyboard();
  const [marking, setMarking] = useState(false);
  const [kind, setKind] = useState<OutcomeKind | null>(null);
  const { next, act } = useNext(meeting);
  const writes = mayNow(meeting, 'write') && meeting.status !== meetingStates.planned;
  if (!writes && !(['start', 'continue', 'stop'] as const).some((one) => mayNow(meeting, one))) return null;
  return (
    <div
      className={keyboard > 0 ? 'meeting-dock meeting-dock-typing' : 'meeting-dock'}
      style={{ '--keyboard': `${keyboard}px` } as CSSProperties}
    >
      <Dock label={say('meeting_page.band.label')} running={meeting.status === meetingStates.inProgress}>
        {writing && marking && <div ref={marks} className="meeting-dock-marks" />}
        {writes && (
          <DockRow>
            {writing && (
              <IconButton
                icon={<IconTextSize size={22} />}
                label={say('rich_text.tools')}
                aria-expanded={marking}
                onAct={() => setMarking(!marking)}
              />
            )}
            <ActionButton size="l" icon={<IconGavel size={18} />} onAct={() => setKind('decision')}>
              {say('meeting_outcome.values.kind.decision')}
            </ActionButton>
            <ActionButton size="l" icon={<IconUserPlus size={18} />} onAct={() => setKind('action')}>
              {say('meeting_outcome.values.kind.action')}
            </ActionButton>
          </DockRow>
        )}
        <DockRow>
          {meeting.started_at && (
            <DockClock>
              <MeetingClock meeting={meeting} size="dock" />
              {writing && <span ref={saving} className="meeting-dock-saving ui-small ui-quiet" />}
            </DockClock>
          )}
          <ClockActs meeting={meeting} show={show} size="xl" />
          {next ? (
            <ActionButton kind="ink" size="xl" icon={<IconArrowDown size={18} />} onAct={act}>
              {say('meeting_page.agenda.item', { number: next.position })}
            </ActionButton>
          ) : (
            mayNow(meeting, 'finish') && (
              <ActionButton kind="ink" size="xl" icon={<IconFlag size={18} />} onAct={() => show('finish')}>
                {say('meeting.popups.finish.action')}
              </ActionButton>
            )
          )}
        </DockRow>
        {kind && <OutcomePopup meeting={meeting} kind={kind} onClose={() => setKind(null)} />}
      </Dock>
    </div>
  );
}
