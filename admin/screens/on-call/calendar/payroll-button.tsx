// Takes the month of time on call along for payroll, as a CSV file.
import { takeFile } from '#admin/providers/calls/take-file.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconDownload } from '#admin/ui/marks/icons.tsx';

/** `month`: `2026-11`. */
export function PayrollButton({ month }: { month: string }) {
  const say = useSay();
  const take = () => takeFile(`/on_call/payroll?${new URLSearchParams({ month, format: 'csv' })}`);
  return (
    <ActionButton kind="quiet" icon={<IconDownload size={16} />} onAct={take}>
      {say('on_call_page.payroll.act')}
    </ActionButton>
  );
}
