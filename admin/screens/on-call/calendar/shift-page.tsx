// The address of one shift shows the calendar at its days.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useRefusedPage } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { Calendar } from './calendar.tsx';

export default function ShiftPage({ entity }: ScreenProps) {
  const format = useFormat();
  const id = Number(useParams().id);
  const { data, error } = useQuery({
    queryKey: ['on_call_shift', 'page', id],
    queryFn: async ({ signal }) => (await call(`/on_call_shift/${id}`, { signal })).json,
    retry: false,
  });
  useRefusedPage(error);
  return data ? <Calendar entity={entity} day={format.dayOf(data.from)} /> : <SkeletonRows rows={4} />;
}
