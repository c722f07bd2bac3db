// The states of an invoice.

import { stateNames } from '#admin/providers/records/states.ts';
import { metadata } from '#generated/metadata.ts';

export const invoiceStates = metadata.invoice.workflow.states;
export const invoiceStateName = stateNames(invoiceStates);
