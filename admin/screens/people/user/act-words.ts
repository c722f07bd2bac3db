// The label of an action in the list of all actions: subject first, then verb.
import { useCallback } from 'react';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import type { Act } from './may-data.ts';

/** Menu labels end with an ellipsis if a popup follows; a list of actions has none. */
const bare = (text: string) => text.replace(/\s*…$/, '');

export const useActWords = (): ((act: Pick<Act, 'kind' | 'entity' | 'name' | 'act'>) => string) => {
  const say = useSay();
  const { find } = useSpeech();
  return useCallback(
    ({ kind, entity, name, act }) => {
      if (kind === 'permission') return find(act) ?? name;
      const subject = find(`${entity}.many`) ?? find(`${entity}.one`) ?? String(entity);
      if (kind === 'verb') return say('people.why.act', { subject, act: find(`people.verbs.${name}`) ?? name });
      const words = kind === 'time' ? find(`times.transitions.${name}`) : find(`${entity}.transitions.${name}`);
      return say('people.why.act', { subject, act: bare(words ?? name) });
    },
    [say, find],
  );
};
