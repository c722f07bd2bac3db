// The roles as tabs with their number of users, and a link to create one.
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { createPathOf, entityOf, pathTo } from '#admin/providers/records/metadata.ts';
import type { Role } from '#admin/screens/people/shared/roles.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconPlus } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';

const entity = entityOf('role');

export function RoleTabs({ roles }: { roles: readonly Role[] }) {
  const say = useSay();
  const format = useFormat();
  const mayCreate = useMay(entity.access.create);
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const many = roles.length;
  // On a phone the open tab is scrolled into view.
  useEffect(() => {
    if (pathname && many > 0) nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname, many]);
  return (
    <div className="role-tabs row start gap-8 below-14">
      <nav ref={nav} className="row stretch wrap gap-8 grow fit" aria-label={say('people.role.every')}>
        {roles.map(({ id, title, users }) => (
          <NavLink key={id} to={pathTo(entity, id) ?? '/'} className="role-tab row inline gap-6">
            {title} <span className="ui-num">{format.count(users)}</span>
          </NavLink>
        ))}
      </nav>
      {mayCreate && (
        <ActionButton icon={<IconPlus size={16} />} shortcut="N" to={createPathOf(entity)}>
          {say('role.create')}
        </ActionButton>
      )}
    </div>
  );
}
