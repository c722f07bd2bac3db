// Shows the outcome and what happens next, right after the answer and on every later visit.

import { callAddress } from '../company.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words.tsx';
import { type Link, linkNumber } from './link.ts';
import { PapersAfter } from './papers.tsx';
import type { Saying } from './part.ts';
import { partOf, type ShownPurpose } from './parts.ts';
import { type Fact, ResultNotice } from './result-notice.tsx';

type Props = {
  purpose: ShownPurpose;
  token: string;
  link: Link;
  saying: Saying;
  /** Whether the answer was given just now on this page. */
  fresh: boolean;
};

export const Outcome = ({ purpose, token, link, saying, fresh }: Props) => {
  const { t } = useWords();
  const { answer, document, company, sender, title, here } = link;
  if (!answer) return null;
  const way = answer.by_phone
    ? t('answering.by_phone')
    : answer.on_the_spot !== null && t('answering.on_the_spot', { name: answer.on_the_spot });
  const confirmed = answer.answer === 'confirmed';
  const at = saying.format.dateTime(answer.at);
  const facts: Fact[] = [
    [t(`answering.${purpose}.record`), `${linkNumber(link)}, ${title}`],
    ...(fresh ? [] : [[t('answering.answer'), t(confirmed ? 'answering.confirmed' : 'answering.declined')] as const]),
    ...(answer.reason ? [[t('answering.reason'), answer.reason] as const] : []),
    ...(answer.objections.length > 0
      ? [[t('answering.objections'), t('answering.lines', { smart_count: answer.objections.length })] as const]
      : []),
    ...(answer.name ? [[t('answering.name'), way ? `${answer.name} (${way})` : answer.name] as const] : []),
    [t(confirmed ? 'answering.at' : 'answering.sent'), at],
    ...(document ? partOf(purpose).facts(document, saying) : []),
  ];
  const next = confirmed
    ? document
      ? t(`answering.${purpose}.confirmed_text`)
      : t(`answering.${purpose}.reopened`)
    : t(`answering.${purpose}.declined_text`, { sender });
  return (
    <ResultNotice
      icon={confirmed ? 'done' : 'objection'}
      tone={confirmed ? 'success' : 'danger'}
      title={t(fresh ? `answering.${purpose}.${answer.answer}_title` : `answering.${purpose}.answered_title`)}
      text={fresh ? next : t('answering.answered_text')}
      facts={facts}
      fresh={fresh}
    >
      {!fresh && <p className="explained">{next}</p>}
      {document && confirmed && (
        <>
          <PapersAfter purpose={purpose} token={token} />
          {answer.sha256 && (
            <p className="signed">
              {t('answering.sha256')} <code>{answer.sha256}</code>
            </p>
          )}
        </>
      )}
      {here && (
        <ButtonLink look="forward" href={here.path}>
          {t('answering.back')}
        </ButtonLink>
      )}
      {company.phone &&
        !here &&
        (fresh && !confirmed ? (
          <ButtonLink icon="phone" href={callAddress(company.phone)}>
            {t('answering.call', { phone: company.phone })}
          </ButtonLink>
        ) : (
          <a className="back-link" href={callAddress(company.phone)}>
            <Icon name="phone" size={20} />
            {t('answering.not_yours')}
          </a>
        ))}
    </ResultNotice>
  );
};
