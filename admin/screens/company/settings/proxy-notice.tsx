// Warns who sets the company up that the server sees a proxy's address in place of its callers'.
import { useQuery } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';

export function ProxyNotice() {
  const say = useSay();
  const { data } = useQuery({
    queryKey: ['settings', 'connection'],
    queryFn: async ({ signal }) => (await call('/settings/connection', { signal })).json,
  });
  if (!data?.unnamed_proxy) return null;
  return (
    <div className="below-12">
      <Notice tone="warn" title={say('company.proxy.title')}>
        {say('company.proxy.text', { address: data.address })}
      </Notice>
    </div>
  );
}
