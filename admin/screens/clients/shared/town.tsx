// Fills in the town from the post code, by most other clients with that code; a typed town stays.
import { useEffect, useRef } from 'react';
import { TextInput } from '#admin/fields/inputs/text.tsx';
import type { InputProps } from '#admin/fields/kinds.ts';
import { call } from '#admin/providers/calls/http.ts';

/** Milliseconds after the last digit until the post code counts as complete. */
const quiet = 300;
const codeOf = ({ zip, country }: InputProps['values']) =>
  typeof zip === 'string' && zip.trim().length >= 3 ? `${country} ${zip.trim()}` : '';

export function TownInput(props: InputProps) {
  const { value, values, record, onChange } = props;
  const code = codeOf(values);
  /** The last post code looked up, or that of the record, and the town it gave. The code may have been typed before this field was mounted. */
  const looked = useRef(codeOf(record));
  const filled = useRef<unknown>(null);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  useEffect(() => {
    if (code === looked.current) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      looked.current = code;
      if (!code) return;
      const [country = '', ...zip] = code.split(' ');
      try {
        const query = { zip: zip.join(' '), country };
        const { town } = (await call('/client/town', { query, signal: controller.signal })).json;
        const now = latest.current;
        // A typed town takes precedence.
        if (town === null || (now.value && now.value !== filled.current)) return;
        filled.current = town;
        now.onChange(town);
      } catch {
        // Without an answer the user types the town.
      }
    }, quiet);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [code]);
  return <TextInput {...props} />;
}
