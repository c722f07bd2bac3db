// The wiki of the demo company: five spaces with pages and all their versions.
import { type WikiSpace, wikiStates } from '#schema/wiki/wiki-page.ts';
import { nameOf, userId } from '../cast.ts';
import { tagId } from '../company/company.ts';
import { historyOf, type SeedEvent } from '../history.ts';
import type { Row } from '../rows.ts';
import { iso as instant, makeCalendar, whileAtWork } from '../times/calendar.ts';
import { service } from './service.ts';
import { board, commercial, iso, meetings } from './spaces.ts';
import type { WikiStory } from './story.ts';

const spaces: Readonly<Record<WikiSpace, readonly WikiStory[]>> = { main: service, commercial, board, iso, meetings };
const day = 86_400_000;

type SeededWiki = { readonly pages: Row<'wiki_page'>[]; readonly versions: Row<'wiki_version'>[]; readonly events: SeedEvent[] };

/** Replaces `{task:obtočne črpalke}` by a link as the editor writes it. */
const linked = (html: string, tasks: readonly Row<'task'>[]) =>
  html
    .replace(/\{user:([\w.]+)\}/g, (_all, box: string) => `<a data-record="user:${userId(box)}">@${nameOf(userId(box))}</a>`)
    .replace(/\{task:([^}]+)\}/g, (_all, words: string) => {
      const task = tasks.find(({ title }) => title.includes(words));
      return task ? `<a data-record="task:${task.id}">#${task.company_task_id}</a>` : words;
    });

export const makeWiki = (tasks: readonly Row<'task'>[], { now }: { now: Date }): SeededWiki => {
  const then = whileAtWork(makeCalendar(now, 100));
  const made: SeededWiki = { pages: [], versions: [], events: [] };
  const add = (space: WikiSpace, story: WikiStory, parent_id: number | null, position: number): void => {
    const id = made.pages.length + 1;
    const tell = historyOf('wiki_page', id, { listed: true });
    const moments = story.versions.map(({ days }) => instant(then(days, '13:20')));
    for (const [at, { by, body, note = null }] of story.versions.entries()) {
      const made_at = moments[at] ?? '';
      const edition = { edition: at + 1 };
      made.versions.push({
        id: made.versions.length + 1,
        page_id: id,
        number: at + 1,
        page_title: story.title,
        body: linked(body, tasks),
        note,
        reverts_to: null,
        made_by: userId(by),
        made_at,
      });
      made.events.push(
        at === 0
          ? tell(made_at, userId(by), 'create', null, { space, title: story.title, ...edition })
          : tell(made_at, userId(by), 'write', { edition: at }, edition, note),
      );
    }
    const [first, last] = [story.versions[0], story.versions.at(-1)];
    made.pages.push({
      id,
      space,
      parent_id,
      position,
      title: story.title,
      body: linked(last?.body ?? '', tasks),
      edition: story.versions.length,
      tags: (story.tags ?? []).map(tagId),
      owner_id: userId(story.owner),
      review_on: story.review === undefined ? null : new Date(now.getTime() + story.review * day).toISOString().slice(0, 10),
      reminded_for: null,
      status: wikiStates.live,
      binned_at: null,
      binned_by: null,
      binned_with: null,
      edited_by: userId(last?.by ?? 'admin'),
      edited_at: moments.at(-1) ?? '',
      user_added: userId(first?.by ?? 'admin'),
      date_added: moments[0] ?? '',
    });
    for (const [at, one] of (story.below ?? []).entries()) add(space, one, id, at + 1);
  };
  for (const [space, stories] of Object.entries(spaces) as [WikiSpace, readonly WikiStory[]][])
    for (const [at, story] of stories.entries()) add(space, story, null, at + 1);
  return made;
};
