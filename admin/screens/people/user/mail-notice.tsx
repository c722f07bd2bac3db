// The notice about an undelivered password mail, with the mail server's message.
import { useQuery } from '@tanstack/react-query';
import type { RecordProps } from '#admin/generic/form/extras.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { pageKey } from '#admin/providers/records/page-record.ts';
import { IconMailOff } from '#admin/ui/marks/icons.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';

export function MailNotice({ entity, record }: RecordProps<'user'>) {
  const say = useSay();
  const format = useFormat();
  const may = useMay(entity.access.update, record);
  // Read again with the record, whose changes include the mail's status.
  const { data } = useQuery({
    queryKey: [...pageKey(entity.name), 'mail', record.id],
    queryFn: async ({ signal }) => (await call(`/user/${record.id}/mail`, { signal })).json,
    enabled: may,
    retry: false,
  });
  const stuck = data?.refusal && (data.status === 'failed' || data.status === 'waiting');
  if (!data || !stuck) return null;
  const failed = data.status === 'failed';
  return (
    <Notice
      tone="warn"
      icon={<IconMailOff size={18} />}
      title={say(failed ? 'outbox.atUser.failed' : 'outbox.atUser.late', { email: data.recipient })}
      note={!failed && data.next_attempt_at ? say('outbox.next', { time: format.dateTime(data.next_attempt_at) }) : null}
    >
      <q>{data.refusal}</q>
    </Notice>
  );
}
