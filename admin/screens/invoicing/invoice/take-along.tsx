// Exports issued invoices of a period for accounting, as CSV or as a workbook.
import { useId, useState } from 'react';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { takeFile } from '#admin/providers/calls/take-file.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { DateInput } from '#admin/ui/inputs/date-input.tsx';
import { IconDownload } from '#admin/ui/marks/icons.tsx';
import type { MoreItem } from '#admin/ui/overlays/more-menu.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { dayAfter, isDay } from '#schema/core/zone.ts';

type Kind = 'csv' | 'xlsx';

function TakeAlong({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const id = useId();
  const format = useFormat();
  const today = format.dayOf(Date.now());
  // The default is the last complete month.
  const last = dayAfter(`${today.slice(0, 8)}01`, -1);
  const [from, setFrom] = useState<string | null>(`${last.slice(0, 8)}01`);
  const [to, setTo] = useState<string | null>(last);
  const [kind, setKind] = useState<Kind>('xlsx');
  const whole = from !== null && to !== null && isDay(from) && isDay(to) && from <= to;
  const save = async () => takeFile(`/invoicing/export/${kind}?${new URLSearchParams({ from: from ?? '', to: to ?? '' })}`);
  return (
    <PressPopup
      title={say('invoice_page.export.title')}
      onClose={onClose}
      action={{
        label: say('invoice_page.export.action'),
        icon: <IconDownload size={16} />,
        blocked: whole ? null : say('invoice_page.export.days'),
        send: save,
      }}
    >
      <label className="field" htmlFor={`${id}from`}>
        <span className="field-label">{say('invoice_page.export.from')}</span>
        <DateInput id={`${id}from`} value={from} onChange={setFrom} required />
      </label>
      <label className="field" htmlFor={`${id}to`}>
        <span className="field-label">{say('invoice_page.export.to')}</span>
        <DateInput id={`${id}to`} value={to} onChange={setTo} required />
      </label>
      <SegmentedChoice<Kind>
        label={say('invoice_page.export.format')}
        options={[
          { value: 'xlsx', label: 'XLSX' },
          { value: 'csv', label: 'CSV' },
        ]}
        value={kind}
        onChange={setKind}
      />
    </PressPopup>
  );
}

/** The menu item of a list, and its popup. */
export const useTakeAlong = () => {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const item: MoreItem = { id: 'books', label: say('invoice_page.export.open'), icon: <IconDownload />, onAct: () => setOpen(true) };
  return { item, popup: open && <TakeAlong onClose={() => setOpen(false)} /> };
};
