// Finished minutes: each fixed version, and the correction that makes the next one.
import { lazyScreen } from '#admin/providers/chunk.ts';
import './minutes/minutes.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LineField } from '#admin/fields/line-field.tsx';
import { RichText } from '#admin/fields/rich-text.tsx';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { LatePart } from '#admin/generic/shell/trouble.tsx';
import { api } from '#admin/providers/calls/api.ts';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useSend } from '#admin/screens/meetings/shared/acts.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { IconFileTypePdf } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { type Meeting, numberIn } from './data.ts';
import { changeOf } from './minutes/draft.ts';
import { Reading } from './minutes/reading.tsx';
import { useMinutes } from './minutes/use-minutes.ts';
import { OutcomeCard } from './outcome-card.tsx';
import { CorrectFacts } from './popups/correct-facts.tsx';
import { bodyOf, useKeptFacts } from './stored-facts.ts';
import { agreedIn } from './version-outcomes.ts';

const Sheet = lazyScreen(() => import('./minutes/sheet.tsx'));

/** The text of a version with the current state of its outcomes: an action item shows its task. */
export function Version({ meeting }: { meeting: Meeting }) {
  const say = useSay();
  const format = useFormat();
  const [newest] = meeting.versions;
  const [chosenVersion, setWanted] = useState<number | null>(null);
  const number = chosenVersion ?? newest?.number ?? 1;
  const { data, error, refetch } = useQuery({
    queryKey: ['meeting', 'version', meeting.id, number],
    queryFn: async ({ signal }) => (await call(`/meeting/${meeting.id}/version/${number}`, { signal })).json,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const shown = meeting.versions.find((one) => one.number === number);
  const sections = data?.minutes.sections ?? [];
  const agreed = agreedIn(sections, meeting);
  const first = sections[0]?.title === null ? 0 : 1;
  return (
    <Card flush label={say('meeting_paragraph.many')} className="minutes">
      <header className="minutes-version row wrap gap-16 lines-8">
        <div>
          <strong>{say('meeting_page.version.number', { number })}</strong>
          {shown && (
            <span className="ui-small ui-quiet ui-num">
              {shown.made_by_name}, {format.dateTime(shown.made_at)}
            </span>
          )}
          {shown?.reason && <span className="ui-small">{shown.reason}</span>}
        </div>
        {meeting.versions.length > 1 && (
          <SegmentedChoice<number>
            label={say('meeting_version.many')}
            hideLabel
            value={number}
            onChange={setWanted}
            options={meeting.versions.toReversed().map((one) => ({ value: one.number, label: String(one.number) }))}
          />
        )}
        <ActionButton
          kind="quiet"
          icon={<IconFileTypePdf size={16} />}
          onAct={() => void window.open(`${api}/meeting/${meeting.id}/pdf?version=${number}`)}
        >
          PDF
        </ActionButton>
      </header>
      <div className="minutes-sheet">
        {!data && (error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={5} />)}
        {[...sections.entries()].map(([at, { title, paragraphs }]) => (
          <section key={at} className="minutes-section">
            {title !== null && (
              <h2>
                {at + first} {title}
              </h2>
            )}
            <div className="minutes-text">
              <RichText html={paragraphs.join('')} />
            </div>
            {[...(agreed[at] ?? []).entries()].map(([place, { text, outcome }]) =>
              outcome ? (
                <OutcomeCard key={outcome.id} meeting={meeting} outcome={outcome} number={numberIn(meeting.outcomes, outcome)} />
              ) : (
                <p key={`said-${place}`}>{text}</p>
              ),
            )}
          </section>
        ))}
      </div>
    </Card>
  );
}

/** The editor of a correction, stored in this browser until it is submitted with a reason. */
export function Correction({ meeting, onDone }: { meeting: Meeting; onDone: () => void }) {
  const say = useSay();
  const fail = useFailure();
  const send = useSend(meeting.id);
  const minutes = useMinutes(meeting.id, false);
  const { facts, change, forget } = useKeptFacts(meeting.id);
  const { keeper, tab } = minutes;
  const { attendance, outcomes, reason } = bodyOf(facts);
  const changed = keeper.drafts.length + attendance.length + outcomes.length > 0;
  const unsaid = outcomes.some(({ text }) => text === '');
  const blocked = !changed
    ? say('meeting_page.correct.nothing')
    : unsaid
      ? say('meeting_page.tasks.required')
      : reason
        ? null
        : say('meeting_page.reasonRequired');
  const leave = () => {
    keeper.forget();
    forget();
    onDone();
  };
  const save = async () => {
    try {
      await send('/correct', { body: { tab, reason, attendance, outcomes, changes: keeper.drafts.map(changeOf) } });
      toastSuccess(say('meeting_page.correct.done'));
      leave();
    } catch (error) {
      fail(error);
    }
  };
  return (
    <LatePart at="minutes" fallback={<Reading />}>
      <Sheet meeting={meeting} minutes={minutes} footless />
      <CorrectFacts meeting={meeting} facts={facts} onChange={change} />
      <Card label={say('meeting_page.correct.action')}>
        <div className="minutes-correct row end wrap gap-8 grow">
          <LineField
            label={say('meeting_page.correct.reason')}
            value={facts.reason}
            onChange={(text) => change({ reason: text })}
            max={1000}
            required
          />
          <ActionButton kind="quiet" onAct={leave}>
            {say('meeting_page.correct.drop')}
          </ActionButton>
          <ActionButton kind="main" blocked={blocked} reason="hidden" onAct={save}>
            {say('meeting_page.correct.action')}
          </ActionButton>
        </div>
      </Card>
    </LatePart>
  );
}
