// Unbilled confirmed tasks by client; the selected ones become an invoice draft.
import './unbilled.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { ListHead } from '#admin/generic/list/list-head.tsx';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useOnceForMany } from '#admin/providers/calls/once-for-many.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { createPathOf } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { SearchField } from '#admin/ui/inputs/search-field.tsx';
import { IconClockExclamation, IconPlus, IconReceiptEuro } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { FactButton } from '#admin/ui/page/page-header.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { FilterRow } from '#admin/ui/tables/filters.tsx';
import { can } from '#schema/core/access.ts';
import { fold } from '#schema/core/fold.ts';
import { MonthFilter, monthIn } from '../month-filter.tsx';
import { UnbilledBar } from './unbilled-bar.tsx';
import { UnbilledClient } from './unbilled-client.tsx';
import { type UnbilledTask, useClients } from './unbilled-data.ts';

const together = 300;
const writes = can('invoicing.write');

export function UnbilledTasks(props: ScreenProps) {
  const say = useSay();
  const t = useWords();
  const mayWrite = useMay(writes);
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState('');
  const [chosen, choose] = useState<readonly UnbilledTask[]>([]);
  const queries = useQueryClient();
  const { data, error, refetch } = useClients();
  // Reads the tasks of the expanded client again too.
  const again = useOnceForMany(() => void queries.invalidateQueries({ queryKey: ['invoicing'] }), together);
  useLive(['task', 'invoice'], again);
  const month = monthIn(params.get('month'));
  const overdue = params.get('overdue') === 'true';
  const turn = (change: Readonly<Record<string, string | null>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value === null) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  // Rows hidden by a filter must not stay selected.
  const narrow = (change: Readonly<Record<string, string | null>>) => {
    choose([]);
    turn(change);
  };
  const found = (data?.clients ?? []).filter(
    (one) => (!overdue || one.overdue > 0) && (!text.trim() || fold(one.client_name).includes(fold(text.trim()))),
  );
  const wantedClient = params.get('client');
  const open = wantedClient === null ? found[0]?.client_id : Number(wantedClient);
  const create = (kind: 'main' | 'plain') =>
    mayWrite && (
      <ActionButton kind={kind} icon={<IconPlus size={16} />} to={createPathOf(props.entity)}>
        {say('invoice_page.unbilled.free')}
      </ActionButton>
    );
  const clear = () => {
    setText('');
    narrow({ month: null, overdue: null });
  };
  const shown = () => {
    if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={8} />;
    if (data.clients.length === 0)
      return (
        <EmptyState icon={<IconReceiptEuro size={28} />} title={t('state.empty')} action={create('plain')}>
          {say('invoice_page.unbilled.empty')}
        </EmptyState>
      );
    if (found.length === 0)
      return (
        <EmptyState title={t('state.filtered')} action={<ActionButton onAct={clear}>{t('state.clear_filters')}</ActionButton>}>
          {say('invoice_page.unbilled.hidden', { smart_count: data.clients.length })}
        </EmptyState>
      );
    return found.map((one) => (
      <UnbilledClient
        key={one.client_id}
        sum={one}
        narrowed={{ month, overdue }}
        open={one.client_id === open}
        onOpen={(on) => turn({ client: on ? String(one.client_id) : '0' })}
        chosen={chosen}
        onChoose={mayWrite ? choose : null}
      />
    ));
  };
  return (
    <>
      <ListHead
        {...props}
        count={data?.tasks ?? null}
        facts={
          data !== undefined &&
          (data.overdue > 0 || overdue) && (
            <FactButton
              tone="warn"
              icon={<IconClockExclamation size={15} />}
              pressed={overdue}
              onAct={() => narrow({ overdue: overdue ? null : 'true' })}
            >
              {say('invoice_page.unbilled.overdue', { smart_count: data.overdue })}
            </FactButton>
          )
        }
        acts={create('plain')}
      />
      <FilterRow onClear={text || month || overdue ? clear : undefined}>
        <SearchField value={text} onChange={setText} label={t('verb.search')} placeholder={say('invoice_page.unbilled.search')} slash />
        <MonthFilter clients={data?.clients ?? []} month={month} onChange={(next) => narrow({ month: next })} />
      </FilterRow>
      <Card flush label={say('invoice_page.unbilled.label')} className="unbilled">
        {shown()}
      </Card>
      {chosen.length > 0 && <UnbilledBar chosen={chosen} onChoose={choose} />}
    </>
  );
}
