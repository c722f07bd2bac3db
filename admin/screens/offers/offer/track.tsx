// The track of an offer: nine usual steps with person, time and duration; returns are marked at their step, a decline is an exit.

import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { offerStepName } from '#admin/screens/offers/shared/states.ts';
import './track.css';
import './track-upright.css';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconArrowBackUp, IconCircleX } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { changeNeeded, declined, passesOf, type Stay, usualSteps } from './passes.ts';
import { useStretch } from './stretch.ts';

/** `Nina K.`, because the track has little room. */
const shortName = (name: string): string => {
  const [first = '', ...rest] = name.split(' ');
  const last = rest.at(-1);
  return last ? `${first} ${last.charAt(0)}.` : first;
};
const minuteMs = 60_000;

export function Track({ stays }: { stays: readonly Stay[] }) {
  const say = useSay();
  const format = useFormat();
  const stretch = useStretch();
  const now = useNow(useServerOffset(), { step: minuteMs });
  const { nodes, detour, exit } = passesOf(stays, now);
  const when = ({ user_name, entered_at }: Stay) => `${shortName(user_name)}, ${format.date(entered_at)}`;
  const pinnedAt = detour ? usualSteps.indexOf(detour.from) : -1;
  return (
    <section className="ui-card offer-track" aria-label={say('offer_page.track.label')}>
      <ol className="offer-nodes">
        {nodes.map(({ step, state, times, last, seconds }, at) => (
          <li key={step} className={`offer-node offer-node-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="offer-node-number ui-num">{step}</span>
            {times > 0 && (
              <span className="offer-node-time ui-num">
                {state === 'now' ? say('offer_page.track.soFar', { time: stretch(seconds) }) : stretch(seconds)}
              </span>
            )}
            {at === pinnedAt && (
              <span className="offer-pin ui-num" aria-hidden="true">
                {changeNeeded}
              </span>
            )}
            <span className="offer-node-name">{say(`offer.values.status.${offerStepName(step)}`)}</span>
            <span className="offer-node-who">
              {last ? (
                <>
                  {when(last)}
                  {times > 1 && <b className="ui-num"> · {say('offer_page.track.times', { count: times })}</b>}
                </>
              ) : (
                <span className="ui-unseen">{say('offer_page.track.ahead')}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <div className="offer-ways row wrap gap-16 lines-8 above-12">
        {detour && (
          <p className="offer-detour row wrap gap-8 lines-4" style={{ '--pinned': Math.min(pinnedAt, 5) } as React.CSSProperties}>
            <span className={`offer-sign row inline gap-6 offer-sign-change${detour.answer ? '' : ' offer-sign-now'}`}>
              <IconArrowBackUp size={16} />
              <b className="ui-num">{changeNeeded}</b> {say('offer.values.status.changeNeeded')}
              {detour.times > 1 && <span className="ui-num">{say('offer_page.track.times', { count: detour.times })}</span>}
            </span>
            <span className="ui-quiet ui-small">
              {shortName(detour.last.user_name)} {format.date(detour.last.entered_at)}: {detour.last.note}{' '}
              {say(detour.answer ? 'offer_page.track.answered' : 'offer_page.track.unanswered', { time: stretch(detour.seconds) })}
            </span>
          </p>
        )}
        <p className="offer-exit row wrap gap-8 lines-4 push">
          <span className={`offer-sign row inline gap-6 ${exit ? 'offer-sign-declined' : 'offer-sign-open'}`}>
            <IconCircleX size={16} />
            <b className="ui-num">{declined}</b> {say('offer.values.status.declined')}
          </span>
          {exit && (
            <span className="ui-quiet ui-small">
              {when(exit)}: {exit.note}
            </span>
          )}
        </p>
      </div>
    </section>
  );
}
