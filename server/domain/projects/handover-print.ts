// The handover of a project as a PDF, printed once for the same contents.
import { project } from '#schema/projects/project.ts';
import type { Actor } from '#server/core/events/act.ts';
import { sayIn } from '#server/core/http/words.ts';
import { displayNumber } from '#server/crud/read/subject.ts';
import { logoOf, type Printed, type Printing, printOnce } from '../paper/documents.ts';
import { type Handover, handoverToPrint } from './handover-document.ts';
import { handoverLayout } from './handover-layout.ts';

export const printHandover = async (
  services: Printing,
  by: number,
  project_id: number,
  shown: Handover,
  me: Actor = null,
): Promise<Printed> =>
  printOnce(
    services,
    {
      by,
      owner: { project_id },
      title: `${sayIn(shown.language)('handover.title')} ${displayNumber(project, shown.number)}`,
      parameters: shown,
      kind: shown.final ? 'printout' : 'preview',
      language: shown.language,
      layout: async () => handoverLayout(shown, new Date(), await logoOf(services, shown.company.logo)),
    },
    me,
  );

/** Prints the current handover, or what the client has confirmed. @throws Refusal 404 without such a project */
export const printHandoverNow = async (services: Printing, by: number, project_id: number, me: Actor = null): Promise<Printed> =>
  printHandover(services, by, project_id, await handoverToPrint(services.database, project_id), me);
