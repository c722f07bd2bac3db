// The minutes of a meeting: editor, finished version, correction, or read-only text.

import { useState } from 'react';
import { LatePart } from '#admin/generic/shell/trouble.tsx';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { meetingStates } from '#admin/screens/meetings/shared/states.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconGavel, IconUserPlus } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { type Meeting, mayNow } from './data.ts';
import { Correction, Version } from './finished.tsx';
import { Reading } from './minutes/reading.tsx';
import { useMinutes } from './minutes/use-minutes.ts';
import type { OutcomeKind } from './outcome-form.tsx';
import { OutcomePopup } from './popups/outcome-popup.tsx';

const Sheet = lazyScreen(() => import('./minutes/sheet.tsx'));

/** Toolbar buttons that add a decision or an action item. */
function OutcomeTools({ meeting }: { meeting: Meeting }) {
  const say = useSay();
  const [kind, setKind] = useState<OutcomeKind | null>(null);
  return (
    <>
      <span className="minutes-divider" />
      <ActionButton kind="quiet" icon={<IconGavel size={16} />} onAct={() => setKind('decision')}>
        {say('meeting_outcome.values.kind.decision')}
      </ActionButton>
      <ActionButton kind="quiet" icon={<IconUserPlus size={16} />} onAct={() => setKind('action')}>
        {say('meeting_outcome.values.kind.action')}
      </ActionButton>
      {kind && <OutcomePopup meeting={meeting} kind={kind} onClose={() => setKind(null)} />}
    </>
  );
}

/** Before the minutes are finished: an editor, or the text for users who may not write. */
function LiveMinutes({ meeting }: { meeting: Meeting }) {
  const minutes = useMinutes(meeting.id, true);
  return (
    <LatePart at="minutes" fallback={<Reading />}>
      <Sheet meeting={meeting} minutes={minutes} tools={<OutcomeTools meeting={meeting} />} />
    </LatePart>
  );
}

export type Part = { meeting: Meeting; correcting: boolean; onCorrected: () => void };
export function Minutes({ meeting, correcting, onCorrected }: Part) {
  const say = useSay();
  if (correcting) return <Correction meeting={meeting} onDone={onCorrected} />;
  if (meeting.versions.length > 0) return <Version meeting={meeting} />;
  if (mayNow(meeting, 'write')) return <LiveMinutes meeting={meeting} />;
  return (
    <Card title={say('meeting_paragraph.many')}>
      <p className="ui-quiet">
        {say(meeting.status === meetingStates.cancelled ? 'meeting_page.minutes.never' : 'meeting_page.minutes.notYours')}
      </p>
    </Card>
  );
}
