// The page of an offer: its track on top, its parts in tabs, and beside them the moves, value and client.

import { Tags } from '#admin/generic/parts/tags.tsx';
import { idIn } from '#admin/providers/records/id-in.ts';
import { usePageRecord } from '#admin/providers/records/page-record.ts';
import { ClientCard } from '#admin/screens/clients/shared/client-card.tsx';
import { offerStepName } from '#admin/screens/offers/shared/states.ts';
import './offer.css';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { useDuplicate } from '#admin/generic/form/duplicate.tsx';
import { useLiveRecord } from '#admin/generic/form/live-record.ts';
import { RecordPopup } from '#admin/generic/form/record-popup.tsx';
import { Loading, Missing, useBreadcrumbs } from '#admin/generic/form/record-states.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { useTransitions } from '#admin/generic/workflow/transitions.ts';
import { useFailure, useRefusedPage } from '#admin/providers/calls/failure.ts';
import { NotLive } from '#admin/providers/live/live.tsx';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { OfferStep } from '#admin/screens/offers/shared/offer-cells.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Chip } from '#admin/ui/marks/chip.tsx';
import { IconArchive, IconArchiveOff, IconPencil } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { can } from '#schema/core/access.ts';
import { DataCard } from './cards.tsx';
import { type OfferPage, offer, offerNumber, usePassedSteps } from './data.ts';
import { NextCard } from './next-card.tsx';
import { OfferTabs } from './tabs.tsx';
import { Track } from './track.tsx';

function Acts({ page, onEdit }: { page: OfferPage; onEdit: () => void }) {
  const say = useSay();
  const fail = useFailure();
  const duplicate = useDuplicate(offer, page.id);
  const { may, label, send } = useTransitions('offer', page);
  const act = (name: 'archive' | 'restore') => async () => {
    try {
      await send(name);
    } catch (error) {
      fail(error);
    }
  };
  return (
    <>
      {may('edit') && (
        <ActionButton kind="quiet" icon={<IconPencil size={16} />} shortcut="E" onAct={onEdit}>
          {label('edit')}
        </ActionButton>
      )}
      {may('archive') && (
        <ActionButton kind="quiet" icon={<IconArchive size={16} />} onAct={act('archive')}>
          {label('archive')}
        </ActionButton>
      )}
      {may('restore') && (
        <ActionButton kind="quiet" icon={<IconArchiveOff size={16} />} onAct={act('restore')}>
          {label('restore')}
        </ActionButton>
      )}
      <MoreMenu label={say('offer.one')} items={duplicate} />
    </>
  );
}

function Offer({ page }: { page: OfferPage }) {
  const say = useSay();
  const breadcrumbs = useBreadcrumbs(offer, page);
  const { may } = useTransitions('offer', page);
  const { data: stays, error, refetch } = usePassedSteps(page);
  const [editing, setEditing] = useState(false);
  useLiveRecord(offer, page.id);
  usePageTitle(`${offerNumber(page)} ${page.title}`, 'offer');
  return (
    <>
      <PageHeader
        breadcrumbs={breadcrumbs}
        number={offerNumber(page)}
        title={page.title}
        status={
          <>
            <OfferStep status={page.status} />
            {page.archived && <Chip>{say('offer.fields.archived')}</Chip>}
            <NotLive />
          </>
        }
        chips={page.tags.length > 0 && <Tags ids={page.tags} />}
        actions={<Acts page={page} onEdit={() => setEditing(true)} />}
      />
      {stays ? (
        <Track key={offerStepName(page.status)} stays={stays} />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows rows={2} />
      )}
      <div className="aside above-16">
        <div className="offer-side stack gap-16 fit">
          <NextCard page={page} />
          <DataCard page={page} onEdit={may('edit') ? () => setEditing(true) : undefined} />
          <ClientCard client={page.client} contact={page.contact} />
        </div>
        <div className="offer-main">
          <OfferTabs page={page} stays={stays ?? []} />
        </div>
      </div>
      {editing && (
        <RecordPopup entity={offer} record={page} subject={`${offerNumber(page)} ${page.title}`} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

export default function OfferScreen() {
  const id = idIn(useParams().id);
  const { data, error, refetch } = usePageRecord('offer', id);
  useRefusedPage(error);
  // Whoever sees offers in making alone reads their list, not their pages.
  const opens = useMay(can('offers.read'));
  if (!opens) return <Navigate to="/" replace />;
  if ((error && !data) || id === 0) return <Missing entity={offer} error={error} retry={refetch} />;
  if (!data || data.id !== id) return <Loading entity={offer} />;
  return <Offer key={id} page={data} />;
}
