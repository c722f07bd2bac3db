// The filters of a list, one button for each field that the schema names: a total map by kind, so that a new kind says how it is filtered.
import { type ComponentType, useState } from 'react';
import { useOptions, useTitles } from '#admin/fields/lookup.ts';
import { countryName, useCountries } from '#admin/fields/names.ts';
import { narrowed } from '#admin/fields/narrowed.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import type { EntityMetadata, FieldMetadata } from '#admin/providers/records/metadata.ts';
import { IconArchive, IconMapPin, IconTag } from '#admin/ui/marks/icons.tsx';
import { useFormat, useLanguage } from '#admin/ui/page/words.tsx';
import { FilterDates, FilterFlag, FilterMany } from '#admin/ui/tables/filters.tsx';
import type { FieldKind } from '#schema/core/fields.ts';
import { languageName, languages } from '#schema/core/words.ts';
import { type Filter, usualFilter } from './listing.ts';

type FilterProps = {
  entity: EntityMetadata;
  field: string;
  info: FieldMetadata;
  filter: Filter;
  /** What all rows have in common, besides what is filtered: the client whose contacts they are. */
  fixed?: Filter;
  onChange: (part: Filter) => void;
};

const manyOf = <V,>(value: unknown, is: (one: unknown) => one is V): V[] => (Array.isArray(value) ? value : [value]).filter(is);
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';
const isValue = (value: unknown): value is string | number => isNumber(value) || isText(value);
/** What every row of the list has: one client's contacts have that client's branch offices. */
const shared = (filter: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filter).map(([field, value]) => [field, Array.isArray(value) && value.length === 1 ? value[0] : value]),
  );
/** Nothing chosen is no filter. */
const orNone = (chosen: readonly unknown[]) => (chosen.length > 0 ? chosen : undefined);

function ReferenceFilter({ entity, field, info, filter, fixed, onChange }: FilterProps) {
  const words = useEntityWords(entity.name);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const target = info.target ?? '';
  const chosen = manyOf(filter[field], isNumber);
  const { options, loading } = useOptions(target, text, narrowed(entity, field, { ...shared(filter), ...fixed }), asked);
  const titles = useTitles(target, chosen);
  const all = new Map([...chosen.flatMap((id) => titles.get(id) ?? []), ...options].map((option) => [option.id, option]));
  return (
    <FilterMany
      label={words.label(field)}
      icon={target === 'tag' ? <IconTag size={16} /> : undefined}
      options={[...all.values()].map(({ id, title, color }) => ({
        value: id,
        label: title,
        ...(color && { lead: <i className="field-swatch" style={{ background: color }} /> }),
      }))}
      value={chosen}
      onChange={(ids) => onChange({ [field]: orNone(ids) })}
      onSearch={setText}
      loading={loading}
      onOpen={() => setAsked(true)}
    />
  );
}

function ChoiceFilter({ entity, field, info, filter, onChange }: FilterProps) {
  const words = useEntityWords(entity.name);
  return (
    <FilterMany
      label={words.label(field)}
      options={Object.values(info.values ?? {}).map((value) => ({ value, label: words.choice(field, value) }))}
      value={manyOf(filter[field], isValue)}
      onChange={(values) => onChange({ [field]: orNone(values) })}
    />
  );
}

function CountryFilter({ entity, field, filter, onChange }: FilterProps) {
  const words = useEntityWords(entity.name);
  const language = useLanguage();
  const countries = useCountries();
  const { settings } = useSession();
  const chosen = manyOf(filter[field], isText);
  // What is chosen and our own country come first: nobody scrolls to S.
  const first = [...new Set([...chosen, settings.country])];
  const options = [
    ...first.map((value) => ({ value, label: countryName(value, language) })),
    ...countries.filter(({ value }) => !first.includes(value)),
  ];
  return (
    <FilterMany
      label={words.label(field)}
      icon={<IconMapPin size={16} />}
      options={options}
      value={chosen}
      onChange={(codes) => onChange({ [field]: orNone(codes) })}
    />
  );
}

function LanguageFilter({ entity, field, filter, onChange }: FilterProps) {
  const words = useEntityWords(entity.name);
  const language = useLanguage();
  return (
    <FilterMany
      label={words.label(field)}
      options={languages.map((value) => ({ value: String(value), label: languageName(value, language) }))}
      value={manyOf(filter[field], isText)}
      onChange={(codes) => onChange({ [field]: orNone(codes) })}
    />
  );
}

function YesNoFilter({ entity, field, filter, onChange }: FilterProps) {
  const words = useEntityWords(entity.name);
  const [yes, no] = [words.flag(field, true), words.flag(field, false)];
  const value = filter[field];
  const usual = usualFilter(entity)[field];
  return (
    <FilterFlag
      label={words.label(field)}
      icon={field === 'archived' ? <IconArchive size={16} /> : undefined}
      value={typeof value === 'boolean' ? value : undefined}
      words={yes && no ? [yes, no] : undefined}
      usual={usual === true || usual === false ? usual : undefined}
      onChange={(next) => onChange({ [field]: next ?? null })}
    />
  );
}

function DatesFilter({ entity, field, info, filter, onChange }: FilterProps) {
  const words = useEntityWords(entity.name);
  const format = useFormat();
  const instants = info.kind === 'dateTime';
  const day = (value: unknown) => (isText(value) ? (instants ? format.dayOf(value) : value) : undefined);
  const edge = (of: string | undefined, at: 0 | 1) => (of && instants ? format.edgesOf(of)[at] : of);
  return (
    <FilterDates
      label={words.label(field)}
      value={{ from: day(filter[`${field}_gte`]), to: day(filter[`${field}_lte`]) }}
      onChange={({ from, to }) => onChange({ [`${field}_gte`]: edge(from, 0), [`${field}_lte`]: edge(to, 1) })}
    />
  );
}

/** null: lists are not filtered by this kind; the search finds its values. */
const filters: Readonly<Record<FieldKind, ComponentType<FilterProps> | null>> = {
  text: null,
  longText: null,
  richText: null,
  integer: null,
  decimal: null,
  money: null,
  duration: null,
  date: DatesFilter,
  dateTime: DatesFilter,
  flag: YesNoFilter,
  choice: ChoiceFilter,
  color: null,
  email: null,
  phone: null,
  country: CountryFilter,
  language: LanguageFilter,
  vatNumber: null,
  iban: null,
  reference: ReferenceFilter,
  references: ReferenceFilter,
  rows: null,
  file: null,
  sequence: null,
};

type Props = { entity: EntityMetadata; filter: Filter; fixed?: Filter; onChange: (filter: Filter) => void };

export function Filters({ entity, filter, fixed = {}, onChange }: Props) {
  return (entity.list?.filters ?? []).map((field) => {
    const info = entity.fields[field];
    const OneFilter = info && filters[info.kind];
    if (!OneFilter || field in fixed) return null;
    return (
      <OneFilter
        key={field}
        entity={entity}
        field={field}
        info={info}
        filter={filter}
        fixed={fixed}
        onChange={(part) => onChange({ ...filter, ...part })}
      />
    );
  });
}
