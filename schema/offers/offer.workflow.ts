// The workflow of an offer, from the first contact with a client to an order, a refusal, or back to the start.
import { allOf, anyOf, can, own, where } from '../core/access.ts';
import { text } from '../core/fields.ts';
import { defineWorkflow } from '../core/workflow.ts';
import { makesOffer, offer, offerSteps, sellsOffer, worksOnOffer } from './offer.ts';

const note = text({ max: 1000 }).optional();
const reason = text({ max: 1000 });
const open = [
  'preparing',
  'changeNeeded',
  'requestReady',
  'taken',
  'inMaking',
  'offerReady',
  'sentToClient',
  'approved',
  'ordered',
] as const;
const anywhere = [...open, 'finished', 'declined'] as const;

export const offerWorkflow = defineWorkflow(offer, 'status', {
  states: offerSteps,
  guards: {
    inUse: (offer: Readonly<Record<string, unknown>>) => offer.archived !== true,
    inArchive: (offer: Readonly<Record<string, unknown>>) => offer.archived === true,
  },
  transitions: {
    handIn: { from: ['preparing', 'changeNeeded'], to: 'requestReady', allow: sellsOffer, require: ['inUse'], input: { note } },
    take: { from: 'requestReady', to: 'taken', allow: makesOffer, require: ['inUse'], input: { note } },
    make: { from: ['taken', 'offerReady'], to: 'inMaking', allow: makesOffer, require: ['inUse'], input: { note } },
    complete: { from: 'inMaking', to: 'offerReady', allow: makesOffer, require: ['inUse'], input: { note } },
    send: { from: 'offerReady', to: 'sentToClient', allow: sellsOffer, require: ['inUse'], input: { note } },
    approve: { from: 'sentToClient', to: 'approved', allow: sellsOffer, require: ['inUse'], input: { note } },
    order: { from: 'approved', to: 'ordered', allow: sellsOffer, require: ['inUse'], input: { note } },
    finish: { from: 'ordered', to: 'finished', allow: sellsOffer, require: ['inUse'], input: { note } },
    // The offer manager asks for missing details; while the client has the offer, its commercial user may too.
    needChange: {
      from: ['requestReady', 'taken', 'inMaking', 'sentToClient'],
      to: 'changeNeeded',
      allow: anyOf(makesOffer, allOf(can('offers.read'), own('commercial_user_id'), where('status', offerSteps.sentToClient))),
      require: ['inUse'],
      input: { reason },
    },
    decline: {
      from: ['preparing', 'changeNeeded', 'requestReady', 'taken', 'inMaking', 'offerReady', 'sentToClient', 'approved'],
      to: 'declined',
      allow: worksOnOffer,
      require: ['inUse'],
      input: { reason },
    },
    reopen: { from: 'declined', to: 'preparing', allow: sellsOffer, require: ['inUse'], input: { note } },
    edit: { from: open, to: 'same', allow: worksOnOffer, require: ['inUse'], path: '', untold: true },
    archive: { from: anywhere, to: 'same', allow: worksOnOffer, require: ['inUse'] },
    restore: { from: anywhere, to: 'same', allow: worksOnOffer, require: ['inArchive'] },
    addFile: { from: anywhere, to: 'same', allow: worksOnOffer, require: ['inUse'], method: 'POST', path: 'file', untold: true },
    comment: { from: anywhere, to: 'same', allow: offer.access.read, method: 'POST', path: 'comment', untold: true },
  },
});
