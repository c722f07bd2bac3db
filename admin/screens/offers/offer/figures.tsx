// The figures above the offers: number and value of open ones, approval rate, longest waiting.

import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { offerStepName } from '#admin/screens/offers/shared/states.ts';
import './figures.css';
import { Link } from 'react-router';
import type { Filter } from '#admin/generic/list/listing.ts';
import { useOnceForMany } from '#admin/providers/calls/once-for-many.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { useFigures } from './board-data.ts';
import { offerNumber } from './data.ts';
import { secondsOf } from './passes.ts';
import { useStretch } from './stretch.ts';
import { useWholeMoney } from './whole-money.ts';

const minuteMs = 60_000;
const together = 300;
/** Seconds at one step after which an offer counts as late. */
export const late = 14 * 86_400;

/** `steps`: also shows the value of each step, where no columns do. */
export function FiguresHead({ filter, steps: listed }: { filter: Filter; steps: boolean }) {
  const say = useSay();
  const format = useFormat();
  const whole = useWholeMoney();
  const stretch = useStretch();
  const now = useNow(useServerOffset(), { step: minuteMs });
  const { data, refetch } = useFigures(filter);
  useLive(
    ['offer'],
    useOnceForMany(() => void refetch(), together),
  );
  if (!data) return <div className="offer-figures offer-figures-empty" aria-hidden="true" />;
  const { open, conversion, longest, steps } = data;
  const { sent, approved } = conversion;
  const share = sent > 0 ? Math.round((approved / sent) * 100) : null;
  const waited = longest ? secondsOf({ entered_at: longest.step_since, left_at: null }, now) : 0;
  return (
    <section className="ui-card offer-figures" aria-label={say('offer_page.figures.label')}>
      <div>
        <span className="ui-small ui-faint">{say('offer_page.figures.open')}</span>
        <p>
          <b className="ui-num">{whole(open.value)}</b> <span className="ui-quiet">· </span>
          <span className="nowrap ui-quiet">{say('offer.count', { smart_count: open.count })}</span>
        </p>
      </div>
      <div>
        <span className="ui-small ui-faint">{say('offer_page.figures.weighted')}</span>
        <p>
          <b className="ui-num">{whole(open.weighted)}</b>
        </p>
      </div>
      <div>
        <span className="ui-small ui-faint">{say('offer_page.figures.conversion')}</span>
        <div className="offer-conversion row gap-10">
          <b className="ui-num">{share === null ? '–' : format.percent(share)}</b>
          <span className="grow fit">
            <span className="offer-figures-bar" aria-hidden="true">
              <span style={{ width: `${share ?? 0}%` }} />
            </span>
            <span className="offer-figures-small ui-num">{say('offer_page.figures.of', { approved, sent })}</span>
          </span>
        </div>
      </div>
      <div>
        <span className="ui-small ui-faint">{say('offer_page.figures.longest')}</span>
        <p className="ui-one-line">
          {longest ? (
            <>
              <span className={`offer-figures-wait ui-num ${waited > late ? 'ui-danger' : ''}`}>{stretch(waited)}</span>{' '}
              <Link to={`/offer/${longest.id}`}>{offerNumber(longest)}</Link>{' '}
              <span className="ui-quiet">{say(`offer.values.status.${offerStepName(longest.status)}`)}</span>
            </>
          ) : (
            '–'
          )}
        </p>
      </div>
      {listed && steps.length > 0 && (
        <ol className="offer-figures-steps row stretch wrap gap-16 lines-4 across">
          {steps.map(({ status, count, value }) => (
            <li key={status}>
              <span className="ui-small ui-faint">
                {status} {say(`offer.values.status.${offerStepName(status)}`)}
              </span>{' '}
              <span className="ui-small ui-num">
                {count} · {whole(value)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
