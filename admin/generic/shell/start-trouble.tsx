// What stands on the page when the app cannot start: the server does not answer, or cannot say who this is.

import { problemOf } from '#admin/providers/problem.ts';
import type { Spoken } from '#admin/providers/speech.tsx';
import { EmptyState } from '#admin/ui/empty-state.tsx';
import { IconPlugConnectedX } from '#admin/ui/icons.tsx';
import { WordsProvider } from '#admin/ui/words.tsx';
import type { Words } from '#generated/words.ts';

export function StartTrouble({ error, words }: { error: unknown; words: Spoken }) {
  const { shell, error: errors } = words.phrases as Words;
  const problem = problemOf(error);
  return (
    <WordsProvider language={words.language} phrases={shell} timeZone="UTC">
      <main>
        <EmptyState
          failed
          icon={<IconPlugConnectedX size={28} />}
          title={shell.state.failed}
          action={
            <button type="button" className="ui-button ui-button-main ui-button-m" onClick={() => location.reload()}>
              {shell.verb.reload}
            </button>
          }
        >
          {problem?.detail || errors.network.detail}
        </EmptyState>
      </main>
    </WordsProvider>
  );
}
