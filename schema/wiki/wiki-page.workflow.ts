// The life of a wiki page: written, moved, looked over; when nobody needs it, a month in the bin.
import { date, integer } from '../core/fields.ts';
import { defineWorkflow } from '../core/workflow.ts';
import { wikiPage, wikiStates, writesPage } from './wiki-page.ts';

export const wikiPageWorkflow = defineWorkflow(wikiPage, 'status', {
  states: wikiStates,
  guards: {},
  transitions: {
    write: { from: 'live', to: 'same', allow: writesPage, path: 'text' },
    move: { from: 'live', to: 'same', allow: writesPage },
    /** Brings back what an earlier version says, as the next one. */
    revert: { from: 'live', to: 'same', allow: writesPage, input: { number: integer({ min: 1, max: 2_147_483_647 }) } },
    /** Somebody looked it over: it holds until the next date. */
    review: { from: 'live', to: 'same', allow: writesPage, input: { review_on: date().optional() } },
    addFile: { from: 'live', to: 'same', allow: writesPage, method: 'POST', path: 'file' },
    bin: { from: 'live', to: 'binned', allow: writesPage },
    restore: { from: 'binned', to: 'live', allow: writesPage },
  },
});
