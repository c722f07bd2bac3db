// Downloads for the holder of a link: the document as a PDF, before and after the answer, or a calendar entry.
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words.tsx';
import { documentPath } from './link.ts';
import { partOf, type ShownPurpose } from './parts.ts';

type Props = { purpose: ShownPurpose; token: string };
type PaperProps = Props & { which: 'pdf' | 'original'; word: string };

const Paper = ({ purpose, token, which, word }: PaperProps) => {
  const { t } = useWords();
  return (
    <a className="aside-link" href={documentPath({ purpose, token }, which)} target="_blank" rel="noreferrer">
      <Icon name="pdf" size={20} />
      {word} <small>{t('answering.pdf')}</small>
    </a>
  );
};
const CalendarEntry = ({ purpose, token }: Props) => {
  const { t } = useWords();
  return (
    <a className="aside-link" href={documentPath({ purpose, token }, 'calendar')}>
      <Icon name="clock" size={20} />
      {t('answering.meeting.calendar')} <small>ICS</small>
    </a>
  );
};

/** Before the answer. */
export const PapersBefore = (props: Props) => {
  const { t } = useWords();
  if (partOf(props.purpose).takes === 'calendar') return <CalendarEntry {...props} />;
  return <Paper {...props} which="pdf" word={t(`answering.${props.purpose}.document`)} />;
};

/** After confirmation: the document with the answer below it, and the original. */
export const PapersAfter = (props: Props) => {
  const { t } = useWords();
  if (partOf(props.purpose).takes === 'calendar') return <CalendarEntry {...props} />;
  return (
    <>
      <Paper {...props} which="pdf" word={t(`answering.${props.purpose}.printout`)} />
      <Paper {...props} which="original" word={t(`answering.${props.purpose}.original`)} />
    </>
  );
};
