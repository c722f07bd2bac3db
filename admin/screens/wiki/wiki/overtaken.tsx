// A conflict with a colleague's save: shows the colleague's changes, and merges both texts.
import { useQuery } from '@tanstack/react-query';
import { NotYet } from '#admin/generic/not-yet.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { mergedTexts } from '#schema/core/merge/texts.ts';
import type { WikiPage } from './data.ts';
import { Differences } from './differences.tsx';
import type { Draft } from './draft.ts';

type Props = {
  readonly page: WikiPage;
  readonly begun: Draft;
  readonly mine: string;
  readonly onGoOn: (edition: number, base: string, text: string) => void;
  readonly onClose: () => void;
};

export function Overtaken({ page, begun, mine, onGoOn, onClose }: Props) {
  const say = useSay();
  const mergedWith = (asWritten: (html: string) => string, body: string) =>
    mergedTexts(asWritten(begun.base), asWritten(mine), asWritten(body));
  const {
    data: stands,
    error,
    refetch,
  } = useQuery({
    queryKey: ['wiki_page', 'stands', page.id],
    queryFn: async ({ signal }) => {
      const [{ json }, { asWritten }] = await Promise.all([call(`/wiki_page/${page.id}`, { signal }), import('./nodes.ts')]);
      return { ...json, merged: mergedWith(asWritten, json.body ?? '') };
    },
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const storedBody = stands?.body ?? '';
  const merged = stands?.merged;
  return (
    <Popup
      open
      width="wide"
      title={say('wiki.overtaken.title')}
      subject={stands && `${stands.edited_by_name}, v${stands.edition}`}
      onClose={onClose}
      action={{
        label: say('wiki.overtaken.action'),
        blocked: merged ? null : say('wiki.overtaken.wait'),
        onAct: () => stands && merged && onGoOn(stands.edition, storedBody, merged.html),
      }}
    >
      <p>{say('wiki.overtaken.text')}</p>
      {merged && merged.conflicts.length > 0 && (
        <p className="ui-warn">{say('wiki.overtaken.conflicts', { smart_count: merged.conflicts.length })}</p>
      )}
      {stands ? <Differences first={begun.base} second={storedBody} narrow /> : <NotYet query={{ error, refetch }} rows={4} />}
    </Popup>
  );
}
