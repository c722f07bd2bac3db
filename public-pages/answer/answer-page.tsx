// The page behind a public link: the record to confirm, the form, and the outcome; opening it changes nothing.
import { useEffect, useMemo, useState } from 'react';
import { createFormat } from '#schema/core/format.ts';
import { isLanguage } from '#schema/core/words.ts';
import type { LinkIntent, PurposeName } from '#schema/links/public-purposes.ts';
import { callAddress, companyHere } from '../company.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useWords } from '../words.tsx';
import { AnswerFrame } from './answer-frame.tsx';
import { AnswerNotice } from './answer-notice.tsx';
import { useDraft } from './draft.ts';
import { earlyLink, type Looked, linkNumber, readLink } from './link.ts';
import { OpenRequest } from './open-request.tsx';
import { Outcome } from './outcome.tsx';
import { isShown } from './parts.ts';
import { ResultNotice } from './result-notice.tsx';
import { useGiving } from './use-giving.ts';
import '../ui/links.css';

type Props = { purpose: PurposeName; intent: LinkIntent; token: string };
type Now = (Looked | { readonly kind: 'loading' }) & { readonly fresh?: boolean };

const first = (purpose: PurposeName): Now => {
  if (!isShown(purpose)) return { kind: 'gone' };
  return earlyLink() ?? { kind: 'loading' };
};

/** Whether the reader chose a language on this tab, which wins over the link's. */
const chosenHere = () => {
  try {
    return sessionStorage.getItem('language') !== null;
  } catch {
    return false;
  }
};

export const AnswerPage = ({ purpose, intent, token }: Props) => {
  const { t, language, speak } = useWords();
  const [now, setNow] = useState<Now>(() => first(purpose));
  const { draft, write, forget } = useDraft(token);
  const place = { purpose, token };
  const giving = useGiving(place, language, (looked) => {
    if (looked.kind === 'link') forget();
    setNow({ ...looked, fresh: true });
  });

  const read = async (): Promise<Looked> => {
    const looked = await readLink(place, language);
    const linkLanguage = looked.kind === 'link' && looked.link.language;
    if (isLanguage(linkLanguage) && linkLanguage !== language && !chosenHere()) await speak(linkLanguage, false);
    return looked;
  };
  // Read once, and again on the reader's request; a change of language needs no new reading.
  const [reading, setReading] = useState(() => (now.kind === 'loading' ? read() : null));
  useEffect(() => {
    let left = false;
    reading?.then((looked) => left || setNow(looked));
    return () => {
      left = true;
    };
  }, [reading]);
  const readAgain = () => {
    setNow({ kind: 'loading' });
    setReading(read());
  };

  const link = now.kind === 'link' ? now.link : null;
  const zone = link?.timezone ?? 'UTC';
  const format = useMemo(() => createFormat(language, zone, { today: '', yesterday: '', tomorrow: '' }), [language, zone]);
  const company = link?.company ?? companyHere();
  const about = isShown(purpose) ? t(`answering.${purpose}.about`) : '';

  if (giving.waits)
    return (
      <AnswerFrame title={t('answering.unsent_title')} company={company} about={about}>
        <ResultNotice icon="offline" tone="warn" title={t('answering.unsent_title')} text={t('answering.unsent_text')} fresh>
          <Button look="forward" icon="refresh" busy={giving.busy} onClick={giving.again}>
            {t('answering.try_now')}
          </Button>
          <button type="button" className="back-link" onClick={giving.putBack}>
            {t('answering.to_form')}
          </button>
        </ResultNotice>
      </AnswerFrame>
    );
  if (now.kind === 'link' && isShown(purpose)) {
    const title = t(`answering.${purpose}.title`, { number: linkNumber(now.link) });
    const same = { purpose, token, link: now.link, saying: { t, format } };
    return (
      <AnswerFrame title={title} company={company} about={about}>
        {now.link.answer ? (
          <Outcome {...same} fresh={now.fresh === true} />
        ) : (
          <OpenRequest {...same} intent={intent} draft={draft} write={write} giving={giving} />
        )}
      </AnswerFrame>
    );
  }
  if (now.kind === 'failed')
    return (
      <AnswerFrame title={t('answering.open_failed')} company={company} about={about}>
        <section className="told">
          <h1>{t('answering.open_failed')}</h1>
          <AnswerNotice refused={now.refused} left={0} />
        </section>
        <section className="told-on">
          <Button look="forward" icon="refresh" onClick={readAgain}>
            {t('answering.try_again')}
          </Button>
        </section>
      </AnswerFrame>
    );
  if (now.kind === 'loading')
    return (
      <AnswerFrame title={t('answering.loading')} company={company} about={about}>
        <section className="told">
          <p role="status">{t('answering.loading')}</p>
        </section>
      </AnswerFrame>
    );
  return (
    <AnswerFrame title={t('answering.gone_title')} company={company} about={about}>
      <ResultNotice icon="broken" tone="quiet" title={t('answering.gone_title')} text={t('answering.gone_text')} fresh={now.fresh === true}>
        <ol>
          <li>{t('answering.gone_open')}</li>
          <li>{t('answering.gone_call')}</li>
        </ol>
        {company.phone && (
          <ButtonLink look="forward" icon="phone" href={callAddress(company.phone)}>
            {t('answering.call', { phone: company.phone })}
          </ButtonLink>
        )}
      </ResultNotice>
    </AnswerFrame>
  );
};
