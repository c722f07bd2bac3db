// Takes the law's record of a month along: whose, and as what file. Its fields are those of the law, none can be left out.
import { useState } from 'react';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { takeFile } from '#admin/providers/calls/take-file.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { RadioList, SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { IconDownload } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';

/** For an inspector: everybody from one month to another, with a second sheet of what was corrected. */
export const takeInspection = (month: string, until = month): void =>
  takeFile(`/attendance/record/inspection?${new URLSearchParams({ month, until })}`);

const formats = ['pdf', 'xlsx', 'csv'] as const;
type Format = (typeof formats)[number];
type Whose = 'person' | 'all';

type Props = {
  readonly user_id: number;
  readonly name: string;
  /** The first day of the month. */
  readonly month: string;
  /** Whether the record of everybody may be taken as well. */
  readonly all: boolean;
  readonly onClose: () => void;
};

export function RecordPopup({ user_id, name, month, all, onClose }: Props) {
  const say = useSay();
  const format = useFormat();
  const [whose, setWhose] = useState<Whose>('person');
  const [chosen, setChosen] = useState<Format>('pdf');
  const take = async () =>
    takeFile(
      `/attendance/record?${new URLSearchParams({
        month: month.slice(0, 7),
        ...(whose === 'person' && { user_id: String(user_id) }),
        format: chosen,
      })}`,
    );
  return (
    <PressPopup
      title={say('attendance_page.record.title')}
      subject={format.month(month)}
      onClose={onClose}
      extra={all && <ActionButton onAct={() => takeInspection(month.slice(0, 7))}>{say('attendance_page.record.inspection')}</ActionButton>}
      action={{ label: say('attendance_page.record.take'), icon: <IconDownload size={18} />, send: take }}
    >
      {all && (
        <SegmentedChoice<Whose>
          label={say('attendance_page.record.whose')}
          value={whose}
          onChange={setWhose}
          options={[
            { value: 'person', label: name },
            { value: 'all', label: say('attendance_page.record.all') },
          ]}
        />
      )}
      <RadioList<Format>
        label={say('attendance_page.record.format')}
        value={chosen}
        onChange={setChosen}
        options={formats.map((value) => ({
          value,
          label: value.toUpperCase(),
          note: say(`attendance_page.record.${value}`),
        }))}
      />
      <p className="ui-quiet ui-small">{say('attendance_page.record.note')}</p>
    </PressPopup>
  );
}
