// The filters of the audit log: text, user, entity, action and dates.
import { toldEntity } from '#admin/generic/history/data.ts';
import { useTypedSearch } from '#admin/generic/list/typed-search.ts';
import { fullName } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { SearchField } from '#admin/ui/inputs/search-field.tsx';
import { IconUser } from '#admin/ui/marks/icons.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { FilterDates, FilterMany, FilterRow } from '#admin/ui/tables/filters.tsx';
import { actWords } from '#schema/engine/act-words.ts';
import { type AuditQuery, useKinds } from './audit-data.ts';

const machine = '0';

const useEntityName = () => {
  const { find } = useSpeech();
  return (name: string) => find(`audit.entities.${name}`) ?? find(`${name}.one`) ?? toldEntity(name).name;
};

type Props = { query: AuditQuery; onChange: (part: AuditQuery) => void };

export function AuditFilters({ query, onChange }: Props) {
  const say = useSay();
  const t = useWords();
  const { find, language } = useSpeech();
  const { users } = useSession();
  const { data: kinds = [] } = useKinds();
  const nameOf = useEntityName();
  const [text, setText] = useTypedSearch({ q: query.q ?? '', change: onChange });
  const sorted = <T extends { label: string }>(options: T[]) => options.sort((a, b) => a.label.localeCompare(b.label, language));
  const people = sorted([...users.values()].map((user) => ({ value: String(user.id), label: fullName(user) })));
  const entities = sorted([...new Set(kinds.map(({ entity }) => entity))].map((value) => ({ value, label: nameOf(value) })));
  const acts = new Map<string, string>();
  for (const { entity, action } of kinds)
    if (!query.entity || entity === query.entity)
      acts.set(action, actWords(find, { entity: query.entity ?? entity, action }) ?? say('history.event'));
  const actions = sorted([...acts].map(([value, label]) => ({ value, label })));
  const one = (name: keyof AuditQuery) => ({
    value: query[name] ? [query[name]] : [],
    onChange: (chosen: string[]) => onChange({ [name]: chosen.at(-1) ?? '' }),
  });
  const narrowed = Object.keys(query).length > 0;
  const clear = () => {
    setText('');
    onChange({ q: '', by: '', entity: '', action: '', from: '', to: '' });
  };
  return (
    <FilterRow onClear={narrowed ? clear : undefined}>
      <SearchField value={text} onChange={setText} label={t('verb.search')} placeholder={say('audit.search')} slash />
      <FilterMany
        label={say('audit.who')}
        icon={<IconUser size={16} />}
        options={[{ value: machine, label: say('audit.machine') }, ...people]}
        {...one('by')}
      />
      <FilterMany
        label={say('audit.what')}
        options={entities}
        value={query.entity ? [query.entity] : []}
        onChange={(chosen) => onChange({ entity: chosen.at(-1) ?? '', action: '' })}
      />
      <FilterMany label={say('audit.action')} options={actions} {...one('action')} />
      <FilterDates
        label={say('audit.when')}
        value={{ ...(query.from && { from: query.from }), ...(query.to && { to: query.to }) }}
        onChange={({ from = '', to = '' }) => onChange({ from, to })}
      />
    </FilterRow>
  );
}
