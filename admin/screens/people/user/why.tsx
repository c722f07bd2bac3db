// Explains whether a user may do something: yes or no, every condition with its source, and who else may.
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Chooser } from '#admin/fields/chooser.tsx';
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { entityOf, pathTo } from '#admin/providers/records/metadata.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconCircleCheck, IconCircleX, IconShield } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useActWords } from './act-words.ts';
import { useConditionWords } from './condition-words.ts';
import { type Condition, type PermissionExplanation, useActs, useExplanation } from './may-data.ts';
import { RecordPick } from './record-pick.tsx';

function Row({ condition, explanation }: { condition: Condition; explanation: PermissionExplanation }) {
  const say = useSay();
  const { title, note, source } = useConditionWords()(condition, explanation);
  return (
    <li className={`row start gap-12 pad-y-8 ${condition.holds ? 'why-holds' : 'why-fails'}`}>
      {condition.holds ? <IconCircleCheck size={18} /> : <IconCircleX size={18} />}
      <span className="why-text stack grow fit">
        <span className="ui-unseen">{say(condition.holds ? 'people.why.holds' : 'people.why.fails')}</span>
        <b>{title}</b>
        {note && <span className="ui-small ui-faint">{note}</span>}
      </span>
      <span className="ui-small ui-quiet">{source}</span>
    </li>
  );
}

function Conditions({ explanation }: { explanation: PermissionExplanation }) {
  const say = useSay();
  const row = (condition: Condition) => <Row key={JSON.stringify(condition)} condition={condition} explanation={explanation} />;
  return (
    <>
      {explanation.all.length > 0 && <ul className="why-list stack list">{explanation.all.map(row)}</ul>}
      {explanation.any.length > 0 && (
        <>
          <h3 className="ui-small ui-faint">{say(explanation.all.length > 0 ? 'people.why.andOneOf' : 'people.why.oneOf')}</h3>
          <ul className="why-ways stack gap-8 list">
            {explanation.any.map((way) => (
              <li key={JSON.stringify(way)}>
                <ul className="why-list stack list">{way.map(row)}</ul>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Verdict({ explanation, name }: { explanation: PermissionExplanation; name: string }) {
  const say = useSay();
  const { find } = useSpeech();
  const others = explanation.all.find((one) => one.kind === 'guard' && !one.holds)?.names ?? [];
  const because =
    explanation.reason === null
      ? undefined
      : (find(`people.why.reasons.${explanation.reason}`, { name, role: explanation.role.title, names: others.join(', ') }) ??
        say('people.why.reasons.guard'));
  return (
    <Notice
      tone={explanation.allowed ? 'info' : 'danger'}
      icon={explanation.allowed ? <IconCircleCheck /> : <IconCircleX />}
      title={say(explanation.allowed ? 'people.why.answerYes' : 'people.why.answerNo')}
      live
    >
      {because ?? say('people.why.allHolds')}
    </Notice>
  );
}

function May({ explanation }: { explanation: PermissionExplanation }) {
  const say = useSay();
  const [user, role] = [entityOf('user'), entityOf('role')];
  const opensRole = useMay(role.access.read);
  return (
    <div className="row wrap gap-12 lines-8">
      <span className="ui-faint">{say('people.why.others')}</span>
      {explanation.people.map((one) => (
        <Link key={one.id} to={pathTo(user, one.id) ?? '/'} className="why-person tap row inline gap-6">
          <Avatar name={one.title} />
          {one.title}
        </Link>
      ))}
      {explanation.people.length === 0 && <span>{say('people.why.nobodyElse')}</span>}
      {explanation.others > 0 && <span className="ui-faint">{say('people.why.andMore', { smart_count: explanation.others })}</span>}
      {opensRole && (
        <span className="push">
          <ActionButton icon={<IconShield size={16} />} to={pathTo(role, explanation.role.id)}>
            {say('people.why.openRole', { role: explanation.role.title })}
          </ActionButton>
        </span>
      )}
    </div>
  );
}

export function Why({ record }: { record: WholeRecord<'user'> }) {
  const say = useSay();
  const id = useId();
  const actWords = useActWords();
  const failureWords = useFailureWords();
  const { data: acts = [], isPending, error: unread } = useActs(record.id);
  const [chosen, setChosen] = useState('');
  const [about, setAbout] = useState<number | null>(null);
  // Actions with the same label have the same rule, so they are listed once.
  const options = [...Map.groupBy(acts, actWords)].flatMap(([label, [one]]) => (one ? { value: one.act, label } : []));
  const act = acts.find((one) => one.act === chosen);
  const { data: explanation, error: unanswered, isPlaceholderData } = useExplanation(record.id, act, about);
  const error = unread ?? unanswered;
  const name = record.name;
  return (
    <Card title={say('people.why.title')} className="why">
      <div className="why-question row end wrap gap-8">
        <span className="why-words row tall-36">{say('people.why.may', { name })}</span>
        <Chooser
          id={id}
          label={say('people.why.what')}
          required
          loading={isPending}
          options={options}
          value={act ? { value: act.act, label: actWords(act) } : null}
          onChange={(choice) => {
            setChosen(String(choice?.value ?? ''));
            setAbout(null);
          }}
        />
        {act?.record && (
          <>
            <span className="why-words row tall-36">{say('people.why.on')}</span>
            <RecordPick key={act.record} entity={act.record} onPick={setAbout} />
          </>
        )}
        <span className="why-words row tall-36" aria-hidden="true">
          ?
        </span>
      </div>
      {error && <Notice tone="danger">{failureWords(error)}</Notice>}
      {!error && explanation && act && (act.record === null || about !== null) ? (
        <div className="why-answer stack gap-12" aria-busy={isPlaceholderData}>
          <Verdict explanation={explanation} name={name} />
          <Conditions explanation={explanation} />
          <May explanation={explanation} />
        </div>
      ) : (
        !error && <p className="ui-faint">{say(act?.record ? 'people.why.pickRecord' : 'people.why.pickAct')}</p>
      )}
    </Card>
  );
}
