// The lines of a file on their way to the server: judged first, then written in one step that tells how far it is.
import { api, call } from '#admin/providers/http.ts';
import { type Problem, refused } from '#admin/providers/problem.ts';
import type { paths } from '#generated/api.d.ts';
import type { Line } from './mapping.ts';

export type Preview = paths['/api/v1/import/client/preview']['post']['responses'][200]['content']['application/json'];
export type Judged = Preview['rows'][number];
export type Sent = { readonly fields: readonly string[]; readonly key: readonly string[]; readonly rows: readonly Line[] };
export type Progress = { readonly done: number; readonly total: number };
export type Result = { readonly created: number; readonly updated: number; readonly same: number };
/** What failed, with the line of the file where one is known. */
type Told = Partial<Progress> & { readonly result?: Result; readonly problem?: Problem };

export const askPreview = async (entity: string, body: Sent, signal: AbortSignal): Promise<Preview> =>
  (await call<Preview>(`/import/${entity}/preview`, { method: 'POST', body, signal })).json;

const problemIn = async (response: Response) => {
  const json: unknown = await response.json().catch(() => undefined);
  return refused(response.status, response.statusText, json);
};

/** Answers what came of it; throws the server's refusal, or the `AbortError` of a person who changed their mind. */
export const bringIn = async (
  entity: string,
  body: Sent,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Result> => {
  const response = await fetch(`${api}/import/${entity}`, {
    method: 'POST',
    headers: { Accept: 'application/x-ndjson, application/problem+json', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok || !response.body) throw await problemIn(response);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const { result, problem, done, total } = JSON.parse(line) as Told;
      if (result) return result;
      if (problem) throw refused(problem.status, problem.title, problem);
      if (done !== undefined && total !== undefined) onProgress({ done, total });
    }
  }
  throw refused(503, '', undefined);
};
