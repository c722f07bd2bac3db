// Registers the purposes of all public links; an area that asks people outside something declares its purpose and adds it here.
import { linkAt } from '#schema/links/public-purposes.ts';
import type { Database } from '#server/core/database/database.ts';
import type { EarlyAnswer } from '#server/core/http/pages.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { isToken } from '#server/core/http/request.ts';
import type { LinkPurpose } from '../links/link-purpose.ts';
import { limitedLooks, lookAt } from '../links/public-answer.ts';
import { meetingPurpose } from '../meetings/public-meeting.ts';
import { handoverPurpose } from '../projects/public-handover.ts';
import { taskPurpose } from '../tasks/public-task.ts';

const linkPurposes: readonly LinkPurpose<unknown>[] = [taskPurpose, handoverPurpose, meetingPurpose];

/** The first API answer that a public page needs, sent along with the page; null where the page must request it itself. */
export const earlyLook = async (database: Database, path: string, address: string): Promise<EarlyAnswer | null> => {
  const link = linkAt(path);
  const linkPurpose = linkPurposes.find(({ purpose }) => purpose === link?.purpose);
  if (!link || !linkPurpose || !isToken(link.token)) return null;
  try {
    const body = await limitedLooks({ address }, () => lookAt(database, linkPurpose, link.token));
    return { language: String(body.language), body };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};
