// What a row that the ORM made holds, as the API would say it: the way back of `toProperties`.
import type { Entity } from '#schema/core/entity.ts';

export const fromProperties = ({ info }: Pick<Entity, 'info'>, row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(info).flatMap(([name, { kind, zero }]) => {
      const value = row[name];
      if (value === undefined || kind === 'references') return [];
      if (value instanceof Date) return [[name, value.toISOString()]];
      return [[name, zero ? (value ?? 0) : value]];
    }),
  );
