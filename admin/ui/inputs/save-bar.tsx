// The foot of a form: what has changed, what is wrong, throw away or save. It stays in sight.
import './save-bar.css';
import type { ReactNode } from 'react';
import { IconPencil } from '../icons/acts.tsx';
import { IconAlertCircle } from '../icons/signs.tsx';
import { useWords } from '../page/words.tsx';
import { ActionButton } from './action-button.tsx';

interface SaveBarProps {
  /** How many fields differ from what is stored. */
  changed: number;
  /** How many are wrong. */
  wrong: number;
  onSave: () => unknown;
  /** Not given for a new record: there is nothing to return to. */
  onDiscard?: () => void;
  /** Moves the focus to the first field that is wrong. */
  onShowWrong?: () => void;
  /** In place of `Shrani`. */
  label?: string;
  /** A new record may be saved as it stands. */
  fresh?: boolean;
  /** What the changes come to, where that says more than their number. */
  status?: ReactNode;
}

/** What saves stays in sight, however long what is written has become. */
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
        // What was typed while a save is on its way is saved when it is asked for; a new record is made once.
        follows={!fresh}
      >
        {label ?? t('verb.save')}
      </ActionButton>
    </SaveFoot>
  );
}
