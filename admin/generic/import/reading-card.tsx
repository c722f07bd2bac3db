// Shows the detected encoding and separator, to correct a wrong guess.
import { useId } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import type { Encoding, Reading, Separator, Sheet } from './read-file.ts';

const encodings: readonly Encoding[] = ['utf-8', 'windows-1250', 'utf-16le'];
const separators: readonly (readonly [Separator, 'semicolon' | 'comma' | 'tab'])[] = [
  [';', 'semicolon'],
  [',', 'comma'],
  ['\t', 'tab'],
];

type Props = { sheet: Sheet; reading: Reading; onReading: (reading: Reading) => void };

export function ReadingCard({ sheet, reading, onReading }: Props) {
  const say = useSay();
  const t = useWords();
  const id = useId();
  return (
    <Card title={say('csv.reading.title')}>
      <div className="import-reading">
        <label htmlFor={`${id}-encoding`}>{say('csv.reading.encoding')}</label>
        <select
          id={`${id}-encoding`}
          className="import-select tap"
          value={sheet.encoding}
          onChange={({ target }) => onReading({ ...reading, encoding: encodings.find((one) => one === target.value) ?? null })}
        >
          {encodings.map((one) => (
            <option key={one} value={one}>
              {one.replace('utf', 'UTF').replace('windows', 'Windows').replace('le', ' LE')}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-separator`}>{say('csv.reading.separator')}</label>
        <select
          id={`${id}-separator`}
          className="import-select tap"
          value={sheet.separator}
          onChange={({ target }) => onReading({ ...reading, separator: separators.find(([one]) => one === target.value)?.[0] ?? null })}
        >
          {separators.map(([value, name]) => (
            <option key={name} value={value}>
              {say(`csv.reading.${name}`)}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-head`}>{say('csv.reading.head')}</label>
        <select
          id={`${id}-head`}
          className="import-select tap"
          value={reading.headed ? 'names' : 'data'}
          onChange={({ target }) => onReading({ ...reading, headed: target.value === 'names' })}
        >
          <option value="names">{say('csv.reading.headNames')}</option>
          <option value="data">{say('csv.reading.headNone')}</option>
        </select>
        <span>{say('csv.reading.dates')}</span>
        <span className="ui-num">{t('list.day_pattern')}</span>
      </div>
    </Card>
  );
}
