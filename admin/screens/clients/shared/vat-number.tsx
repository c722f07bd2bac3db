// The VAT number of a client: warns if another client has it, without blocking.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { TextInput } from '#admin/fields/inputs/text.tsx';
import type { InputProps } from '#admin/fields/kinds.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { pathTo } from '#admin/providers/records/metadata.ts';
import { IconAlertTriangle } from '#admin/ui/marks/icons.tsx';

/** Shorter texts are not looked up. */
const shortest = 6;

export function ClientVatInput(props: InputProps) {
  const { entity, value, error, values } = props;
  const say = useSay();
  const typed = useDeferredValue(typeof value === 'string' ? value.trim() : '');
  const id = typeof values.id === 'number' ? values.id : undefined;
  const query = { vat_number: typed, ...(id !== undefined && { except: String(id) }) };
  const { data = [] } = useQuery({
    queryKey: ['client', 'duplicates', query],
    queryFn: async ({ signal }) => (await call('/client/duplicates', { query, signal })).json,
    enabled: typed.length >= shortest && !error,
    retry: false,
    staleTime: 10_000,
  });
  const [same] = typed.length >= shortest && !error ? data : [];
  const [before, after] = say('client_page.sameVat', { name: '\n' }).split('\n');
  return (
    <>
      <TextInput {...props} />
      <div role="status">
        {same && (
          <p className="field-warning">
            <IconAlertTriangle size={14} />
            <span>
              {before}
              <Link to={pathTo(entity, same.id) ?? '/'}>{same.title}</Link>
              {after}
            </span>
          </p>
        )}
      </div>
    </>
  );
}
