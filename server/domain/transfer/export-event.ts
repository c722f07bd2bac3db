// Files about other people's days are events of whoever takes them: what was taken, and for when.
import { act, type Services } from '#server/core/events/act.ts';
import type { Me } from '#server/core/security/session.ts';

type ExportAction = 'exportRecord' | 'exportPayroll' | 'exportOnCall';

export const recordExport = (services: Services, me: Me, action: ExportAction, after: object): Promise<void> =>
  act(services, me, async (tx) => {
    tx.record({ entity: 'user', id: me.id, action, after: { ...after }, topics: [`user:${me.id}`] });
  });
