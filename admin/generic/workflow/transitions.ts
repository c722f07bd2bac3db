// The transitions of a record: the server sends which are allowed and why not; this module words and sends them.
import { useQueryClient } from '@tanstack/react-query';
import { sendOnceEngine } from '#admin/providers/calls/send-once.ts';
import { useSpeech } from '#admin/providers/person/speech.tsx';
import { type EntityMetadata, entityOf } from '#admin/providers/records/metadata.ts';
import type { Method } from '#public-pages/calls/call-types.ts';
import type { InputFields } from '../popup/input-values.ts';
import type { TransitionInput, TransitionName, Transitions, WorkflowEntityName } from './transition-types.ts';

export type TransitionState = { readonly allowed: boolean; readonly reason?: string; readonly names?: readonly string[] };
/** A record with its transitions, as its page's call answers it. */
export type RecordWithTransitions = { readonly id: number; readonly $transitions?: Readonly<Record<string, TransitionState>> };

/** Blocked for now by something other than the state or a missing right: such a button stays visible. */
export const isHeldUp = ({ allowed, reason }: Partial<TransitionState> = {}): boolean =>
  allowed === false && reason !== 'wrongState' && reason !== 'notAllowed';

/** What the texts of an entity’s reasons name beside what the server sends. */
type Parameters = Readonly<Record<string, string | number>>;

/** The reason why a transition is not allowed now, in the words of its entity; null if it is. */
export const useReasons = (entity: string, parameters: Parameters = {}): ((state: TransitionState | undefined) => string | null) => {
  const { find } = useSpeech();
  return (state) => {
    if (state?.allowed) return null;
    const reason = state?.reason ?? 'wrongState';
    return find(`${entity}.reasons.${reason}`, { names: state?.names?.join(', ') ?? '', ...parameters }) ?? reason;
  };
};

type Declared = { readonly method?: string; readonly path?: string; readonly input?: InputFields };
const declared = ({ workflow }: EntityMetadata, name: string): Declared => {
  const all = workflow && 'transitions' in workflow ? (workflow.transitions as Readonly<Record<string, Declared>>) : {};
  return all[name] ?? {};
};
/** The fields that the caller of a transition fills in. */
export const inputOf = (entity: EntityMetadata, name: string): InputFields => declared(entity, name).input ?? {};

/** The same by name, for a popup of several calls: `transitionInput('task', 'stop')`. */
export const transitionInput = <E extends WorkflowEntityName, T extends TransitionName<E>>(entity: E, name: T) =>
  inputOf(entityOf(entity), name) as TransitionInput<E, T>;

/** The path below the record: the transition's name unless the schema declares another. */
const pathOf = (entity: EntityMetadata, name: string): string => declared(entity, name).path ?? name;

/** Wraps the call of a transition, to show its answer or to read records again. */
export type SendWrapper = <T>(send: () => Promise<T>) => Promise<T>;

/** The transitions of a record whose entity is known only at run time. */
export const useAnyTransitions = (
  entity: EntityMetadata,
  record: RecordWithTransitions,
  { around, parameters }: { readonly around?: SendWrapper | undefined; readonly parameters?: Parameters | undefined } = {},
) => {
  const { find } = useSpeech();
  const queries = useQueryClient();
  const reasonOf = useReasons(entity.name, parameters);
  const readAgain: SendWrapper = async (send) => {
    try {
      return await send();
    } finally {
      await queries.invalidateQueries({ queryKey: [entity.name] });
    }
  };
  const stateOf = (name: string) => record.$transitions?.[name];
  return {
    may: (name: string): boolean => stateOf(name)?.allowed === true,
    heldUp: (name: string): boolean => isHeldUp(stateOf(name)),
    whyNot: (name: string): string | null => reasonOf(stateOf(name)),
    label: (name: string): string => find(`${entity.name}.transitions.${name}`) ?? name,
    send: (name: string, body: unknown = {}, key?: string): Promise<never> => {
      const { method = 'PUT' } = declared(entity, name);
      const path = pathOf(entity, name);
      return (around ?? readAgain)(() =>
        sendOnceEngine<never>(`/${entity.path}/${record.id}${path === '' ? '' : `/${path}`}`, { method: method as Method, body }, key),
      );
    },
  };
};

export const useTransitions = <const E extends WorkflowEntityName>(entity: E, record: RecordWithTransitions): Transitions<E> =>
  useAnyTransitions(entityOf(entity), record);
