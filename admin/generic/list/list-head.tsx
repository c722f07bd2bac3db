// The head of a list: its name and number, what needs an eye, what can be done, and the way to the other lists; on a phone the name is that way.
import type { ReactNode } from 'react';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { usePageTitle } from '../page-title.ts';
import type { ScreenProps } from '../screens.ts';
import { ListTabs, useListTitle } from './list-switch.tsx';
import { PhoneHead, type PhonePanels } from './phone-head.tsx';

/** What the list is called, beside the others of its entity or alone. */
export const useListHeading = ({ entity, list }: Pick<ScreenProps, 'entity' | 'list'>): string => {
  const words = useEntityWords(entity.name);
  const titleOf = useListTitle(entity);
  return list === undefined ? words.many : titleOf(list);
};

/** Whether the head is a phone's: a list that stands alone keeps that of a page. */
export const usePhoneHead = ({ list, lists }: Pick<ScreenProps, 'list' | 'lists'>): boolean =>
  useBelow(768) && list !== undefined && lists !== undefined && lists.names.length > 0;

type Props = ScreenProps & {
  /** How many it holds; null while that is unknown, not given where nothing is counted. */
  count?: number | null;
  /** Behind the title. */
  status?: ReactNode;
  facts?: ReactNode;
  acts?: ReactNode;
  /** What opens below it on a phone, the facts among the filters. */
  panels?: PhonePanels;
};

export function ListHead({ entity, list, lists, count, status, facts, acts, panels }: Props) {
  const title = useListHeading({ entity, list });
  const phone = usePhoneHead({ list, lists });
  usePageTitle(title);
  const switcher = list !== undefined && lists && lists.names.length > 0 && { entity, lists, list };
  if (phone && switcher)
    return (
      <>
        <PhoneHead switcher={switcher} panels={panels} />
        {((!panels && facts) || acts) && (
          <div className="split wrap gap-8 below-12">
            {!panels && facts}
            {acts}
          </div>
        )}
      </>
    );
  return (
    <>
      <PageHeader title={title} count={count} status={status} facts={facts} actions={acts} />
      {switcher && <ListTabs {...switcher} />}
    </>
  );
}
