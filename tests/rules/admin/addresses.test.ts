// react-admin's addresses become those of the specification; a record's place never depends on what it calls an entity.
import { expect, it } from 'vitest';
import { outward } from '#admin/providers/records/addresses.ts';

it.each([
  ['/client', '/clients'],
  ['/client/5', '/client/5'],
  ['/client/create', '/client/create'],
  ['/user_type', '/userTypes'],
  ['/user_type/3/show', '/userType/3'],
  ['/user_type?page=2', '/userTypes?page=2'],
  ['/branch_office/7', '/branchOffice/7'],
  ['/settings', '/settings'],
  ['/tasks/own', '/tasks/own'],
  ['/dashboard', '/dashboard'],
  ['/', '/'],
])('%s is %s', (outwardText, ours) => expect(outward(outwardText)).toBe(ours));
