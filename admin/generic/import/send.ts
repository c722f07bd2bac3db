// Sends the lines of a file to the server: a dry run first, then the import with streamed progress.
import { ask, callEngine } from '#admin/providers/calls/http.ts';
import { type Problem, refused, unreachable } from '#admin/providers/calls/problem.ts';
import type { paths } from '#generated/api.d.ts';
import type { Line } from './mapping.ts';

export type Preview = paths['/api/v1/import/client/preview']['post']['responses'][200]['content']['application/json'];
export type JudgedLine = Preview['rows'][number];
export type ImportRequest = { readonly fields: readonly string[]; readonly key: readonly string[]; readonly rows: readonly Line[] };
export type Progress = { readonly done: number; readonly total: number };
export type Result = { readonly id: number | null; readonly created: number; readonly updated: number; readonly same: number };
/** The error, with its line of the file if known. */
type ImportMessage = Partial<Progress> & { readonly result?: Result; readonly problem?: Problem };

export const fetchPreview = async (entity: string, body: ImportRequest, signal: AbortSignal): Promise<Preview> =>
  (await callEngine<Preview>(`/import/${entity}/preview`, { method: 'POST', body, signal })).json;

/** Answers the result; throws the server's refusal, a connection error, or `AbortError` if the user stopped. */
export const bringIn = async (
  entity: string,
  body: ImportRequest,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Result> => {
  const response = await ask(`/import/${entity}`, {
    method: 'POST',
    headers: { Accept: 'application/x-ndjson, application/problem+json' },
    body,
    signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = () =>
    reader?.read().catch((error: unknown) => {
      throw signal.aborted ? error : unreachable();
    });
  let rest = '';
  for (let part = await next(); part && !part.done; part = await next()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const { result, problem, done, total } = JSON.parse(line) as ImportMessage;
      if (result) return result;
      if (problem) throw refused(problem.status, problem);
      if (done !== undefined && total !== undefined) onProgress({ done, total });
    }
  }
  throw refused(503, undefined);
};
