// react-admin's data provider: the simple REST dialect with this server's paths, versions and idempotency keys.
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, RaRecord } from 'react-admin';
import { callEngine } from '../calls/http.ts';
import { keepKeys } from '../calls/idempotency-keys.ts';
import { isUnanswered } from '../calls/send-once.ts';
import { entityOf } from './metadata.ts';
import { recordPath } from './page-record.ts';

/** Extra data of a call in `meta`: the version on which the change is based (`If-Match`). */
export type CallMeta = { readonly version?: number };

/** A create without an answer is repeated with its key, so that the server creates one record. */
const keyed = keepKeys(isUnanswered);

const matching = (meta: CallMeta | undefined) => (meta?.version === undefined ? undefined : { 'If-Match': `"${meta.version}"` });

const dialect = simpleRest('', async (url, options = {}) => {
  const answer = await callEngine(String(url), { signal: options.signal ?? undefined });
  return { ...answer, body: '' };
});

export const dataProvider = {
  ...dialect,
  supportAbortSignal: true,
  getList: (resource, params) => dialect.getList(entityOf(resource).path, params),
  getMany: (resource, params) => dialect.getMany(entityOf(resource).path, params),
  getManyReference: (resource, params) => dialect.getManyReference(entityOf(resource).path, params),
  async getOne(resource, { id, signal }) {
    const { json } = await callEngine<RaRecord>(recordPath(resource, id), { signal });
    return { data: json };
  },
  async create(resource, { data }) {
    const { json } = await keyed([resource, data], (key) =>
      callEngine<RaRecord>(`/${entityOf(resource).path}`, { method: 'POST', body: data, headers: { 'Idempotency-Key': key } }),
    );
    return { data: json };
  },
  async update(resource, { id, data, meta }) {
    const { json } = await callEngine<RaRecord>(recordPath(resource, id), { method: 'PUT', body: data, headers: matching(meta) });
    return { data: json };
  },
  async updateMany(resource, { ids, data }) {
    for (const id of ids) await callEngine(recordPath(resource, id), { method: 'PUT', body: data });
    return { data: ids };
  },
  async delete(resource, { id, meta, previousData }) {
    await callEngine(recordPath(resource, id), { method: 'DELETE', headers: matching(meta) });
    return { data: previousData ?? { id } };
  },
  async deleteMany(resource, { ids }) {
    for (const id of ids) await callEngine(recordPath(resource, id), { method: 'DELETE' });
    return { data: ids };
  },
} as DataProvider;
