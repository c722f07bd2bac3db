// The cards beside an offer's track: value and deadlines.

import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useOfferUrgency } from '#admin/screens/offers/shared/offer-cells.tsx';
import { offerSteps } from '#admin/screens/offers/shared/states.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { Due } from '#admin/ui/marks/due.tsx';
import { IconPencil } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { DescriptionList } from '#admin/ui/tables/description-list.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { daysBetween } from '#schema/core/zone.ts';
import type { OfferPage } from './data.ts';

/** Days before expiry from which the date is highlighted. */
const soon = 30;
const minuteMs = 60_000;

function Probability({ value }: { value: number }) {
  const format = useFormat();
  return (
    <span className="row inline wrap gap-8">
      <span className="offer-bar" aria-hidden="true">
        <span style={{ width: `${value}%` }} />
      </span>
      <span className="ui-num">{format.percent(value)}</span>
    </span>
  );
}

export function DataCard({ page, onEdit }: { page: OfferPage; onEdit: (() => void) | undefined }) {
  const say = useSay();
  const format = useFormat();
  const today = format.dayOf(useNow(useServerOffset(), { step: minuteMs }));
  const urgency = useOfferUrgency(page.deadline, page.status);
  const { value, probability, valid_until, deadline, status } = page;
  const left = valid_until ? daysBetween(today, valid_until) : null;
  const saveStatus = () => {
    if (!valid_until || left === null) return { value: format.date(valid_until) };
    const date = format.date(valid_until);
    if (status > offerSteps.sentToClient || left > soon) return { value: date };
    return left < 0
      ? { value: say('offer_page.data.over', { date }), tone: 'danger' as const }
      : { value: say('offer_page.data.left', { date, smart_count: left }), tone: 'warn' as const };
  };
  return (
    <Card
      title={say('offer_page.data.title')}
      action={onEdit && <IconButton icon={<IconPencil size={16} />} label={say('offer.transitions.edit')} onAct={onEdit} />}
    >
      <DescriptionList
        items={[
          { label: say('offer.fields.value'), value: <b className="ui-num">{format.money(value)}</b> },
          { label: say('offer.fields.probability'), value: <Probability value={probability} /> },
          { label: say('offer.fields.offer_type_id'), value: page.offer_type_name ?? '–' },
          { label: say('offer.fields.commercial_user_id'), value: page.commercial_user_name ?? '–' },
          { label: say('offer.fields.offer_manager_id'), value: page.offer_manager_name ?? '–' },
          { label: say('offer.fields.deadline'), value: <Due urgency={urgency}>{format.date(deadline)}</Due> },
          { label: say('offer.fields.valid_until'), ...saveStatus() },
        ]}
      />
    </Card>
  );
}
