// The data of an offer's page, and the moves between steps.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RecordWithTransitions, useTransitions } from '#admin/generic/workflow/transitions.ts';
import { call } from '#admin/providers/calls/http.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { PageRecord } from '#admin/providers/records/page-record.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import type { TalkedPlace } from '#admin/screens/tasks/shared/chat/place.ts';
import { metadata } from '#generated/metadata.ts';

export type OfferPage = PageRecord<'offer'>;
export const offer = entityOf('offer');
export const offerNumber = ({ number }: { readonly number: number }): string => recordNumber(offer, number);

const { states, transitions } = metadata.offer.workflow;

type Transitions = typeof transitions;
/** Transitions to another step with this input field. */
type TransitionAsking<Field extends string> = {
  [N in keyof Transitions]: Transitions[N] extends { to: keyof typeof states; input: Record<Field, unknown> } ? N : never;
}[keyof Transitions];
/** A transition to another step; with `reason` it asks for a reason, otherwise for a note. */
export type Move = { readonly to: number } & (
  | { readonly name: TransitionAsking<'reason'>; readonly reason: true }
  | { readonly name: TransitionAsking<'note'>; readonly reason: false }
);
const asksFor = <Field extends 'reason' | 'note'>(name: string, field: Field): name is TransitionAsking<Field> => {
  const all: Readonly<Record<string, { readonly to: string; readonly input?: object }>> = transitions;
  const { to = 'same', input = {} } = all[name] ?? {};
  return to !== 'same' && field in input;
};
export const boardMoves: readonly Move[] = Object.keys(transitions).flatMap((name): Move[] => {
  if (asksFor(name, 'reason')) return [{ name, to: states[transitions[name].to], reason: true }];
  return asksFor(name, 'note') ? [{ name, to: states[transitions[name].to], reason: false }] : [];
});
/** The moves that the user may make now. */
export const movesOf = ({ $transitions = {} }: Pick<RecordWithTransitions, '$transitions'>): Move[] =>
  boardMoves.filter(({ name }) => $transitions[name]?.allowed === true);

/** The past steps of the offer, read again with every version. */
export const usePassedSteps = ({ id, version }: Pick<OfferPage, 'id' | 'version'>) =>
  useQuery({
    queryKey: ['offer', 'steps', id, version],
    queryFn: async ({ signal }) => (await call(`/offer/${id}/step`, { signal })).json,
    placeholderData: (before) => before,
    retry: false,
  });

export const usePlace = (page: OfferPage): TalkedPlace => {
  const queries = useQueryClient();
  const { may, whyNot } = useTransitions('offer', page);
  return {
    path: `offer/${page.id}`,
    entity: 'offer',
    mark: `${page.version} ${page.files} ${page.comments}`,
    comments: page.comments,
    people: [page.commercial_user_id, page.offer_manager_id ?? 0],
    turns: boardMoves.map(({ name }) => name),
    may,
    whyNot,
    again: () => queries.invalidateQueries({ queryKey: ['offer'] }),
  };
};
