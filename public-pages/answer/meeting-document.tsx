// The invitation to a meeting as a guest reads it before answering: time, place, organiser and topic.
import { Lines } from './lines.tsx';
import type { MeetingLink } from './link.ts';
import type { Part, Saying } from './part.ts';

type Document = NonNullable<MeetingLink['document']>;

/** `24/11/2026 10:20 – 11:10` */
const whenOf = ({ planned_start: from, planned_end: to }: Document, { format }: Saying): string =>
  `${format.dateTime(from)} – ${format.timeFrom(to, from)}`;

export const meetingPart: Part<Document> = {
  takes: 'calendar',
  subtitle: ({ place }) => (place ? [place] : []),
  lines: () => [],
  facts: (document, saying) => [[saying.t('answering.meeting.when'), whenOf(document, saying)]],
  show: (document, saying) => {
    const { t } = saying;
    return (
      <>
        <section>
          <h2>{t('answering.meeting.when')}</h2>
          <p>{whenOf(document, saying)}</p>
          <p>{t('answering.meeting.organiser', { name: document.organiser })}</p>
        </section>
        {document.agenda.length > 0 && (
          <Lines
            title={t('answering.meeting.agenda')}
            lines={document.agenda.map(({ title, speaker, minutes }, at) => ({
              line: String(at),
              title: `${at + 1} ${title}`,
              detail: speaker,
              notes: null,
              amount: t('answering.meeting.minutes', { minutes }),
            }))}
          />
        )}
      </>
    );
  },
};
