// How a value of each kind is shown in a list and in a read-only form: a total map, so that a new kind does not compile until it can be shown.
import './cells.css';
import type { FieldKind } from '#schema/core/fields.ts';
import { FileCell } from './cells/file.tsx';
import { InvoiceClientCell, InvoiceNumberCell, InvoiceStateCell } from './cells/invoice.tsx';
import { MailStatusCell } from './cells/mail-status.tsx';
import { MeetingStatusCell } from './cells/meeting.tsx';
import { ChoiceCell, CountryCell, LanguageCell, PriorityCell, StatusCell } from './cells/named.tsx';
import { DateCell, DateTimeCell, DecimalCell, DurationCell, IntegerCell, MoneyCell, SequenceCell, WeekdayCell } from './cells/number.tsx';
import { OfferDeadlineCell, OfferStepCell } from './cells/offer.tsx';
import { ColorCell, FlagCell, LinkCell, NamedFlagCell, TextCell } from './cells/plain.tsx';
import { BurnCell, LeaderCell, ProjectDeadlineCell, ProjectStatusCell, TasksDoneCell } from './cells/project.tsx';
import { OfferNumberCell, ProjectOfferStatusCell } from './cells/project-offer.tsx';
import { ReferenceCell, ReferencesCell } from './cells/reference.tsx';
import { RichTextCell } from './cells/rich-text.tsx';
import { RowsCell } from './cells/rows.tsx';
import type { Cell } from './kinds.ts';

type CellPart = {
  readonly Cell: Cell;
  readonly align?: 'right';
  /** Where it stands in the two lines of a phone, where its kind does not say it. */
  readonly narrow?: 'line' | 'end' | 'below' | 'state' | 'hidden';
};

export const cells: Readonly<Record<FieldKind, CellPart>> = {
  text: { Cell: TextCell },
  longText: { Cell: TextCell },
  richText: { Cell: RichTextCell },
  integer: { Cell: IntegerCell, align: 'right' },
  decimal: { Cell: DecimalCell, align: 'right' },
  money: { Cell: MoneyCell, align: 'right' },
  duration: { Cell: DurationCell, align: 'right' },
  date: { Cell: DateCell },
  dateTime: { Cell: DateTimeCell },
  flag: { Cell: FlagCell },
  choice: { Cell: ChoiceCell },
  color: { Cell: ColorCell },
  email: { Cell: LinkCell },
  phone: { Cell: LinkCell },
  country: { Cell: CountryCell },
  language: { Cell: LanguageCell },
  vatNumber: { Cell: TextCell },
  iban: { Cell: TextCell },
  reference: { Cell: ReferenceCell },
  references: { Cell: ReferencesCell },
  rows: { Cell: RowsCell },
  file: { Cell: FileCell },
  sequence: { Cell: SequenceCell },
};

/** Fields and facts whose look says more than their kind. */
const own: Readonly<Record<string, CellPart>> = {
  'task.status': { Cell: StatusCell },
  'task.priority': { Cell: PriorityCell },
  'task.total_time': cells.duration,
  'meeting.status': { Cell: MeetingStatusCell },
  'meeting.client_company_id': { Cell: ReferenceCell, narrow: 'below' },
  'offer.status': { Cell: OfferStepCell, narrow: 'below' },
  'offer.deadline': { Cell: OfferDeadlineCell },
  'project_offer.number': { Cell: OfferNumberCell, narrow: 'line' },
  'project_offer.letter': { Cell: TextCell, narrow: 'hidden' },
  'project_offer.status': { Cell: ProjectOfferStatusCell, narrow: 'state' },
  'invoice.number': { Cell: InvoiceNumberCell, narrow: 'line' },
  'invoice.total': { ...cells.money, narrow: 'line' },
  'invoice.client_id': { Cell: InvoiceClientCell, narrow: 'below' },
  'invoice.status': { Cell: InvoiceStateCell, narrow: 'state' },
  'project.status': { Cell: ProjectStatusCell },
  'project.worked_time': { Cell: BurnCell, narrow: 'below' },
  'project.number': { Cell: SequenceCell, narrow: 'line' },
  // A phone has it below the bar.
  'project.done_tasks': { Cell: TasksDoneCell, align: 'right', narrow: 'hidden' },
  'project.leader_id': { Cell: LeaderCell, narrow: 'hidden' },
  'project.deadline': { Cell: ProjectDeadlineCell, align: 'right' },
  'holiday.date': { Cell: WeekdayCell },
  'mail.status': { Cell: MailStatusCell },
  'user.active': { Cell: NamedFlagCell },
  // Two prices of a day differ by whom they are for.
  'price.hourly_price': { ...cells.money, narrow: 'end' },
  'price.user_type_id': { Cell: ReferenceCell, narrow: 'line' },
  'price.client_id': { Cell: ReferenceCell, narrow: 'below' },
  'kilometer_price.price_per_km': { ...cells.money, narrow: 'end' },
  'kilometer_price.client_id': { Cell: ReferenceCell, narrow: 'below' },
};

export const ownCellOf = (entity: string, name: string): CellPart | undefined => own[`${entity}.${name}`];
export const cellOf = (entity: string, field: string, kind: FieldKind): CellPart => ownCellOf(entity, field) ?? cells[kind];
