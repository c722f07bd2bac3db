// The workflow of a project offer: written, sent, then accepted, declined or expired; a sent offer no longer changes.
import { can, never } from '../core/access.ts';
import { date, email, language, longText, reference, references, text } from '../core/fields.ts';
import { defineWorkflow } from '../core/workflow.ts';
import { projectOffer, projectOfferStates } from './project-offer.ts';

const write = can('project_offers.write');
type Offer = Readonly<Record<string, unknown>>;

export const projectOfferWorkflow = defineWorkflow(projectOffer, 'status', {
  states: projectOfferStates,
  guards: {
    hasLines: (offer: Offer) => (offer.lines as readonly unknown[]).length > 0,
    newest: (offer: Offer) => offer.superseded !== true,
  },
  transitions: {
    edit: { from: 'draft', to: 'same', allow: write, path: '' },
    send: {
      from: 'draft',
      to: 'sent',
      allow: write,
      require: ['hasLines', 'newest'],
      input: { email: email().optional(), language: language().optional(), message: longText({ max: 2000 }).optional() },
    },
    accept: {
      from: 'sent',
      to: 'accepted',
      allow: write,
      require: ['newest'],
      input: { starts_on: date().optional(), leader_id: reference('user').optional(), members: references('user') },
    },
    decline: { from: 'sent', to: 'declined', allow: write, input: { reason: text({ max: 1000 }).optional() } },
    // Made by a job when the offer's last day has passed.
    expire: { from: 'sent', to: 'expired', allow: never },
    copy: { from: ['draft', 'sent', 'accepted', 'declined', 'expired'], to: 'same', allow: write, method: 'POST' },
    remove: { from: 'draft', to: 'same', allow: write, method: 'DELETE', path: '' },
  },
});
