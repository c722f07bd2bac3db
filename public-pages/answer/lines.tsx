// Parts shared by the documents behind links: lists of lines, texts, and durations.
import { minutesThatAddUp } from '#schema/core/rounding.ts';
import type { Line } from './part.ts';

const space = '\u00a0';
/** 310 → `5 h 10 min` */
export const minutesText = (minutes: number): string => {
  const parts = [
    minutes >= 60 && `${Math.floor(minutes / 60)}${space}h`,
    (minutes % 60 > 0 || minutes < 60) && `${minutes % 60}${space}min`,
  ];
  return parts.filter(Boolean).join(' ');
};
type Worked = readonly { readonly seconds: number }[];
/** The durations of rows, each as it is shown, which add up to their total. */
export const durationTexts = (rows: Worked): string[] => minutesThatAddUp(rows.map(({ seconds }) => seconds)).map(minutesText);
export const totalText = (rows: Worked): string => minutesText(Math.round(rows.reduce((sum, { seconds }) => sum + seconds, 0) / 60));
export const joinedParts = (...parts: (string | null | false | undefined)[]) => parts.filter(Boolean).join(' · ');

type Place = { name: string; address: string | null; zip: string | null; town: string | null };
/** Client, branch office and address. */
export const placeLines = (client: Place | null, branch_office: Place | null): readonly string[] => {
  const place = branch_office ?? client;
  const town = place ? [place.zip, place.town].filter(Boolean).join(' ') : '';
  return [joinedParts(client?.name, branch_office?.name), place ? [place.address, town].filter(Boolean).join(', ') : ''].filter(Boolean);
};

export const Lines = ({
  title,
  total,
  lines,
  none,
}: {
  title: string;
  total?: string | undefined;
  lines: readonly Line[];
  none?: string;
}) => (
  <section>
    <h2>
      {title}
      {total && <span>{total}</span>}
    </h2>
    {lines.length === 0 && <p>{none}</p>}
    {lines.length > 0 && (
      <ul className="lines">
        {lines.map(({ line, title: name, detail, notes, amount }) => (
          <li key={line}>
            <span>{name}</span>
            <b>{amount}</b>
            {detail && <small>{detail}</small>}
            {notes && <small>{notes}</small>}
          </li>
        ))}
      </ul>
    )}
  </section>
);

export const Text = ({ title, text }: { title: string; text: string | null }) =>
  text && (
    <section>
      <h2>{title}</h2>
      <p className="written">{text}</p>
    </section>
  );
