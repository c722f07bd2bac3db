// The bar below the form of an existing record. On a phone it is hidden while there is nothing to save.

import { SaveBar } from '#admin/ui/inputs/save-bar.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';

type Props = {
  form: {
    readonly changed: readonly unknown[];
    readonly wrong: readonly unknown[];
    readonly save: () => unknown;
    readonly discard: () => void;
    readonly showWrong: () => void;
  };
};

export function FormBar({ form }: Props) {
  const phone = useBelow(768);
  if (phone && form.changed.length === 0) return null;
  return (
    <SaveBar
      changed={form.changed.length}
      wrong={form.wrong.length}
      onDiscard={form.discard}
      onSave={form.save}
      onShowWrong={form.showWrong}
    />
  );
}
