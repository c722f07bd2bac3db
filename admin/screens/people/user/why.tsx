// Why somebody may do a thing or may not: one word, then every condition with where it is decided, and who may.
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Chooser } from '#admin/fields/chooser.tsx';
import type { Saved } from '#admin/generic/form/use-record-form.ts';
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { entityOf, pathTo } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconCircleCheck, IconCircleX, IconShield } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useActWords } from './act-words.ts';
import { useConditionWords } from './condition-words.ts';
import { type Answer, type Condition, useActs, useAnswer } from './may-data.ts';
import { RecordPick } from './record-pick.tsx';

function Row({ condition, answer }: { condition: Condition; answer: Answer }) {
  const say = useSay();
  const { title, note, source } = useConditionWords()(condition, answer);
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

function Conditions({ answer }: { answer: Answer }) {
  const say = useSay();
  const row = (condition: Condition) => <Row key={JSON.stringify(condition)} condition={condition} answer={answer} />;
  return (
    <>
      {answer.all.length > 0 && <ul className="why-list stack list">{answer.all.map(row)}</ul>}
      {answer.any.length > 0 && (
        <>
          <h3 className="ui-small ui-faint">{say(answer.all.length > 0 ? 'people.why.andOneOf' : 'people.why.oneOf')}</h3>
          <ul className="why-ways stack gap-8 list">
            {answer.any.map((way) => (
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

function Verdict({ answer, name }: { answer: Answer; name: string }) {
  const say = useSay();
  const { find } = useSpeech();
  const others = answer.all.find((one) => one.kind === 'guard' && !one.holds)?.names ?? [];
  const because =
    answer.reason === null
      ? undefined
      : (find(`people.why.reasons.${answer.reason}`, { name, role: answer.role.title, names: others.join(', ') }) ??
        say('people.why.reasons.guard'));
  return (
    <Notice
      tone={answer.allowed ? 'info' : 'danger'}
      icon={answer.allowed ? <IconCircleCheck /> : <IconCircleX />}
      title={say(answer.allowed ? 'people.why.answerYes' : 'people.why.answerNo')}
      live
    >
      {because ?? say('people.why.allHolds')}
    </Notice>
  );
}

function May({ answer }: { answer: Answer }) {
  const say = useSay();
  const [user, role] = [entityOf('user'), entityOf('role')];
  const opensRole = useMay(role.access.read);
  return (
    <div className="row wrap gap-12 lines-8">
      <span className="ui-faint">{say('people.why.others')}</span>
      {answer.people.map((one) => (
        <Link key={one.id} to={pathTo(user, one.id) ?? '/'} className="why-person tap row inline gap-6">
          <Avatar name={one.title} />
          {one.title}
        </Link>
      ))}
      {answer.people.length === 0 && <span>{say('people.why.nobodyElse')}</span>}
      {answer.others > 0 && <span className="ui-faint">{say('people.why.andMore', { smart_count: answer.others })}</span>}
      {opensRole && (
        <span className="push">
          <ActionButton icon={<IconShield size={16} />} to={pathTo(role, answer.role.id)}>
            {say('people.why.openRole', { role: answer.role.title })}
          </ActionButton>
        </span>
      )}
    </div>
  );
}

export function Why({ record }: { record: Saved }) {
  const say = useSay();
  const id = useId();
  const actWords = useActWords();
  const failureWords = useFailureWords();
  const { data: acts = [], isPending, error: unread } = useActs(record.id);
  const [chosen, setChosen] = useState('');
  const [about, setAbout] = useState<number | null>(null);
  // An entry and a stretch of it are removed by the same rule and under the same name: asked about once.
  const options = [...Map.groupBy(acts, actWords)].flatMap(([label, [one]]) => (one ? { value: one.act, label } : []));
  const act = acts.find((one) => one.act === chosen);
  const { data: answer, error: unanswered, isPlaceholderData } = useAnswer(record.id, act, about);
  const error = unread ?? unanswered;
  const name = String(record.name);
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
      {!error && answer && act && (act.record === null || about !== null) ? (
        <div className="why-answer stack gap-12" aria-busy={isPlaceholderData}>
          <Verdict answer={answer} name={name} />
          <Conditions answer={answer} />
          <May answer={answer} />
        </div>
      ) : (
        !error && <p className="ui-faint">{say(act?.record ? 'people.why.pickRecord' : 'people.why.pickAct')}</p>
      )}
    </Card>
  );
}
