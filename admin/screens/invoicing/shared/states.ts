// The states of an invoice.

import { metadata } from '#generated/metadata.ts';

export const invoiceStates = metadata.invoice.workflow.states;
