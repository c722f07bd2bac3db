// Search results as rows of the palette: icon of kind or state, and the matching text.
import { useContext } from 'react';
import { lookOf } from '#admin/fields/looks.ts';
import { activeAmong } from '#admin/providers/person/colleagues.ts';
import { useCaller, useSession } from '#admin/providers/person/session.tsx';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { allEntities, type EntityMetadata, entityOf, parentOf } from '#admin/providers/records/metadata.ts';
import { openedBy } from '#admin/providers/records/opened.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import { Icon } from '#admin/ui/icons/named.tsx';
import { type Caller, forUser } from '#schema/core/access.ts';
import { holdsWords } from '#schema/core/search-words.ts';
import { inMenuOrder } from '../list/under.ts';
import { listPath, namedListsOf, type Screens } from '../screens.ts';
import { AtWorkContext } from './at-work.ts';
import { countOf } from './kind-chips.tsx';
import type { PaletteGroup, PaletteRow } from './rows.ts';
import type { Hit, Hits } from './use-hits.ts';

const size = 16;
const colleague = 'user';
const mostColleagues = 5;

/** The icon of a kind; an entity outside the menu uses the icon of its parent. */
const signOf = (kind: string) => {
  const entity = entityOf(kind);
  return (entity.menu ?? parentOf(entity)?.entity.menu)?.icon ?? 'category';
};
export function KindSign({ kind, status }: { kind: string; status: number | null }) {
  const sign = status !== null && lookOf(kind, 'status')?.sign?.(status, true);
  return sign || <Icon name={signOf(kind)} size={size} />;
}

/** A user who may not open a record may still see its rows in a list: the tasks of that client. */
const listFor = (kind: string, id: number, screens: Screens, caller: Caller): { to: string; of: EntityMetadata } | null => {
  // The first list in menu order: work before planning and sales.
  for (const entity of allEntities.toSorted(inMenuOrder)) {
    const lists = namedListsOf(entity, screens);
    const field = entity.list?.filters?.find((name) => entity.fields[name]?.target === kind);
    if (!lists || !field || forUser(entity.access.read, caller) === false) continue;
    const name = lists.names.find((one) => one === 'all') ?? lists.names[0] ?? '';
    return { to: `${listPath(lists, name)}?${new URLSearchParams({ filter: JSON.stringify({ [field]: [id] }) })}`, of: entity };
  }
  return null;
};

const useHitRow = (screens: Screens) => {
  const say = useSay();
  const { find } = useSpeech();
  const caller = useCaller();
  const work = useContext(AtWorkContext);
  return (kind: string, hit: Hit): PaletteRow | null => {
    const { id, title, number, status, archived, line, path, matched } = hit;
    const list = path ? null : listFor(kind, id, screens, caller);
    const to = path ?? list?.to;
    if (!to) return null;
    const known = matched && !line?.includes(matched.text);
    // The matching text comes first, because the end of a long note is cut.
    const notes = [
      known ? `${find(`${kind}.fields.${matched.field}`) ?? matched.field}: ${matched.text}` : null,
      line,
      list && say('search.tasksOf'),
      work?.kind === kind && work.id === id ? say('search.yours') : null,
      archived ? say('search.archived') : null,
    ];
    return {
      id: `${kind}-${id}`,
      icon: <KindSign kind={kind} status={status} />,
      ...(number !== null && { number: recordNumber(entityOf(kind), number) }),
      title,
      note: notes.filter(Boolean).join(' · '),
      resting: archived,
      to,
    };
  };
};

/** One group per kind, in the server's order, or only the chosen kind. `more` are further rows of one kind. */
export const useHitGroups = (hits: Hits | undefined, more: Hits['kinds'][number] | undefined, chosen: string | null, screens: Screens) => {
  const say = useSay();
  const { find } = useSpeech();
  const rowOf = useHitRow(screens);
  const groups = (hits?.kinds ?? []).flatMap((one): (PaletteGroup & { readonly hits: number; readonly capped: boolean })[] => {
    const { kind, count, capped } = one;
    const shown = (kind === more?.kind ? more : one).rows.flatMap((hit) => rowOf(kind, hit) ?? []);
    if (shown.length === 0) return [];
    const all = countOf(one);
    return [
      {
        id: kind,
        title: find(`${kind}.many`) ?? kind,
        count: shown.length < count ? say('shell.count.of', { chosen: String(shown.length), all }) : all,
        rows: shown,
        hits: count,
        capped,
      },
    ];
  });
  return { groups, shown: groups.filter(({ id }) => chosen === null || id === chosen) };
};

/** Colleagues by name, whom every session knows, for users who may not open their pages; null where the server finds them. */
export const useColleagueRows = (text: string, kinds: readonly string[] | null, screens: Screens): PaletteGroup | null => {
  const say = useSay();
  const { find } = useSpeech();
  const caller = useCaller();
  const { users } = useSession();
  const entity = allEntities.find(({ name }) => name === colleague);
  if (!entity || text === '' || forUser(entity.access.read, caller) !== false || (kinds && !kinds.includes(colleague))) return null;
  const rows = activeAmong(users)
    .filter(({ name }) => holdsWords(name, text))
    .slice(0, mostColleagues)
    .flatMap(({ id, name }): PaletteRow[] => {
      const list = listFor(colleague, id, screens, caller);
      if (!list) return [];
      return [
        {
          id: `${colleague}-${id}`,
          icon: <KindSign kind={colleague} status={null} />,
          title: name,
          note: say('search.tasksOf'),
          to: list.to,
        },
      ];
    });
  return rows.length > 0 ? { id: colleague, title: find(`${colleague}.many`) ?? colleague, rows } : null;
};

/** The recently opened records, shown for an empty search. */
export const useOpenedRows = (kinds: readonly string[] | null): PaletteRow[] => {
  const { user } = useSession();
  const caller = useCaller();
  return openedBy(user.id).flatMap(({ kind, title, path }): PaletteRow[] => {
    const entity = allEntities.find(({ name }) => name === kind);
    if (!entity || forUser(entity.access.read, caller) === false || (kinds && !kinds.includes(kind))) return [];
    const [, number, rest = title] = /^(#\d+) (.*)$/.exec(title) ?? [];
    return [{ id: `opened-${path}`, icon: <KindSign kind={kind} status={null} />, ...(number && { number }), title: rest, to: path }];
  });
};
