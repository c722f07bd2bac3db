// Cells of values with labels: options, countries, languages.
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { useFormat, useLanguage } from '#admin/ui/page/words.tsx';
import { languageName } from '#schema/core/words.ts';
import type { CellProps } from '../kinds.ts';
import { countryName, isFactor } from '../names.ts';
import { isEmpty, Nothing } from './plain.tsx';

export function ChoiceCell({ entity, field, info, value }: CellProps) {
  const words = useEntityWords(entity.name);
  const format = useFormat();
  if (isEmpty(value)) return <Nothing />;
  if (isFactor(info.values)) return <span className="ui-num">×{format.number(Number(value), 2)}</span>;
  const chosen = Array.isArray(value) ? value : [value];
  return chosen.length > 0 ? chosen.map((one) => words.choice(field, one)).join(', ') : <Nothing />;
}

export function CountryCell({ value }: CellProps) {
  const language = useLanguage();
  return isEmpty(value) ? <Nothing /> : countryName(String(value), language);
}

export function LanguageCell({ value }: CellProps) {
  const language = useLanguage();
  return isEmpty(value) ? <Nothing /> : languageName(String(value), language);
}
