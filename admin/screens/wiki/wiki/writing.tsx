// Edits a page: no autosave, but drafts are kept; a conflict shows the colleague's changes.
import { Suspense, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { LineField } from '#admin/fields/line-field.tsx';
import { TextConflict } from '#admin/fields/text-conflict.tsx';
import { useTransitions } from '#admin/generic/workflow/transitions.ts';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { isRefused } from '#admin/providers/calls/problem.ts';
import { isUnanswered } from '#admin/providers/calls/send-once.ts';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { SaveFoot } from '#admin/ui/inputs/save-bar.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useUnloadQuestion } from '#admin/ui/page/use-unload-question.ts';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import type { WikiPage } from './data.ts';
import type { EditorProps } from './editor.tsx';
import { Overtaken } from './overtaken.tsx';
import { PageText } from './reading.tsx';
import { useWriting } from './use-writing.ts';

const Editor = lazyScreen<EditorProps>(() => import('./editor.tsx'));

export function Writing({ page, onDone }: { page: WikiPage; onDone: () => void }) {
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const fail = useFailure();
  const { send } = useTransitions('wiki_page', page);
  const { left, begun, draft, title, setTitle, body, setBody, changed, markSent, drop, goOn, settle } = useWriting(page);
  const [note, setNote] = useState('');
  const [overtaken, setOvertaken] = useState(false);
  const saved = useRef(false);
  useUnloadQuestion(changed);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed && !saved.current && currentLocation.pathname !== nextLocation.pathname,
  );

  const finish = () => {
    saved.current = true;
    drop();
    onDone();
  };
  const save = async () => {
    const sent = { title: title.trim() || page.title, body };
    try {
      await send('write', {
        edition: begun.edition,
        title: sent.title,
        body: body || null,
        ...(note.trim() && { note: note.trim() }),
      });
      finish();
      toastSuccess(say('wiki.write.saved'));
    } catch (error) {
      if (isUnanswered(error)) markSent(sent);
      if (!isRefused<'/wiki_page/{id}/text', 'PUT'>(error, 'changedMeanwhile')) return fail(error);
      setOvertaken(true);
    }
  };
  const newer = page.edition > begun.edition && !overtaken;
  return (
    <div className="wiki-write stack gap-12">
      {left && (
        <Notice tone="info" title={say('wiki.write.kept')} action={<ActionButton onAct={finish}>{say('wiki.write.drop')}</ActionButton>}>
          {say('wiki.write.keptAt', { at: format.dateTime(left.at) })}
        </Notice>
      )}
      {newer && (
        <Notice
          live
          tone="warn"
          title={say('wiki.write.newer', { name: page.edited_by_name ?? '', edition: page.edition })}
          action={<ActionButton onAct={() => setOvertaken(true)}>{say('wiki.write.look')}</ActionButton>}
        >
          {say('wiki.write.safe')}
        </Notice>
      )}
      {begun.disputed?.conflicts.map((conflict) => (
        <TextConflict
          key={conflict.at}
          {...conflict}
          by={begun.disputed?.by ?? ''}
          show={(html) => <PageText html={html} />}
          onSettle={(choice) => settle(conflict, choice)}
        />
      ))}
      <LineField label={say('wiki_page.fields.title')} value={title} onChange={setTitle} max={200} required />
      <Suspense fallback={<SkeletonRows rows={10} />}>
        <Editor key={`${begun.edition} ${begun.at}`} page={page.id} label={say('wiki_page.fields.body')} html={body} onChange={setBody} />
      </Suspense>
      <LineField label={say('wiki.write.note')} value={note} onChange={setNote} max={300} />
      <SaveFoot>
        <ActionButton onAct={finish}>{t(changed ? 'verb.discard' : 'verb.cancel')}</ActionButton>
        <ActionButton kind="main" shortcut="Ctrl S" onAct={save}>
          {t('verb.save')}
        </ActionButton>
      </SaveFoot>
      {overtaken && (
        <Overtaken
          page={page}
          draft={draft}
          onGoOn={(overtaking) => {
            goOn(overtaking);
            setOvertaken(false);
          }}
          onClose={() => setOvertaken(false)}
        />
      )}
      <Popup
        open={blocker.state === 'blocked'}
        title={say('wiki.write.leave')}
        onClose={() => blocker.reset?.()}
        cancel={t('popup.keep')}
        back={false}
        action={{ label: say('wiki.write.leaveAction'), onAct: () => blocker.proceed?.() }}
      >
        {say('wiki.write.leaveText')}
      </Popup>
    </div>
  );
}
