// The workflow of a wiki page: written, moved and reviewed; an unneeded page stays in the bin for a month.
import { date, integer } from '../core/fields.ts';
import { defineWorkflow } from '../core/workflow.ts';
import { wikiPage, wikiStates, writesPage } from './wiki-page.ts';

export const wikiPageWorkflow = defineWorkflow(wikiPage, 'status', {
  states: wikiStates,
  guards: {},
  transitions: {
    write: { from: 'live', to: 'same', allow: writesPage, path: 'text' },
    move: { from: 'live', to: 'same', allow: writesPage },
    /** Saves the content of an earlier version as a new one. */
    revert: { from: 'live', to: 'same', allow: writesPage, input: { number: integer({ min: 1, max: 2_147_483_647 }) } },
    /** Confirms the content until the next review date. */
    review: { from: 'live', to: 'same', allow: writesPage, input: { review_on: date().optional() } },
    addFile: { from: 'live', to: 'same', allow: writesPage, method: 'POST', path: 'file' },
    bin: { from: 'live', to: 'binned', allow: writesPage },
    restore: { from: 'binned', to: 'live', allow: writesPage },
  },
});
