// The audit log: who did what to which record, when and why; by day, newest first, each row linking to its record.
import { FailedState } from '#admin/generic/failed-state.tsx';
import '#admin/generic/history/history.css';
import { EventRow } from '#admin/generic/history/event-row.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { useRefusedPage } from '#admin/providers/calls/failure.ts';
import { takeFile } from '#admin/providers/calls/take-file.ts';
import { useCaller } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { allEntities, pathTo } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconDownload, IconHistory } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { type Caller, forUser } from '#schema/core/access.ts';
import { isDay } from '#schema/core/zone.ts';
import { type AuditEvent, type AuditQuery, useAudit, useAuditQuery } from './audit-data.ts';
import { AuditFilters } from './audit-filters.tsx';

/** The page of the record, else of its parent, if the user may open it. */
const pathOf = ({ entity, entity_id, within, action }: AuditEvent, caller: Caller): string | undefined => {
  const page = (name: string, id: unknown) => {
    const found = allEntities.find((one) => one.name === name);
    return found?.paths && forUser(found.access.read, caller) !== false ? pathTo(found, id) : undefined;
  };
  const [whole = '', id] = (within ?? '').split(':');
  const own = action === 'delete' || action === 'remove' ? undefined : page(entity, entity_id);
  return own ?? (whole === entity ? undefined : page(whole, id));
};

const useQueryOf = ({ from, to, ...rest }: AuditQuery): AuditQuery => {
  const format = useFormat();
  return { ...rest, ...(isDay(from) && { from: format.edgesOf(from)[0] }), ...(isDay(to) && { to: format.edgesOf(to)[1] }) };
};

export default function AuditLog() {
  const say = useSay();
  const format = useFormat();
  const caller = useCaller();
  const [query, change] = useAuditQuery();
  const apiQuery = useQueryOf(query);
  const { data, error, refetch, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } = useAudit(apiQuery);
  const title = say('audit.title');
  usePageTitle(title);
  useRefusedPage(error);
  const events = data?.pages.flatMap(({ records }) => records) ?? [];
  const lookedUntil = data?.pages.at(-1)?.looked_until;
  const days = [...Map.groupBy(events, ({ at }) => format.dayOf(at))];
  const narrowed = Object.keys(query).length > 0;
  const body = () => {
    if (error && !data) return <FailedState error={error} onRetry={refetch} />;
    if (!data) return <SkeletonRows rows={10} />;
    if (events.length === 0 && !hasNextPage)
      return <EmptyState icon={<IconHistory size={28} />} title={say(narrowed ? 'audit.none' : 'audit.empty')} />;
    return (
      <div className="history" aria-busy={isPlaceholderData}>
        {days.map(([day, dayEvents]) => (
          <section key={day}>
            <h2 className="history-day ui-num">{format.dated(day)}</h2>
            <ol className="list fit">
              {dayEvents.map((event) => (
                <EventRow key={event.id} event={event} whole={false} to={pathOf(event, caller)}>
                  {event.hidden && <p className="ui-small ui-faint">{say('audit.hidden')}</p>}
                </EventRow>
              ))}
            </ol>
          </section>
        ))}
        {hasNextPage && (
          <div className="row center wrap gap-12 pad-y-12 pad-x-16">
            {lookedUntil && <span className="ui-quiet ui-num">{say('audit.lookedUntil', { at: format.dateTime(lookedUntil) })}</span>}
            <ActionButton busy={isFetchingNextPage} onAct={() => fetchNextPage()}>
              {say('audit.older')}
            </ActionButton>
          </div>
        )}
      </div>
    );
  };
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <MoreMenu
            label={title}
            items={[
              {
                id: 'export',
                label: say('csv.export'),
                icon: <IconDownload />,
                onAct: () => takeFile(`/audit_log/download?${new URLSearchParams({ ...query })}`),
              },
            ]}
          />
        }
      />
      <AuditFilters query={query} onChange={change} />
      <Card flush label={say('audit.label')} className="history-card">
        {body()}
      </Card>
    </>
  );
}
