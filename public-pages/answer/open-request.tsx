// A request that waits for its answer, in the legal order: the work first, then name, signature and answer.
import { Fragment, useEffect, useState } from 'react';
import { addressParts } from '#schema/core/format.ts';
import { type LinkIntent, linkPath } from '#schema/links/public-purposes.ts';
import { useWords } from '../words.tsx';
import { AnswerNotice } from './answer-notice.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { DeclineForm } from './decline-form.tsx';
import type { Draft } from './draft.ts';
import { type Link, linkNumber } from './link.ts';
import { PapersBefore } from './papers.tsx';
import type { Saying } from './part.ts';
import { partOf, type ShownPurpose } from './parts.ts';
import type { Giving } from './use-giving.ts';

type Props = {
  purpose: ShownPurpose;
  token: string;
  intent: LinkIntent;
  link: Link;
  saying: Saying;
  draft: Draft;
  write: (changed: Partial<Draft>) => void;
  giving: Giving;
};

/** Which form is open, confirm or decline: each has its own address, so that the browser's back button switches between them. */
const useWay = (purpose: ShownPurpose, token: string, first: LinkIntent) => {
  const [way, setWay] = useState(first);
  useEffect(() => {
    const back = () => setWay(location.pathname.startsWith('/decline') ? 'decline' : 'confirm');
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const go = (to: LinkIntent) => {
    history.pushState(null, '', linkPath(purpose, to, token));
    setWay(to);
  };
  return [way, go] as const;
};

export const OpenRequest = ({ purpose, token, intent, link, saying, draft, write, giving }: Props) => {
  const { t } = useWords();
  const [way, go] = useWay(purpose, token, intent);
  const { busy, left, refused, give } = giving;
  const part = partOf(purpose);
  const { document, sent_at, here } = link;
  const record = `${t(`answering.${purpose}.record`)} ${linkNumber(link)}`;
  const fields = refused?.kind === 'refused' ? refused.fields : {};
  const notice = Object.keys(fields).some((field) => ['name', 'signature', 'reason'].includes(field)) ? null : (
    <AnswerNotice refused={refused} left={left} />
  );
  const same = { purpose, draft, write, busy, left, fields, notice, onGive: give };
  if (way === 'decline')
    return (
      <DeclineForm
        {...same}
        record={record}
        sender={link.sender}
        lines={document ? part.lines(document, saying) : []}
        onBack={() => go('confirm')}
      />
    );
  return (
    <>
      {here && (
        <section>
          <p role="note">{t('answering.here', { name: here.name ?? '' })}</p>
        </section>
      )}
      <section>
        <p className="record">
          {record} · {saying.format.date(sent_at)}
        </p>
        <h1>{link.title}</h1>
        {document &&
          part.subtitle(document).map((line) => (
            <p key={line}>
              {addressParts(line).map((end, at) => (
                <Fragment key={String(at)}>
                  {at > 0 && <wbr />}
                  {end}
                </Fragment>
              ))}
            </p>
          ))}
      </section>
      {document && part.show(document, saying)}
      <section>
        <PapersBefore purpose={purpose} token={token} />
      </section>
      <ConfirmForm {...same} until={saying.format.date(link.expires_at)} onDecline={() => go('decline')} />
    </>
  );
};
