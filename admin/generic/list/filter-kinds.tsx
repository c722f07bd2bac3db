// The filters by reference, by option and by day: the kinds used on the most frequent screens.
import { type ReactNode, useState } from 'react';
import { useOptions, useTitles } from '#admin/fields/lookup.ts';
import { narrowed } from '#admin/fields/narrowed.ts';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { IconTag } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { FilterDates, FilterMany } from '#admin/ui/tables/filters.tsx';
import type { Filter } from './listing.ts';

export type FilterProps = {
  entity: EntityMetadata;
  field: string;
  filter: Filter;
  /** The condition that all rows share besides the filters, such as the client of listed contacts. */
  fixed?: Filter;
  onChange: (part: Filter) => void;
  icon?: ReactNode;
};

export const manyOf = <V,>(value: unknown, is: (one: unknown) => one is V): V[] => (Array.isArray(value) ? value : [value]).filter(is);
const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isText = (value: unknown): value is string => typeof value === 'string';
const isValue = (value: unknown): value is string | number => isNumber(value) || isText(value);
/** Narrows the offered references by the shared condition: contacts of one client offer only its branch offices. */
const shared = (filter: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filter).map(([field, value]) => [field, Array.isArray(value) && value.length === 1 ? value[0] : value]),
  );
/** An empty choice is no filter. */
export const orNone = (chosen: readonly unknown[]) => (chosen.length > 0 ? chosen : undefined);

export function ReferenceFilter({ entity, field, filter, fixed, onChange, icon }: FilterProps) {
  const words = useEntityWords(entity.name);
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const target = entity.fields[field]?.target ?? '';
  const chosen = manyOf(filter[field], isNumber);
  const { options, loading } = useOptions(target, text, narrowed(entity, field, { ...shared(filter), ...fixed }), opened);
  const titles = useTitles(target, chosen);
  const all = new Map([...chosen.flatMap((id) => titles.get(id) ?? []), ...options].map((option) => [option.id, option]));
  return (
    <FilterMany
      label={words.label(field)}
      icon={icon ?? (target === 'tag' ? <IconTag size={16} /> : undefined)}
      options={[...all.values()].map(({ id, title, color }) => ({
        value: id,
        label: title,
        ...(color && { lead: <i className="field-swatch" style={{ background: color }} /> }),
      }))}
      value={chosen}
      onChange={(ids) => onChange({ [field]: orNone(ids) })}
      onSearch={setText}
      loading={loading}
      onOpen={() => setOpened(true)}
    />
  );
}

type ChoiceProps = FilterProps & {
  /** The offered options, their order and icons; by default all of them. */
  values?: readonly { readonly value: string | number; readonly lead?: ReactNode }[];
  /** The list's default filter: the button shows it as inactive, and an empty choice must explicitly ask for all rows. */
  usual?: Filter;
};

export function ChoiceFilter({ entity, field, filter, onChange, icon, values, usual }: ChoiceProps) {
  const words = useEntityWords(entity.name);
  const all = values ?? Object.values(entity.fields[field]?.values ?? {}).map((value) => ({ value }));
  const chosen = manyOf((field in filter ? filter : usual)?.[field], isValue);
  const nothing = usual && field in usual ? null : undefined;
  return (
    <FilterMany
      label={words.label(field)}
      icon={icon}
      options={all.map((one) => ({ ...one, label: words.choice(field, one.value) }))}
      value={chosen}
      onChange={(next) => onChange({ [field]: orNone(next) ?? nothing })}
      {...(usual && { counted: chosen.length > 2, usual: !(field in filter) })}
    />
  );
}

type DatesProps = FilterProps & {
  /** Filters that are no range of days; one of them replaces every other. */
  named?: readonly { readonly label: string; readonly part: Filter }[];
};

export function DatesFilter({ entity, field, filter, onChange, named = [] }: DatesProps) {
  const words = useEntityWords(entity.name);
  const format = useFormat();
  const instants = entity.fields[field]?.kind === 'dateTime';
  const day = (value: unknown) => (isText(value) ? (instants ? format.dayOf(value) : value) : undefined);
  const edge = (of: string | undefined, at: 0 | 1) => (of && instants ? format.edgesOf(of)[at] : of);
  const unnamed: Filter = Object.fromEntries(named.flatMap(({ part }) => Object.keys(part).map((key) => [key, undefined])));
  const setDays = (days: Filter, part: Filter = {}) => onChange({ ...unnamed, ...days, ...part });
  const isChosen = (part: Filter) => Object.entries(part).every(([key, value]) => JSON.stringify(filter[key]) === JSON.stringify(value));
  return (
    <FilterDates
      label={words.label(field)}
      named={named.map(({ label, part }) => ({
        label,
        chosen: isChosen(part),
        onChoose: () => setDays({ [`${field}_gte`]: undefined, [`${field}_lte`]: undefined }, part),
      }))}
      value={{ from: day(filter[`${field}_gte`]), to: day(filter[`${field}_lte`]) }}
      onChange={({ from, to }) => setDays({ [`${field}_gte`]: edge(from, 0), [`${field}_lte`]: edge(to, 1) })}
    />
  );
}
