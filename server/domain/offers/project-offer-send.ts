// Sends an offer to its client: prints its current contents, locks it, and puts the letter into the outbox, all or nothing.
import { createFormat } from '#schema/core/format.ts';
import type { Language } from '#schema/core/words.ts';
import { projectOffer } from '#schema/offers/project-offer.ts';
import { sql, text } from '#server/core/database/sql.ts';
import { act } from '#server/core/events/act.ts';
import { renderPdf } from '#server/core/files/pdf.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { sayIn } from '#server/core/http/words.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readWithTransitionsInside } from '#server/crud/read/with-transitions.ts';
import { transition } from '#server/crud/write/transition.ts';
import { checkVersion } from '#server/crud/write/write.ts';
import { hashOf, withStored } from '../files/generated-file.ts';
import { letter } from '../mail/letter.ts';
import { send } from '../mail/outbox.ts';
import { logoOf, type Printing } from '../paper/documents.ts';
import { offerLayout } from './project-offer-layout.ts';
import { type OfferPaper, offerPaper } from './project-offer-paper.ts';

const pdf = 'application/pdf';

/** The PDF of an offer's current contents. */
const offerPdf = async (services: Printing, paper: OfferPaper): Promise<Uint8Array> =>
  renderPdf(offerLayout(paper, new Date(), await logoOf(services, paper.company.logo)));

/** `ponudba-PP-112-A.pdf` */
const offerFileName = ({ language, number }: Pick<OfferPaper, 'language' | 'number'>): string =>
  `${sayIn(language)('project_offer.pdf.file')}-${number.replaceAll(' ', '-')}.pdf`;

/** The PDF of an offer: as it was sent, or a draft as it is now; `bytes` is set where it is not in the store. */
export const offerDocument = async (services: Printing, id: number, language?: Language) => {
  const { database } = services;
  const paper = await offerPaper(database, id, language);
  const sent = await database.read.row(
    sql`select f.file_name, f.sha256, f.storage_key from project_offer o join file f on f.id = o.document where o.id = ${id}`,
    { file_name: text, sha256: text, storage_key: text },
  );
  if (sent && !language) return { ...sent, content_type: pdf, bytes: null };
  const bytes = await offerPdf(services, paper);
  return { file_name: offerFileName(paper), sha256: hashOf(bytes), storage_key: '', content_type: pdf, bytes };
};

const letterOf = (paper: OfferPaper, message: string | null) => {
  const { language, number, title, totals, valid_until, reverse_charge, company } = paper;
  const say = sayIn(language);
  const format = createFormat(language, paper.timeZone);
  const total = format.money(totals.total);
  return letter({
    language,
    subject: say('project_offer.letter.subject', { number, title }),
    name: null,
    paragraphs: [
      say('project_offer.letter.text', { number, title }),
      ...(message ? [message] : []),
      [
        say(reverse_charge ? 'project_offer.letter.totalReverse' : 'project_offer.letter.total', { total }),
        ...(valid_until ? [say('project_offer.letter.valid', { date: format.date(valid_until) })] : []),
      ].join(' '),
      say('project_offer.letter.answer'),
    ],
    company: { name: company.name, phone: company.phone },
  });
};

type Sending = {
  readonly email?: string | null | undefined;
  readonly language?: Language | null | undefined;
  readonly message?: string | null | undefined;
};

/** @throws Refusal 409 `noAddress` where neither the caller nor the contact gives an address, 412 where the offer changed since it was printed */
export const sendOffer = async (
  services: Printing,
  me: Me,
  { id, ifMatch }: { readonly id: number; readonly ifMatch: string | null },
  { email, language, message }: Sending,
): Promise<ApiRecord> => {
  const { database, files } = services;
  const paper = { ...(await offerPaper(database, id, language ?? undefined)), draft: false, date: new Date().toISOString() };
  const recipient = email ?? paper.contact?.email;
  const bytes = await offerPdf(services, paper);
  return withStored(files, { file_name: offerFileName(paper), content_type: pdf, bytes }, (keep) =>
    act(services, me, async (tx) => {
      const document = await keep(tx, me.id);
      const sent = { document, sent_at: tx.now.toISOString(), sent_to: recipient ?? null };
      // Both the caller's version and the printed version must equal the stored one.
      checkVersion(ifMatch, paper.version);
      await transition(tx, projectOffer, me, id, 'send', sent, { ifMatch: String(paper.version) });
      if (!recipient) throw conflict('project_offer', 'noAddress');
      await send(tx, {
        ...letterOf(paper, message ?? null),
        kind: 'projectOffer',
        recipient,
        reply_to: me.email,
        language: paper.language,
        entity: 'project_offer',
        entity_id: id,
        file_id: document,
      });
      return readWithTransitionsInside(tx, projectOffer, me, id);
    }),
  );
};
