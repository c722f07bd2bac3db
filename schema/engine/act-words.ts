// How an event is told: what was done, to what kind of record; the same on the screens, in a search and in a file.

type Find = (key: string) => string | undefined;
type Act = { readonly entity: string; readonly action: string };

/** What was done, in the words that there are for it. */
export const actWords = (find: Find, { entity, action }: Act): string | undefined =>
  find(`${entity}.history.${action}`) ?? find(`history.actions.${action}`);

/** The kind of record, also of one that has no screens of its own. */
export const kindWords = (find: Find, { entity }: Pick<Act, 'entity'>): string =>
  find(`${entity}.one`) ?? find(`audit.entities.${entity}`) ?? entity;
