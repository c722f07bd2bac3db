// The page of an invoice and its draft: lines edited in place, totals, and actions.
import { usePageRecord } from '#admin/providers/records/page-record.ts';
import '#admin/generic/form/record-page.css';
import './invoice.css';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { DockedTotal } from '#admin/fields/lines/totals.tsx';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { useLiveRecord } from '#admin/generic/form/live-record.ts';
import { Loading, Missing, useBreadcrumbs } from '#admin/generic/form/record-states.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { LatePart } from '#admin/generic/shell/trouble.tsx';
import { api } from '#admin/providers/calls/api.ts';
import { useRefusedPage } from '#admin/providers/calls/failure.ts';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { NotLive } from '#admin/providers/live/live.tsx';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { idIn } from '#admin/providers/records/id-in.ts';
import { InvoiceState } from '#admin/screens/invoicing/shared/cells.tsx';
import { invoiceStates } from '#admin/screens/invoicing/shared/states.ts';
import { useShortcut } from '#admin/ui/browser/shortcuts.ts';
import { Chip } from '#admin/ui/marks/chip.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { Tabs } from '#admin/ui/page/tabs.tsx';
import { useTab } from '#admin/ui/page/use-tab.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { can } from '#schema/core/access.ts';
import { Acts } from './acts.tsx';
import { BuyerCard, FactsCard, PapersCard } from './cards.tsx';
import { type Detail, type Invoice, invoice, nameOf, useDetail } from './data.ts';
import { Foot } from './foot.tsx';
import { Lines } from './lines/lines.tsx';
import { useRemove } from './lines/remove.ts';
import { useLines } from './lines/use-lines.ts';
import { type InvoicePopup, Popups } from './popups.tsx';
import { TasksTab } from './tasks-tab.tsx';
import { Totals } from './totals.tsx';

const RecordHistory = lazyScreen(() => import('#admin/generic/history/record-history.tsx'));
const writes = can('invoicing.write');
const tabs = ['lines', 'tasks', 'pdf', 'history'] as const;

function View({ page, detail, again }: { page: Invoice; detail: Detail; again: () => unknown }) {
  const say = useSay();
  const format = useFormat();
  const words = useEntityWords('invoice');
  const phone = useBelow(768);
  const mayWrite = useMay(writes);
  const readOnly = !mayWrite || page.status !== invoiceStates.waiting;
  const form = useLines(page, detail);
  const [tab, open] = useTab('lines');
  const [popup, setPopup] = useState<InvoicePopup | null>(null);
  const breadcrumbs = useBreadcrumbs(invoice, page);
  const remove = useRemove(page);
  const credit = page.kind === 'creditNote';
  usePageTitle(nameOf(page), 'invoice');
  useLiveRecord(invoice, page.id);
  useShortcut('Ctrl S', () => void form.flush(), { when: !readOnly, says: say('invoice_page.foot.save') });
  // A new version of the record may have changed lines.
  const { version } = page;
  const read = useRef(version);
  useEffect(() => {
    if (version === read.current) return;
    read.current = version;
    again();
  }, [version, again]);
  const active = tabs.find((name) => name === tab) ?? 'lines';
  const shown = () => {
    if (active === 'tasks')
      return (
        <TasksTab
          detail={detail}
          form={form}
          readOnly={readOnly}
          onAdd={() => void form.flush().then((saved) => saved && setPopup('tasks'))}
        />
      );
    if (active === 'pdf')
      return <iframe key={version} className="invoice-pdf" src={`${api}/invoice/${page.id}/pdf`} title={say('invoice_page.tabs.pdf')} />;
    if (active === 'history') return <RecordHistory entity={invoice} record={page} />;
    return (
      <>
        <Lines
          detail={detail}
          form={form}
          currency={page.currency}
          readOnly={readOnly}
          onExplain={(line) => setPopup({ explain: line })}
          onRemove={form.remove}
        >
          <Totals sums={form.sums} currency={page.currency} reverse={page.reverse_charge} credit={credit} />
        </Lines>
        <Foot saving={form.saving} readOnly={readOnly} onAgain={form.flush} onYield={form.yieldTo} />
      </>
    );
  };
  return (
    <>
      <PageHeader
        breadcrumbs={breadcrumbs}
        number={page.number ?? undefined}
        title={page.title}
        status={
          <>
            <InvoiceState status={page.status} />
            {credit && <Chip>{words.choice('kind', 'creditNote')}</Chip>}
            {page.unpriced > 0 && <span className="ui-warn">{say('invoice_page.unpriced', { smart_count: page.unpriced })}</span>}
            <NotLive />
          </>
        }
      />
      <div className="aside aside-slim">
        <Card flush label={say('invoice_page.tabs.label')} className="invoice-card">
          <Tabs
            keys
            label={say('invoice_page.tabs.label')}
            tabs={[
              { id: 'lines', label: say('invoice_line.many'), count: form.lines.length },
              { id: 'tasks', label: say('task.many'), count: detail.tasks.length },
              { id: 'pdf', label: say('invoice_page.tabs.pdf') },
              { id: 'history', label: say('history.label') },
            ]}
            active={active}
            onChange={(next) => void form.flush().then(() => open(next))}
          >
            <LatePart at={active}>{shown()}</LatePart>
          </Tabs>
        </Card>
        <aside className="record-aside stack gap-16 fit">
          <Acts page={page} flush={form.flush} onOpen={setPopup} onRemove={remove} />
          <BuyerCard page={page} />
          <FactsCard page={page} detail={detail} onEdit={readOnly ? null : () => void form.flush().then(() => setPopup('facts'))} />
          <PapersCard page={page} detail={detail} />
        </aside>
      </div>
      {phone && (
        <DockedTotal label={say('invoice_page.total')} value={format.money(credit ? -form.sums.total : form.sums.total, page.currency)} />
      )}
      {popup && <Popups popup={popup} page={page} detail={detail} form={form} onClose={() => setPopup(null)} />}
    </>
  );
}

function Parts({ page }: { page: Invoice }) {
  const { data, error, refetch } = useDetail(page.id);
  if (data) return <View page={page} detail={data} again={refetch} />;
  return <Card>{error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={8} head />}</Card>;
}

export default function InvoicePage() {
  const id = idIn(useParams().id);
  const { data, error, refetch } = usePageRecord('invoice', id);
  useRefusedPage(error);
  if ((error && !data) || id === 0) return <Missing entity={invoice} error={error} retry={refetch} />;
  if (data?.id !== id) return <Loading entity={invoice} />;
  return <Parts key={id} page={data} />;
}
