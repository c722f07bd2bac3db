// The heading of a list: name and count, counters, actions and the switch to other lists; on a phone the name is that switch.
import type { ReactNode } from 'react';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { usePageTitle } from '../page-title.ts';
import type { ScreenProps } from '../screens.ts';
import { ListTabs, useListTitle } from './list-switch.tsx';
import { PhoneHead, type PhonePanels } from './phone-head.tsx';

/** The name of a list, beside the entity's other lists or alone. */
export const useListHeading = ({ entity, list }: Pick<ScreenProps, 'entity' | 'list'>): string => {
  const words = useEntityWords(entity.name);
  const titleOf = useListTitle(entity);
  return list === undefined ? words.many : titleOf(list);
};

/** Whether to use the phone heading: a list without sibling lists keeps the heading of a page. */
export const usePhoneHead = ({ list, lists }: Pick<ScreenProps, 'list' | 'lists'>): boolean =>
  useBelow(768) && list !== undefined && lists !== undefined && lists.names.length > 0;

type Props = ScreenProps & {
  /** The number of rows; null while unknown, missing if nothing is counted. */
  count?: number | null;
  /** Content behind the title. */
  status?: ReactNode;
  facts?: ReactNode;
  acts?: ReactNode;
  /** Panels that open below the heading on a phone; the counters are among the filters. */
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
