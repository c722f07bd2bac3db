// The words for an event: what was done, and to which kind of record; the same on screens, in a search and in a file.

type Find = (key: string) => string | undefined;
type Act = { readonly entity: string; readonly action: string };

/** The word for an action, where there is one. */
export const actWords = (find: Find, { entity, action }: Act): string | undefined =>
  find(`${entity}.history.${action}`) ?? find(`history.actions.${action}`);

/** The word for a kind of record, also for an entity without screens. */
export const kindWords = (find: Find, { entity }: Pick<Act, 'entity'>): string =>
  find(`${entity}.one`) ?? find(`audit.entities.${entity}`) ?? entity;
