// The switch of the single keys: some readers of screens, and some hands, need them off (WCAG 2.1.4).
import { SegmentedChoice } from '../choices.tsx';
import { useSingleKeys } from '../shortcuts.ts';
import { useWords } from '../words.tsx';

/** Its label is written beside it. */
export function KeysChoice({ label }: { label: string }) {
  const t = useWords();
  const [on, change] = useSingleKeys();
  return (
    <SegmentedChoice
      label={label}
      hideLabel
      value={on}
      options={[
        { value: true, label: t('keys.on') },
        { value: false, label: t('keys.off') },
      ]}
      onChange={change}
    />
  );
}
