// The permissions as a person reads them: by area, what is read, changed and deleted there, and the rights that are special to it.
import { allEntities } from '#admin/providers/metadata.ts';
import { forUser, permissionsIn } from '#schema/core/access.ts';
import { type Permission, permissionNames, permissions } from '#schema/permissions.ts';

export const verbs = ['read', 'write', 'delete'] as const;
type Verb = (typeof verbs)[number];

export type PermissionArea = {
  /** The first part of its permissions' names: `clients`. */
  readonly name: string;
  readonly verbs: Readonly<Partial<Record<Verb, Permission>>>;
  readonly special: readonly Permission[];
  /** Reading here needs no permission. */
  readonly openToAll: boolean;
};

const nobody = { id: 0, permissions: new Set<Permission>() };
/** An area is open to all when somebody without any permission reads the records that its permissions change. */
const isOpen = (own: readonly Permission[]) =>
  allEntities.some(({ access }) => {
    const changes = [access.create, access.update, access.delete].flatMap((rule) => (rule ? permissionsIn(rule) : []));
    return changes.some((permission) => own.includes(permission)) && forUser(access.read, nobody) !== false;
  });

const isVerb = (word: string): word is Verb => verbs.some((verb) => verb === word);
const areaOf = (permission: Permission) => permission.slice(0, permission.indexOf('.'));

const areaNamed = (name: string): PermissionArea => {
  const own = permissionNames.filter((permission) => areaOf(permission) === name);
  const verbOf = (permission: Permission) => permission.slice(name.length + 1);
  return {
    name,
    verbs: Object.fromEntries(own.flatMap((permission) => (isVerb(verbOf(permission)) ? [[verbOf(permission), permission]] : []))),
    special: own.filter((permission) => !isVerb(verbOf(permission))),
    openToAll: isOpen(own),
  };
};

export const areas: readonly PermissionArea[] = [...new Set(permissionNames.map(areaOf))].map(areaNamed);

/** The codes after a tick: who changes also reads; who no longer reads changes nothing either. What is locked stays as it is. */
export const toggled = (
  held: readonly number[],
  { verbs: byVerb, special }: PermissionArea,
  permission: Permission,
  on: boolean,
  locked: (permission: Permission) => boolean,
): number[] => {
  const next = new Set(held);
  const set = (one: Permission | undefined, to: boolean) => {
    if (!one || (one !== permission && locked(one))) return;
    if (to) next.add(permissions[one]);
    else next.delete(permissions[one]);
  };
  set(permission, on);
  if (on && permission !== byVerb.read) set(byVerb.read, true);
  if (!on && permission === byVerb.read) for (const one of [byVerb.write, byVerb.delete, ...special]) set(one, false);
  return [...next].sort((a, b) => a - b);
};

/** Arrows move between the ticks of a table. */
export const moved = (event: KeyboardEvent): void => {
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
