// What can be done with a record that has a life: the server has decided and shipped it, here it is said and sent.
import { useQueryClient } from '@tanstack/react-query';
import type { EntityMetadata } from '#admin/providers/metadata.ts';
import { newKey, sendOnce } from '#admin/providers/send-once.ts';
import { useSpeech } from '#admin/providers/speech.tsx';

export type TransitionState = { readonly allowed: boolean; readonly reason?: string; readonly names?: readonly string[] };
/** A record with its transitions, as its own page reads it. */
export type Living = { readonly id: number; readonly $transitions?: Readonly<Record<string, TransitionState>> };

type Declared = { readonly method?: string; readonly path?: string };
const declared = ({ workflow }: EntityMetadata, name: string): Declared => {
  const all = workflow && 'transitions' in workflow ? (workflow.transitions as Readonly<Record<string, Declared>>) : {};
  return all[name] ?? {};
};

export const useTransitions = (entity: EntityMetadata, record: Living) => {
  const { find } = useSpeech();
  const queries = useQueryClient();
  const stateOf = (name: string) => record.$transitions?.[name];
  return {
    may: (name: string): boolean => stateOf(name)?.allowed === true,
    /** Held up for now by something in the way, not by the state or for want of a right: such an act stays in sight. */
    heldUp: (name: string): boolean => {
      const { allowed, reason } = stateOf(name) ?? {};
      return allowed === false && reason !== 'wrongState' && reason !== 'notAllowed';
    },
    /** Why it may not be done now, in words; null when it may. */
    whyNot: (name: string): string | null => {
      const state = stateOf(name);
      if (state?.allowed) return null;
      const reason = state?.reason ?? 'wrongState';
      return find(`${entity.name}.reasons.${reason}`, { names: state?.names?.join(', ') ?? '' }) ?? reason;
    },
    label: (name: string): string => find(`${entity.name}.transitions.${name}`) ?? name,
    /** Makes the transition under the key of its press; everything that shows the record is read again. */
    send: async <Answer extends object = object>(name: string, body: object = {}, key = newKey()): Promise<Answer> => {
      const { method = 'PUT', path = name } = declared(entity, name);
      try {
        return await sendOnce<Answer>(`/${entity.path}/${record.id}/${path}`, { method: method as 'PUT', body }, key);
      } finally {
        await queries.invalidateQueries({ queryKey: [entity.name] });
      }
    },
  };
};
