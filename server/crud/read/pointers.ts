// Where records refer to a kind of record: by a reference field, or by a join table.
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';

type Pointer = {
  readonly entity: string;
  readonly table: string;
  readonly column: string;
  /** The database deletes the reference with its target, or empties it. */
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
