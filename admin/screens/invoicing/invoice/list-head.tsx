// The head of a list that is no list of the entity itself: its name, the way to the others, and what can be done.
import type { ReactNode } from 'react';
import { ListTabs, TitleSwitch, useListTitle } from '#admin/generic/list/list-switch.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';

type Props = ScreenProps & {
  /** How many it holds; unknown while it is read. */
  count: number | undefined;
  facts?: ReactNode;
  actions?: ReactNode;
};

export function ListHead({ entity, list = '', lists, count, facts, actions }: Props) {
  const title = useListTitle(entity)(list);
  const phone = useBelow(768);
  usePageTitle(title);
  if (!lists) return null;
  const switcher = { entity, lists, list };
  return phone ? (
    <>
      <header className="list-phone-head">
        <TitleSwitch {...switcher} />
      </header>
      {(facts || actions) && (
        <div className="list-phone-acts invoice-phone-acts">
          {facts}
          {actions}
        </div>
      )}
    </>
  ) : (
    <>
      <PageHeader title={title} count={count ?? null} facts={facts} actions={actions} />
      <ListTabs {...switcher} />
    </>
  );
}
