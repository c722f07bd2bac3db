// The page shown if the app cannot start or has failed as a whole: no server, a missing chunk, or an error.
import { useMemo } from 'react';
import { useRouteError } from 'react-router';
import { problemOf } from '#admin/providers/calls/problem.ts';
import { ChunkError } from '#admin/providers/chunk.ts';
import { polyglotOver } from '#admin/providers/person/polyglot.ts';
import type { Spoken } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconPlugConnectedX } from '#admin/ui/marks/icons.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { WordsProvider } from '#admin/ui/page/words.tsx';
import type { Words } from '#generated/words.ts';

export function StartTrouble({ error, words }: { error: unknown; words: Spoken }) {
  const { shell, error: errors } = words.phrases as Words;
  const { translate } = useMemo(() => polyglotOver(words.phrases, words.language), [words]);
  const problem = problemOf(error);
  const chunk = error instanceof ChunkError ? error.trouble : null;
  return (
    <WordsProvider language={words.language} phrases={shell} translate={translate} timeZone="UTC">
      <main>
        <EmptyState
          failed
          alone
          icon={<IconPlugConnectedX size={28} />}
          title={chunk ? shell.state[`chunk_${chunk}`] : problem ? shell.state.failed : shell.state.crashed}
          action={
            <ActionButton kind="main" onAct={() => location.reload()}>
              {shell.verb.reload}
            </ActionButton>
          }
        >
          {problem ? problem.detail || errors.network.detail : !chunk && shell.state.crashed_hint}
        </EmptyState>
      </main>
    </WordsProvider>
  );
}

/** For errors that no screen has caught. */
export function RouteTrouble({ words }: { words: Spoken }) {
  return <StartTrouble error={useRouteError()} words={words} />;
}
