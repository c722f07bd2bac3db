// The input of a role's permissions: searchable, filterable by granted ones; a table on a desktop, collapsible areas on a phone.
import './permissions.css';
import { useState } from 'react';
import type { InputProps } from '#admin/fields/kinds.ts';
import { Labelled } from '#admin/fields/labelled.tsx';
import { useTitles } from '#admin/fields/lookup.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { SearchField } from '#admin/ui/inputs/search-field.tsx';
import { Kbd } from '#admin/ui/marks/kbd.tsx';
import { useBelow, useTouch } from '#admin/ui/tables/density.ts';
import { fold } from '#schema/core/fold.ts';
import { type Permission, permissions } from '#schema/permissions.ts';
import { useMayGrant } from '../roles.ts';
import { areaGroups, areaLabel, permissionsOf } from './permission-areas.ts';
import type { Ticks } from './permission-box.tsx';
import { PermissionFolds } from './permission-folds.tsx';
import { PermissionTable, type ShownGroups } from './permission-table.tsx';

const codesIn = (value: unknown): number[] => (Array.isArray(value) ? value : []);

/** The areas that match the search by their own or a right's name; optionally only those with granted or stored rights. */
const useShown = (text: string, only: boolean, { held, stored }: Pick<Ticks, 'held' | 'stored'>): ShownGroups => {
  const { find } = useSpeech();
  const searchText = fold(text.trim());
  const keptPermissions = new Set([...held, ...stored]);
  return areaGroups
    .map(({ name, areas }) => ({
      name,
      areas: areas.filter((area) => {
        const own = permissionsOf(area);
        const searchedTexts = [areaLabel(find, area), ...own.map((permission) => find(`permission.${permission}`) ?? '')];
        return (
          searchedTexts.some((one) => fold(one).includes(searchText)) &&
          (!only || own.some((permission) => keptPermissions.has(permissions[permission])))
        );
      }),
    }))
    .filter(({ areas }) => areas.length > 0);
};

export function PermissionsInput({ id, field, label, help, error, value, onChange, record }: InputProps) {
  const say = useSay();
  const mayGrant = useMayGrant();
  const { user } = useSession();
  const ownRole = useTitles('role', [user.role_id]).get(user.role_id)?.title ?? '';
  const phone = useBelow(768);
  const touch = useTouch();
  const [text, setText] = useState('');
  const [only, setOnly] = useState(false);
  const held = codesIn(value);
  const stored = codesIn(record[field]);
  const ticks: Ticks = {
    held,
    stored,
    locked: (permission: Permission) => !mayGrant(permissions[permission]),
    why: say('people.role.locked', { role: ownRole }),
    onChange,
  };
  const groups = useShown(text, only, ticks);
  return (
    <Labelled id={id} label={label} help={help} error={error} group>
      <div className="permissions">
        <div className="permissions-tools row wrap gap-16 lines-8 pad-y-8">
          <SearchField
            value={text}
            onChange={setText}
            label={say('people.role.search')}
            placeholder={say('people.role.searchHint')}
            slash
          />
          <Checkbox label={say('people.role.onlyHeld')} checked={only} onChange={setOnly} />
          {!phone && !touch && (
            <span className="push ui-small ui-faint" aria-hidden="true">
              <Kbd>{say('people.role.space')}</Kbd> {say('people.role.toggles')} <Kbd>←</Kbd> <Kbd>↑</Kbd> <Kbd>→</Kbd> <Kbd>↓</Kbd>{' '}
              {say('people.role.moves')}
            </span>
          )}
        </div>
        {groups.length === 0 ? (
          <p className="pad-y-16 ui-faint">{say('people.role.nothingFound')}</p>
        ) : phone ? (
          <PermissionFolds groups={groups} ticks={ticks} open={text.trim() !== '' || only} />
        ) : (
          <PermissionTable groups={groups} ticks={ticks} />
        )}
      </div>
    </Labelled>
  );
}
