// Which lists can be brought in from a file and taken along as one: those with a page of their own.
import { workflows } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';

export const isExportable = (entity: Entity): boolean => Boolean(entity.list && entity.paths && !entity.internal && !entity.single);

/** What can be created by a form; a record with a life of its own begins that life by an act. */
export const isImportable = (entity: Entity): boolean =>
  isExportable(entity) &&
  entity.form !== undefined &&
  entity.access.create !== undefined &&
  entity.access.create.is !== 'never' &&
  !workflows[entity.name];
