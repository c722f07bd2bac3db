// A record by its name: a link for users who may open it, plain text for others.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '#admin/providers/person/session.tsx';
import { entityOf, pathTo } from '#admin/providers/records/metadata.ts';

export function RecordLink({ entity: name, id, children }: { entity: string; id: number; children: ReactNode }) {
  const entity = entityOf(name);
  const to = useMay(entity.access.read) ? pathTo(entity, id) : undefined;
  return to ? <Link to={to}>{children}</Link> : children;
}
