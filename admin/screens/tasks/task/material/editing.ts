// The row of material being edited in place, and its draft.
import { useState } from 'react';
import { useFigures } from '#admin/ui/inputs/figures.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Material, useMaterialActs } from './data.ts';
import { type Draft, draftOf, lineOf } from './draft.ts';

export const useEditing = (change: ReturnType<typeof useMaterialActs>['change']) => {
  const format = useFormat();
  const figure = useFigures().exactly(3);
  const [draft, setDraft] = useState<(Draft & { id: number }) | null>(null);
  const [wrong, setWrong] = useState(false);
  const set = (part: Partial<Draft>) => {
    setDraft((before) => before && { ...before, ...part });
    setWrong(false);
  };
  return {
    draft,
    wrong,
    set,
    begin: (row: Material) => {
      setDraft({ ...draftOf(row, format), id: row.id });
      setWrong(false);
    },
    leave: () => setDraft(null),
    save: async () => {
      if (!draft) return;
      const line = lineOf(draft, figure);
      if (typeof line === 'string') setWrong(true);
      // Text typed during the save, in this row or another, stays.
      else if (await change(draft.id, line)) setDraft((now) => (now === draft ? null : now));
    },
  };
};
