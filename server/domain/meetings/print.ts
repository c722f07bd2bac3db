// The minutes of a meeting as a PDF: a saved version, to read, print and mail.
import { languageAmong } from '#schema/core/words.ts';
import { meeting } from '#schema/meetings/meeting.ts';
import type { Database } from '#server/core/database/database.ts';
import { act, type Tx } from '#server/core/events/act.ts';
import { renderPdf } from '#server/core/files/pdf.ts';
import { invalid, notFound, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { readOne } from '#server/crud/read/read.ts';
import { displayNumber } from '#server/crud/read/subject.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { signingOf } from '../company/company.ts';
import { withStored } from '../files/generated-file.ts';
import { senderIn } from '../mail/addressed.ts';
import { send } from '../mail/outbox.ts';
import type { Printing } from '../paper/documents.ts';
import { minutesLayout } from './layout.ts';
import { minutesMail } from './letter.ts';
import { versionOf, versionsOf } from './version.ts';

const pdf = 'application/pdf';

/** The PDF of a version, by default the newest. @throws Refusal 404 while there is none */
export const minutesPdf = async (database: Database, me: Me, id: number, versionNumber?: number) => {
  await readOne(database, meeting, me, id);
  const number = versionNumber ?? (await versionsOf(database, id))[0]?.number ?? 0;
  if (number === 0) throw notFound();
  const { minutes, made_by_name, made_at, reason } = await versionOf(database, id, number);
  const { default_language, timezone: timeZone, company_name: company } = await senderIn(database.read);
  const paper = {
    language: languageAmong(default_language),
    timeZone,
    company,
    version: number,
    made_by: made_by_name,
    made_at,
    reason,
    minutes,
  };
  const bytes = await renderPdf(minutesLayout(paper, new Date()));
  return { bytes, name: `${displayNumber(meeting, minutes.number)}-${number}.pdf`, number };
};

/** The e-mail address of each participant. */
const addressesOf = async (tx: Tx, meeting_id: number, participantIds: readonly number[]) => {
  const { meeting_participant, contact, user } = tx.database.entities;
  const rows = await tx.em.find(meeting_participant, { meeting_id, id: { $in: [...participantIds] } });
  if (rows.length !== participantIds.length) throw invalid({ field: 'participants', reason: 'notReference' });
  const found: { email: string; language: string | null | undefined }[] = [];
  for (const { user_id, contact_id, email } of rows) {
    const person = user_id
      ? await tx.em.findOne(user, { id: user_id })
      : contact_id
        ? await tx.em.findOne(contact, { id: contact_id })
        : { email, language: null };
    if (person?.email) found.push({ email: person.email, language: person.language });
  }
  return found;
};

/** Mails the saved minutes to participants. @returns to how many @throws Refusal 412 where they were corrected since the PDF was made */
export const mailMinutes = async (
  services: Printing,
  me: Me,
  id: number,
  participantIds: readonly number[],
): Promise<{ mailed: number }> => {
  const { bytes, name, number } = await minutesPdf(services.database, me, id);
  return withStored(services.files, { file_name: name, content_type: pdf, bytes }, (keep) =>
    act(services, me, async (tx) => {
      await allowed(tx, meeting, me, id, 'mailMinutes');
      const [newest] = await versionsOf(tx, id);
      if (newest?.number !== number) throw new Refusal(412, 'stale');
      const to = await addressesOf(tx, id, participantIds);
      const of = await tx.get('meeting', id);
      const settings = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
      const file_id = await keep(tx, me.id);
      for (const { email, language: participantLanguage } of to) {
        const language = languageAmong(participantLanguage, settings.default_language);
        const letter = minutesMail({ language, meeting: of, by: `${me.name} ${me.last_name}`, company: signingOf(settings) });
        const about = { kind: 'minutes', entity: 'meeting', entity_id: id, file_id } as const;
        await send(tx, { ...letter, ...about, recipient: email, reply_to: me.email, language });
      }
      tx.record({ entity: 'meeting', id, action: 'mailMinutes', after: { mailed: to.length }, topics: ['meeting'] });
      return { mailed: to.length };
    }),
  );
};
