// The filters of a list: one button for each field that the schema names, by the field's kind.
import type { ComponentType } from 'react';
import { countryName, useCountries } from '#admin/fields/names.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { IconArchive, IconMapPin } from '#admin/ui/marks/icons.tsx';
import { useLanguage } from '#admin/ui/page/words.tsx';
import { FilterFlag, FilterMany } from '#admin/ui/tables/filters.tsx';
import { type FilterWay, kinds } from '#schema/core/field-kinds.ts';
import { languageName, languages } from '#schema/core/words.ts';
import { ChoiceFilter, DatesFilter, type FilterProps, isText, manyOf, orNone, ReferenceFilter } from './filter-kinds.tsx';
import { type Filter, usualFilter } from './listing.ts';

function CountryFilter({ entity, field, filter, onChange }: FilterProps) {
  const words = useEntityWords(entity.name);
  const language = useLanguage();
  const countries = useCountries();
  const { settings } = useSession();
  const chosen = manyOf(filter[field], isText);
  // The chosen countries and the company's own come first, to save scrolling.
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

const filters: Readonly<Record<FilterWay, ComponentType<FilterProps>>> = {
  days: DatesFilter,
  yesNo: YesNoFilter,
  choice: ChoiceFilter,
  country: CountryFilter,
  language: LanguageFilter,
  reference: ReferenceFilter,
};

type Props = { entity: EntityMetadata; filter: Filter; fixed?: Filter; onChange: (filter: Filter) => void };

export function Filters({ entity, filter, fixed = {}, onChange }: Props) {
  return (entity.list?.filters ?? []).map((field) => {
    const info = entity.fields[field];
    const way = info && kinds[info.kind].filter;
    if (!way || field in fixed) return null;
    const OneFilter = filters[way];
    return (
      <OneFilter
        key={field}
        entity={entity}
        field={field}
        filter={filter}
        fixed={fixed}
        onChange={(part) => onChange({ ...filter, ...part })}
      />
    );
  });
}
