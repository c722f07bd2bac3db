// The roles side by side, each with how many have it, and the way to a new one.
import { NavLink } from 'react-router';
import { createPathOf, entityOf, pathTo } from '#admin/providers/metadata.ts';
import { useMay } from '#admin/providers/session.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { IconPlus } from '#admin/ui/icons.tsx';
import { useFormat } from '#admin/ui/words.tsx';
import type { Role } from './data.ts';

const entity = entityOf('role');

export function RoleTabs({ roles }: { roles: readonly Role[] }) {
  const say = useSay();
  const format = useFormat();
  const mayCreate = useMay(entity.access.create);
  return (
    <div className="role-tabs">
      <nav aria-label={say('people.role.every')}>
        {roles.map(({ id, title, users }) => (
          <NavLink key={id} to={pathTo(entity, id) ?? '/'} className="role-tab">
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
