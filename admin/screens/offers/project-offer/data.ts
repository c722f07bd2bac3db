// A project offer as its page reads it: the record, what would come of it, and the version before.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Saved } from '#admin/generic/form/use-record-form.ts';
import type { Living } from '#admin/generic/workflow/transitions.ts';
import { call } from '#admin/providers/calls/http.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import type { OfferLine } from '#schema/offers/offer-totals.ts';

export type Offer = Saved & {
  readonly number: number;
  readonly letter: string;
  readonly status: number;
  readonly lines: readonly OfferLine[];
  readonly discount: number;
  readonly vat_rate: number;
  readonly reverse_charge: boolean;
  readonly introduction: string | null;
  readonly terms: string | null;
  readonly payment: string | null;
  readonly valid_until: string | null;
  readonly starts_on: string | null;
  readonly client_id: number;
  readonly client_name?: string | null;
  readonly contact_id: number | null;
  readonly contact_name?: string | null;
  readonly branch_office_name?: string | null;
  readonly leader_id: number | null;
  readonly leader_name?: string | null;
  readonly project_id: number | null;
  readonly project_name?: string | null;
  readonly previous_id: number | null;
  readonly sent_at: string | null;
  readonly sent_to: string | null;
  readonly declined_reason: string | null;
  readonly $transitions?: Living['$transitions'];
};
export type Outcome = AnswerOf<'/project_offer/{id}/outcome'>;

/** `PP-112 B` */
export const nameOfOffer = ({ number, letter }: Pick<Offer, 'number' | 'letter'>) =>
  `${recordNumber(entityOf('project_offer'), number)} ${letter}`;

/** What would come of the offer as it is stored; `version` makes it new with each save. */
export const useOutcome = ({ id, version }: Pick<Offer, 'id' | 'version'>): Outcome | undefined =>
  useQuery({
    queryKey: ['project_offer', 'outcome', id, version],
    queryFn: async ({ signal }) => (await call(`/project_offer/${id}/outcome`, { signal })).json,
    placeholderData: (before) => before,
    retry: false,
  }).data;

export const useOffer = (id: number | null): Offer | undefined =>
  useQuery({
    queryKey: ['project_offer', 'version', id],
    queryFn: async ({ signal }) => (await call(`/project_offer/${id}`, { signal })).json,
    enabled: id !== null,
    retry: false,
  }).data;

/** What the page reads again after an act. */
export const useReread = () => {
  const queries = useQueryClient();
  return () => Promise.all(['project_offer', 'project', 'task'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
};

/** Where the contact is written to: null without an address, undefined until it is known. */
export const useContactAddress = (contact_id: number | null): string | null | undefined => {
  const { data, isError } = useQuery({
    queryKey: ['contact', 'address', contact_id],
    queryFn: async ({ signal }) => {
      const { json } = await call(`/contact/${contact_id}`, { signal });
      return 'email' in json ? (json.email ?? null) : null;
    },
    enabled: contact_id !== null,
    retry: false,
  });
  return contact_id === null || isError ? null : data;
};
