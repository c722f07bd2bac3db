// Files: uploaded to a record or unattached, read, annotated, deleted, and downloaded.
import { z } from 'zod';
import { describeRule, signedIn } from '#schema/core/access.ts';
import { optionalRemark } from '#schema/core/call-text.ts';
import { ruleFor, transitionStates } from '#schema/core/entity.ts';
import { largestFile, viewableTypes } from '#schema/core/file-types.ts';
import { file } from '#schema/files/file.ts';
import { notFound, Refusal } from '#server/core/http/refusal.ts';
import { type Context, type Method, type Route, type RouteAt, resource, route } from '#server/core/http/route.ts';
import type { Me } from '#server/core/security/session.ts';
import { type Owned, type Owner, reasonsToAdd } from '#server/crud/read/owners.ts';
import {
  addFile,
  fileOf,
  fileOwners,
  filesOf,
  keyOfFile,
  noteOnFile,
  removeFile,
  restoreFile,
  type WhichFile,
} from '#server/domain/files/files.ts';
import { sendStored, sendsStored } from '../../core/http/send-stored.ts';

/** Below a record's address or alone; without an owner there is no `id`. */
const ofFile: RouteAt<'fid' | 'id'> = route;
const ofRecord: RouteAt<'id'> = route;
type Call = Context<unknown, unknown, Me, 'fid' | 'id'>;

const shown = file.record
  .extend({ $transitions: transitionStates(['notes', 'delete']).describe('What the caller may do with it now, or why not') })
  .meta({ id: 'FileWithTransitions' });
const of = (owner: Owner | undefined, id: number): Owned | undefined => owner && { owner, id };
const which = ({ params, headers }: Pick<Call, 'params' | 'headers'>, owner?: Owner): WhichFile => ({
  id: params.fid,
  of: of(owner, params.id),
  ifMatch: headers.get('if-match'),
});
const notes = optionalRemark(4000).nullable();
const upload = { maximum: largestFile };
const sends = { access: signedIn, upload, entity: file, returns: shown, status: 201 } as const;

const sent = ({ upload }: Pick<Call, 'upload'>) => {
  if (!upload) throw new Refusal(415, 'notMultipart');
  return upload;
};

const give = async (call: Call, how: 'attachment' | 'inline', owner?: Owner): Promise<null> => {
  const { database, me, params } = call;
  const record = await fileOf(database, me, params.fid, of(owner, params.id));
  const { id, file_name, content_type, sha256 } = record;
  if (how === 'inline' && !viewableTypes.includes(String(content_type))) throw notFound();
  const storage_key = await keyOfFile(database, Number(id));
  return sendStored(call, { file_name: String(file_name), content_type: String(content_type), sha256: String(sha256), storage_key }, how);
};

/** The calls of one file; also below its record's address, where `owner` says of which entity. */
const callsOfOne = (place: string, owner?: Owner): Record<`${Method} ${string}`, Route> => {
  const access = owner ? ruleFor(owner.entity, 'read') : signedIn;
  const refuses = { 404: ['notFound'], 409: [...new Set((owner ? [owner] : fileOwners).flatMap(reasonsToAdd))], 412: ['stale'] };
  const open = owner?.entity.name === 'task' || !owner ? 'while the task is not with the client' : 'as long as its record takes files';
  return {
    [`GET ${place}/:fid`]: ofFile({
      access,
      summary: 'One file, without its bytes',
      returns: shown,
      refuses: { 404: ['notFound'] },
      handle: ({ database, me, params }) => fileOf(database, me, params.fid, of(owner, params.id)),
    }),
    [`PUT ${place}/:fid/notes`]: ofFile({
      access,
      returns: shown,
      refuses,
      summary: `Write notes on a file: its author, ${open}`,
      body: z.strictObject({ notes }),
      entity: file,
      handle: (call) => noteOnFile(call, call.me, which(call, owner), call.body.notes || null),
    }),
    [`DELETE ${place}/:fid`]: ofFile({
      access,
      returns: file.record,
      refuses,
      summary: `Delete a file: its author, ${open}`,
      handle: (call) => removeFile(call, call.me, which(call, owner)),
    }),
    [`PUT ${place}/:fid/restore`]: ofFile({
      access,
      returns: shown,
      refuses: { 404: refuses[404], 409: refuses[409] },
      summary: `Bring back a file: who deleted it, within a day and ${open}`,
      handle: (call) => restoreFile(call, call.me, which(call, owner)),
    }),
    [`GET ${place}/:fid/download`]: ofFile({
      ...sendsStored,
      access,
      summary: 'The bytes of a file, to be saved',
      produces: 'application/octet-stream',
      handle: (call) => give(call, 'attachment', owner),
    }),
    [`GET ${place}/:fid/view`]: ofFile({
      ...sendsStored,
      access,
      summary: 'The bytes of a picture or a PDF, to be looked at; any other file is not found here',
      produces: viewableTypes,
      handle: (call) => give(call, 'inline', owner),
    }),
  };
};

/** The files of a record; the specification's paths can also be read as below the record's address. */
const callsOfAll = (owner: Owner): Record<`${Method} ${string}`, Route> => {
  const { path, name } = owner.entity;
  const access = ruleFor(owner.entity, 'read');
  return {
    [`GET /${path}/:id/file`]: ofRecord({
      access,
      summary: `The files of a ${name}, the newest first`,
      returns: z.array(shown),
      refuses: { 404: ['notFound'] },
      handle: ({ database, me, params }) => filesOf(database, me, { owner, id: params.id }),
    }),
    [`POST /${path}/:id/file`]: ofRecord({
      ...sends,
      access,
      summary: `Send a file to a ${name}: ${describeRule(owner.workflow.transitions[owner.adds]?.allow ?? access)}; one file a call`,
      refuses: { 404: ['notFound'], 409: reasonsToAdd(owner) },
      handle: (call) => addFile(call, call.me, { owner, id: call.params.id }, sent(call)),
    }),
    ...callsOfOne(`/${path}/:id/file`, owner),
  };
};

export default resource(
  '',
  {
    'POST /file': route({
      ...sends,
      refuses: { 413: ['tooMuchApart'] },
      summary: 'Send a file for a receipt or a logo; only who sent it may attach it, and what is attached to nothing for a day goes',
      handle: (call) => addFile(call, call.me, null, sent(call)),
    }),
    ...callsOfOne('/file'),
    ...(Object.assign({}, ...fileOwners.map(callsOfAll)) as ReturnType<typeof callsOfAll>),
  },
  'file',
);
