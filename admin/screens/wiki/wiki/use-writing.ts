// A page while it is written: its text, its draft on this device, and its merge with what a colleague has saved meanwhile.
import { useEffect, useState } from 'react';
import type { ConflictChoice } from '#admin/fields/text-conflict.tsx';
import { useSession } from '#admin/providers/person/session.tsx';
import type { TextConflict } from '#schema/core/merge/merged-html.ts';
import type { WikiPage } from './data.ts';
import { type Draft, draftOver, draftsOf, type Overtaking, type Saved, settledDraft } from './draft.ts';

/** Milliseconds without a keystroke before the draft is stored. */
const quiet = 400;
const now = () => new Date().toISOString();
const firstDraft = ({ edition, body, title }: WikiPage): Draft => ({
  ...{ edition, base: body ?? '', base_title: title },
  ...{ title, body: body ?? '', at: now() },
});

export const useWriting = (page: WikiPage) => {
  const { user } = useSession();
  const [drafts] = useState(() => draftsOf(user.id, page.id));
  const [left] = useState(() => drafts.take());
  const [begun, setBegun] = useState(() => left ?? firstDraft(page));
  const [title, setTitle] = useState(begun.title);
  const [body, setBody] = useState(begun.body);
  const changed = title !== (begun.base_title ?? page.title) || body !== begun.base || begun.body !== begun.base;

  useEffect(() => {
    if (!changed) return;
    const keep = () => drafts.write({ ...begun, title, body, at: now() });
    const timer = setTimeout(keep, quiet);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [changed, begun, title, body, drafts]);

  const draft: Draft = { ...begun, title, body, at: now() };
  /** The editor begins anew with this text. */
  const restart = (next: Draft) => {
    setBegun(next);
    setTitle(next.title);
    setBody(next.body);
  };
  return {
    ...{ left, begun, draft, title, setTitle, body, setBody, changed },
    /** A save without an answer may have been taken. */
    markSent: (saved: Saved) => setBegun((one) => ({ ...one, sent: [...(one.sent ?? []), saved] })),
    drop: () => drafts.write(null),
    goOn: (overtaking: Overtaking) => restart(draftOver(overtaking, now())),
    settle: (conflict: TextConflict, choice: ConflictChoice) => {
      const { disputed } = begun;
      if (disputed) restart(settledDraft({ ...draft, disputed }, conflict, choice, now()));
    },
  };
};
