// The commands of the palette: open a page, create a record, change the appearance, sign out.
import { signOut } from '#admin/providers/person/auth-provider.ts';
import { useCaller } from '#admin/providers/person/session.tsx';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { allEntities, createPathOf, type EntityMetadata } from '#admin/providers/records/metadata.ts';
import { Icon } from '#admin/ui/icons/named.tsx';
import { IconKeyboard, IconLanguage, IconLogout, IconMoon, IconPlus } from '#admin/ui/marks/icons.tsx';
import type { MenuGroup, MenuItem } from '#admin/ui/shell/menu.ts';
import type { Preferences } from '#public-pages/tokens/preferences.ts';
import type { Caller } from '#schema/core/access.ts';
import { holdsWords } from '#schema/core/search-words.ts';
import { languageName, languages } from '#schema/core/words.ts';
import { inMenuOrder } from '../list/under.ts';
import { mayCreate, type Screens } from '../screens.ts';
import type { PaletteRow } from './rows.ts';

export type Means = {
  readonly screens: Screens;
  readonly menu: { readonly groups: readonly MenuGroup[]; readonly foot: readonly MenuItem[] };
  readonly onPrefer: (change: Partial<Preferences>) => void;
  readonly onKeys: () => void;
};

const size = 16;

const isMade = (entity: EntityMetadata, caller: Caller) => entity.paths && !entity.single && mayCreate(entity, caller);

/** The entity that starts work, the first in the menu: its page takes the typed title. */
const workOf = (screens: Screens) =>
  allEntities.filter(({ name, menu }) => menu?.group === 'work' && screens[name]?.create).toSorted(inMenuOrder)[0];

/** `Nova naloga z naslovom »crp«`; null for users who may not create it. */
export const useNewWork = (screens: Screens, title: string): PaletteRow | null => {
  const say = useSay();
  const caller = useCaller();
  const entity = workOf(screens);
  const to = entity && isMade(entity, caller) ? createPathOf(entity) : undefined;
  if (!to || !title) return null;
  return {
    id: 'new-work',
    icon: <IconPlus size={size} />,
    title: say('search.newTask', { title }),
    to: `${to}?${new URLSearchParams({ title })}`,
    keys: 'Alt N',
    unmarked: true,
  };
};

const pagesOf = ({ groups, foot }: Means['menu']): PaletteRow[] =>
  [...groups.flatMap(({ items }) => items), ...foot].flatMap(({ id, label, to, icon, children }): PaletteRow[] => {
    const sign = <Icon key={id} name={icon} size={size} />;
    const lists = (children ?? []).map((child) => ({
      id: `page-${id}-${child.id}`,
      icon: sign,
      title: `${label}: ${child.label}`,
      to: child.to,
    }));
    return [{ id: `page-${id}`, icon: sign, title: label, to }, ...lists.filter((one) => one.to !== to)];
  });

export const useCommands = ({ screens, menu, onPrefer, onKeys }: Means): PaletteRow[] => {
  const say = useSay();
  const { find, language } = useSpeech();
  const caller = useCaller();
  const created = allEntities.flatMap((entity): PaletteRow[] => {
    const to = isMade(entity, caller) ? createPathOf(entity) : undefined;
    const title = find(`${entity.name}.create`);
    // An entity created in a row of its list has no page for it.
    if (!to || !title || (!entity.form && !screens[entity.name]?.create)) return [];
    return [{ id: `create-${entity.name}`, icon: <IconPlus size={size} />, title, to }];
  });
  const themes = (['dark', 'light'] as const).map(
    (theme): PaletteRow => ({
      id: `theme-${theme}`,
      icon: <IconMoon size={size} />,
      title: say(`search.theme.${theme}`),
      onAct: () => onPrefer({ theme }),
    }),
  );
  const spoken = languages
    .filter((one) => one !== language)
    .map(
      (one): PaletteRow => ({
        id: `language-${one}`,
        icon: <IconLanguage size={size} />,
        title: say('search.language', { language: languageName(one, one) }),
        onAct: () => onPrefer({ language: one }),
      }),
    );
  return [
    ...pagesOf(menu),
    ...created,
    ...themes,
    ...spoken,
    { id: 'keys', icon: <IconKeyboard size={size} />, title: say('shell.keys.help'), keys: '?', onAct: onKeys },
    { id: 'sign-out', icon: <IconLogout size={size} />, title: say('shell.menu.sign_out'), onAct: signOut },
  ];
};

/** The rows whose title has a word beginning with each typed word. */
export const matching = (rows: readonly PaletteRow[], text: string): PaletteRow[] => rows.filter(({ title }) => holdsWords(title, text));
