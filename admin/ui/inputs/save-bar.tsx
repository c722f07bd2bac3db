// The sticky bar below a form: number of changes and errors, discard and save.
import './save-bar.css';
import type { ReactNode } from 'react';
import { IconPencil } from '../icons/acts.tsx';
import { IconAlertCircle } from '../icons/signs.tsx';
import { useWords } from '../page/words.tsx';
import { ActionButton } from './action-button.tsx';

interface SaveBarProps {
  /** The number of fields that differ from the stored record. */
  changed: number;
  /** The number of fields with an error. */
  wrong: number;
  onSave: () => unknown;
  /** Missing for a new record, which has nothing to return to. */
  onDiscard?: () => void;
  /** Focuses the first field with an error. */
  onShowWrong?: () => void;
  /** Replaces `Shrani`. */
  label?: string;
  /** A new record may be saved without changes. */
  fresh?: boolean;
  /** Replaces the number of changes with a more useful summary. */
  status?: ReactNode;
}

/** Keeps the save button visible below long content. */
export function SaveFoot({ children }: { children: ReactNode }) {
  const t = useWords();
  return (
    <section className="ui-save foot" aria-label={t('form.changes')}>
      {children}
    </section>
  );
}

export function SaveBar({ changed, wrong, onSave, onDiscard, onShowWrong, label, fresh = false, status }: SaveBarProps) {
  const t = useWords();
  const idle = changed === 0 && !fresh;
  return (
    <SaveFoot>
      <span className="ui-save-state row stretch wrap gap-12 lines-4" role="status">
        {changed > 0 && (
          <span className="ui-save-changed row gap-8">
            <IconPencil size={15} />
            {t('form.changed', { smart_count: changed })}
          </span>
        )}
        {status}
        {wrong > 0 && (
          <button type="button" className="ui-save-wrong tap row gap-8" onClick={onShowWrong} title={t('form.show_wrong')}>
            <IconAlertCircle size={15} />
            {t('form.wrong', { smart_count: wrong })}
          </button>
        )}
      </span>
      {onDiscard && changed > 0 && (
        <ActionButton kind="quiet" onAct={onDiscard}>
          {t('verb.discard')}
        </ActionButton>
      )}
      <ActionButton
        kind="main"
        shortcut="Ctrl S"
        blocked={idle ? t('form.nothing_changed') : null}
        onAct={onSave}
        // A press during a save also saves what was typed since; a new record is created only once.
        follows={!fresh}
      >
        {label ?? t('verb.save')}
      </ActionButton>
    </SaveFoot>
  );
}
