// The page of a project offer: lines edited in place, totals, and beside them the preview of its acceptance.

import { lazyScreen } from '#admin/providers/chunk.ts';
import { idIn } from '#admin/providers/records/id-in.ts';
import { usePageRecord } from '#admin/providers/records/page-record.ts';
import '#admin/generic/form/record-page.css';
import './project-offer.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DockedTotal } from '#admin/fields/lines/totals.tsx';
import { LeaveGuard } from '#admin/generic/form/leave-guard.tsx';
import { useLiveRecord } from '#admin/generic/form/live-record.ts';
import { Loading, Missing, useBreadcrumbs } from '#admin/generic/form/record-states.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { LatePart } from '#admin/generic/shell/trouble.tsx';
import { useTransitions } from '#admin/generic/workflow/transitions.ts';
import { api } from '#admin/providers/calls/api.ts';
import { useRefusedPage } from '#admin/providers/calls/failure.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { projectOfferStates } from '#admin/screens/offers/shared/states.ts';
import { IconFileTypePdf } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { Tabs } from '#admin/ui/page/tabs.tsx';
import { useTab } from '#admin/ui/page/use-tab.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { can } from '#schema/core/access.ts';
import { totalsOf } from '#schema/offers/offer-totals.ts';
import { Acts } from './acts.tsx';
import { nameOfOffer, type Offer, useOffer, useOutcome } from './data.ts';
import { Disputes } from './disputes.tsx';
import { unfinished, waitsFor } from './draft.ts';
import { Foot } from './foot.tsx';
import { Standing } from './head.tsx';
import { Lines } from './lines.tsx';
import { NamedPopup, type PopupName } from './named-popup.tsx';
import { Against, Facts, WillBe } from './side-column.tsx';
import { Terms } from './terms.tsx';
import { Totals } from './totals.tsx';
import { useDraft } from './use-draft.ts';

const RecordHistory = lazyScreen(() => import('#admin/generic/history/record-history.tsx'));
const writes = can('project_offers.write');

function OfferView({ entity, offer }: { entity: EntityMetadata; offer: Offer }) {
  const say = useSay();
  const format = useFormat();
  const phone = useBelow(768);
  const { whyNot } = useTransitions('project_offer', offer);
  const mayWrite = useMay(writes);
  const readOnly = !mayWrite || offer.status !== projectOfferStates.draft;
  const form = useDraft(offer);
  const outcome = useOutcome(offer);
  const before = useOffer(offer.previous_id);
  const [tab, open] = useTab('lines');
  const [popup, setPopup] = useState<PopupName | null>(null);
  const breadcrumbs = useBreadcrumbs(entity, offer);
  const { draft, change } = form;
  // If a colleague has sent the offer meanwhile, it accepts no more changes.
  const waiting = !readOnly && unfinished(draft.lines).length > 0 ? waitsFor(draft.lines) : null;
  const unsaved = form.saving.is === 'failed' || waiting !== null;
  const totals = totalsOf({
    ...draft,
    lines: draft.lines.map((line) => ({ ...line, quantity: line.quantity || 0, price: line.price || 0, discount: line.discount || 0 })),
  });
  usePageTitle(`${nameOfOffer(offer)} ${offer.title}`, entity.name);
  useLiveRecord(entity, offer.id);
  const pdf = `${api}/project_offer/${offer.id}/pdf`;
  const shown = () => {
    if (tab === 'terms') return <Terms draft={draft} readOnly={readOnly} onChange={change} />;
    if (tab === 'pdf') return <iframe key={offer.version} className="offer-pdf" src={pdf} title={say('project_offer.screen.preview')} />;
    if (tab === 'history') return <RecordHistory entity={entity} record={offer} />;
    return (
      <>
        <Lines lines={draft.lines} totals={totals} readOnly={readOnly} onChange={(lines) => change({ lines })}>
          <Totals draft={draft} totals={totals} readOnly={readOnly} onChange={change} />
        </Lines>
        <Foot offer={offer} draft={draft} saving={form.saving} readOnly={readOnly} onAgain={form.flush} />
      </>
    );
  };
  return (
    <>
      <PageHeader
        breadcrumbs={breadcrumbs}
        number={nameOfOffer(offer).split(' ')[0]}
        title={offer.title}
        status={<Standing offer={offer} outcome={outcome} />}
        actions={
          <>
            <a className="offer-paper row inline gap-6" href={pdf} target="_blank" rel="noreferrer">
              <IconFileTypePdf size={16} /> PDF
            </a>
            {mayWrite && offer.status === projectOfferStates.draft && (
              <MoreMenu
                items={[
                  {
                    id: 'remove',
                    label: say('project_offer.transitions.remove'),
                    danger: true,
                    blocked: whyNot('remove'),
                    onAct: () => setPopup('remove'),
                  },
                ]}
              />
            )}
          </>
        }
      />
      <Disputes disputes={form.disputes} onSettle={form.settle} />
      <div className="aside aside-slim">
        <Card flush label={say('project_offer.screen.lines')} className="project-offer-card">
          <Tabs
            label={offer.title}
            keys
            tabs={[
              { id: 'lines', label: say('project_offer.screen.lines'), count: draft.lines.length },
              { id: 'terms', label: say('project_offer.screen.terms') },
              { id: 'pdf', label: say('project_offer.screen.preview') },
              { id: 'history', label: say('project_offer.screen.history') },
            ]}
            active={['terms', 'pdf', 'history'].includes(tab) ? tab : 'lines'}
            onChange={(next) => void form.flush().then(() => open(next))}
          >
            <LatePart at={tab}>{shown()}</LatePart>
          </Tabs>
        </Card>
        <aside className="record-aside stack gap-16 fit">
          <Acts
            offer={offer}
            outcome={outcome}
            waiting={waiting && say(`project_offer.screen.${waiting}`)}
            flush={form.flush}
            onOpen={setPopup}
          />
          {outcome && <WillBe offer={offer} outcome={outcome} />}
          {before && <Against offer={offer} draft={draft} total={totals.total} before={before} onCompare={() => setPopup('compare')} />}
          <Facts offer={offer} onEdit={readOnly ? null : () => void form.flush().then(() => setPopup('data'))} />
        </aside>
      </div>
      {phone && <DockedTotal label={say('project_offer.screen.total')} value={format.money(totals.total)} />}
      {/* Complete changes are saved already; a deleted draft has nothing to save. */}
      <LeaveGuard form={{ changed: unsaved ? [draft] : [], mayLeave: () => !unsaved || popup === 'remove' }} />
      {popup && <NamedPopup name={popup} offer={offer} outcome={outcome} draft={draft} before={before} onClose={() => setPopup(null)} />}
    </>
  );
}

export default function ProjectOfferPage({ entity }: ScreenProps) {
  const id = idIn(useParams().id);
  const { data: record, error, refetch } = usePageRecord('project_offer', id);
  useRefusedPage(error);
  if (record?.id === id) return <OfferView key={id} entity={entity} offer={record} />;
  return error ? <Missing entity={entity} error={error} retry={refetch} /> : <Loading entity={entity} />;
}
