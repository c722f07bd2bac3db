// Which fields and facts of the areas look, or are edited, otherwise than their kinds say.

import { SequenceCell, WeekdayCell } from './fields/cells/number.tsx';
import { NamedFlagCell, TextCell } from './fields/cells/plain.tsx';
import { ReferenceCell } from './fields/cells/reference.tsx';
import { cells } from './fields/cells.tsx';
import type { Input } from './fields/kinds.ts';
import type { FieldLooks } from './fields/looks.ts';
import { lazyScreen } from './providers/chunk.ts';
import { AbsenceStatusCell } from './screens/absences/shared/status-cell.tsx';
import { WeekStatusCell } from './screens/attendance/shared/week-status.tsx';
import { TagColorCell } from './screens/company/shared/tag-sample.tsx';
import { FileSizeCell } from './screens/files/shared/size-cell.tsx';
import { InvoiceClientCell, InvoiceNumberCell, InvoiceStateCell } from './screens/invoicing/shared/cells.tsx';
import { MailStatusCell } from './screens/mail/shared/status-cell.tsx';
import { MeetingStatusCell } from './screens/meetings/shared/status-cell.tsx';
import { OfferDeadlineCell, OfferStepCell } from './screens/offers/shared/offer-cells.tsx';
import { OfferNumberCell, ProjectOfferStatusCell } from './screens/offers/shared/project-offer-cells.tsx';
import { BurnCell, LeaderCell, ProjectDeadlineCell, ProjectStatusCell, TasksDoneCell } from './screens/projects/shared/cells.tsx';
import { PriorityCell, prioritySign, StatusCell, statusSign } from './screens/tasks/shared/cells.tsx';
import { workStateName } from './screens/times/shared/states.ts';
import { WorkGlyph } from './ui/marks/state.tsx';

/** Comes with the form that asks for it: a list needs none. */
const inputNamed = (name: keyof typeof import('./own-inputs.ts')): Input =>
  lazyScreen(async () => ({ default: (await import('./own-inputs.ts'))[name] }));
const hour = inputNamed('HourInput');
const town = inputNamed('TownInput');
const person = inputNamed('PersonInput');

export const fieldLooks: FieldLooks = {
  'leave_entry.year': { cell: { Cell: SequenceCell } },
  'absence.status': { cell: { Cell: AbsenceStatusCell, narrow: 'state' } },
  'attendance_week.status': { cell: { Cell: WeekStatusCell, narrow: 'state' } },
  'tag.color': { cell: { ...cells.color, Cell: TagColorCell } },
  'tag.text_color': { input: inputNamed('TagTextColorInput') },
  'client.vat_number': { input: inputNamed('ClientVatInput') },
  'client.town': { input: town },
  'branch_office.town': { input: town },
  'file.size': { cell: { Cell: FileSizeCell } },
  'flex_entry.seconds': { cell: { ...cells.duration, narrow: 'end' } },
  'flex_entry.reason': { cell: { ...cells.choice, narrow: 'line' } },
  'flex_entry.note': { cell: { ...cells.text, narrow: 'below' } },
  'holiday.date': { cell: { Cell: WeekdayCell } },
  'invoice.number': { cell: { Cell: InvoiceNumberCell, narrow: 'line' } },
  'invoice.total': { cell: { ...cells.money, narrow: 'line' } },
  'invoice.client_id': { cell: { Cell: InvoiceClientCell, narrow: 'below' } },
  'invoice.status': { cell: { Cell: InvoiceStateCell, narrow: 'state' } },
  'kilometer_price.price_per_km': { cell: { ...cells.money, narrow: 'end' } },
  'kilometer_price.client_id': { cell: { Cell: ReferenceCell, narrow: 'below' } },
  'mail.status': { cell: { Cell: MailStatusCell } },
  'meeting.status': { cell: { Cell: MeetingStatusCell } },
  'meeting.client_company_id': { cell: { Cell: ReferenceCell, narrow: 'below' } },
  'offer.status': { cell: { Cell: OfferStepCell, narrow: 'below' } },
  'offer.deadline': { cell: { Cell: OfferDeadlineCell } },
  // Two prices of a day differ by whom they are for.
  'price.hourly_price': { cell: { ...cells.money, narrow: 'end' } },
  'price.user_type_id': { cell: { Cell: ReferenceCell, narrow: 'line' } },
  'price.client_id': { cell: { Cell: ReferenceCell, narrow: 'below' } },
  'project.status': { cell: { Cell: ProjectStatusCell } },
  'project.worked_time': { cell: { Cell: BurnCell, narrow: 'below' } },
  'project.number': { cell: { Cell: SequenceCell, narrow: 'line' } },
  // A phone has it below the bar.
  'project.done_tasks': { cell: { Cell: TasksDoneCell, align: 'right', narrow: 'hidden' } },
  'project.leader_id': { cell: { Cell: LeaderCell, narrow: 'hidden' }, input: person },
  'project.members': { input: inputNamed('PeopleInput') },
  'project.deadline': { cell: { Cell: ProjectDeadlineCell, align: 'right' } },
  'project_offer.number': { cell: { Cell: OfferNumberCell, narrow: 'line' } },
  'project_offer.letter': { cell: { Cell: TextCell, narrow: 'hidden' } },
  'project_offer.status': { cell: { Cell: ProjectOfferStatusCell, narrow: 'state' } },
  'role.permissions': { input: inputNamed('PermissionsInput'), wide: true },
  'settings.notification_start_hour': { input: hour },
  'settings.notification_end_hour': { input: hour },
  'settings.vacation_removal_month': { input: inputNamed('MonthInput') },
  'task.status': { cell: { Cell: StatusCell }, sign: statusSign },
  'task.priority': { cell: { Cell: PriorityCell }, sign: prioritySign },
  'task.total_time': { cell: cells.duration },
  'time_entry.status': { sign: (value) => <WorkGlyph work={workStateName(Number(value))} /> },
  'user.active': { cell: { Cell: NamedFlagCell } },
  'user.notification_start_hour': { input: hour },
  'user.notification_end_hour': { input: hour },
  'vat_rate.kind': { input: inputNamed('ChoiceListInput') },
};
