// The menu: what stands below the lists of another entity, for whoever may read it, and what waits there.
import { describe, expect, it } from 'vitest';
import { entitiesUnder, readableIn, waitingIn } from '#admin/generic/list/under.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { Permission } from '#schema/permissions.ts';

const callerWith = (...permissions: Permission[]) => ({ id: 5, permissions: new Set(permissions) });

describe('the group Projekti', () => {
  it.each([
    ['a project leader', callerWith('project_offers.read', 'project_templates.read'), ['project_offer', 'project_template']],
    ['commercial people', callerWith('offers.read', 'project_offers.read'), ['project_offer']],
    ['a technician', callerWith('tasks.create'), []],
  ])('holds the offers and templates of projects for %s', (_who, me, names) => {
    expect(entitiesUnder(entityOf('project'), me).map(({ name }) => name)).toEqual(names);
    expect(readableIn(me).map(({ name }) => name)).toEqual(expect.arrayContaining(['task', 'project']));
  });

  it('counts the newest versions of offers that are written or with the client', () => {
    expect(waitingIn(entityOf('project_offer'))?.filter).toEqual({ superseded: false, status: [0, 1] });
    expect(waitingIn(entityOf('project_template'))).toBeNull();
  });
});
