// From one task list to another: tabs beside the folded menu, and on a phone the title of the page.
import './list-switch.css';
import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import { Link } from 'react-router';
import { useEntityCounts } from '#admin/generic/list/rows.ts';
import { listPath, type NamedLists } from '#admin/generic/screens.ts';
import type { EntityMetadata } from '#admin/providers/metadata.ts';
import { useSay } from '#admin/providers/speech.tsx';
import { IconChevronDown } from '#admin/ui/icons.tsx';
import { useBackCloses } from '#admin/ui/use-back.ts';
import { useFormat } from '#admin/ui/words.tsx';
import { isListName, type ListName } from './lists.ts';

export type SwitchProps = { entity: EntityMetadata; lists: NamedLists; list: ListName };

/** Every list with its number, as the menu counts them. */
const useLists = ({ entity, lists }: Omit<SwitchProps, 'list'>) => {
  const say = useSay();
  const counts = useEntityCounts(lists.names.map((name) => ({ entity, filter: { list: name, ...lists.usual?.[name] } })));
  return lists.names.flatMap((name, at) =>
    isListName(name)
      ? [
          {
            name,
            to: listPath(lists, name),
            label: say(`task.lists.${name}`),
            title: say(`task.screen.listTitle.${name}`),
            count: counts[at],
          },
        ]
      : [],
  );
};

function Count({ of }: { of: number | undefined }) {
  const format = useFormat();
  return of ? <span className="ui-tab-count">{format.count(of)}</span> : null;
}

export function ListTabs(props: SwitchProps) {
  const say = useSay();
  return (
    <nav className="tasks-lists" aria-label={say('task.many')}>
      {useLists(props).map(({ name, to, label, count }) => (
        <Link key={name} to={to} className="tasks-lists-tab" aria-current={name === props.list ? 'page' : undefined}>
          {label}
          <Count of={count} />
        </Link>
      ))}
    </nav>
  );
}

/** The title of a phone's page, which opens the other lists. */
export function TitleSwitch(props: SwitchProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackCloses(open, close);
  const lists = useLists(props);
  return (
    <>
      <h1 className="tasks-switch">
        <button type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
          {say(`task.screen.listTitle.${props.list}`)}
          <IconChevronDown size={20} />
        </button>
      </h1>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={close}
        slotProps={{ paper: { className: 'tasks-switch-sheet', role: 'dialog', 'aria-modal': true, 'aria-label': say('task.many') } }}
      >
        <div className="ui-popup-handle" aria-hidden="true" />
        <nav aria-label={say('task.many')}>
          {lists.map(({ name, to, title, count }) => (
            <Link key={name} to={to} onClick={close} aria-current={name === props.list ? 'page' : undefined}>
              {title}
              <Count of={count} />
            </Link>
          ))}
        </nav>
      </Drawer>
    </>
  );
}
