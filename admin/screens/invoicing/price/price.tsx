// The page of an hourly or mileage price, titled by what it prices and its start day, because a day alone is no title.
import type { Extras } from '#admin/generic/form/extras.ts';
import RecordPage from '#admin/generic/form/record-page.tsx';
import type { Saved } from '#admin/generic/form/use-record-form.ts';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useFormat } from '#admin/ui/page/words.tsx';

export default function PricePage({ entity }: ScreenProps) {
  const format = useFormat();
  const useExtras = (record: Saved): Extras => {
    const kind = record.work_type_name ?? record.transport_type_name;
    return { title: `${kind}, ${format.date(String(record.valid_from))}` };
  };
  return <RecordPage entity={entity} useExtras={useExtras} />;
}
