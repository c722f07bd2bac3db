// A conflict with a colleague's save: shows the colleague's changes, and merges both texts.
import { useQuery } from '@tanstack/react-query';
import { NotYet } from '#admin/generic/not-yet.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { mergedTexts } from '#schema/core/merge/texts.ts';
import type { WikiPage } from './data.ts';
import { Differences } from './differences.tsx';
import { type Draft, type Overtaking, rebasedDraft } from './draft.ts';

type Props = {
  readonly page: WikiPage;
  readonly draft: Draft;
  readonly onGoOn: (overtaking: Overtaking) => void;
  readonly onClose: () => void;
};

export function Overtaken({ page, draft, onGoOn, onClose }: Props) {
  const say = useSay();
  const {
    data: over,
    error,
    refetch,
  } = useQuery({
    queryKey: ['wiki_page', 'stands', page.id],
    queryFn: async ({ signal }): Promise<Overtaking> => {
      const [{ json: stands }, { asWritten }] = await Promise.all([call(`/wiki_page/${page.id}`, { signal }), import('./nodes.ts')]);
      const next = draft.sent ? (await call(`/wiki_page/${page.id}/version/${draft.edition + 1}`, { signal })).json : null;
      const from = rebasedDraft(draft, next && (next.body ?? ''));
      const { edition, title, edited_by_name: by } = stands;
      const body = stands.body ?? '';
      const merged = mergedTexts(asWritten(from.base), asWritten(from.body), asWritten(body));
      return { from, edition, title, body, by: by ?? '', merged };
    },
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const isRenamed = over && over.title !== over.from.base_title && over.title !== over.from.title;
  const takesTitle = over?.from.title === over?.from.base_title;
  return (
    <Popup
      open
      width="wide"
      title={say('wiki.overtaken.title')}
      subject={over && `${over.by}, v${over.edition}`}
      onClose={onClose}
      action={{
        label: say('wiki.overtaken.action'),
        blocked: over ? null : say('wiki.overtaken.wait'),
        onAct: () => over && onGoOn(over),
      }}
    >
      <p>{say('wiki.overtaken.text')}</p>
      {isRenamed && (
        <p className={takesTitle ? undefined : 'ui-warn'}>
          {say(takesTitle ? 'wiki.overtaken.renamed' : 'wiki.overtaken.renamedBoth', { title: over.title, mine: over.from.title })}
        </p>
      )}
      {over && over.merged.conflicts.length > 0 && (
        <p className="ui-warn">{say('wiki.overtaken.conflicts', { smart_count: over.merged.conflicts.length })}</p>
      )}
      {over ? <Differences first={over.from.base} second={over.body} narrow /> : <NotYet query={{ error, refetch }} rows={4} />}
    </Popup>
  );
}
