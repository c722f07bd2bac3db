// Files: sent to a task or kept apart, read, annotated, deleted, and given out so that no browser ever runs them.
import { Readable } from 'node:stream';
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { transitionState } from '#schema/core/entity.ts';
import { isPlain } from '#schema/core/fields.ts';
import { file } from '#schema/file.ts';
import { largestFile, viewableTypes } from '#schema/file-types.ts';
import { notFound, Refusal } from '#server/core/refusal.ts';
import { type Context, resource, route } from '#server/core/route.ts';
import type { Me } from '#server/core/session.ts';
import { addFile, fileOf, filesOf, keyOfFile, noteOnFile, removeFile, type WhichFile } from '#server/domain/files.ts';

type Call = Context<unknown, unknown, Me>;

const shown = file.record.extend({
  $transitions: z.record(z.string(), transitionState).describe('What the caller may do with it now, or why not'),
});
const which = ({ params, headers }: Pick<Call, 'params' | 'headers'>): WhichFile => ({
  id: params.fid ?? 0,
  task_id: params.id,
  ifMatch: headers.get('if-match'),
});
const notes = z
  .string()
  .trim()
  .max(4000)
  .refine(isPlain, { params: { reason: 'notText' } })
  .nullable();
const upload = { maximum: largestFile };
const acts = { access: signedIn, returns: shown, refuses: { 404: ['notFound'], 409: ['wrongState'], 412: ['stale'] } } as const;
const sends = { access: signedIn, upload, entity: file, returns: shown, status: 201 } as const;

const sent = ({ upload }: Call) => {
  if (!upload) throw new Refusal(415, 'notMultipart');
  return upload;
};

/** Letters that a header holds, and behind them the name as it is (RFC 6266). */
const disposition = (how: 'attachment' | 'inline', name: string) => {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]|["%\\]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${how}; filename="${plain}"; filename*=UTF-8''${whole}`;
};

/** Without scripts, forms and a home of its own, whatever its bytes are. */
const locked = "default-src 'none'; sandbox";
/** The viewer of PDFs that browsers bring along works in no sandbox; it runs nothing of ours. */
const framed = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** What is known of the bytes that a call gives out. */
export type Given = { readonly file_name: string; readonly content_type: string; readonly sha256: string; readonly storage_key: string };

/** Gives out stored bytes: to be saved, or, what no browser runs, to be looked at. @throws Refusal 404 where the store has none */
export const giveStored = async (
  { files, headers, reply }: Pick<Call, 'files' | 'headers' | 'reply'>,
  { file_name, content_type: type, sha256, storage_key }: Given,
  how: 'attachment' | 'inline',
): Promise<null> => {
  const etag = `"${sha256}"`;
  reply.header('etag', etag);
  // The bytes of a file never change; whether the caller may still see it is asked each time.
  reply.header('cache-control', 'private, no-cache');
  reply.header('x-content-type-options', 'nosniff');
  reply.header('cross-origin-resource-policy', 'same-origin');
  reply.header('content-disposition', disposition(how, file_name));
  reply.header('content-security-policy', how === 'inline' && type === 'application/pdf' ? framed : locked);
  if (headers.get('if-none-match') === etag) {
    reply.unchanged = etag;
    return null;
  }
  const stored = await files.read(storage_key);
  if (!stored) throw notFound();
  reply.header('content-length', String(stored.size));
  const body = Readable.toWeb(stored.bytes) as ReadableStream;
  reply.raw = { body, type: how === 'inline' ? type : 'application/octet-stream' };
  return null;
};

const give = async (call: Call, how: 'attachment' | 'inline'): Promise<null> => {
  const { database, me, params } = call;
  const record = await fileOf(database, me, params.fid ?? 0, params.id);
  const { id, file_name, content_type, sha256 } = record;
  if (how === 'inline' && !viewableTypes.includes(String(content_type))) throw notFound();
  const storage_key = await keyOfFile(database, Number(id));
  return giveStored(call, { file_name: String(file_name), content_type: String(content_type), sha256: String(sha256), storage_key }, how);
};

const bytes = z.string().meta({ format: 'binary' });
const reads = route({
  access: signedIn,
  summary: 'One file, without its bytes',
  returns: shown,
  refuses: { 404: ['notFound'] },
  handle: ({ database, me, params }) => fileOf(database, me, params.fid ?? 0, params.id),
});
const annotates = route({
  ...acts,
  summary: 'Write notes on a file: its author, while the task is not with the client',
  body: z.strictObject({ notes }),
  entity: file,
  handle: (call) => noteOnFile(call, call.me, which(call), call.body.notes || null),
});
const removes = route({
  ...acts,
  returns: file.record,
  refuses: { ...acts.refuses, 409: ['wrongState', 'referred'] },
  summary: 'Delete a file: its author, while the task is not with the client',
  handle: (call) => removeFile(call, call.me, which(call)),
});
const gives = {
  access: signedIn,
  returns: bytes,
  conditional: true,
  refuses: { 404: ['notFound'] },
} as const;
const downloads = route({
  ...gives,
  summary: 'The bytes of a file, to be saved',
  produces: 'application/octet-stream',
  handle: (call) => give(call, 'attachment'),
});
const views = route({
  ...gives,
  summary: 'The bytes of a picture or a PDF, to be looked at; any other file is not found here',
  produces: viewableTypes,
  handle: (call) => give(call, 'inline'),
});

export default resource(
  '',
  {
    'POST /file': route({
      ...sends,
      summary: 'Send a file for a receipt or a logo; only who sent it may attach it, and what is attached to nothing for a day goes',
      handle: (call) => addFile(call, call.me, null, sent(call)),
    }),
    'GET /task/:id/file': route({
      access: signedIn,
      summary: 'The files of a task, the newest first',
      returns: z.array(shown),
      refuses: { 404: ['notFound'] },
      handle: ({ database, me, params }) => filesOf(database, me, params.id ?? 0),
    }),
    'POST /task/:id/file': route({
      ...sends,
      summary: 'Send a file to a task: owner, team and tasks.manage; one file a call',
      refuses: { 404: ['notFound'], 409: ['wrongState'] },
      handle: (call) => addFile(call, call.me, call.params.id ?? 0, sent(call)),
    }),
    'GET /file/:fid': reads,
    'PUT /file/:fid/notes': annotates,
    'DELETE /file/:fid': removes,
    'GET /file/:fid/download': downloads,
    'GET /file/:fid/view': views,
    // The specification's paths may be read as below the task's, too.
    'GET /task/:id/file/:fid': reads,
    'PUT /task/:id/file/:fid/notes': annotates,
    'DELETE /task/:id/file/:fid': removes,
    'GET /task/:id/file/:fid/download': downloads,
    'GET /task/:id/file/:fid/view': views,
  },
  'file',
);
