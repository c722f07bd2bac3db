// The page of an hourly or mileage price, titled by what it prices and its start day, because a day alone is no title.
import type { Extras } from '#admin/generic/form/extras.ts';
import { ExtendedRecordPage } from '#admin/generic/form/record-page.tsx';
import type { ScreenProps } from '#admin/generic/screens.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { useFormat } from '#admin/ui/page/words.tsx';

const useHourly = ({ work_type_name, valid_from }: WholeRecord<'price'>): Extras<'price'> => {
  const format = useFormat();
  return { title: `${work_type_name}, ${format.date(valid_from)}` };
};
const useMileage = ({ transport_type_name, valid_from }: WholeRecord<'kilometer_price'>): Extras<'kilometer_price'> => {
  const format = useFormat();
  return { title: `${transport_type_name}, ${format.date(valid_from)}` };
};

export default function PricePage({ entity }: ScreenProps) {
  return entity.name === 'price' ? (
    <ExtendedRecordPage entity="price" useExtras={useHourly} />
  ) : (
    <ExtendedRecordPage entity="kilometer_price" useExtras={useMileage} />
  );
}
