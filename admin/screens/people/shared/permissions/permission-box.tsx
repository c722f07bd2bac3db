// The checkbox of a permission: ringed if changed, with a lock if the editor cannot grant it.
import { useSpeech } from '#admin/providers/person/speech.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { IconLock } from '#admin/ui/marks/icons.tsx';
import { type Permission, permissions } from '#schema/permissions.ts';
import { type PermissionArea, toggled } from './permission-areas.ts';

export type Ticks = {
  readonly held: readonly number[];
  readonly stored: readonly number[];
  readonly locked: (permission: Permission) => boolean;
  /** The reason for the lock. */
  readonly why: string;
  readonly onChange: (codes: number[]) => void;
};
export const isHeld = ({ held }: Ticks, permission: Permission) => held.includes(permissions[permission]);

type Props = { area: PermissionArea; permission: Permission; ticks: Ticks; hideLabel?: boolean };

export function PermissionBox({ area, permission, ticks, hideLabel = false }: Props) {
  const { find } = useSpeech();
  const label = find(`permission.${permission}`) ?? permission;
  const has = isHeld(ticks, permission);
  if (ticks.locked(permission))
    return (
      <span className="permissions-locked row inline gap-8" title={label}>
        <i>
          <IconLock size={11} />
        </i>
        <span className={hideLabel ? 'ui-unseen' : undefined}>
          {label}
          <span className="ui-unseen">: {ticks.why}</span>
        </span>
      </span>
    );
  const had = ticks.stored.includes(permissions[permission]);
  return (
    <span title={hideLabel ? label : undefined} data-change={has === had ? undefined : has ? 'added' : 'removed'}>
      <Checkbox
        label={label}
        hideLabel={hideLabel}
        checked={has}
        onChange={(checked) => ticks.onChange(toggled(ticks.held, area, permission, checked, ticks.locked))}
      />
    </span>
  );
}
