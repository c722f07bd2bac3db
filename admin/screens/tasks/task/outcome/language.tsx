// The language of the request to the client: the contact's, else the client's, by default.
import { useId } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { useLanguage } from '#admin/ui/page/words.tsx';
import { isLanguage, type Language, languageName, languages } from '#schema/core/words.ts';

export const usualLanguage = ({ contact, client }: Pick<TaskPage, 'contact' | 'client'>): string =>
  contact?.language ?? client?.language ?? '';

type Props = { task: TaskPage; value: string; onChange: (language: Language) => void };

export function LanguageField({ task: { contact, client }, value, onChange }: Props) {
  const say = useSay();
  const own = useLanguage();
  const id = useId();
  const labelOf = (language: string) => {
    const name = languageName(language, own);
    if (language === contact?.language) return say('task_act.send.languageOfContact', { language: name });
    return language === client?.language ? say('task_act.send.languageOf', { language: name }) : name;
  };
  return (
    <Chooser
      id={id}
      label={say('task_act.send.language')}
      required
      options={languages.map((language) => ({ value: language, label: labelOf(language) }))}
      value={{ value, label: labelOf(value) }}
      onChange={(one) => isLanguage(one?.value) && onChange(one.value)}
    />
  );
}
