// Where records point at those of another kind: by a field, or by a list of references in a table of its own.
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';

type Pointer = {
  readonly entity: string;
  readonly table: string;
  readonly column: string;
  /** The database deletes or empties it with what it points at. */
  readonly follows: boolean;
};

export const pointersTo = (target: string): Pointer[] =>
  (Object.values(entities) as Entity[]).flatMap(({ name: entity, info }) =>
    Object.entries(info).flatMap(([field, { kind, target: to, onDelete }]) => {
      if (to !== target) return [];
      const place = kind === 'references' ? { table: `${entity}_${field}`, column: `${target}_id` } : { table: entity, column: field };
      return [{ entity, ...place, follows: onDelete !== undefined }];
    }),
  );
