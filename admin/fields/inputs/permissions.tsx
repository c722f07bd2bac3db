// The input of a role's permissions: one row for each area, what it reads, changes and deletes, and its special rights by name.
import './permissions.css';
import { useEffect, useRef } from 'react';
import { useCaller } from '#admin/providers/session.tsx';
import { useSay, useSpeech } from '#admin/providers/speech.tsx';
import { Checkbox } from '#admin/ui/choices.tsx';
import { IconLock } from '#admin/ui/icons.tsx';
import { type Permission, permissions } from '#schema/permissions.ts';
import type { InputProps } from '../kinds.ts';
import { Labelled } from '../labelled.tsx';
import { areas, moved, type PermissionArea, toggled, verbs } from '../permission-areas.ts';

const codesIn = (value: unknown): number[] => (Array.isArray(value) ? value : []);

export function PermissionsInput({ id, field, label, help, error, value, onChange, record }: InputProps) {
  const say = useSay();
  const { find } = useSpeech();
  const caller = useCaller();
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = table.current;
    element?.addEventListener('keydown', moved);
    return () => element?.removeEventListener('keydown', moved);
  }, []);
  const held = codesIn(value);
  const stored = codesIn(record[field]);
  const has = (permission: Permission) => held.includes(permissions[permission]);
  /** Nobody grants what they do not hold; what the role had already may go and come back. */
  const locked = (permission: Permission) => !caller.permissions.has(permission) && !stored.includes(permissions[permission]);
  const nameOfPermission = (permission: Permission) => find(`permission.${permission}`) ?? permission;

  const box = (area: PermissionArea, permission: Permission) =>
    locked(permission) ? (
      <span className="permissions-locked" title={say('generic.permissions.locked')}>
        <IconLock size={14} />
        <span>
          {nameOfPermission(permission)}
          <span className="ui-unseen">: {say('generic.permissions.locked')}</span>
        </span>
      </span>
    ) : (
      <span data-change={has(permission) === stored.includes(permissions[permission]) ? undefined : has(permission) ? 'added' : 'removed'}>
        <Checkbox
          label={nameOfPermission(permission)}
          checked={has(permission)}
          onChange={(checked) => onChange(toggled(held, area, permission, checked, locked))}
        />
      </span>
    );

  return (
    <Labelled id={id} label={label} help={help} error={error} group>
      <div ref={table} className="permissions">
        <table>
          <thead>
            <tr>
              <th scope="col">{say('generic.permissions.area')}</th>
              {verbs.map((verb) => (
                <th key={verb} scope="col">
                  {say(`generic.permissions.${verb}`)}
                </th>
              ))}
              <th scope="col">{say('generic.permissions.special')}</th>
            </tr>
          </thead>
          <tbody>
            {areas.map((area) => (
              <tr key={area.name}>
                <th scope="row">{find(`permission.areas.${area.name}`) ?? area.name}</th>
                {verbs.map((verb) => {
                  const permission = area.verbs[verb];
                  return (
                    <td key={verb} className="permissions-verb">
                      {permission ? (
                        box(area, permission)
                      ) : (
                        <span className="ui-faint">{verb === 'read' && area.openToAll ? say('generic.permissions.everybody') : '–'}</span>
                      )}
                    </td>
                  );
                })}
                <td>
                  <span className="permissions-special">
                    {area.special.map((permission) => (
                      <span key={permission}>{box(area, permission)}</span>
                    ))}
                    {[...Object.values(area.verbs), ...area.special].every(locked) && (
                      <span className="ui-small ui-faint">{say('generic.permissions.locked')}</span>
                    )}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Labelled>
  );
}
