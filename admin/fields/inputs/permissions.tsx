// The input of a role's permissions: one row for each area, what it reads, changes and deletes, and its special rights by name.
import './permissions.css';
import { useCaller } from '#admin/providers/session.tsx';
import { useSay, useSpeech } from '#admin/providers/speech.tsx';
import { Checkbox } from '#admin/ui/choices.tsx';
import { useBelow } from '#admin/ui/density.ts';
import { IconLock } from '#admin/ui/icons.tsx';
import { type Permission, permissions } from '#schema/permissions.ts';
import type { InputProps } from '../kinds.ts';
import { Labelled } from '../labelled.tsx';
import { areas, moved, type PermissionArea, toggled, verbs } from '../permission-areas.ts';

const codesIn = (value: unknown): number[] => (Array.isArray(value) ? value : []);

export function PermissionsInput({ id, field, label, help, error, value, onChange, onBlur, record }: InputProps) {
  const say = useSay();
  const { find } = useSpeech();
  const caller = useCaller();
  const narrow = useBelow(768);
  const held = codesIn(value);
  const stored = codesIn(record[field]);
  const has = (permission: Permission) => held.includes(permissions[permission]);
  /** Nobody grants what they do not hold; what the role had already may go and come back. */
  const locked = (permission: Permission) => !caller.permissions.has(permission) && !stored.includes(permissions[permission]);
  const nameOfPermission = (permission: Permission) => find(`permission.${permission}`) ?? permission;

  const box = (area: PermissionArea, permission: Permission, word?: string) => {
    if (locked(permission))
      return (
        <span className="permissions-locked" title={say('generic.permissions.locked')}>
          <IconLock size={14} />
          <span className={word ? undefined : 'ui-unseen'}>
            {word ?? `${nameOfPermission(permission)}: ${say('generic.permissions.locked')}`}
          </span>
        </span>
      );
    return (
      <span data-change={has(permission) === stored.includes(permissions[permission]) ? undefined : has(permission) ? 'added' : 'removed'}>
        <Checkbox
          label={word ?? nameOfPermission(permission)}
          hideLabel={!word}
          checked={has(permission)}
          onChange={(checked) => onChange(toggled(held, area, permission, checked, locked))}
        />
      </span>
    );
  };

  return (
    <Labelled id={id} label={label} help={help} error={error} group>
      <div className="permissions" onBlur={onBlur} onKeyDown={moved}>
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
                <th scope="row">{area.words.map((key) => find(key) ?? key).join(' · ')}</th>
                {verbs.map((verb) => {
                  const permission = area.verbs[verb];
                  return (
                    <td key={verb} data-verb={verb}>
                      {permission ? (
                        box(area, permission, narrow ? say(`generic.permissions.${verb}`) : undefined)
                      ) : (
                        <span className="ui-faint">{verb === 'read' && area.openToAll ? say('generic.permissions.everybody') : '–'}</span>
                      )}
                    </td>
                  );
                })}
                <td>
                  <span className="permissions-special">
                    {area.special.map((permission) => (
                      <span key={permission}>{box(area, permission, nameOfPermission(permission))}</span>
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
