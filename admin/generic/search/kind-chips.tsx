// The kinds among the results with their counts; Tab switches between them without leaving the field.
import { useSay } from '#admin/providers/person/speech.tsx';

export type ShownKind = { readonly id: string; readonly title: string; readonly hits: number; readonly capped: boolean };

/** `12`; `50+` where the server stopped counting. */
export const countOf = ({ count, capped }: { count: number; capped: boolean }) => `${count}${capped ? '+' : ''}`;

export const totalOf = (kinds: readonly ShownKind[]) => ({
  count: kinds.reduce((sum, { hits }) => sum + hits, 0),
  capped: kinds.some(({ capped }) => capped),
});

type Props = { kinds: readonly ShownKind[]; chosen: string | null; onPick: (kind: string | null) => void };

export function KindChips({ kinds, chosen, onPick }: Props) {
  const say = useSay();
  const { count, capped } = totalOf(kinds);
  const all = [{ id: null, title: say('search.all'), hits: count, capped }, ...kinds];
  return (
    <fieldset className="palette-kinds row stretch wrap gap-6 rigid fit flush" aria-label={say('search.kinds')}>
      {all.map(({ id, title, hits, capped: more }) => (
        <button
          key={id ?? ''}
          type="button"
          className="ui-chip row inline nowrap palette-kind"
          aria-pressed={id === chosen}
          onClick={() => onPick(id)}
        >
          {title}
          <span className="ui-num ui-faint">{countOf({ count: hits, capped: more })}</span>
        </button>
      ))}
    </fieldset>
  );
}
