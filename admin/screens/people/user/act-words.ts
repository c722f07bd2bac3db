// How an act is called where all acts are listed: the subject first, then what is done with it.
import { useCallback } from 'react';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import type { Act } from './may-data.ts';

/** Menus end acts that ask something with three dots; a list of names does not. */
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
