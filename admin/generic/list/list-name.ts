// What a named list is called beside the others.
import { useSpeech } from '#admin/providers/person/speech.tsx';

type Named = { readonly name: string };

export const useListName = (): ((entity: Named, list: string) => string) => {
  const { find } = useSpeech();
  return ({ name }, list) => find(`${name}.lists.${list}`) ?? list;
};

/** What an entity is called that stands below the lists of another: the offers and templates of projects. */
export const useUnderName = (): ((entity: Named) => string) => {
  const { find } = useSpeech();
  return ({ name }) => find(`${name}.under`) ?? find(`${name}.many`) ?? name;
};
