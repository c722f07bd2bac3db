// The permissions of a role at a desk: a row for each area, its columns, and its special rights by name; arrows move from tick to tick.
import { Fragment, useEffect, useRef } from 'react';
import { useSay, useSpeech } from '#admin/providers/speech.tsx';
import { areaLabel, type GroupName, moved, type PermissionArea, permissionsOf, type Verb, verbs } from '../permission-areas.ts';
import { PermissionBox, type Ticks } from './permission-box.tsx';

export type ShownGroups = readonly { readonly name: GroupName; readonly areas: readonly PermissionArea[] }[];

/** What stands in a column that has nothing to tick. */
const useNothingHere = () => {
  const say = useSay();
  return (area: PermissionArea, verb: Verb) => (verb === 'read' && area.openToAll ? say('generic.permissions.everybody') : '–');
};

export function PermissionTable({ groups, ticks }: { groups: ShownGroups; ticks: Ticks }) {
  const say = useSay();
  const { find } = useSpeech();
  const nothing = useNothingHere();
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const element = table.current;
    element?.addEventListener('keydown', moved);
    return () => element?.removeEventListener('keydown', moved);
  }, []);
  return (
    <table ref={table}>
      <thead>
        <tr>
          <th scope="col">{say('generic.permissions.area')}</th>
          {verbs.map((verb) => (
            <th key={verb} scope="col" className="permissions-verb">
              {say(`generic.permissions.${verb}`)}
            </th>
          ))}
          <th scope="col">{say('generic.permissions.special')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group.name}>
            <tr className="permissions-group">
              <th scope="rowgroup" colSpan={5}>
                {say(`people.groups.${group.name}`)}
              </th>
            </tr>
            {group.areas.map((area) => (
              <tr key={area.name}>
                <th scope="row">{areaLabel(find, area)}</th>
                {verbs.map((verb) => {
                  const permission = area.verbs[verb];
                  return (
                    <td key={verb} className="permissions-verb">
                      {permission ? (
                        <PermissionBox area={area} permission={permission} ticks={ticks} hideLabel />
                      ) : (
                        <span className="ui-faint ui-small">{nothing(area, verb)}</span>
                      )}
                    </td>
                  );
                })}
                <td>
                  <span className="permissions-special">
                    {area.special.map((permission) => (
                      <PermissionBox key={permission} area={area} permission={permission} ticks={ticks} />
                    ))}
                    {permissionsOf(area).some(ticks.locked) && <span className="ui-small ui-faint">{ticks.why}</span>}
                  </span>
                </td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
