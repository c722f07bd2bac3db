// The filter that people of a list use most, such as open work alone: one press sets it, and it is remembered for the person on this device.
import { useState } from 'react';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSpeech } from '#admin/providers/person/speech.tsx';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { keepText, keptText } from '#admin/ui/browser/browser-store.ts';
import { FilterToggle } from '#admin/ui/tables/filter-button.tsx';
import type { ScreenProps } from '../screens.ts';
import type { Filter, Listing } from './listing.ts';

export type UsualFilter = {
  readonly filter: Filter;
  /** The person has turned it on: it applies while they neither search nor filter by the same field. */
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
};

/** Undefined for a list without one. */
export const useUsualFilter = ({ entity, list, lists }: ScreenProps): UsualFilter | undefined => {
  const { user } = useSession();
  const key = `usual_filter.${user.id}.${entity.name}.${list}`;
  const [turned, setTurned] = useState<{ readonly key: string; readonly on: boolean }>();
  const filter = list === undefined ? undefined : lists?.usual?.[list];
  if (!filter) return undefined;
  return {
    filter,
    on: turned?.key === key ? turned.on : keptText(key) !== null,
    turn: (on) => {
      setTurned({ key, on });
      keepText(key, on ? 'on' : null);
    },
  };
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type Props = { entity: EntityMetadata; list: string; listing: Listing; usual: UsualFilter };

export function UsualFilterToggle({ entity, list, listing: { q, filter, change }, usual }: Props) {
  const { find } = useSpeech();
  const fields = Object.keys(usual.filter);
  const chosen = fields.some((field) => field in filter);
  const applies = chosen ? fields.every((field) => same(filter[field], usual.filter[field])) : usual.on && q === '';
  const press = () => {
    usual.turn(!applies);
    const without = Object.fromEntries(Object.entries(filter).filter(([field]) => !fields.includes(field)));
    // A search lifts the remembered filter, so there it is set by name.
    if (chosen || q) change({ filter: applies || !q ? without : { ...without, ...usual.filter } });
  };
  return (
    <FilterToggle pressed={applies} onPress={press}>
      {find(`${entity.name}.screen.usual.${list}`) ?? list}
    </FilterToggle>
  );
}
