// Describes a condition of an explanation: requirement, state, and the place where it is set.

import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { allEntities, entityOf } from '#admin/providers/records/metadata.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Condition, PermissionExplanation } from './may-data.ts';

export type ConditionText = { readonly title: string; readonly note: string | undefined; readonly source: string };

export const useConditionWords = () => {
  const say = useSay();
  const { find } = useSpeech();
  const format = useFormat();
  const isKnown = (name: string) => allEntities.some((entity) => entity.name === name);
  const label = ({ entity, field }: Condition) => find(`${entity}.fields.${field}`) ?? String(field);
  /** Rows that link two records, or a multi-value field: `project_members`. */
  const linkOf = (entity: string): string => {
    const owner = allEntities.find(({ name, fields }) => entity.startsWith(`${name}_`) && entity.slice(name.length + 1) in fields);
    return find(`${entity}.many`) ?? (owner && find(`${owner.name}.fields.${entity.slice(owner.name.length + 1)}`)) ?? entity;
  };
  const shownValue = ({ entity = '', field = '' }: Condition, value: unknown): string => {
    if (typeof value === 'boolean') return find(`${entity}.values.${field}.${value}`) ?? say(value ? 'people.why.yes' : 'people.why.no');
    const values = isKnown(entity) ? (entityOf(entity).fields[field]?.values ?? {}) : {};
    const named = Object.entries(values).find(([, stored]) => stored === value)?.[0];
    return (named && find(`${entity}.values.${field}.${named}`)) ?? (value === 0 ? say('people.why.none') : String(value));
  };
  const titleOf = (condition: Condition): string => {
    switch (condition.kind) {
      case 'can':
        return say('people.why.permission', { permission: find(`permission.${condition.permission}`) ?? String(condition.permission) });
      case 'own':
        return label(condition);
      case 'related':
        return linkOf(condition.entity ?? '');
      case 'where':
      case 'state':
        return say('people.why.value', {
          field: label(condition),
          values: (condition.wanted ?? []).map((value) => shownValue(condition, value)).join(', '),
        });
      case 'guard':
        return find(`people.why.guards.${condition.guard}`) ?? String(condition.guard);
      default:
        return find(`people.why.kinds.${condition.kind}`) ?? condition.kind;
    }
  };
  const noteOf = (condition: Condition, role: string): string | undefined => {
    switch (condition.kind) {
      case 'can':
        return say(condition.holds ? 'people.why.roleHas' : 'people.why.roleHasNot', { role });
      case 'own':
        return condition.names?.length ? say('people.why.isNow', { value: condition.names.join(', ') }) : say('people.why.isNobody');
      case 'related':
        return say(condition.holds ? 'people.why.linked' : 'people.why.notLinked');
      case 'where':
      case 'state':
        return condition.found === undefined || condition.found === null
          ? undefined
          : say('people.why.isNow', { value: shownValue(condition, condition.found) });
      case 'guard':
        return condition.names?.length ? condition.names.join(', ') : undefined;
      case 'timeLocked':
        return condition.at ? say('people.why.lockedBefore', { date: format.date(condition.at) }) : undefined;
      default:
        return undefined;
    }
  };
  return (condition: Condition, { role }: Pick<PermissionExplanation, 'role'>): ConditionText => ({
    title: titleOf(condition),
    note: noteOf(condition, role.title),
    source: say(`people.why.sources.${condition.source}`),
  });
};
