// Updates the derived columns, for searching and sorting, of every row that the unit of work writes.
import { ChangeSetType, type EventSubscriber, type FlushEventArgs } from '@mikro-orm/core';
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { derivedOf } from '#server/fields/derived.ts';

const registry: Readonly<Record<string, Entity | undefined>> = entities;

export class DerivedColumns implements EventSubscriber {
  onFlush({ uow }: FlushEventArgs): void {
    for (const { type, entity: row, meta, payload } of uow.getChangeSets()) {
      const entity = registry[meta.tableName];
      if (!entity || (type !== ChangeSetType.CREATE && type !== ChangeSetType.UPDATE)) continue;
      const created = type === ChangeSetType.CREATE;
      for (const { column, from, make } of derivedOf(entity)) {
        if (!created && !from.some((field) => field in payload)) continue;
        const missing = created ? undefined : from.find((field) => row[field] === undefined);
        if (missing) throw new Error(`A ${entity.name} without its ${missing} cannot be written: load the whole row.`);
        const value = make(row);
        row[column] = value;
        payload[column] = value;
      }
    }
  }
}
