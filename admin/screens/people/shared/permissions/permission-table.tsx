// The permissions of a role on a desktop: a row per area with its columns and special rights; arrow keys move between checkboxes.
import { Fragment, useEffect, useRef } from 'react';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { areaLabel, type GroupName, type PermissionArea, permissionsOf, type Verb, verbs } from './permission-areas.ts';
import { PermissionBox, type Ticks } from './permission-box.tsx';

export type ShownGroups = readonly { readonly name: GroupName; readonly areas: readonly PermissionArea[] }[];

/** The content of a column without checkbox. */
const useNothingHere = () => {
  const say = useSay();
  return (area: PermissionArea, verb: Verb) => (verb === 'read' && area.openToAll ? say('generic.permissions.everybody') : '–');
};

/** Arrow keys move between the checkboxes. */
const moved = (event: KeyboardEvent): void => {
  const { key, target, currentTarget } = event;
  if (!key.startsWith('Arrow') || !(target instanceof HTMLInputElement) || !(currentTarget instanceof HTMLElement)) return;
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const at = boxes.indexOf(target);
  const column = target.closest('td')?.cellIndex;
  const sameColumn = boxes.filter((box) => box.closest('td')?.cellIndex === column && box.closest('tr') !== target.closest('tr'));
  const row = target.closest('tr')?.rowIndex ?? 0;
  const rowOf = (box: HTMLElement) => box.closest('tr')?.rowIndex ?? 0;
  const next = {
    ArrowLeft: boxes[at - 1],
    ArrowRight: boxes[at + 1],
    ArrowUp: sameColumn.findLast((box) => rowOf(box) < row),
    ArrowDown: sameColumn.find((box) => rowOf(box) > row),
  }[key];
  if (!next) return;
  event.preventDefault();
  next.focus();
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
              <th scope="rowgroup" colSpan={verbs.length + 2}>
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
                  <span className="row wrap gap-16 lines-4">
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
