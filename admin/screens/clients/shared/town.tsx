// A town follows from its post code, as most clients there have it; what somebody has entered stays.
import { useEffect, useRef } from 'react';
import { TextInput } from '#admin/fields/inputs/text.tsx';
import type { InputProps } from '#admin/fields/kinds.ts';
import { call } from '#admin/providers/calls/http.ts';

/** Milliseconds without another digit, after which the code is one. */
const quiet = 300;
const codeOf = ({ zip, country }: InputProps['values']) =>
  typeof zip === 'string' && zip.trim().length >= 3 ? `${country} ${zip.trim()}` : '';

export function TownInput(props: InputProps) {
  const { value, values, record, onChange } = props;
  const code = codeOf(values);
  /** The code that the record holds, or was looked up last; and the town that came of it. It may have been typed before this field was there. */
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
        // Typed by hand, it is known better.
        if (town === null || (now.value && now.value !== filled.current)) return;
        filled.current = town;
        now.onChange(town);
      } catch {
        // Without an answer the town is typed.
      }
    }, quiet);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [code]);
  return <TextInput {...props} />;
}
