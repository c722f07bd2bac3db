// The type of a trip, which sets the price of a kilometre.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';

type Props = { value: number | null; onChange: (type: number | null) => void; help?: string };

export const useRideTypes = () =>
  useQuery({
    queryKey: ['transport_type', 'selectable'],
    queryFn: async ({ signal }) => (await call('/transport_type', { query: { type: 'selectable' }, signal })).json,
    staleTime: 60_000,
    retry: false,
  }).data ?? [];

/** Hidden where there is no type to choose. */
export function TypeField({ value, onChange, help }: Props) {
  const say = useSay();
  const id = useId();
  const types = useRideTypes();
  if (types.length === 0) return null;
  const options = types.map((type) => ({ value: type.id, label: type.title }));
  return (
    <Chooser
      id={id}
      label={`${say('transport.fields.transport_type_id')} (${say('transport.optional')})`}
      {...(help && { help })}
      none={say('transport.correct.noType')}
      options={options}
      value={options.find((one) => one.value === value) ?? null}
      onChange={(one) => onChange(one === null ? null : Number(one.value))}
    />
  );
}
