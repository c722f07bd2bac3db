// Reads a project offer: the record, the preview of its acceptance, and the previous version.
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { PageRecord } from '#admin/providers/records/page-record.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

export type Offer = PageRecord<'project_offer'>;
export type Outcome = AnswerOf<'/project_offer/{id}/outcome'>;

/** `PP-112 B` */
export const nameOfOffer = ({ number, letter }: Pick<Offer, 'number' | 'letter'>) =>
  `${recordNumber(entityOf('project_offer'), number)} ${letter}`;

/** The preview of accepting the stored offer; `version` reads it again after each save. */
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
    queryFn: id === null ? skipToken : async ({ signal }) => (await call(`/project_offer/${id}`, { signal })).json,
    retry: false,
  }).data;

/** Reads the page's data again after an action. */
export const useReread = () => {
  const queries = useQueryClient();
  return () => Promise.all(['project_offer', 'project', 'task'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
};

/** The contact's e-mail address: null without one, undefined while loading. */
export const useContactAddress = (contact_id: number | null): string | null | undefined => {
  const { data, isError } = useQuery({
    queryKey: ['contact', 'address', contact_id],
    queryFn:
      contact_id === null
        ? skipToken
        : async ({ signal }) => {
            const { json } = await call(`/contact/${contact_id}`, { signal });
            return 'email' in json ? (json.email ?? null) : null;
          },
    retry: false,
  });
  return contact_id === null || isError ? null : data;
};
