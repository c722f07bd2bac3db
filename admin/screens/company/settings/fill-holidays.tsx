// Adds the holidays of a country and year after a preview of the new ones.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { useCountries } from '#admin/fields/names.ts';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { problemOf } from '#admin/providers/calls/problem.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { IconCheck, IconPlus } from '#admin/ui/marks/icons.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat, useTimeZone } from '#admin/ui/page/words.tsx';
import { dayOf } from '#schema/core/zone.ts';
import { useHolidays } from './use-holidays.ts';

/** The usual number of holidays in a year. */
const usually = 14;

export function FillHolidays({ country: usual, onClose }: { country?: string; onClose: () => void }) {
  const say = useSay();
  const format = useFormat();
  const words = useFailureWords();
  const queries = useQueryClient();
  const countries = useCountries();
  const chooser = useId();
  const { settings } = useSession();
  const thisYear = Number(dayOf(Date.now(), useTimeZone()).slice(0, 4));
  const [country, setCountry] = useState<string | null>(usual ?? settings.country);
  const [chosenYear, setYear] = useState<number | null>(null);
  // A new company lacks this year's holidays, an established one next year's.
  const nowThere = useHolidays(country ?? '', thisYear);
  const year = chosenYear ?? (nowThere?.length === 0 ? thisYear : thisYear + 1);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['holiday', 'fill', country, year],
    queryFn: async ({ signal }) => (await call('/holiday/fill', { query: { year: String(year), country: country ?? '' }, signal })).json,
    enabled: country !== null,
    // A layout shift during the choice would make a click miss.
    placeholderData: keepPreviousData,
    retry: false,
  });
  const reading = country !== null && !error && (!data || isPlaceholderData);
  const fresh = data?.filter(({ there }) => !there).length ?? 0;
  const unknown = problemOf(error)?.errors?.some(({ field }) => field === 'country');
  const fill = async (key: string) => {
    // Without a country the server answers that it is missing.
    await sendOnce('/holiday/fill', { method: 'POST', body: { year, country: country ?? '' } }, key);
    await queries.invalidateQueries({ queryKey: ['holiday'] });
  };
  return (
    <PressPopup
      title={say('company.holidays.popup')}
      onClose={onClose}
      action={{
        label: say('company.holidays.act', { smart_count: fresh }),
        busy: reading,
        blocked: fresh > 0 || reading ? null : unknown ? say('company.holidays.unknown') : say('company.holidays.nothingNew'),
        subject: [year, country],
        send: fill,
        done: say('company.holidays.added', { smart_count: fresh }),
      }}
    >
      <div className="settings-fill stack gap-14">
        <SegmentedChoice
          label={say('company.holidays.whichYear')}
          options={[thisYear, thisYear + 1, thisYear + 2].map((value) => ({ value, label: String(value) }))}
          value={year}
          onChange={setYear}
        />
        <Chooser
          id={chooser}
          label={say('company.holidays.country')}
          options={countries}
          required
          value={countries.find(({ value }) => value === country) ?? null}
          onChange={(chosen) => setCountry(chosen ? String(chosen.value) : null)}
        />
        {unknown ? (
          <p className="ui-quiet">{say('company.holidays.unknown')}</p>
        ) : error ? (
          <p className="ui-danger">{words(error)}</p>
        ) : !data ? (
          <SkeletonRows rows={usually} />
        ) : (
          <ul className="settings-fill-days stack list" aria-busy={isPlaceholderData}>
            {data.map(({ date, name, there }) => (
              <li key={date} className={there ? 'ui-faint' : undefined}>
                <span className="ui-num">{format.date(date)}</span>
                <span>{name}</span>
                <span className="row inline gap-4 ui-small ui-faint">
                  {there ? <IconCheck size={14} /> : <IconPlus size={14} />}
                  {say(there ? 'company.holidays.there' : 'company.holidays.new')}
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className="ui-small ui-faint">{say('company.holidays.source')}</p>
      </div>
    </PressPopup>
  );
}
