// Asks for an absence, or enters one for somebody else; what it takes and collides with stands below the dates before it is sent.
import './request.css';
import { useQueryClient } from '@tanstack/react-query';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { recordInput } from '#admin/generic/popup/record-input.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { isDay } from '#schema/core/zone.ts';
import { type AbsenceDraft, type Preview, useAbsenceKinds, usePreview } from './data.ts';
import { daysText } from './days-text.ts';

const input = recordInput('absence', ['kind_id', 'from', 'to', 'half_from', 'half_to', 'comment']);

/** Days that stand each by itself; a longer absence is a sum. */
const mostRows = 10;

function Takes({ preview }: { preview: Preview }) {
  const say = useSay();
  const format = useFormat();
  const { days, each, balance_before, balance_after, years, lapses } = preview;
  return (
    <div className="absence-takes stack gap-8">
      <ul className="list stack gap-4" aria-label={say('absence_page.request.days')}>
        {each.length <= mostRows &&
          each.map(({ day, counts, why }) => (
            <li key={day} className={counts > 0 ? 'split gap-8' : 'split gap-8 ui-faint'}>
              <span className="ui-num">
                {format.shortWeekday(day)} {format.dayMonth(day)}
              </span>
              <span>{say(`absence_page.request.${why ?? (counts === 1 ? 'working' : 'half')}`)}</span>
              <span className="ui-num">{counts > 0 ? daysText(format, counts) : '–'}</span>
            </li>
          ))}
        <li className="split gap-8 absence-sum">
          <b>{say('absence_page.request.together')}</b>
          <b className="ui-num">{say('absence_page.takes', { smart_count: days })}</b>
        </li>
      </ul>
      {years.length > 0 && (
        <dl className="absence-balance row wrap gap-16 flush">
          {(
            [
              ['before', balance_before],
              ['this', -days],
              ['after', balance_after],
            ] as const
          ).map(([name, value]) => (
            <div key={name}>
              <dt className="ui-small ui-quiet">{say(`absence_page.request.${name}`)}</dt>
              <dd className="ui-num">{daysText(format, value)}</dd>
            </div>
          ))}
          {lapses && (
            <div>
              <dt className="ui-unseen">{say('absence_page.leave.carried')}</dt>
              <dd className="ui-small ui-quiet absence-lapse">
                {say('absence_page.request.lapses', { days: daysText(format, lapses.days), day: format.date(lapses.on) })}
              </dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}

const spanText = (text: string, format: ReturnType<typeof useFormat>) => {
  const [from = '', to = ''] = text.split('/');
  return isDay(from) ? (isDay(to) ? `${format.dayMonth(from)} – ${format.date(to)}` : format.date(from)) : text;
};

export function Conflicts({ conflicts }: Pick<Preview, 'conflicts'>) {
  const say = useSay();
  const format = useFormat();
  return conflicts.map(({ kind, names, count, blocks }) => (
    <Notice key={kind} tone={blocks ? 'danger' : kind === 'colleagues' ? 'info' : 'warn'}>
      {say(`absence_page.conflicts.${kind}`)}: {names.map((name) => spanText(name, format)).join(', ')}
      {count > names.length && ` +${count - names.length}`}
    </Notice>
  ));
}

function Ahead({ draft }: { draft: AbsenceDraft | null }) {
  const { data } = usePreview(draft);
  if (!data || !draft) return null;
  return (
    <div className="stack gap-8" aria-live="polite">
      <Takes preview={data} />
      <Conflicts conflicts={data.conflicts} />
    </div>
  );
}

export type RequestStart = {
  /** Whose absence; the caller by default. */
  readonly user?: { readonly id: number; readonly name: string } | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

export function RequestPopup({ start: { user, from, to }, onClose }: { start: RequestStart; onClose: () => void }) {
  const say = useSay();
  const words = useEntityWords('absence');
  const queries = useQueryClient();
  const me = useSession().user;
  const kinds = useAbsenceKinds().data?.flatMap((kind) => ('archived' in kind && !kind.archived ? [kind] : []));
  const other = user && user.id !== me.id ? user : undefined;
  const user_id = other?.id ?? me.id;
  const draftOf = (values: { kind_id: number | null; from: string | null; to: string | null; half_from: boolean; half_to: boolean }) =>
    values.kind_id && values.from && values.to && isDay(values.from) && isDay(values.to)
      ? { ...values, kind_id: values.kind_id, from: values.from, to: values.to, user_id }
      : null;
  if (!kinds) return null;
  const halves = (kind_id: number | null) => kinds.find(({ id }) => id === kind_id)?.half_days ?? false;
  return (
    <InputPopup
      entity="absence"
      input={input}
      given={{ kind_id: kinds.find((kind) => kind.class === 'vacation')?.id ?? null, from: from ?? null, to: to ?? from ?? null }}
      onClose={onClose}
      title={say(other ? 'absence_page.request.titleFor' : 'absence_page.request.title')}
      subject={other?.name}
      action={say(other ? 'absence_page.request.enter' : 'absence_page.request.send')}
      send={async ({ kind_id, from: first, to: last, ...rest }, key) => {
        const half = halves(kind_id);
        const body = {
          ...rest,
          half_from: half && rest.half_from,
          half_to: half && rest.half_to,
          kind_id: kind_id ?? 0,
          from: first ?? '',
          to: last ?? '',
          user_id,
        };
        await sendOnce('/absence', { method: 'POST', body }, key);
        await queries.invalidateQueries({ queryKey: ['absence'] });
      }}
      done={say(other ? 'absence_page.request.entered' : 'absence_page.request.sent')}
      fields={{
        half_from: {
          draw: ({ values: { kind_id, half_from, half_to }, change }) =>
            halves(kind_id) && (
              <div className="row wrap gap-16">
                <Checkbox label={words.label('half_from')} checked={half_from} onChange={(on) => change({ half_from: on })} />
                <Checkbox label={words.label('half_to')} checked={half_to} onChange={(on) => change({ half_to: on })} />
              </div>
            ),
        },
        half_to: { draw: null },
        comment: { lines: 2 },
      }}
      foot={({ values }) => <Ahead draft={draftOf(values)} />}
    />
  );
}
