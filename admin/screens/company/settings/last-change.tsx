// The author and time of the last change of the settings.
import { useQuery } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';

export function LastChange({ version }: { version: number }) {
  const say = useSay();
  const format = useFormat();
  const { data } = useQuery({
    queryKey: ['history', 'settings', 'last', version],
    queryFn: async ({ signal }) => (await call('/settings/history', { query: { range: '[0,0]' }, signal })).json.records[0] ?? null,
    retry: false,
  });
  if (!data?.by_name) return null;
  return <span className="ui-small ui-faint">{say('company.lastChange', { name: data.by_name, time: format.dateTime(data.at) })}</span>;
}
