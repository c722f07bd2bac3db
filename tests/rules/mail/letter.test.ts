// A letter says the same in plain text and in HTML: each way that its reader has stands there by its name, and can be followed.
import { describe, expect, it } from 'vitest';
import { languages } from '#schema/core/words.ts';
import { sayIn } from '#server/core/http/words.ts';
import { invitationMail } from '#server/domain/meetings/letter.ts';

const confirm = 'https://work.example.com/confirmMeeting/one';
const decline = 'https://work.example.com/declineMeeting/one';
const meeting = {
  number: 31,
  title: 'Prevzem <kotlovnice> & "podpostaje"',
  planned_start: new Date('2026-11-24T09:20:00Z'),
  planned_end: new Date('2026-11-24T10:10:00Z'),
  place: 'Tržaška cesta 118',
  change_reason: null,
};
const company = { name: 'Toplar servis d. o. o.', phone: '01 555 20 40', timeZone: 'Europe/Ljubljana' };

describe.each(languages)('an invitation in %s', (language) => {
  const say = sayIn(language);
  const { text, html } = invitationMail({
    occasion: 'new',
    language,
    meeting,
    organiser: 'Tina Hribar',
    url: confirm,
    declineUrl: decline,
    company,
  });

  it('names both answers in plain text', () => {
    const paragraphs = text.split('\n\n');
    expect(paragraphs).toContain(`${say('meeting_letter.action')}\n${confirm}`);
    expect(paragraphs).toContain(`${say('meeting_letter.decline')}\n${decline}`);
    expect(paragraphs.filter((paragraph) => !paragraph.trim())).toEqual([]);
  });

  it('leads to both answers in HTML, and takes nothing of the title for HTML', () => {
    for (const url of [confirm, decline]) expect(html).toContain(`<a href="${url}"`);
    expect(html).not.toMatch(/<kotlovnice>/);
  });
});
