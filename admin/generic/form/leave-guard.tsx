// Asks before the user leaves a page with unsaved changes.
import { useBlocker } from 'react-router';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { useUnloadQuestion } from '#admin/ui/page/use-unload-question.ts';
import { useWords } from '#admin/ui/page/words.tsx';

type Props = { form: { readonly changed: readonly unknown[]; readonly mayLeave: () => boolean } };

export function LeaveGuard({ form: { changed: fields, mayLeave } }: Props) {
  const changed = fields.length > 0;
  const t = useWords();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => !mayLeave() && currentLocation.pathname !== nextLocation.pathname);
  useUnloadQuestion(changed);
  return (
    <Popup
      open={blocker.state === 'blocked'}
      title={t('form.leave_question')}
      onClose={() => blocker.reset?.()}
      cancel={t('popup.keep')}
      back={false}
      action={{ label: t('verb.discard'), kind: 'danger', onAct: () => blocker.proceed?.() }}
    >
      {null}
    </Popup>
  );
}
