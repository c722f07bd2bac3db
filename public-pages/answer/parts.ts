// The parts of all purposes whose links this page can show; an area that asks people outside something adds its part and its words here.
import type { PurposeName } from '#schema/links/public-purposes.ts';
import { handoverPart } from './handover-document.tsx';
import { meetingPart } from './meeting-document.tsx';
import type { Part } from './part.ts';
import { taskPart } from './task-document.tsx';

const parts = { task: taskPart, meeting: meetingPart, handover: handoverPart };

/** A purpose with a part. */
export type ShownPurpose = keyof typeof parts;
export const isShown = (purpose: PurposeName): purpose is ShownPurpose => purpose in parts;
/** The document must be the server's for this purpose. */
export const partOf = (purpose: ShownPurpose): Part<object> => parts[purpose];
