// The menu with three dots for rare actions. On a phone every entry must also be reachable elsewhere.
import './more-menu.css';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { IconDots, IconDotsVertical } from '../icons/acts.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { useWords } from '../page/words.tsx';

export interface MoreItem {
  id: string;
  label: string;
  icon?: ReactNode;
  onAct?: () => unknown;
  to?: string;
  danger?: boolean;
  /** The reason why the action is disabled, shown below its label, or once above a group with the same reason. */
  blocked?: string | null;
}

/** Enabled entries first, then the disabled ones grouped by reason. */
const byReason = (items: readonly MoreItem[]) =>
  [null, ...new Set(items.flatMap(({ blocked }) => blocked || []))].map((reason) => ({
    reason,
    its: items.filter(({ blocked }) => (blocked || null) === reason),
  }));

function Reason({ id, children }: { id: string; children: string }) {
  return (
    <li id={id} role="none" className="ui-more-shared">
      {children}
    </li>
  );
}
// MUI focuses the first menu child that does not have this flag.
Reason.muiSkipListHighlight = true;

interface MoreMenuProps {
  items: readonly MoreItem[];
  /** The accessible name, for tables: `Več: Andrej Kovač`. */
  label?: string;
  upright?: boolean;
}

export function MoreMenu({ items, label, upright = false }: MoreMenuProps) {
  const t = useWords();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const whyId = useId();
  const close = () => setOpener(null);
  if (items.length === 0) return null;
  return (
    <>
      <IconButton
        icon={upright ? <IconDotsVertical /> : <IconDots />}
        label={label ? `${t('verb.more')}: ${label}` : t('verb.more')}
        onAct={setOpener}
        aria-haspopup="menu"
        aria-expanded={Boolean(opener)}
      />
      <Menu
        anchorEl={opener}
        open={Boolean(opener)}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // Arrow keys also reach disabled entries, so that their reason can be read.
        slotProps={{ list: { disabledItemsFocusable: true } }}
      >
        {byReason(items).flatMap(({ reason, its: reasonItems }, at) => {
          const shared = reason !== null && reasonItems.length > 1 ? `${whyId}-${at}` : undefined;
          return [
            ...(shared
              ? [
                  <Reason key={shared} id={shared}>
                    {reason ?? ''}
                  </Reason>,
                ]
              : []),
            ...reasonItems.map((item) => (
              <MenuItem
                key={item.id}
                className={item.danger ? 'ui-danger' : undefined}
                aria-disabled={item.blocked ? true : undefined}
                aria-describedby={shared}
                {...(item.to && !item.blocked ? { component: Link, to: item.to } : {})}
                onClick={() => {
                  if (item.blocked) return;
                  close();
                  item.onAct?.();
                }}
              >
                {item.icon}
                <span className={item.blocked ? 'ui-more-blocked' : undefined}>
                  {item.label}
                  {item.blocked && !shared && <span className="ui-more-reason">{item.blocked}</span>}
                </span>
              </MenuItem>
            )),
          ];
        })}
      </Menu>
    </>
  );
}
