// Describes the effect of unsaved changes of a role: rights gained and lost, and who else has them.
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { hasCode, type Role } from '#admin/screens/people/shared/roles.ts';
import { IconMinus, IconPlus } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { permissionOf } from '#schema/permissions.ts';

export type Change = { readonly added: readonly number[]; readonly removed: readonly number[]; readonly secondFactor: boolean | null };

const codesIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value : []);

/** The differences between the form and the stored role. */
export const changeOf = (role: Role, values: Readonly<Record<string, unknown>>): Change => {
  const held = codesIn(values.permissions);
  const { second_factor_required: factor } = values;
  return {
    added: held.filter((code) => !hasCode(role, code)),
    removed: role.permissions.filter((code) => !held.includes(code)),
    secondFactor: typeof factor === 'boolean' && factor !== role.second_factor_required ? factor : null,
  };
};

export function ChangesCard({ role, roles, change }: { role: Role; roles: readonly Role[]; change: Change }) {
  const say = useSay();
  const { find } = useSpeech();
  const { added, removed, secondFactor } = change;
  if (added.length + removed.length === 0 && secondFactor === null) return null;
  const nameOf = (code: number) => find(`permission.${permissionOf(code)}`) ?? String(code);
  /** The user's other roles that include the permission. */
  const others = (code: number) =>
    roles.filter((one) => one.id !== role.id && one.users > 0 && hasCode(one, code)).map(({ title }) => title);
  return (
    <Card title={say('people.role.changes')}>
      <ul className="role-changes stack gap-10 list" aria-live="polite">
        {added.map((code) => {
          const effect = find(`effect.${permissionOf(code)}`);
          return (
            <li key={code}>
              <IconPlus size={16} />
              <span>
                <span className="ui-unseen">{say('people.role.gains', { permission: '' })}</span>
                <b>{nameOf(code)}</b>
                {effect && <span className="ui-faint">{effect}</span>}
              </span>
            </li>
          );
        })}
        {removed.map((code) => {
          const left = others(code);
          return (
            <li key={code} className="role-removed">
              <IconMinus size={16} />
              <span>
                <span className="ui-unseen">{say('people.role.loses', { permission: '' })}</span>
                <b>{nameOf(code)}</b>
                {left.length > 0 ? (
                  <span className="ui-faint">{say('people.role.stillMay', { roles: left.join(', ') })}</span>
                ) : (
                  <span className="ui-warn">{say('people.role.nobodyMay')}</span>
                )}
              </span>
            </li>
          );
        })}
        {secondFactor !== null && (
          <li className={secondFactor ? undefined : 'role-removed'}>
            {secondFactor ? <IconPlus size={16} /> : <IconMinus size={16} />}
            <span>
              <b>{find('role.fields.second_factor_required')}</b>
              <span className="ui-faint">{say(secondFactor ? 'people.role.secondFactorOn' : 'people.role.secondFactorOff')}</span>
            </span>
          </li>
        )}
      </ul>
    </Card>
  );
}
