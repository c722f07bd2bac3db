// The content of the palette for the typed text: the record with that number, results by kind, commands; without text, the recently opened records.
import { useSay } from '#admin/providers/person/speech.tsx';
import { type Means, matching, useCommands, useNewWork } from './commands.tsx';
import { useExact } from './exact.tsx';
import { useColleagueRows, useHitGroups, useOpenedRows } from './hit-rows.tsx';
import { type ShownKind, totalOf } from './kind-chips.tsx';
import type { PaletteGroup, PaletteRow } from './rows.ts';
import { kindsOf, readSign, useHits } from './use-hits.ts';

const fewCommands = 4;

export const usePalette = (typed: string, chosen: string | null, means: Means) => {
  const say = useSay();
  const signed = readSign(typed);
  const { sign, text } = signed;
  const { hits, more, old, failed } = useHits(signed, chosen);
  const { groups: found, shown } = useHitGroups(hits, more, chosen, means.screens);
  const exact = useExact(hits?.exact ?? [], means.screens);
  const colleagues = useColleagueRows(text, kindsOf(sign), means.screens);
  const commands = useCommands(means);
  const opened = useOpenedRows(kindsOf(sign));
  const newWork = useNewWork(means.screens, text);
  const group = (id: string, title: string, rows: readonly PaletteRow[]): PaletteGroup[] => (rows.length > 0 ? [{ id, title, rows }] : []);
  const hasExact = exact.groups.length > 0 && chosen === null;

  const groups = ((): PaletteGroup[] => {
    if (sign === '>') return group('commands', say('search.commands'), matching(commands, text));
    if (text === '')
      return [
        ...group('opened', say('search.opened'), opened),
        ...(sign === null
          ? group('commands', say('search.commands'), commands.slice(0, opened.length > 0 ? fewCommands : commands.length))
          : []),
      ];
    const known = colleagues && chosen === null ? [colleagues] : [];
    const fitting = sign === null && chosen === null ? matching(commands, text).slice(0, fewCommands) : [];
    // A number is no title, and a search for people does not mean a task.
    const begun = newWork && sign !== '@' && chosen === null && !hasExact && !/^\d+$/.test(text) ? [newWork] : [];
    return [...(hasExact ? exact.groups : []), ...shown, ...known, ...group('commands', say('search.commands'), [...fitting, ...begun])];
  })();

  const kinds: readonly ShownKind[] = hasExact ? [] : found;
  const { count, capped } = totalOf(found);
  const nothing = hits !== undefined && !old && found.length === 0 && !hasExact && !colleagues;
  const exactHit = (() => {
    if (!hits) return '';
    if (hasExact) return say('search.exactly');
    if (count === 0) return nothing ? say('shell.count.none') : '';
    return capped ? say('search.manyHits', { count: String(count) }) : say('search.hits', { smart_count: count });
  })();
  const quiet = (() => {
    if (nothing) return say('search.none', { text });
    return text === '' && sign !== '>' && opened.length === 0 ? say('search.nothingOpened') : null;
  })();
  return { groups, kinds, told: exactHit, text, old, failed, acts: exact.acts, quiet };
};
