// Switches between the lists of an entity: tabs beside the folded menu, the page title on a phone.
import './list-switch.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCaller } from '#admin/providers/person/session.tsx';
import { useSpeech } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { IconChevronDown } from '#admin/ui/marks/icons.tsx';
import { Sheet } from '#admin/ui/overlays/sheet.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { isOfEntity, listPath, listsFor, type NamedLists } from '../screens.ts';
import { useListName, useUnderName } from './list-name.ts';
import { useEntityCounts } from './rows.ts';
import { entitiesUnder } from './under.ts';

export type SwitchProps = { entity: EntityMetadata; lists: NamedLists; list: string };

/** The name of a list that stands alone: `Odprti projekti`; its short name if it has no longer one. */
export const useListTitle = (entity: EntityMetadata): ((list: string) => string) => {
  const { find } = useSpeech();
  const nameOf = useListName();
  return (list) => find(`${entity.name}.screen.listTitle.${list}`) ?? nameOf(entity, list);
};

/** Every list with its count, as in the menu. */
const useLists = ({ entity, lists }: Omit<SwitchProps, 'list'>) => {
  const { find } = useSpeech();
  const title = useListTitle(entity);
  const nameOf = useListName();
  const nameUnder = useUnderName();
  const names = listsFor(entity, lists, useCaller());
  const held = names.filter((name) => isOfEntity(entity, name));
  const counts = useEntityCounts(held.map((name) => ({ entity, filter: { list: name } })));
  const below = entitiesUnder(entity, useCaller());
  return [
    ...names.map((name) => ({
      name,
      to: listPath(lists, name),
      label: nameOf(entity, name),
      title: title(name),
      count: counts[held.indexOf(name)],
    })),
    ...below.map((one) => ({
      name: one.name,
      to: one.paths?.list ?? '/',
      label: nameUnder(one),
      title: find(`${one.name}.many`) ?? one.name,
      count: undefined,
    })),
  ];
};

function Count({ of }: { of: number | undefined }) {
  const format = useFormat();
  return of ? <span className="ui-tab-count">{format.count(of)}</span> : null;
}

export function ListTabs(props: SwitchProps) {
  const words = useEntityWords(props.entity.name);
  return (
    <nav className="list-tabs" aria-label={words.many}>
      {useLists(props).map(({ name, to, label, count }) => (
        <Link key={name} to={to} className="list-tabs-tab row gap-6 rigid nowrap" aria-current={name === props.list ? 'page' : undefined}>
          {label}
          <Count of={count} />
        </Link>
      ))}
    </nav>
  );
}

/** The page title on a phone, which opens the other lists. */
export function TitleSwitch(props: SwitchProps) {
  const words = useEntityWords(props.entity.name);
  const title = useListTitle(props.entity);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const lists = useLists(props);
  return (
    <>
      <h1 className="list-switch grow fit">
        <button type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
          {title(props.list)}
          <IconChevronDown size={20} />
        </button>
      </h1>
      <Sheet label={words.many} open={open} onClose={close}>
        <nav className="list-switch-lists fit-y scroll" aria-label={words.many}>
          {lists.map(({ name, to, title, count }) => (
            <Link key={name} to={to} onClick={close} aria-current={name === props.list ? 'page' : undefined}>
              {title}
              <Count of={count} />
            </Link>
          ))}
        </nav>
      </Sheet>
    </>
  );
}
