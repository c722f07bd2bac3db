// The switch for single-letter shortcuts: some screen readers and motor impairments need them off (WCAG 2.1.4).

import { useSingleKeys } from '../browser/shortcuts.ts';
import { SegmentedChoice } from '../inputs/choices.tsx';
import { useWords } from '../page/words.tsx';

/** `hideLabel`: the label is visible beside the switch already. */
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
