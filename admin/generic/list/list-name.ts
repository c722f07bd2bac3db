// The name of a named list beside its siblings.
import { useSpeech } from '#admin/providers/person/speech.tsx';

type Named = { readonly name: string };

export const useListName = (): ((entity: Named, list: string) => string) => {
  const { find } = useSpeech();
  return ({ name }, list) => find(`${name}.lists.${list}`) ?? list;
};

/** The name of an entity shown below another entity's lists, such as offers and templates of projects. */
export const useUnderName = (): ((entity: Named) => string) => {
  const { find } = useSpeech();
  return ({ name }) => find(`${name}.under`) ?? find(`${name}.many`) ?? name;
};
