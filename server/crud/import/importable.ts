// Which lists can be imported and exported: those with a page of their own.
import { workflows } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';

export const isExportable = (entity: Entity): boolean => Boolean(entity.list && entity.paths && !entity.internal && !entity.single);

/** Entities that a form can create and change, since an import changes the rows that it recognises; a record with a workflow is created by an act. */
export const isImportable = (entity: Entity): boolean =>
  isExportable(entity) &&
  entity.form !== undefined &&
  entity.access.create !== undefined &&
  entity.access.update !== undefined &&
  entity.access.create.is !== 'never' &&
  !workflows[entity.name];
