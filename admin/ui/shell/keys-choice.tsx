// The switch of the single keys: some readers of screens, and some hands, need them off (WCAG 2.1.4).

import { useSingleKeys } from '../browser/shortcuts.ts';
import { SegmentedChoice } from '../inputs/choices.tsx';
import { useWords } from '../page/words.tsx';

/** `hideLabel`: it is written beside it. */
export function KeysChoice({ label, hideLabel = false }: { label: string; hideLabel?: boolean }) {
  const t = useWords();
  const [on, change] = useSingleKeys();
  return (
    <SegmentedChoice
      label={label}
      hideLabel={hideLabel}
      value={on}
      options={[
        { value: true, label: t('keys.on') },
        { value: false, label: t('keys.off') },
      ]}
      onChange={change}
    />
  );
}
