// Enters a company's collective leave: for everybody or one user type, with whom it leaves out before it is written.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { recordInput } from '#admin/generic/popup/record-input.ts';
import { call } from '#admin/providers/calls/http.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { useAbsenceKinds } from '#admin/screens/absences/shared/data.ts';
import { daysText } from '#admin/screens/absences/shared/days-text.ts';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { isDay } from '#schema/core/zone.ts';

const input = {
  ...recordInput('absence', ['kind_id', 'from', 'to']),
  ...recordInput('user', ['user_type_id']),
  ...recordInput('absence', ['comment']),
};
type Draft = { kind_id: number | null; from: string | null; to: string | null; user_type_id?: number | null; comment?: string | null };

const bodyOf = ({ kind_id, from, to, ...rest }: Draft) =>
  kind_id && from && to && isDay(from) && isDay(to) && from <= to ? { ...rest, kind_id, from, to, half_from: false, half_to: false } : null;

const usePlan = (draft: Draft) => {
  const body = bodyOf(draft);
  return useQuery({
    queryKey: ['absence', 'collective', body],
    queryFn: async ({ signal }) =>
      body && (await call('/absence/collective', { method: 'POST', body: { ...body, preview: true }, signal })).json,
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
};

function Ahead({ draft }: { readonly draft: Draft }) {
  const say = useSay();
  const format = useFormat();
  const { data } = usePlan(draft);
  if (!data) return null;
  const days = [...new Set(data.entered.map((one) => one.days))].sort((one, other) => one - other);
  const leftOut = Map.groupBy(data.left_out, ({ reason }) => reason);
  return (
    <div className="stack gap-8" aria-live="polite">
      <p>
        <b>{say('absence_page.collective.enter', { smart_count: data.entered.length })}</b>
        {days.length > 0 && (
          <span className="ui-quiet">
            {' '}
            · {say('absence_page.collective.takes', { days: days.map((one) => daysText(format, one)).join(', ') })}
          </span>
        )}
      </p>
      {[...leftOut].map(([reason, people]) => (
        <Notice key={reason} tone="info">
          {say('absence_page.collective.left', {
            reason: say(`absence_page.collective.${reason}`),
            names: people.map(({ name }) => name).join(', '),
          })}
        </Notice>
      ))}
    </div>
  );
}

export function CollectivePopup({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const userWords = useEntityWords('user');
  const queries = useQueryClient();
  const kinds = useAbsenceKinds().data;
  if (!kinds) return null;
  const vacation = kinds.find((kind) => 'class' in kind && kind.class === 'vacation' && !kind.archived);
  return (
    <InputPopup
      entity="absence"
      input={input}
      given={{ kind_id: vacation?.id ?? null }}
      title={say('absence_page.collective.title')}
      action={say('absence_page.collective.title')}
      onClose={onClose}
      send={async (values, key) => {
        const body = bodyOf(values);
        if (!body) return;
        await sendOnce('/absence/collective', { method: 'POST', body: { ...body, preview: false } }, key);
        await queries.invalidateQueries({ queryKey: ['absence'] });
      }}
      done={say('absence_page.collective.done')}
      fields={{
        user_type_id: { label: userWords.label('user_type_id'), help: say('absence_page.collective.everybody') },
        comment: { lines: 2 },
      }}
      foot={({ values }) => <Ahead draft={values} />}
    />
  );
}
