// The permissions of a role on a phone: collapsible areas with counts.
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { IconChevronDown } from '#admin/ui/marks/icons.tsx';
import { areaLabel, permissionsOf } from './permission-areas.ts';
import { isHeld, PermissionBox, type Ticks } from './permission-box.tsx';
import type { ShownGroups } from './permission-table.tsx';

export function PermissionFolds({ groups, ticks, open }: { groups: ShownGroups; ticks: Ticks; open: boolean }) {
  const say = useSay();
  const { find } = useSpeech();
  return (
    <div className="permissions-folds">
      {groups.map((group) => (
        <section key={group.name} aria-label={say(`people.groups.${group.name}`)}>
          <h3>{say(`people.groups.${group.name}`)}</h3>
          {group.areas.map((area) => {
            const all = permissionsOf(area);
            const held = all.filter((permission) => isHeld(ticks, permission)).length;
            return (
              // Areas found by the search are expanded.
              <details key={`${area.name} ${open}`} open={open}>
                <summary>
                  <span>{areaLabel(find, area)}</span>
                  <span className="ui-num ui-small ui-faint">
                    {say('people.role.heldOf', { held: String(held), all: String(all.length) })}
                  </span>
                  <IconChevronDown size={16} />
                </summary>
                {area.openToAll && !area.verbs.read && <p className="ui-small ui-faint">{say('people.role.openToAll')}</p>}
                {all.map((permission) => (
                  <PermissionBox key={permission} area={area} permission={permission} ticks={ticks} />
                ))}
                {all.some(ticks.locked) && <p className="ui-small ui-faint">{ticks.why}</p>}
              </details>
            );
          })}
        </section>
      ))}
    </div>
  );
}
