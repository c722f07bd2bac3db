// Generated from the schema by npm run generate; never edited by hand.

import { defineEntity, type EntitySchema, type OptionalProps, p, type PrimaryKeyProp } from '@mikro-orm/core';
import type { Dialect } from '#server/core/database/database.ts';
import { sortIndex } from '#server/core/database/index-columns.ts';
import { overlapIndexes, overlapTriggers } from '#server/core/database/overlap.ts';

export interface AbsenceRow {
  id: number;
  version: number;
  user_id: number;
  kind_id: number;
  from: string;
  to: string;
  half_from: boolean;
  half_to: boolean;
  comment: string | null;
  status: 0 | 1 | 2 | 3;
  days: number;
  decided_by: number | null;
  decided_at: Date | null;
  reason: string | null;
  occupied_from: Date;
  occupied_to: Date;
  user_added: number;
  date_added: Date;
  readonly search_text: string;
  readonly comment_sort: string | null;
  readonly reason_sort: string | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'half_from'
    | 'half_to'
    | 'comment'
    | 'status'
    | 'days'
    | 'decided_by'
    | 'decided_at'
    | 'reason'
    | 'search_text'
    | 'comment_sort'
    | 'reason_sort';
}

export interface AbsenceKindRow {
  id: number;
  version: number;
  name: string;
  class: 'vacation' | 'sickLeave' | 'plannedAbsence' | 'parentalLeave';
  color: string;
  payroll_code: string | null;
  payer: 'employer' | 'insurance' | 'nobody';
  takes_leave: boolean;
  half_days: boolean;
  needs_decision: boolean;
  needs_paper: boolean;
  most_days: number | null;
  counted_in: 'workingDays' | 'calendarDays';
  archived: boolean;
  readonly search_text: string;
  readonly name_sort: string;
  readonly payroll_code_sort: string | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'class'
    | 'color'
    | 'payroll_code'
    | 'payer'
    | 'takes_leave'
    | 'half_days'
    | 'needs_decision'
    | 'needs_paper'
    | 'most_days'
    | 'counted_in'
    | 'archived'
    | 'search_text'
    | 'name_sort'
    | 'payroll_code_sort';
}

export interface AttendanceCorrectionRow {
  id: number;
  version: number;
  user_id: number;
  day: string;
  hours: 'present' | 'break' | 'night' | 'sunday' | 'holiday_seconds';
  difference: number;
  reason: string;
  user_added: number | null;
  date_added: Date;
  readonly search_text: string;
  readonly reason_sort: string;
  [OptionalProps]?: 'id' | 'version' | 'hours' | 'user_added' | 'search_text' | 'reason_sort';
}

export interface AttendanceWeekRow {
  id: number;
  version: number;
  user_id: number;
  week: string;
  status: 0 | 1 | 2 | 3;
  submitted_at: Date | null;
  note: string | null;
  approved_by: number | null;
  approved_at: Date | null;
  locked_by: number | null;
  locked_at: Date | null;
  reason: string | null;
  unlocked_at: Date | null;
  unlocked_by: number | null;
  frozen: string | null;
  readonly search_text: string;
  readonly week_sort: string;
  readonly note_sort: string | null;
  readonly reason_sort: string | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'status'
    | 'submitted_at'
    | 'note'
    | 'approved_by'
    | 'approved_at'
    | 'locked_by'
    | 'locked_at'
    | 'reason'
    | 'unlocked_at'
    | 'unlocked_by'
    | 'frozen'
    | 'search_text'
    | 'week_sort'
    | 'note_sort'
    | 'reason_sort';
}

export interface BranchOfficeRow {
  id: number;
  version: number;
  client_id: number;
  title: string;
  address: string | null;
  zip: string | null;
  town: string | null;
  country: string;
  standing_notes: string | null;
  readonly search_text: string;
  readonly title_sort: string;
  readonly address_sort: string | null;
  readonly zip_sort: string | null;
  readonly town_sort: string | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'address'
    | 'zip'
    | 'town'
    | 'country'
    | 'standing_notes'
    | 'search_text'
    | 'title_sort'
    | 'address_sort'
    | 'zip_sort'
    | 'town_sort';
}

export interface CalendarFeedRow {
  id: number;
  version: number;
  user_id: number;
  scope: 'own' | 'company';
  token_hash: string;
  last_read_at: Date | null;
  revoked_at: Date | null;
  date_added: Date;
  [OptionalProps]?: 'id' | 'version' | 'scope' | 'last_read_at' | 'revoked_at';
}

export interface ClientRow {
  id: number;
  version: number;
  name: string;
  address: string | null;
  zip: string | null;
  town: string | null;
  country: string;
  vat_number: string | null;
  email: string | null;
  phone: string | null;
  payment_term_days: number;
  language: string;
  notes: string | null;
  primary_contact_id: number | null;
  archived: boolean;
  merged_into_id: number | null;
  readonly search_text: string;
  readonly name_sort: string;
  readonly address_sort: string | null;
  readonly zip_sort: string | null;
  readonly town_sort: string | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'address'
    | 'zip'
    | 'town'
    | 'country'
    | 'vat_number'
    | 'email'
    | 'phone'
    | 'payment_term_days'
    | 'language'
    | 'notes'
    | 'primary_contact_id'
    | 'archived'
    | 'merged_into_id'
    | 'search_text'
    | 'name_sort'
    | 'address_sort'
    | 'zip_sort'
    | 'town_sort';
}

export interface ClientTagsRow {
  client_id: number;
  tag_id: number;
  [PrimaryKeyProp]?: ['client_id', 'tag_id'];
}

export interface ClientMergeRow {
  id: number;
  version: number;
  kept_id: number;
  merged_id: number;
  moved: string;
  by: number;
  at: Date;
  undone_by: number | null;
  undone_at: Date | null;
  [OptionalProps]?: 'id' | 'version' | 'undone_by' | 'undone_at';
}

export interface CommentRow {
  id: number;
  version: number;
  task_id: number | null;
  offer_id: number | null;
  project_id: number | null;
  meeting_id: number | null;
  user_id: number;
  text: string;
  date_added: Date;
  [OptionalProps]?: 'id' | 'version' | 'task_id' | 'offer_id' | 'project_id' | 'meeting_id';
}

export interface CommentMentionsRow {
  comment_id: number;
  user_id: number;
  [PrimaryKeyProp]?: ['comment_id', 'user_id'];
}

export interface ContactRow {
  id: number;
  version: number;
  client_id: number;
  branch_office_id: number | null;
  name: string;
  l_name: string | null;
  email: string | null;
  phone: string | null;
  language: string | null;
  readonly search_text: string;
  readonly name_sort: string;
  readonly l_name_sort: string | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'branch_office_id'
    | 'l_name'
    | 'email'
    | 'phone'
    | 'language'
    | 'search_text'
    | 'name_sort'
    | 'l_name_sort';
}

export interface CounterRow {
  id: number;
  version: number;
  name: string;
  value: number;
  [OptionalProps]?: 'id' | 'version';
}

export interface DocumentRow {
  id: number;
  version: number;
  task_id: number | null;
  project_id: number | null;
  name: string;
  kind: 'preview' | 'printout';
  language: string;
  file_id: number;
  created_by: number | null;
  created_at: Date;
  [OptionalProps]?: 'id' | 'version' | 'task_id' | 'project_id' | 'created_by';
}

export interface EventRow {
  id: number;
  version: number;
  at: Date;
  by: number | null;
  entity: string;
  entity_id: number;
  action: string;
  topics: string;
  within: string | null;
  before: string | null;
  after: string | null;
  reason: string | null;
  [OptionalProps]?: 'id' | 'version' | 'by' | 'within' | 'before' | 'after' | 'reason';
}

export interface FailedTryRow {
  id: number;
  version: number;
  key: string;
  at: Date;
  ends_at: Date;
  [OptionalProps]?: 'id' | 'version';
}

export interface FileRow {
  id: number;
  version: number;
  task_id: number | null;
  offer_id: number | null;
  project_id: number | null;
  meeting_id: number | null;
  wiki_page_id: number | null;
  absence_id: number | null;
  user_id: number;
  file_name: string;
  size: number;
  content_type: string;
  sha256: string;
  storage_key: string;
  notes: string | null;
  date_added: Date;
  [OptionalProps]?: 'id' | 'version' | 'task_id' | 'offer_id' | 'project_id' | 'meeting_id' | 'wiki_page_id' | 'absence_id' | 'notes';
}

export interface FlexEntryRow {
  id: number;
  version: number;
  user_id: number;
  day: string;
  seconds: number;
  reason: 'corrected' | 'payout' | 'opening' | 'counted';
  note: string | null;
  contract_hours: number | null;
  work_days: (1 | 2 | 3 | 4 | 5 | 6 | 7)[];
  user_added: number | null;
  date_added: Date;
  readonly search_text: string;
  readonly note_sort: string | null;
  [OptionalProps]?: 'id' | 'version' | 'reason' | 'note' | 'contract_hours' | 'work_days' | 'user_added' | 'search_text' | 'note_sort';
}

export interface HolidayRow {
  id: number;
  version: number;
  date: string;
  name: string;
  country: string;
  readonly search_text: string;
  readonly name_sort: string;
  [OptionalProps]?: 'id' | 'version' | 'country' | 'search_text' | 'name_sort';
}

export interface IdempotencyKeyRow {
  id: number;
  version: number;
  key: string;
  user_id: number;
  call: string;
  status: number | null;
  answer: string | null;
  created_at: Date;
  [OptionalProps]?: 'id' | 'version' | 'status' | 'answer';
}

export interface ImportMappingRow {
  id: number;
  version: number;
  entity: string;
  head_hash: string;
  head: string;
  columns: string;
  known_by: string;
  by: number;
  at: Date;
  [OptionalProps]?: 'id' | 'version';
}

export interface ImportRunRow {
  id: number;
  version: number;
  entity: string;
  written: string;
  by: number;
  at: Date;
  undone_at: Date | null;
  [OptionalProps]?: 'id' | 'version' | 'undone_at';
}

export interface InstallationSecretRow {
  id: number;
  version: number;
  name: string;
  value: string;
  [OptionalProps]?: 'id' | 'version';
}

export interface InvoiceRow {
  id: number;
  version: number;
  kind: 'invoice' | 'creditNote';
  number: string | null;
  year: number | null;
  serial: number | null;
  title: string;
  client_id: number;
  project_id: number | null;
  project_status: number | null;
  status: 0 | 1 | 2;
  period_from: string | null;
  period_to: string | null;
  issue_date: string | null;
  due_date: string | null;
  currency: string;
  reverse_charge: boolean;
  notes: string | null;
  net: number;
  vat: number;
  total: number;
  unpriced: number;
  payment_reference: string | null;
  buyer_name: string | null;
  buyer_address: string | null;
  buyer_zip: string | null;
  buyer_town: string | null;
  buyer_country: string | null;
  buyer_vat_number: string | null;
  issued_as: string | null;
  issued_at: Date | null;
  issued_by: number | null;
  cancelled_at: Date | null;
  cancelled_by: number | null;
  cancel_reason: string | null;
  credited_id: number | null;
  document: number | null;
  sent_at: Date | null;
  sent_to: string | null;
  user_added: number;
  date_added: Date;
  readonly search_text: string;
  readonly number_sort: string | null;
  readonly title_sort: string;
  readonly buyer_name_sort: string | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'kind'
    | 'number'
    | 'year'
    | 'serial'
    | 'project_id'
    | 'project_status'
    | 'status'
    | 'period_from'
    | 'period_to'
    | 'issue_date'
    | 'due_date'
    | 'currency'
    | 'reverse_charge'
    | 'notes'
    | 'net'
    | 'vat'
    | 'total'
    | 'unpriced'
    | 'payment_reference'
    | 'buyer_name'
    | 'buyer_address'
    | 'buyer_zip'
    | 'buyer_town'
    | 'buyer_country'
    | 'buyer_vat_number'
    | 'issued_as'
    | 'issued_at'
    | 'issued_by'
    | 'cancelled_at'
    | 'cancelled_by'
    | 'cancel_reason'
    | 'credited_id'
    | 'document'
    | 'sent_at'
    | 'sent_to'
    | 'search_text'
    | 'number_sort'
    | 'title_sort'
    | 'buyer_name_sort';
}

export interface InvoiceItemRow {
  id: number;
  version: number;
  invoice_id: number;
  line_id: number;
  task_id: number | null;
  time_entry_id: number | null;
  transport_id: number | null;
  material_id: number | null;
  quantity: number;
  basis: string;
  released: boolean;
  [OptionalProps]?: 'id' | 'version' | 'task_id' | 'time_entry_id' | 'transport_id' | 'material_id' | 'released';
}

export interface InvoiceLineRow {
  id: number;
  version: number;
  invoice_id: number;
  position: number;
  kind: 'work' | 'transport' | 'material' | 'free';
  task_id: number | null;
  work_type_id: number | null;
  transport_type_id: number | null;
  title: string;
  unit: 'hour' | 'day' | 'kilometer' | 'meter' | 'piece' | 'flat';
  quantity: number;
  price: number | null;
  discount: number;
  vat_rate: number;
  amount: number;
  proposed_quantity: number | null;
  proposed_price: number | null;
  proposed_vat_rate: number | null;
  price_rule: 'clientList' | 'userType' | 'workType' | 'transportType' | 'none' | null;
  priced_on: string | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'kind'
    | 'task_id'
    | 'work_type_id'
    | 'transport_type_id'
    | 'unit'
    | 'quantity'
    | 'price'
    | 'discount'
    | 'vat_rate'
    | 'amount'
    | 'proposed_quantity'
    | 'proposed_price'
    | 'proposed_vat_rate'
    | 'price_rule'
    | 'priced_on';
}

export interface InvoiceTaskRow {
  id: number;
  version: number;
  invoice_id: number;
  task_id: number | null;
  released: boolean;
  [OptionalProps]?: 'id' | 'version' | 'task_id' | 'released';
}

export interface KilometerPriceRow {
  id: number;
  version: number;
  valid_from: string;
  client_id: number | null;
  transport_type_id: number;
  price_per_km: number;
  note: string | null;
  readonly note_sort: string | null;
  [OptionalProps]?: 'id' | 'version' | 'client_id' | 'note' | 'note_sort';
}

export interface KnownPermissionRow {
  id: number;
  version: number;
  code: number;
  [OptionalProps]?: 'id' | 'version';
}

export interface LeaveEntryRow {
  id: number;
  version: number;
  user_id: number;
  year: number;
  days: number;
  reason: 'corrected' | 'carriedOver' | 'prevented' | 'accrued' | 'used' | 'givenBack' | 'warned' | 'lapsed';
  day: string;
  note: string | null;
  absence_id: number | null;
  basis: number | null;
  months: number | null;
  user_added: number | null;
  date_added: Date;
  readonly search_text: string;
  readonly note_sort: string | null;
  [OptionalProps]?: 'id' | 'version' | 'reason' | 'note' | 'absence_id' | 'basis' | 'months' | 'user_added' | 'search_text' | 'note_sort';
}

export interface ListViewRow {
  id: number;
  version: number;
  name: string;
  user_id: number;
  role_id: number | null;
  in_menu: boolean;
  page: string;
  query: string | null;
  hidden_columns: string | null;
  readonly name_sort: string;
  readonly page_sort: string;
  readonly query_sort: string | null;
  readonly hidden_columns_sort: string | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'role_id'
    | 'in_menu'
    | 'query'
    | 'hidden_columns'
    | 'name_sort'
    | 'page_sort'
    | 'query_sort'
    | 'hidden_columns_sort';
}

export interface MailRow {
  id: number;
  version: number;
  kind:
    | 'confirmation'
    | 'reminder'
    | 'invitation'
    | 'passwordReset'
    | 'account'
    | 'news'
    | 'projectOffer'
    | 'meeting'
    | 'minutes'
    | 'invoice';
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string | null;
  calendar: string | null;
  calendar_method: 'request' | 'cancel' | null;
  file_id: number | null;
  e_invoice_id: number | null;
  language: string;
  link_id: number | null;
  secret: string | null;
  entity: string | null;
  entity_id: number | null;
  status: 'waiting' | 'sent' | 'failed' | 'cancelled';
  attempts: number;
  next_attempt_at: Date | null;
  claimed_until: Date | null;
  refusal: string | null;
  date_added: Date;
  sent_at: Date | null;
  readonly search_text: string;
  readonly subject_sort: string;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'kind'
    | 'reply_to'
    | 'html'
    | 'calendar'
    | 'calendar_method'
    | 'file_id'
    | 'e_invoice_id'
    | 'language'
    | 'link_id'
    | 'secret'
    | 'entity'
    | 'entity_id'
    | 'status'
    | 'attempts'
    | 'next_attempt_at'
    | 'claimed_until'
    | 'refusal'
    | 'sent_at'
    | 'search_text'
    | 'subject_sort';
}

export interface MaterialRow {
  id: number;
  version: number;
  task_id: number;
  user_id: number;
  name: string;
  unit: 'Meter' | 'Piece';
  quantity: number;
  date_added: Date;
  [OptionalProps]?: 'id' | 'version' | 'unit';
}

export interface MeetingRow {
  id: number;
  version: number;
  number: number;
  title: string;
  client_company_id: number | null;
  project: number | null;
  place: string | null;
  planned_start: Date;
  planned_end: Date;
  organiser_id: number;
  status: 0 | 1 | 2 | 3 | 4;
  started_at: Date | null;
  running_since: Date | null;
  held_time: number;
  finished_at: Date | null;
  moved_from: Date | null;
  change_reason: string | null;
  invitation: number;
  invited_at: Date | null;
  user_added: number;
  date_added: Date;
  readonly search_text: string;
  readonly title_sort: string;
  readonly place_sort: string | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'client_company_id'
    | 'project'
    | 'place'
    | 'status'
    | 'started_at'
    | 'running_since'
    | 'held_time'
    | 'finished_at'
    | 'moved_from'
    | 'change_reason'
    | 'invitation'
    | 'invited_at'
    | 'search_text'
    | 'title_sort'
    | 'place_sort';
}

export interface MeetingItemRow {
  id: number;
  version: number;
  meeting_id: number;
  position: number;
  title: string;
  speaker: string | null;
  minutes: number;
  spent: number;
  since: Date | null;
  current: boolean;
  done: boolean;
  [OptionalProps]?: 'id' | 'version' | 'position' | 'speaker' | 'minutes' | 'spent' | 'since' | 'current' | 'done';
}

export interface MeetingOutcomeRow {
  id: number;
  version: number;
  meeting_id: number;
  item_id: number | null;
  kind: 'decision' | 'action';
  text: string;
  user_id: number | null;
  due: Date | null;
  task_id: number | null;
  done: boolean;
  user_added: number;
  date_added: Date;
  [OptionalProps]?: 'id' | 'version' | 'item_id' | 'user_id' | 'due' | 'task_id' | 'done';
}

export interface MeetingParagraphRow {
  id: number;
  version: number;
  meeting_id: number;
  item_id: number | null;
  key: string;
  position: number;
  html: string;
  edition: number;
  tab: string;
  written_by: number;
  written_at: Date;
  removed: boolean;
  [OptionalProps]?: 'id' | 'version' | 'item_id' | 'edition' | 'removed';
}

export interface MeetingParticipantRow {
  id: number;
  version: number;
  meeting_id: number;
  user_id: number | null;
  contact_id: number | null;
  email: string | null;
  name: string;
  answer: 'none' | 'accepted' | 'declined';
  reason: string | null;
  answered_at: Date | null;
  attendance: 'here' | 'remote' | null;
  time_entry_id: number | null;
  asked_at: Date | null;
  reminded_at: Date | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'user_id'
    | 'contact_id'
    | 'email'
    | 'answer'
    | 'reason'
    | 'answered_at'
    | 'attendance'
    | 'time_entry_id'
    | 'asked_at'
    | 'reminded_at';
}

export interface MeetingVersionRow {
  id: number;
  version: number;
  meeting_id: number;
  number: number;
  made_by: number;
  made_at: Date;
  reason: string | null;
  minutes: string;
  [OptionalProps]?: 'id' | 'version' | 'reason';
}

export interface MeetingWriterRow {
  id: number;
  version: number;
  meeting_id: number;
  user_id: number;
  tab: string;
  key: string | null;
  seen_at: Date;
  [OptionalProps]?: 'id' | 'version' | 'key';
}

export interface MileageRateRow {
  id: number;
  version: number;
  valid_from: string;
  price_per_km: number;
  note: string | null;
  added_by: number | null;
  date_added: Date;
  readonly note_sort: string | null;
  [OptionalProps]?: 'id' | 'version' | 'note' | 'added_by' | 'note_sort';
}

export interface NotificationRow {
  id: number;
  version: number;
  user_id: number;
  kind: string;
  entity: string;
  entity_id: number;
  parameters: string | null;
  by: number | null;
  at: Date;
  release_at: Date | null;
  read_at: Date | null;
  mailed_at: Date | null;
  by_mail: boolean;
  [OptionalProps]?: 'id' | 'version' | 'parameters' | 'by' | 'release_at' | 'read_at' | 'mailed_at' | 'by_mail';
}

export interface NotificationChoiceRow {
  id: number;
  version: number;
  user_id: number;
  kind: string;
  channel: 'app' | 'mail' | 'none';
  [OptionalProps]?: 'id' | 'version';
}

export interface OfferRow {
  id: number;
  version: number;
  number: number;
  title: string;
  description: string | null;
  status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  step_since: Date;
  offer_type_id: number | null;
  client_id: number;
  contact_id: number | null;
  commercial_user_id: number;
  offer_manager_id: number | null;
  commercial_notes: string | null;
  value: number | null;
  probability: number;
  deadline: string | null;
  valid_until: string | null;
  project_offer_id: number | null;
  project_id: number | null;
  declined_reason: string | null;
  archived: boolean;
  user_added: number;
  date_added: Date;
  readonly search_text: string;
  readonly title_sort: string;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'description'
    | 'status'
    | 'offer_type_id'
    | 'contact_id'
    | 'offer_manager_id'
    | 'commercial_notes'
    | 'value'
    | 'probability'
    | 'deadline'
    | 'valid_until'
    | 'project_offer_id'
    | 'project_id'
    | 'declined_reason'
    | 'archived'
    | 'search_text'
    | 'title_sort';
}

export interface OfferTagsRow {
  offer_id: number;
  tag_id: number;
  [PrimaryKeyProp]?: ['offer_id', 'tag_id'];
}

export interface OfferTasksRow {
  offer_id: number;
  task_id: number;
  [PrimaryKeyProp]?: ['offer_id', 'task_id'];
}

export interface OfferStepRow {
  id: number;
  version: number;
  offer_id: number;
  step: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  user_id: number;
  note: string | null;
  entered_at: Date;
  left_at: Date | null;
  [OptionalProps]?: 'id' | 'version' | 'note' | 'left_at';
}

export interface OfferTypeRow {
  id: number;
  version: number;
  name: string;
  archived: boolean;
  readonly search_text: string;
  readonly name_sort: string;
  [OptionalProps]?: 'id' | 'version' | 'archived' | 'search_text' | 'name_sort';
}

export interface OnCallRateRow {
  id: number;
  version: number;
  valid_from: string;
  level: 'first' | 'backup';
  day_amount: number;
  free_day_amount: number;
  hours_percent: number;
  note: string | null;
  added_by: number | null;
  date_added: Date;
  readonly note_sort: string | null;
  [OptionalProps]?: 'id' | 'version' | 'level' | 'day_amount' | 'free_day_amount' | 'hours_percent' | 'note' | 'added_by' | 'note_sort';
}

export interface OnCallShiftRow {
  id: number;
  version: number;
  user_id: number;
  level: 'first' | 'backup';
  team_id: number | null;
  from: Date;
  to: Date;
  note: string | null;
  reminded_at: Date | null;
  handover_at: Date | null;
  uncovered_at: Date | null;
  handover_note: string | null;
  handover_note_by: number | null;
  handover_note_at: Date | null;
  readonly search_text: string;
  readonly note_sort: string | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'level'
    | 'team_id'
    | 'note'
    | 'reminded_at'
    | 'handover_at'
    | 'uncovered_at'
    | 'handover_note'
    | 'handover_note_by'
    | 'handover_note_at'
    | 'search_text'
    | 'note_sort';
}

export interface OnCallSwapRow {
  id: number;
  version: number;
  shift_id: number;
  from: Date;
  to: Date;
  offered_by: number;
  user_id: number | null;
  note: string | null;
  status: 0 | 1 | 2 | 3 | 4;
  taken_by: number | null;
  taken_at: Date | null;
  decided_by: number | null;
  decided_at: Date | null;
  reason: string | null;
  date_added: Date;
  readonly search_text: string;
  readonly note_sort: string | null;
  readonly reason_sort: string | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'user_id'
    | 'note'
    | 'status'
    | 'taken_by'
    | 'taken_at'
    | 'decided_by'
    | 'decided_at'
    | 'reason'
    | 'search_text'
    | 'note_sort'
    | 'reason_sort';
}

export interface PerDiemRateRow {
  id: number;
  version: number;
  valid_from: string;
  country: string;
  amount_6_8: number | null;
  amount_8_12: number;
  amount_over_12: number;
  note: string | null;
  added_by: number | null;
  date_added: Date;
  readonly note_sort: string | null;
  [OptionalProps]?: 'id' | 'version' | 'country' | 'amount_6_8' | 'note' | 'added_by' | 'note_sort';
}

export interface PriceRow {
  id: number;
  version: number;
  valid_from: string;
  client_id: number | null;
  user_type_id: number | null;
  work_type_id: number;
  hourly_price: number;
  note: string | null;
  readonly note_sort: string | null;
  [OptionalProps]?: 'id' | 'version' | 'client_id' | 'user_type_id' | 'note' | 'note_sort';
}

export interface ProjectRow {
  id: number;
  version: number;
  number: number;
  title: string;
  description: string | null;
  client_id: number;
  branch_office_id: number | null;
  contact_id: number | null;
  leader_id: number;
  plan: Readonly<Record<string, unknown>>[];
  planned_time: number;
  starts_on: string | null;
  deadline: Date | null;
  template_id: number | null;
  notes: string | null;
  status: 0 | 1 | 2 | 3 | 4 | 5;
  handover_by: number | null;
  handover_at: Date | null;
  handover_comment: string | null;
  denied: boolean;
  denied_reason: string | null;
  burn_warning: 0 | 80 | 100;
  user_added: number;
  date_added: Date;
  date_finished: Date | null;
  readonly search_text: string;
  readonly title_sort: string;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'description'
    | 'branch_office_id'
    | 'contact_id'
    | 'plan'
    | 'planned_time'
    | 'starts_on'
    | 'deadline'
    | 'template_id'
    | 'notes'
    | 'status'
    | 'handover_by'
    | 'handover_at'
    | 'handover_comment'
    | 'denied'
    | 'denied_reason'
    | 'burn_warning'
    | 'date_finished'
    | 'search_text'
    | 'title_sort';
}

export interface ProjectMembersRow {
  project_id: number;
  user_id: number;
  [PrimaryKeyProp]?: ['project_id', 'user_id'];
}

export interface ProjectTagsRow {
  project_id: number;
  tag_id: number;
  [PrimaryKeyProp]?: ['project_id', 'tag_id'];
}

export interface ProjectExcludedTasksRow {
  project_id: number;
  task_id: number;
  [PrimaryKeyProp]?: ['project_id', 'task_id'];
}

export interface ProjectOfferRow {
  id: number;
  version: number;
  number: number;
  letter: string;
  title: string;
  client_id: number;
  branch_office_id: number | null;
  contact_id: number | null;
  template_id: number | null;
  leader_id: number | null;
  starts_on: string | null;
  lines: Readonly<Record<string, unknown>>[];
  discount: number;
  vat_rate: number;
  reverse_charge: boolean;
  valid_until: string | null;
  payment: string | null;
  introduction: string | null;
  terms: string | null;
  status: 0 | 1 | 2 | 3 | 4;
  net: number;
  total: number;
  superseded: boolean;
  previous_id: number | null;
  document: number | null;
  sent_at: Date | null;
  sent_to: string | null;
  answered_at: Date | null;
  declined_reason: string | null;
  project_id: number | null;
  user_added: number;
  date_added: Date;
  readonly search_text: string;
  readonly letter_sort: string;
  readonly title_sort: string;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'letter'
    | 'branch_office_id'
    | 'contact_id'
    | 'template_id'
    | 'leader_id'
    | 'starts_on'
    | 'lines'
    | 'discount'
    | 'vat_rate'
    | 'reverse_charge'
    | 'valid_until'
    | 'payment'
    | 'introduction'
    | 'terms'
    | 'status'
    | 'net'
    | 'total'
    | 'superseded'
    | 'previous_id'
    | 'document'
    | 'sent_at'
    | 'sent_to'
    | 'answered_at'
    | 'declined_reason'
    | 'project_id'
    | 'search_text'
    | 'letter_sort'
    | 'title_sort';
}

export interface ProjectTemplateRow {
  id: number;
  version: number;
  title: string;
  description: string | null;
  plan: Readonly<Record<string, unknown>>[];
  team: Readonly<Record<string, unknown>>[];
  tasks: Readonly<Record<string, unknown>>[];
  archived: boolean;
  readonly search_text: string;
  readonly title_sort: string;
  [OptionalProps]?: 'id' | 'version' | 'description' | 'plan' | 'team' | 'tasks' | 'archived' | 'search_text' | 'title_sort';
}

export interface PublicLinkRow {
  id: number;
  version: number;
  purpose: 'task' | 'meeting' | 'handover' | 'invitation' | 'passwordReset';
  record_id: number;
  token_hash: string;
  reminder_hash: string | null;
  reminded_at: Date | null;
  spot_hash: string | null;
  spot_expires_at: Date | null;
  spot_by: number | null;
  language: string;
  email: string | null;
  created_by: number;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  shown: string | null;
  answer: 'confirmed' | 'declined' | 'used' | null;
  answered_at: Date | null;
  by_phone: boolean;
  on_the_spot: boolean;
  answered_by: number | null;
  name: string | null;
  signature: string | null;
  signed_sha256: string | null;
  note: string | null;
  reason: string | null;
  objections: string | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'reminder_hash'
    | 'reminded_at'
    | 'spot_hash'
    | 'spot_expires_at'
    | 'spot_by'
    | 'language'
    | 'email'
    | 'ended_at'
    | 'shown'
    | 'answer'
    | 'answered_at'
    | 'by_phone'
    | 'on_the_spot'
    | 'answered_by'
    | 'name'
    | 'signature'
    | 'signed_sha256'
    | 'note'
    | 'reason'
    | 'objections';
}

export interface RecoveryCodeRow {
  id: number;
  version: number;
  user_id: number;
  code_hash: string;
  used_at: Date | null;
  [OptionalProps]?: 'id' | 'version' | 'used_at';
}

export interface RegistrationTerminalRow {
  id: number;
  version: number;
  name: string;
  location: string | null;
  language: string;
  allowed_networks: string | null;
  work_type_id: number | null;
  active: boolean;
  task_id: number | null;
  key_rotated_at: Date;
  access_key: string;
  tablet_key: string | null;
  paired_at: Date | null;
  pairing_code: string | null;
  pairing_until: Date | null;
  wrong_pins: number;
  rests_until: Date | null;
  wrong_pins_on: string | null;
  wrong_pins_that_day: number;
  readonly search_text: string;
  readonly name_sort: string;
  readonly location_sort: string | null;
  readonly allowed_networks_sort: string | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'location'
    | 'language'
    | 'allowed_networks'
    | 'work_type_id'
    | 'active'
    | 'task_id'
    | 'tablet_key'
    | 'paired_at'
    | 'pairing_code'
    | 'pairing_until'
    | 'wrong_pins'
    | 'rests_until'
    | 'wrong_pins_on'
    | 'wrong_pins_that_day'
    | 'search_text'
    | 'name_sort'
    | 'location_sort'
    | 'allowed_networks_sort';
}

export interface RemovalRow {
  id: number;
  version: number;
  entity: string;
  record_id: number;
  rows: string;
  storage_key: string | null;
  by: number;
  at: Date;
  [OptionalProps]?: 'id' | 'version' | 'storage_key';
}

export interface RoleRow {
  id: number;
  version: number;
  name: string;
  permissions: number[];
  second_factor_required: boolean;
  readonly search_text: string;
  readonly name_sort: string;
  [OptionalProps]?: 'id' | 'version' | 'permissions' | 'second_factor_required' | 'search_text' | 'name_sort';
}

export interface SessionRow {
  id: number;
  version: number;
  token_hash: string;
  user_id: number;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  proved_at: Date | null;
  looks_as_id: number | null;
  address: string | null;
  user_agent: string | null;
  [OptionalProps]?: 'id' | 'version' | 'proved_at' | 'looks_as_id' | 'address' | 'user_agent';
}

export interface SettingsRow {
  id: number;
  version: number;
  company_name: string;
  address: string | null;
  zip: string | null;
  town: string | null;
  country: string;
  vat_number: string | null;
  iban: string | null;
  phone: string | null;
  logo: number | null;
  default_language: string;
  timezone: string;
  minimal_invoicing_unit: number;
  minimal_work_hours: number;
  work_days: (1 | 2 | 3 | 4 | 5 | 6 | 7)[];
  time_lock_day: number;
  late_tap_hours: number;
  ride_top_speed: number;
  ride_most_kilometers: number;
  vacation_removal_day: number;
  vacation_removal_month: number;
  on_call_swap_consent: boolean;
  notification_start_hour: number;
  notification_end_hour: number;
  attendance_task_id: number | null;
  link_days: number;
  reminder_days: number;
  readonly company_name_sort: string;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'address'
    | 'zip'
    | 'town'
    | 'country'
    | 'vat_number'
    | 'iban'
    | 'phone'
    | 'logo'
    | 'default_language'
    | 'timezone'
    | 'minimal_invoicing_unit'
    | 'minimal_work_hours'
    | 'work_days'
    | 'time_lock_day'
    | 'late_tap_hours'
    | 'ride_top_speed'
    | 'ride_most_kilometers'
    | 'vacation_removal_day'
    | 'vacation_removal_month'
    | 'on_call_swap_consent'
    | 'notification_start_hour'
    | 'notification_end_hour'
    | 'attendance_task_id'
    | 'link_days'
    | 'reminder_days'
    | 'company_name_sort';
}

export interface SubTimeRow {
  id: number;
  version: number;
  time_entry_id: number | null;
  user_id: number;
  class: 'work' | 'attendance';
  start_time: Date;
  end_time: Date | null;
  multiplier: 0 | 1 | 2 | 0.5 | 1.25 | 1.3 | 1.5 | 2.5;
  [OptionalProps]?: 'id' | 'version' | 'time_entry_id' | 'class' | 'end_time' | 'multiplier';
}

export interface TagRow {
  id: number;
  version: number;
  name: string;
  color: string;
  text_color: string;
  global: boolean;
  archived: boolean;
  readonly search_text: string;
  readonly name_sort: string;
  [OptionalProps]?: 'id' | 'version' | 'color' | 'text_color' | 'global' | 'archived' | 'search_text' | 'name_sort';
}

export interface TaskRow {
  id: number;
  version: number;
  company_task_id: number;
  title: string;
  description: string | null;
  additional_comment: string | null;
  priority: 0 | 1 | 2 | 3;
  deadline: Date | null;
  status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
  company_user_id: number | null;
  client_company_id: number | null;
  branch_office_id: number | null;
  client_company_contact_id: number | null;
  project: number | null;
  project_hours: boolean;
  planned_time: number | null;
  user_added: number;
  date_added: Date;
  date_closed: Date | null;
  waiting_reason: string | null;
  denied: boolean;
  denied_reason: string | null;
  registration_terminal_task: boolean;
  revision: number;
  readonly search_text: string;
  readonly title_sort: string;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'description'
    | 'additional_comment'
    | 'priority'
    | 'deadline'
    | 'status'
    | 'company_user_id'
    | 'client_company_id'
    | 'branch_office_id'
    | 'client_company_contact_id'
    | 'project'
    | 'project_hours'
    | 'planned_time'
    | 'date_closed'
    | 'waiting_reason'
    | 'denied'
    | 'denied_reason'
    | 'registration_terminal_task'
    | 'revision'
    | 'search_text'
    | 'title_sort';
}

export interface TaskTagsRow {
  task_id: number;
  tag_id: number;
  [PrimaryKeyProp]?: ['task_id', 'tag_id'];
}

export interface TaskUserRow {
  id: number;
  version: number;
  task_id: number;
  user_id: number;
  added_by: number;
  added_at: Date;
  listed: boolean;
  deadline: Date | null;
  [OptionalProps]?: 'id' | 'version' | 'listed' | 'deadline';
}

export interface TerminalEventRow {
  id: number;
  version: number;
  terminal_id: number;
  event_id: string;
  user_id: number | null;
  action: 'enter' | 'pause' | 'leave';
  means: 'pin' | 'rfid';
  occurred_at: Date;
  received_at: Date;
  delay: number | null;
  outcome: 'done' | 'repeated' | 'kept' | 'settled' | 'dismissed';
  problem: string | null;
  settled_by: number | null;
  settled_at: Date | null;
  note: string | null;
  [OptionalProps]?: 'id' | 'version' | 'user_id' | 'delay' | 'problem' | 'settled_by' | 'settled_at' | 'note';
}

export interface TimeEntryRow {
  id: number;
  version: number;
  task_id: number;
  user_id: number;
  class: 'work' | 'attendance';
  work_type_id: number;
  status: 0 | 1 | 2;
  status_since: Date;
  total_time: number;
  notes: string | null;
  final_notes: string | null;
  non_invoiced_part: boolean;
  non_invoiced_time: number;
  non_invoiced_comment: string | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'class'
    | 'status'
    | 'total_time'
    | 'notes'
    | 'final_notes'
    | 'non_invoiced_part'
    | 'non_invoiced_time'
    | 'non_invoiced_comment';
}

export interface TransportRow {
  id: number;
  version: number;
  task_id: number;
  user_id: number;
  vehicle_id: number;
  transport_type_id: number | null;
  status: 0 | 1;
  start_kilometers: number;
  end_kilometers: number | null;
  start_time: Date;
  end_time: Date | null;
  start_point: string | null;
  end_point: string | null;
  destination: string | null;
  notes: string | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'transport_type_id'
    | 'status'
    | 'end_kilometers'
    | 'end_time'
    | 'start_point'
    | 'end_point'
    | 'destination'
    | 'notes';
}

export interface TransportPassengerRow {
  id: number;
  version: number;
  transport_id: number;
  user_id: number;
  left_at: Date | null;
  [OptionalProps]?: 'id' | 'version' | 'left_at';
}

export interface TransportRefuelRow {
  id: number;
  version: number;
  transport_id: number;
  time: Date;
  liters: number;
  price: number;
  receipt_file_id: number | null;
  [OptionalProps]?: 'id' | 'version' | 'receipt_file_id';
}

export interface TransportTypeRow {
  id: number;
  version: number;
  name: string;
  price_per_km: number | null;
  readonly search_text: string;
  readonly name_sort: string;
  [OptionalProps]?: 'id' | 'version' | 'price_per_km' | 'search_text' | 'name_sort';
}

export interface TransportWaypointRow {
  id: number;
  version: number;
  transport_id: number;
  point: string;
  position: string | null;
  time: Date;
  kilometers: number | null;
  [OptionalProps]?: 'id' | 'version' | 'position' | 'kilometers';
}

export interface UserRow {
  id: number;
  version: number;
  name: string;
  last_name: string;
  email: string;
  phone: string | null;
  role_id: number;
  user_type_id: number | null;
  contract_hours: number;
  vacation_days: number;
  weekdays: (1 | 2 | 3 | 4 | 5 | 6 | 7)[];
  employed_from: string | null;
  employed_until: string | null;
  notification_start_hour: number;
  notification_end_hour: number;
  language: string;
  active: boolean;
  theme: 'dark' | 'light';
  zoom: number;
  password_hash: string | null;
  password_set_at: Date | null;
  invited_at: Date | null;
  rfid_tag: string | null;
  pin_set_at: Date | null;
  pin_hash: string | null;
  pin_key: string | null;
  second_factor_since: Date | null;
  second_factor_secret: string | null;
  second_factor_step: number | null;
  readonly search_text: string;
  readonly name_sort: string;
  readonly last_name_sort: string;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'phone'
    | 'user_type_id'
    | 'contract_hours'
    | 'vacation_days'
    | 'weekdays'
    | 'employed_from'
    | 'employed_until'
    | 'notification_start_hour'
    | 'notification_end_hour'
    | 'language'
    | 'active'
    | 'theme'
    | 'zoom'
    | 'password_hash'
    | 'password_set_at'
    | 'invited_at'
    | 'rfid_tag'
    | 'pin_set_at'
    | 'pin_hash'
    | 'pin_key'
    | 'second_factor_since'
    | 'second_factor_secret'
    | 'second_factor_step'
    | 'search_text'
    | 'name_sort'
    | 'last_name_sort';
}

export interface UserTypeRow {
  id: number;
  version: number;
  name: string;
  hourly_cost: number | null;
  on_call: boolean;
  presence: 'terminal' | 'own' | 'tasks';
  shift_work: boolean;
  uneven_hours: boolean;
  increased_pension: boolean;
  flexible_from: string | null;
  least_present: number | null;
  readonly search_text: string;
  readonly name_sort: string;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'hourly_cost'
    | 'on_call'
    | 'presence'
    | 'shift_work'
    | 'uneven_hours'
    | 'increased_pension'
    | 'flexible_from'
    | 'least_present'
    | 'search_text'
    | 'name_sort';
}

export interface UserTypeWorkTypeIdsRow {
  user_type_id: number;
  work_type_id: number;
  [PrimaryKeyProp]?: ['user_type_id', 'work_type_id'];
}

export interface VatRateRow {
  id: number;
  version: number;
  valid_from: string;
  kind: 'standard' | 'reduced' | 'special';
  percent: number;
  note: string | null;
  added_by: number | null;
  date_added: Date;
  readonly note_sort: string | null;
  [OptionalProps]?: 'id' | 'version' | 'kind' | 'note' | 'added_by' | 'note_sort';
}

export interface VehicleRow {
  id: number;
  version: number;
  name: string;
  registration_plate: string | null;
  private_vehicle: boolean;
  owner_id: number | null;
  archived: boolean;
  readonly search_text: string;
  readonly name_sort: string;
  readonly registration_plate_sort: string | null;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'registration_plate'
    | 'private_vehicle'
    | 'owner_id'
    | 'archived'
    | 'search_text'
    | 'name_sort'
    | 'registration_plate_sort';
}

export interface WikiPageRow {
  id: number;
  version: number;
  space: 'main' | 'commercial' | 'board' | 'iso' | 'meetings';
  parent_id: number | null;
  position: number;
  title: string;
  body: string | null;
  edition: number;
  owner_id: number | null;
  review_on: string | null;
  reminded_for: string | null;
  status: 0 | 1;
  binned_at: Date | null;
  binned_by: number | null;
  binned_with: number | null;
  edited_by: number;
  edited_at: Date;
  user_added: number;
  date_added: Date;
  readonly search_text: string;
  readonly title_sort: string;
  [OptionalProps]?:
    | 'id'
    | 'version'
    | 'parent_id'
    | 'position'
    | 'body'
    | 'edition'
    | 'owner_id'
    | 'review_on'
    | 'reminded_for'
    | 'status'
    | 'binned_at'
    | 'binned_by'
    | 'binned_with'
    | 'search_text'
    | 'title_sort';
}

export interface WikiPageTagsRow {
  wiki_page_id: number;
  tag_id: number;
  [PrimaryKeyProp]?: ['wiki_page_id', 'tag_id'];
}

export interface WikiVersionRow {
  id: number;
  version: number;
  page_id: number;
  number: number;
  page_title: string;
  body: string | null;
  note: string | null;
  reverts_to: number | null;
  made_by: number;
  made_at: Date;
  [OptionalProps]?: 'id' | 'version' | 'body' | 'note' | 'reverts_to';
}

export interface WorkTypeRow {
  id: number;
  version: number;
  name: string;
  hourly_price: number | null;
  default_multiplier: 0 | 1 | 2 | 0.5 | 1.25 | 1.3 | 1.5 | 2.5;
  counts_as_work: boolean;
  archived: boolean;
  readonly search_text: string;
  readonly name_sort: string;
  [OptionalProps]?: 'id' | 'version' | 'hourly_price' | 'default_multiplier' | 'counts_as_work' | 'archived' | 'search_text' | 'name_sort';
}

export interface DerivedColumnsRow {
  id: number;
  entity: string;
  declaration: string;
  [OptionalProps]?: 'id';
}

/** The row of each table. */
export interface Rows {
  absence: AbsenceRow;
  absence_kind: AbsenceKindRow;
  attendance_correction: AttendanceCorrectionRow;
  attendance_week: AttendanceWeekRow;
  branch_office: BranchOfficeRow;
  calendar_feed: CalendarFeedRow;
  client: ClientRow;
  client_tags: ClientTagsRow;
  client_merge: ClientMergeRow;
  comment: CommentRow;
  comment_mentions: CommentMentionsRow;
  contact: ContactRow;
  counter: CounterRow;
  document: DocumentRow;
  event: EventRow;
  failed_try: FailedTryRow;
  file: FileRow;
  flex_entry: FlexEntryRow;
  holiday: HolidayRow;
  idempotency_key: IdempotencyKeyRow;
  import_mapping: ImportMappingRow;
  import_run: ImportRunRow;
  installation_secret: InstallationSecretRow;
  invoice: InvoiceRow;
  invoice_item: InvoiceItemRow;
  invoice_line: InvoiceLineRow;
  invoice_task: InvoiceTaskRow;
  kilometer_price: KilometerPriceRow;
  known_permission: KnownPermissionRow;
  leave_entry: LeaveEntryRow;
  list_view: ListViewRow;
  mail: MailRow;
  material: MaterialRow;
  meeting: MeetingRow;
  meeting_item: MeetingItemRow;
  meeting_outcome: MeetingOutcomeRow;
  meeting_paragraph: MeetingParagraphRow;
  meeting_participant: MeetingParticipantRow;
  meeting_version: MeetingVersionRow;
  meeting_writer: MeetingWriterRow;
  mileage_rate: MileageRateRow;
  notification: NotificationRow;
  notification_choice: NotificationChoiceRow;
  offer: OfferRow;
  offer_tags: OfferTagsRow;
  offer_tasks: OfferTasksRow;
  offer_step: OfferStepRow;
  offer_type: OfferTypeRow;
  on_call_rate: OnCallRateRow;
  on_call_shift: OnCallShiftRow;
  on_call_swap: OnCallSwapRow;
  per_diem_rate: PerDiemRateRow;
  price: PriceRow;
  project: ProjectRow;
  project_members: ProjectMembersRow;
  project_tags: ProjectTagsRow;
  project_excluded_tasks: ProjectExcludedTasksRow;
  project_offer: ProjectOfferRow;
  project_template: ProjectTemplateRow;
  public_link: PublicLinkRow;
  recovery_code: RecoveryCodeRow;
  registration_terminal: RegistrationTerminalRow;
  removal: RemovalRow;
  role: RoleRow;
  session: SessionRow;
  settings: SettingsRow;
  sub_time: SubTimeRow;
  tag: TagRow;
  task: TaskRow;
  task_tags: TaskTagsRow;
  task_user: TaskUserRow;
  terminal_event: TerminalEventRow;
  time_entry: TimeEntryRow;
  transport: TransportRow;
  transport_passenger: TransportPassengerRow;
  transport_refuel: TransportRefuelRow;
  transport_type: TransportTypeRow;
  transport_waypoint: TransportWaypointRow;
  user: UserRow;
  user_type: UserTypeRow;
  user_type_work_type_ids: UserTypeWorkTypeIdsRow;
  vat_rate: VatRateRow;
  vehicle: VehicleRow;
  wiki_page: WikiPageRow;
  wiki_page_tags: WikiPageTagsRow;
  wiki_version: WikiVersionRow;
  work_type: WorkTypeRow;
  derived_columns: DerivedColumnsRow;
}
export type TableName = keyof Rows;
export type Tables = { readonly [Name in TableName]: EntitySchema<Rows[Name]> };

/** The entities of one database; each connection has its own. */
export const tablesFor = (dialect: Dialect): Tables => {
  const postgres = dialect === 'postgres';
  const bytewise = postgres ? 'C' : 'binary';
  const tables: Tables = {
    absence: defineEntity({
      name: 'absence',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        kind_id: () => p.manyToOne(tables.absence_kind).mapToPk().deleteRule('restrict').index(false),
        from: p.date(),
        to: p.date(),
        half_from: p.boolean().default(false),
        half_to: p.boolean().default(false),
        comment: p.string().length(500).strictNullable(),
        status: p.integer().$type<0 | 1 | 2 | 3>().default(0),
        days: p.decimal('number').precision(12).scale(2).default(0),
        decided_by: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('absence_decided_by_index'),
        decided_at: p.datetime(3).strictNullable(),
        reason: p.string().length(1000).strictNullable(),
        occupied_from: p.datetime(3),
        occupied_to: p.datetime(3),
        user_added: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('absence_user_added_index'),
        date_added: p.datetime(3),
        search_text: p.text().default(''),
        comment_sort: p.text().strictNullable().collation(bytewise),
        reason_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [
        { name: 'absence_list_index', properties: ['from', 'id'] },
        { name: 'absence_user_id_from_index', properties: ['user_id', 'from', 'id'] },
        { name: 'absence_to_status_index', properties: ['to', 'status', 'id'] },
        { name: 'absence_status_from_index', properties: ['status', 'from', 'id'] },
        { name: 'absence_kind_id_index', properties: ['kind_id'] },
        ...overlapIndexes(dialect, {
          table: 'absence',
          name: 'absence_user_id_overlap',
          same: ['user_id'],
          from: 'occupied_from',
          to: 'occupied_to',
        }),
      ],
      checks: [{ name: 'absence_in_order', expression: '"from" <= "to"' }],
      triggers: [
        ...overlapTriggers(dialect, {
          table: 'absence',
          name: 'absence_user_id_overlap',
          same: ['user_id'],
          from: 'occupied_from',
          to: 'occupied_to',
        }),
      ],
    }),
    absence_kind: defineEntity({
      name: 'absence_kind',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        name: p.string().length(80),
        class: p.string().length(14).$type<'vacation' | 'sickLeave' | 'plannedAbsence' | 'parentalLeave'>().default('vacation'),
        color: p.string().length(7).default('#b4d455'),
        payroll_code: p.string().length(20).strictNullable(),
        payer: p.string().length(9).$type<'employer' | 'insurance' | 'nobody'>().default('employer'),
        takes_leave: p.boolean().default(false),
        half_days: p.boolean().default(false),
        needs_decision: p.boolean().default(true),
        needs_paper: p.boolean().default(false),
        most_days: p.integer().strictNullable(),
        counted_in: p.string().length(12).$type<'workingDays' | 'calendarDays'>().default('workingDays'),
        archived: p.boolean().default(false),
        search_text: p.text().default(''),
        name_sort: p.text().default('').collation(bytewise),
        payroll_code_sort: p.text().strictNullable().collation(bytewise),
      },
      uniques: [{ name: 'absence_kind_name_unique', properties: ['name'] }],
    }),
    attendance_correction: defineEntity({
      name: 'attendance_correction',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        day: p.date(),
        hours: p.string().length(15).$type<'present' | 'break' | 'night' | 'sunday' | 'holiday_seconds'>().default('present'),
        difference: p.integer(),
        reason: p.string().length(1000),
        user_added: () =>
          p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('attendance_correction_user_added_index'),
        date_added: p.datetime(3),
        search_text: p.text().default(''),
        reason_sort: p.text().default('').collation(bytewise),
      },
      indexes: [
        { name: 'attendance_correction_user_id_day_index', properties: ['user_id', 'day', 'id'] },
        { name: 'attendance_correction_day_index', properties: ['day', 'id'] },
      ],
    }),
    attendance_week: defineEntity({
      name: 'attendance_week',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        week: p.string().length(8),
        status: p.integer().$type<0 | 1 | 2 | 3>().default(0),
        submitted_at: p.datetime(3).strictNullable(),
        note: p.string().length(1000).strictNullable(),
        approved_by: () =>
          p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('attendance_week_approved_by_index'),
        approved_at: p.datetime(3).strictNullable(),
        locked_by: () =>
          p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('attendance_week_locked_by_index'),
        locked_at: p.datetime(3).strictNullable(),
        reason: p.string().length(1000).strictNullable(),
        unlocked_at: p.datetime(3).strictNullable(),
        unlocked_by: () =>
          p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('attendance_week_unlocked_by_index'),
        frozen: p.text().strictNullable(),
        search_text: p.text().default(''),
        week_sort: p.text().default('').collation(bytewise),
        note_sort: p.text().strictNullable().collation(bytewise),
        reason_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [
        { name: 'attendance_week_status_week_index', properties: ['status', 'week_sort', 'id'] },
        { name: 'attendance_week_week_index', properties: ['week_sort', 'id'] },
      ],
      uniques: [{ name: 'attendance_week_user_id_week_unique', properties: ['user_id', 'week'] }],
    }),
    branch_office: defineEntity({
      name: 'branch_office',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        client_id: () => p.manyToOne(tables.client).mapToPk().deleteRule('cascade').index('branch_office_client_id_index'),
        title: p.string().length(120),
        address: p.string().length(120).strictNullable(),
        zip: p.string().length(12).strictNullable(),
        town: p.string().length(80).strictNullable(),
        country: p.string().length(2).default('SI'),
        standing_notes: p.text().strictNullable(),
        search_text: p.text().default(''),
        title_sort: p.text().default('').collation(bytewise),
        address_sort: p.text().strictNullable().collation(bytewise),
        zip_sort: p.text().strictNullable().collation(bytewise),
        town_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [{ name: 'branch_office_list_index', properties: ['title_sort', 'id'] }],
    }),
    calendar_feed: defineEntity({
      name: 'calendar_feed',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        scope: p.string().length(7).$type<'own' | 'company'>().default('own'),
        token_hash: p.string().length(64),
        last_read_at: p.datetime(3).strictNullable(),
        revoked_at: p.datetime(3).strictNullable(),
        date_added: p.datetime(3),
      },
      indexes: [
        { name: 'calendar_feed_list_index', properties: ['date_added', 'id'] },
        { name: 'calendar_feed_user_id_index', properties: ['user_id'] },
      ],
      uniques: [{ name: 'calendar_feed_token_hash_unique', properties: ['token_hash'] }],
    }),
    client: defineEntity({
      name: 'client',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        name: p.string().length(120),
        address: p.string().length(120).strictNullable(),
        zip: p.string().length(12).strictNullable(),
        town: p.string().length(80).strictNullable(),
        country: p.string().length(2).default('SI'),
        vat_number: p.string().length(20).strictNullable(),
        email: p.string().length(254).strictNullable(),
        phone: p.string().length(40).strictNullable(),
        payment_term_days: p.integer().default(14),
        language: p.string().length(2).default('sl'),
        notes: p.text().strictNullable(),
        primary_contact_id: () =>
          p.manyToOne(tables.contact).mapToPk().strictNullable().deleteRule('set null').index('client_primary_contact_id_index'),
        archived: p.boolean().default(false),
        merged_into_id: () =>
          p.manyToOne(tables.client).mapToPk().strictNullable().deleteRule('restrict').index('client_merged_into_id_index'),
        search_text: p.text().default(''),
        name_sort: p.text().default('').collation(bytewise),
        address_sort: p.text().strictNullable().collation(bytewise),
        zip_sort: p.text().strictNullable().collation(bytewise),
        town_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [
        { name: 'client_list_index', properties: ['name_sort', 'id'] },
        { name: 'client_archived_name_index', properties: ['archived', 'name_sort', 'id'] },
        sortIndex(dialect, { table: 'client', name: 'client_town_index', columns: [], sort: 'town_sort' }),
        sortIndex(dialect, { table: 'client', name: 'client_vat_number_index', columns: [], sort: 'vat_number' }),
      ],
    }),
    client_tags: defineEntity({
      name: 'client_tags',
      properties: {
        client_id: () => p.manyToOne(tables.client).mapToPk().primary().deleteRule('cascade'),
        tag_id: () => p.manyToOne(tables.tag).mapToPk().primary().deleteRule('restrict').index('client_tags_tag_id_index'),
      },
    }),
    client_merge: defineEntity({
      name: 'client_merge',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        kept_id: () => p.manyToOne(tables.client).mapToPk().deleteRule('restrict').index(false),
        merged_id: () => p.manyToOne(tables.client).mapToPk().deleteRule('restrict').index(false),
        moved: p.text(),
        by: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('client_merge_by_index'),
        at: p.datetime(3),
        undone_by: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('client_merge_undone_by_index'),
        undone_at: p.datetime(3).strictNullable(),
      },
      indexes: [
        { name: 'client_merge_kept_id_id_index', properties: ['kept_id', 'id'] },
        { name: 'client_merge_merged_id_id_index', properties: ['merged_id', 'id'] },
      ],
    }),
    comment: defineEntity({
      name: 'comment',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        task_id: () => p.manyToOne(tables.task).mapToPk().strictNullable().deleteRule('cascade').index(false),
        offer_id: () => p.manyToOne(tables.offer).mapToPk().strictNullable().deleteRule('cascade').index(false),
        project_id: () => p.manyToOne(tables.project).mapToPk().strictNullable().deleteRule('cascade').index(false),
        meeting_id: () => p.manyToOne(tables.meeting).mapToPk().strictNullable().deleteRule('cascade').index(false),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        text: p.text(),
        date_added: p.datetime(3),
      },
      indexes: [
        { name: 'comment_task_id_id_index', properties: ['task_id', 'id'] },
        { name: 'comment_offer_id_id_index', properties: ['offer_id', 'id'] },
        { name: 'comment_project_id_id_index', properties: ['project_id', 'id'] },
        { name: 'comment_meeting_id_id_index', properties: ['meeting_id', 'id'] },
        { name: 'comment_user_id_index', properties: ['user_id'] },
      ],
    }),
    comment_mentions: defineEntity({
      name: 'comment_mentions',
      properties: {
        comment_id: () => p.manyToOne(tables.comment).mapToPk().primary().deleteRule('cascade'),
        user_id: () => p.manyToOne(tables.user).mapToPk().primary().deleteRule('restrict').index('comment_mentions_user_id_index'),
      },
    }),
    contact: defineEntity({
      name: 'contact',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        client_id: () => p.manyToOne(tables.client).mapToPk().deleteRule('cascade').index('contact_client_id_index'),
        branch_office_id: () =>
          p.manyToOne(tables.branch_office).mapToPk().strictNullable().deleteRule('set null').index('contact_branch_office_id_index'),
        name: p.string().length(60),
        l_name: p.string().length(60).strictNullable(),
        email: p.string().length(254).strictNullable(),
        phone: p.string().length(40).strictNullable(),
        language: p.string().length(2).strictNullable(),
        search_text: p.text().default(''),
        name_sort: p.text().default('').collation(bytewise),
        l_name_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [sortIndex(dialect, { table: 'contact', name: 'contact_list_index', columns: [], sort: 'l_name_sort' })],
    }),
    counter: defineEntity({
      name: 'counter',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        name: p.string().length(100),
        value: p.integer(),
      },
      uniques: [{ name: 'counter_name_unique', properties: ['name'] }],
    }),
    document: defineEntity({
      name: 'document',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        task_id: () => p.manyToOne(tables.task).mapToPk().strictNullable().deleteRule('cascade').index(false),
        project_id: () => p.manyToOne(tables.project).mapToPk().strictNullable().deleteRule('cascade').index(false),
        name: p.string().length(120),
        kind: p.string().length(8).$type<'preview' | 'printout'>(),
        language: p.string().length(2),
        file_id: () => p.manyToOne(tables.file).mapToPk().deleteRule('restrict').index(false),
        created_by: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('document_created_by_index'),
        created_at: p.datetime(3),
      },
      indexes: [
        { name: 'document_task_id_id_index', properties: ['task_id', 'id'] },
        { name: 'document_project_id_id_index', properties: ['project_id', 'id'] },
        { name: 'document_file_id_index', properties: ['file_id'] },
      ],
      uniques: [{ name: 'document_name_unique', properties: ['name'] }],
    }),
    event: defineEntity({
      name: 'event',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        at: p.datetime(3),
        by: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('event_by_index'),
        entity: p.string().length(60),
        entity_id: p.integer(),
        action: p.string().length(60),
        topics: p.text(),
        within: p.string().length(80).strictNullable(),
        before: p.text().strictNullable(),
        after: p.text().strictNullable(),
        reason: p.text().strictNullable(),
        ...(postgres ? { xid: p.string().columnType('xid8').defaultRaw('pg_current_xact_id()').lazy().index('event_xid_index') } : {}),
      },
      indexes: [
        { name: 'event_entity_entity_id_id_index', properties: ['entity', 'entity_id', 'id'] },
        { name: 'event_within_id_index', properties: ['within', 'id'] },
        { name: 'event_at_index', properties: ['at'] },
      ],
    }),
    failed_try: defineEntity({
      name: 'failed_try',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        key: p.string().length(64),
        at: p.datetime(3),
        ends_at: p.datetime(3),
      },
      indexes: [
        { name: 'failed_try_key_at_index', properties: ['key', 'at'] },
        { name: 'failed_try_ends_at_index', properties: ['ends_at'] },
      ],
    }),
    file: defineEntity({
      name: 'file',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        task_id: () => p.manyToOne(tables.task).mapToPk().strictNullable().deleteRule('cascade').index(false),
        offer_id: () => p.manyToOne(tables.offer).mapToPk().strictNullable().deleteRule('cascade').index(false),
        project_id: () => p.manyToOne(tables.project).mapToPk().strictNullable().deleteRule('cascade').index(false),
        meeting_id: () => p.manyToOne(tables.meeting).mapToPk().strictNullable().deleteRule('cascade').index(false),
        wiki_page_id: () => p.manyToOne(tables.wiki_page).mapToPk().strictNullable().deleteRule('cascade').index(false),
        absence_id: () => p.manyToOne(tables.absence).mapToPk().strictNullable().deleteRule('cascade').index(false),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        file_name: p.string().length(255),
        size: p.integer(),
        content_type: p.string().length(127),
        sha256: p.string().length(64),
        storage_key: p.string().length(80),
        notes: p.text().strictNullable(),
        date_added: p.datetime(3),
      },
      indexes: [
        { name: 'file_task_id_id_index', properties: ['task_id', 'id'] },
        { name: 'file_offer_id_id_index', properties: ['offer_id', 'id'] },
        { name: 'file_project_id_id_index', properties: ['project_id', 'id'] },
        { name: 'file_meeting_id_id_index', properties: ['meeting_id', 'id'] },
        { name: 'file_wiki_page_id_id_index', properties: ['wiki_page_id', 'id'] },
        { name: 'file_absence_id_id_index', properties: ['absence_id', 'id'] },
        { name: 'file_user_id_index', properties: ['user_id'] },
        { name: 'file_date_added_index', properties: ['date_added'], where: 'task_id is null' },
      ],
      uniques: [{ name: 'file_storage_key_unique', properties: ['storage_key'] }],
    }),
    flex_entry: defineEntity({
      name: 'flex_entry',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        day: p.date(),
        seconds: p.integer(),
        reason: p.string().length(9).$type<'corrected' | 'payout' | 'opening' | 'counted'>().default('corrected'),
        note: p.string().length(1000).strictNullable(),
        contract_hours: p.decimal('number').precision(12).scale(2).strictNullable(),
        work_days: p.json<(1 | 2 | 3 | 4 | 5 | 6 | 7)[]>().default([]),
        user_added: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('flex_entry_user_added_index'),
        date_added: p.datetime(3),
        search_text: p.text().default(''),
        note_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [
        { name: 'flex_entry_user_id_day_index', properties: ['user_id', 'day', 'id'] },
        { name: 'flex_entry_day_index', properties: ['day', 'id'] },
      ],
    }),
    holiday: defineEntity({
      name: 'holiday',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        date: p.date(),
        name: p.string().length(80),
        country: p.string().length(2).default('SI'),
        search_text: p.text().default(''),
        name_sort: p.text().default('').collation(bytewise),
      },
      uniques: [{ name: 'holiday_date_country_unique', properties: ['date', 'country'] }],
    }),
    idempotency_key: defineEntity({
      name: 'idempotency_key',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        key: p.string().length(200),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('cascade').index(false),
        call: p.string().length(400),
        status: p.integer().strictNullable(),
        answer: p.text().strictNullable(),
        created_at: p.datetime(3),
      },
      indexes: [{ name: 'idempotency_key_created_at_index', properties: ['created_at'] }],
      uniques: [{ name: 'idempotency_key_user_id_key_unique', properties: ['user_id', 'key'] }],
    }),
    import_mapping: defineEntity({
      name: 'import_mapping',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        entity: p.string().length(60),
        head_hash: p.string().length(64),
        head: p.text(),
        columns: p.text(),
        known_by: p.text(),
        by: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('import_mapping_by_index'),
        at: p.datetime(3),
      },
      uniques: [{ name: 'import_mapping_entity_head_hash_unique', properties: ['entity', 'head_hash'] }],
    }),
    import_run: defineEntity({
      name: 'import_run',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        entity: p.string().length(60),
        written: p.text(),
        by: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('import_run_by_index'),
        at: p.datetime(3),
        undone_at: p.datetime(3).strictNullable(),
      },
      indexes: [{ name: 'import_run_entity_id_index', properties: ['entity', 'id'] }],
    }),
    installation_secret: defineEntity({
      name: 'installation_secret',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        name: p.string().length(60),
        value: p.string().length(200),
      },
      uniques: [{ name: 'installation_secret_name_unique', properties: ['name'] }],
    }),
    invoice: defineEntity({
      name: 'invoice',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        kind: p.string().length(10).$type<'invoice' | 'creditNote'>().default('invoice'),
        number: p.string().length(20).strictNullable(),
        year: p.integer().strictNullable(),
        serial: p.integer().strictNullable(),
        title: p.string().length(200),
        client_id: () => p.manyToOne(tables.client).mapToPk().deleteRule('restrict').index(false),
        project_id: () => p.manyToOne(tables.project).mapToPk().strictNullable().deleteRule('restrict').index('invoice_project_id_index'),
        project_status: p.integer().strictNullable(),
        status: p.integer().$type<0 | 1 | 2>().default(0),
        period_from: p.date().strictNullable(),
        period_to: p.date().strictNullable(),
        issue_date: p.date().strictNullable(),
        due_date: p.date().strictNullable(),
        currency: p.string().length(3).default('EUR'),
        reverse_charge: p.boolean().default(false),
        notes: p.text().strictNullable(),
        net: p.bigint('number').default(0),
        vat: p.bigint('number').default(0),
        total: p.bigint('number').default(0),
        unpriced: p.integer().default(0),
        payment_reference: p.string().length(30).strictNullable(),
        buyer_name: p.string().length(120).strictNullable(),
        buyer_address: p.string().length(120).strictNullable(),
        buyer_zip: p.string().length(12).strictNullable(),
        buyer_town: p.string().length(80).strictNullable(),
        buyer_country: p.string().length(2).strictNullable(),
        buyer_vat_number: p.string().length(20).strictNullable(),
        issued_as: p.text().strictNullable(),
        issued_at: p.datetime(3).strictNullable(),
        issued_by: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('invoice_issued_by_index'),
        cancelled_at: p.datetime(3).strictNullable(),
        cancelled_by: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('invoice_cancelled_by_index'),
        cancel_reason: p.string().length(1000).strictNullable(),
        credited_id: () => p.manyToOne(tables.invoice).mapToPk().strictNullable().deleteRule('restrict').index(false),
        document: () => p.manyToOne(tables.file).mapToPk().strictNullable().deleteRule('restrict').index('invoice_document_index'),
        sent_at: p.datetime(3).strictNullable(),
        sent_to: p.string().length(254).strictNullable(),
        user_added: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('invoice_user_added_index'),
        date_added: p.datetime(3),
        search_text: p.text().default(''),
        number_sort: p.text().strictNullable().collation(bytewise),
        title_sort: p.text().default('').collation(bytewise),
        buyer_name_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [
        { name: 'invoice_status_date_added_index', properties: ['status', 'date_added', 'id'] },
        sortIndex(dialect, { table: 'invoice', name: 'invoice_status_issue_date_index', columns: ['status'], sort: 'issue_date' }),
        { name: 'invoice_client_id_status_index', properties: ['client_id', 'status', 'id'] },
        { name: 'invoice_date_added_index', properties: ['date_added', 'id'] },
        sortIndex(dialect, { table: 'invoice', name: 'invoice_number_index', columns: [], sort: 'number_sort' }),
        { name: 'invoice_title_index', properties: ['title_sort', 'id'] },
        sortIndex(dialect, { table: 'invoice', name: 'invoice_issue_date_index', columns: [], sort: 'issue_date' }),
        sortIndex(dialect, { table: 'invoice', name: 'invoice_due_date_index', columns: [], sort: 'due_date' }),
        { name: 'invoice_net_index', properties: ['net', 'id'] },
        { name: 'invoice_total_index', properties: ['total', 'id'] },
      ],
      uniques: [
        { name: 'invoice_kind_year_serial_unique', properties: ['kind', 'year', 'serial'] },
        { name: 'invoice_project_id_unique', properties: ['project_id'], where: "kind = 'invoice' and status < 2" },
        { name: 'invoice_credited_id_unique', properties: ['credited_id'] },
      ],
      checks: [{ name: 'invoice_numbered', expression: 'status = 0 or (number is not null and issued_as is not null)' }],
    }),
    invoice_item: defineEntity({
      name: 'invoice_item',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        invoice_id: () => p.manyToOne(tables.invoice).mapToPk().deleteRule('cascade').index(false),
        line_id: () => p.manyToOne(tables.invoice_line).mapToPk().deleteRule('cascade').index(false),
        task_id: () => p.manyToOne(tables.task).mapToPk().strictNullable().deleteRule('set null').index(false),
        time_entry_id: () => p.manyToOne(tables.time_entry).mapToPk().strictNullable().deleteRule('set null').index(false),
        transport_id: () => p.manyToOne(tables.transport).mapToPk().strictNullable().deleteRule('set null').index(false),
        material_id: () => p.manyToOne(tables.material).mapToPk().strictNullable().deleteRule('set null').index(false),
        quantity: p.decimal('number').precision(13).scale(3),
        basis: p.text(),
        released: p.boolean().default(false),
      },
      indexes: [
        { name: 'invoice_item_invoice_id_task_id_index', properties: ['invoice_id', 'task_id'] },
        { name: 'invoice_item_task_id_index', properties: ['task_id'] },
        { name: 'invoice_item_line_id_index', properties: ['line_id'] },
        { name: 'invoice_item_time_entry_id_index', properties: ['time_entry_id'] },
        { name: 'invoice_item_transport_id_index', properties: ['transport_id'] },
        { name: 'invoice_item_material_id_index', properties: ['material_id'] },
      ],
      uniques: [
        { name: 'invoice_item_time_entry_id_unique', properties: ['time_entry_id'], where: 'released = false' },
        { name: 'invoice_item_transport_id_unique', properties: ['transport_id'], where: 'released = false' },
        { name: 'invoice_item_material_id_unique', properties: ['material_id'], where: 'released = false' },
      ],
      checks: [
        {
          name: 'invoice_item_held',
          expression: 'released = true or time_entry_id is not null or transport_id is not null or material_id is not null',
        },
      ],
    }),
    invoice_line: defineEntity({
      name: 'invoice_line',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        invoice_id: () => p.manyToOne(tables.invoice).mapToPk().deleteRule('cascade').index(false),
        position: p.integer(),
        kind: p.string().length(9).$type<'work' | 'transport' | 'material' | 'free'>().default('free'),
        task_id: () => p.manyToOne(tables.task).mapToPk().strictNullable().deleteRule('set null').index(false),
        work_type_id: () => p.manyToOne(tables.work_type).mapToPk().strictNullable().deleteRule('restrict').index(false),
        transport_type_id: () => p.manyToOne(tables.transport_type).mapToPk().strictNullable().deleteRule('restrict').index(false),
        title: p.string().length(200),
        unit: p.string().length(9).$type<'hour' | 'day' | 'kilometer' | 'meter' | 'piece' | 'flat'>().default('piece'),
        quantity: p.decimal('number').precision(13).scale(3).default(1),
        price: p.bigint('number').strictNullable(),
        discount: p.decimal('number').precision(12).scale(2).default(0),
        vat_rate: p.decimal('number').precision(12).scale(2).default(22),
        amount: p.bigint('number').default(0),
        proposed_quantity: p.decimal('number').precision(13).scale(3).strictNullable(),
        proposed_price: p.bigint('number').strictNullable(),
        proposed_vat_rate: p.decimal('number').precision(12).scale(2).strictNullable(),
        price_rule: p.string().length(13).$type<'clientList' | 'userType' | 'workType' | 'transportType' | 'none'>().strictNullable(),
        priced_on: p.date().strictNullable(),
      },
      indexes: [
        { name: 'invoice_line_invoice_id_position_index', properties: ['invoice_id', 'position'] },
        { name: 'invoice_line_task_id_index', properties: ['task_id'] },
        { name: 'invoice_line_work_type_id_index', properties: ['work_type_id'] },
        { name: 'invoice_line_transport_type_id_index', properties: ['transport_type_id'] },
      ],
    }),
    invoice_task: defineEntity({
      name: 'invoice_task',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        invoice_id: () => p.manyToOne(tables.invoice).mapToPk().deleteRule('cascade').index(false),
        task_id: () => p.manyToOne(tables.task).mapToPk().strictNullable().deleteRule('set null').index(false),
        released: p.boolean().default(false),
      },
      indexes: [
        { name: 'invoice_task_invoice_id_task_id_index', properties: ['invoice_id', 'task_id'] },
        { name: 'invoice_task_task_id_index', properties: ['task_id'] },
      ],
      uniques: [{ name: 'invoice_task_task_id_unique', properties: ['task_id'], where: 'released = false' }],
    }),
    kilometer_price: defineEntity({
      name: 'kilometer_price',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        valid_from: p.date(),
        client_id: () => p.manyToOne(tables.client).mapToPk().strictNullable().deleteRule('cascade').index(false),
        transport_type_id: () => p.manyToOne(tables.transport_type).mapToPk().deleteRule('restrict').index(false),
        price_per_km: p.bigint('number'),
        note: p.string().length(200).strictNullable(),
        note_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [
        { name: 'kilometer_price_client_id_valid_from_index', properties: ['client_id', 'valid_from', 'id'] },
        { name: 'kilometer_price_transport_type_id_valid_from_index', properties: ['transport_type_id', 'valid_from', 'id'] },
        { name: 'kilometer_price_valid_from_index', properties: ['valid_from', 'id'] },
        { name: 'kilometer_price_price_per_km_index', properties: ['price_per_km', 'id'] },
      ],
      uniques: [
        {
          name: 'kilometer_price_client_id_transport_type_id_valid_from_unique',
          properties: ['client_id', 'transport_type_id', 'valid_from'],
          where: 'client_id is not null',
        },
        {
          name: 'kilometer_price_transport_type_id_valid_from_unique',
          properties: ['transport_type_id', 'valid_from'],
          where: 'client_id is null',
        },
      ],
    }),
    known_permission: defineEntity({
      name: 'known_permission',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        code: p.integer(),
      },
      uniques: [{ name: 'known_permission_code_unique', properties: ['code'] }],
    }),
    leave_entry: defineEntity({
      name: 'leave_entry',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        year: p.integer(),
        days: p.decimal('number').precision(12).scale(2),
        reason: p
          .string()
          .length(11)
          .$type<'corrected' | 'carriedOver' | 'prevented' | 'accrued' | 'used' | 'givenBack' | 'warned' | 'lapsed'>()
          .default('corrected'),
        day: p.date(),
        note: p.string().length(1000).strictNullable(),
        absence_id: () => p.manyToOne(tables.absence).mapToPk().strictNullable().deleteRule('restrict').index(false),
        basis: p.integer().strictNullable(),
        months: p.integer().strictNullable(),
        user_added: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('leave_entry_user_added_index'),
        date_added: p.datetime(3),
        search_text: p.text().default(''),
        note_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [
        { name: 'leave_entry_user_id_year_index', properties: ['user_id', 'year', 'id'] },
        { name: 'leave_entry_absence_id_index', properties: ['absence_id'] },
        { name: 'leave_entry_day_index', properties: ['day', 'id'] },
      ],
    }),
    list_view: defineEntity({
      name: 'list_view',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        name: p.string().length(60),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('cascade').index(false),
        role_id: () => p.manyToOne(tables.role).mapToPk().strictNullable().deleteRule('set null').index(false),
        in_menu: p.boolean().default(true),
        page: p.string().length(200),
        query: p.string().length(4000).strictNullable(),
        hidden_columns: p.string().length(1000).strictNullable(),
        name_sort: p.text().default('').collation(bytewise),
        page_sort: p.text().default('').collation(bytewise),
        query_sort: p.text().strictNullable().collation(bytewise),
        hidden_columns_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [
        { name: 'list_view_list_index', properties: ['name_sort', 'id'] },
        { name: 'list_view_role_id_index', properties: ['role_id'] },
      ],
      uniques: [{ name: 'list_view_user_id_page_name_unique', properties: ['user_id', 'page', 'name'] }],
    }),
    mail: defineEntity({
      name: 'mail',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        kind: p
          .string()
          .length(13)
          .$type<
            | 'confirmation'
            | 'reminder'
            | 'invitation'
            | 'passwordReset'
            | 'account'
            | 'news'
            | 'projectOffer'
            | 'meeting'
            | 'minutes'
            | 'invoice'
          >()
          .default('account'),
        recipient: p.string().length(254),
        reply_to: p.string().length(254).strictNullable(),
        subject: p.string().length(300),
        text: p.text(),
        html: p.text().strictNullable(),
        calendar: p.text().strictNullable(),
        calendar_method: p.string().length(7).$type<'request' | 'cancel'>().strictNullable(),
        file_id: () => p.manyToOne(tables.file).mapToPk().strictNullable().deleteRule('restrict').index('mail_file_id_index'),
        e_invoice_id: () => p.manyToOne(tables.file).mapToPk().strictNullable().deleteRule('restrict').index('mail_e_invoice_id_index'),
        language: p.string().length(2).default('sl'),
        link_id: () => p.manyToOne(tables.public_link).mapToPk().strictNullable().deleteRule('restrict').index(false),
        secret: p.string().length(100).strictNullable(),
        entity: p.string().length(60).strictNullable(),
        entity_id: p.integer().strictNullable(),
        status: p.string().length(9).$type<'waiting' | 'sent' | 'failed' | 'cancelled'>().default('waiting'),
        attempts: p.integer().default(0),
        next_attempt_at: p.datetime(3).strictNullable(),
        claimed_until: p.datetime(3).strictNullable(),
        refusal: p.string().length(2000).strictNullable(),
        date_added: p.datetime(3),
        sent_at: p.datetime(3).strictNullable(),
        search_text: p.text().default(''),
        subject_sort: p.text().default('').collation(bytewise),
      },
      indexes: [
        { name: 'mail_list_index', properties: ['date_added', 'id'] },
        sortIndex(dialect, { table: 'mail', name: 'mail_status_next_attempt_at_index', columns: ['status'], sort: 'next_attempt_at' }),
        sortIndex(dialect, { table: 'mail', name: 'mail_entity_entity_id_index', columns: ['entity'], sort: 'entity_id' }),
        { name: 'mail_link_id_id_index', properties: ['link_id', 'id'] },
      ],
    }),
    material: defineEntity({
      name: 'material',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        task_id: () => p.manyToOne(tables.task).mapToPk().deleteRule('cascade').index(false),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        name: p.string().length(200),
        unit: p.string().length(5).$type<'Meter' | 'Piece'>().default('Piece'),
        quantity: p.decimal('number').precision(13).scale(3),
        date_added: p.datetime(3),
      },
      indexes: [
        { name: 'material_task_id_id_index', properties: ['task_id', 'id'] },
        { name: 'material_user_id_index', properties: ['user_id'] },
      ],
    }),
    meeting: defineEntity({
      name: 'meeting',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        number: p.integer(),
        title: p.string().length(200),
        client_company_id: () => p.manyToOne(tables.client).mapToPk().strictNullable().deleteRule('restrict').index(false),
        project: () => p.manyToOne(tables.project).mapToPk().strictNullable().deleteRule('restrict').index(false),
        place: p.string().length(300).strictNullable(),
        planned_start: p.datetime(3),
        planned_end: p.datetime(3),
        organiser_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        status: p.integer().$type<0 | 1 | 2 | 3 | 4>().default(0),
        started_at: p.datetime(3).strictNullable(),
        running_since: p.datetime(3).strictNullable(),
        held_time: p.integer().default(0),
        finished_at: p.datetime(3).strictNullable(),
        moved_from: p.datetime(3).strictNullable(),
        change_reason: p.string().length(1000).strictNullable(),
        invitation: p.integer().default(0),
        invited_at: p.datetime(3).strictNullable(),
        user_added: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('meeting_user_added_index'),
        date_added: p.datetime(3),
        search_text: p.text().default(''),
        title_sort: p.text().default('').collation(bytewise),
        place_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [
        { name: 'meeting_list_index', properties: ['planned_start', 'id'] },
        { name: 'meeting_status_planned_start_index', properties: ['status', 'planned_start', 'id'] },
        { name: 'meeting_organiser_id_planned_start_index', properties: ['organiser_id', 'planned_start', 'id'] },
        { name: 'meeting_client_company_id_planned_start_index', properties: ['client_company_id', 'planned_start', 'id'] },
        { name: 'meeting_project_planned_start_index', properties: ['project', 'planned_start', 'id'] },
        sortIndex(dialect, {
          table: 'meeting',
          name: 'meeting_moved_from_index',
          columns: [],
          sort: 'moved_from',
          where: 'moved_from is not null',
        }),
      ],
      uniques: [{ name: 'meeting_number_unique', properties: ['number'] }],
    }),
    meeting_item: defineEntity({
      name: 'meeting_item',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        meeting_id: () => p.manyToOne(tables.meeting).mapToPk().deleteRule('cascade').index(false),
        position: p.integer().default(0),
        title: p.string().length(200),
        speaker: p.string().length(120).strictNullable(),
        minutes: p.integer().default(10),
        spent: p.integer().default(0),
        since: p.datetime(3).strictNullable(),
        current: p.boolean().default(false),
        done: p.boolean().default(false),
      },
      indexes: [{ name: 'meeting_item_meeting_id_position_index', properties: ['meeting_id', 'position'] }],
    }),
    meeting_outcome: defineEntity({
      name: 'meeting_outcome',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        meeting_id: () => p.manyToOne(tables.meeting).mapToPk().deleteRule('cascade').index(false),
        item_id: () =>
          p.manyToOne(tables.meeting_item).mapToPk().strictNullable().deleteRule('set null').index('meeting_outcome_item_id_index'),
        kind: p.string().length(8).$type<'decision' | 'action'>(),
        text: p.text(),
        user_id: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('meeting_outcome_user_id_index'),
        due: p.datetime(3).strictNullable(),
        task_id: () => p.manyToOne(tables.task).mapToPk().strictNullable().deleteRule('set null').index(false),
        done: p.boolean().default(false),
        user_added: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('meeting_outcome_user_added_index'),
        date_added: p.datetime(3),
      },
      indexes: [
        { name: 'meeting_outcome_meeting_id_id_index', properties: ['meeting_id', 'id'] },
        { name: 'meeting_outcome_task_id_index', properties: ['task_id'] },
      ],
    }),
    meeting_paragraph: defineEntity({
      name: 'meeting_paragraph',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        meeting_id: () => p.manyToOne(tables.meeting).mapToPk().deleteRule('cascade').index(false),
        item_id: () =>
          p.manyToOne(tables.meeting_item).mapToPk().strictNullable().deleteRule('set null').index('meeting_paragraph_item_id_index'),
        key: p.string().length(40),
        position: p.integer(),
        html: p.text(),
        edition: p.integer().default(1),
        tab: p.string().length(40),
        written_by: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('meeting_paragraph_written_by_index'),
        written_at: p.datetime(3),
        removed: p.boolean().default(false),
      },
      indexes: [{ name: 'meeting_paragraph_meeting_id_position_index', properties: ['meeting_id', 'position'] }],
      uniques: [{ name: 'meeting_paragraph_meeting_id_key_unique', properties: ['meeting_id', 'key'] }],
    }),
    meeting_participant: defineEntity({
      name: 'meeting_participant',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        meeting_id: () => p.manyToOne(tables.meeting).mapToPk().deleteRule('cascade').index(false),
        user_id: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index(false),
        contact_id: () =>
          p.manyToOne(tables.contact).mapToPk().strictNullable().deleteRule('set null').index('meeting_participant_contact_id_index'),
        email: p.string().length(254).strictNullable(),
        name: p.string().length(120),
        answer: p.string().length(8).$type<'none' | 'accepted' | 'declined'>().default('none'),
        reason: p.string().length(1000).strictNullable(),
        answered_at: p.datetime(3).strictNullable(),
        attendance: p.string().length(6).$type<'here' | 'remote'>().strictNullable(),
        time_entry_id: () =>
          p.manyToOne(tables.time_entry).mapToPk().strictNullable().deleteRule('set null').index('meeting_participant_time_entry_id_index'),
        asked_at: p.datetime(3).strictNullable(),
        reminded_at: p.datetime(3).strictNullable(),
      },
      indexes: [{ name: 'meeting_participant_user_id_meeting_id_index', properties: ['user_id', 'meeting_id'] }],
      uniques: [
        { name: 'meeting_participant_meeting_id_user_id_unique', properties: ['meeting_id', 'user_id'] },
        { name: 'meeting_participant_meeting_id_contact_id_unique', properties: ['meeting_id', 'contact_id'] },
        { name: 'meeting_participant_meeting_id_email_unique', properties: ['meeting_id', 'email'] },
      ],
    }),
    meeting_version: defineEntity({
      name: 'meeting_version',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        meeting_id: () => p.manyToOne(tables.meeting).mapToPk().deleteRule('cascade').index(false),
        number: p.integer(),
        made_by: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('meeting_version_made_by_index'),
        made_at: p.datetime(3),
        reason: p.string().length(1000).strictNullable(),
        minutes: p.text(),
      },
      uniques: [{ name: 'meeting_version_meeting_id_number_unique', properties: ['meeting_id', 'number'] }],
    }),
    meeting_writer: defineEntity({
      name: 'meeting_writer',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        meeting_id: () => p.manyToOne(tables.meeting).mapToPk().deleteRule('cascade').index(false),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('meeting_writer_user_id_index'),
        tab: p.string().length(40),
        key: p.string().length(40).strictNullable(),
        seen_at: p.datetime(3),
      },
      indexes: [{ name: 'meeting_writer_seen_at_index', properties: ['seen_at'] }],
      uniques: [{ name: 'meeting_writer_meeting_id_tab_unique', properties: ['meeting_id', 'tab'] }],
    }),
    mileage_rate: defineEntity({
      name: 'mileage_rate',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        valid_from: p.date(),
        price_per_km: p.bigint('number'),
        note: p.string().length(200).strictNullable(),
        added_by: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('mileage_rate_added_by_index'),
        date_added: p.datetime(3),
        note_sort: p.text().strictNullable().collation(bytewise),
      },
      uniques: [{ name: 'mileage_rate_valid_from_unique', properties: ['valid_from'] }],
    }),
    notification: defineEntity({
      name: 'notification',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('cascade').index(false),
        kind: p.string().length(60),
        entity: p.string().length(60),
        entity_id: p.integer(),
        parameters: p.text().strictNullable(),
        by: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('notification_by_index'),
        at: p.datetime(3),
        release_at: p.datetime(3).strictNullable(),
        read_at: p.datetime(3).strictNullable(),
        mailed_at: p.datetime(3).strictNullable(),
        by_mail: p.boolean().default(false),
      },
      indexes: [
        { name: 'notification_user_id_id_index', properties: ['user_id', 'id'] },
        { name: 'notification_user_id_index', properties: ['user_id'], where: 'read_at is null' },
        { name: 'notification_release_at_index', properties: ['release_at'], where: 'release_at is not null' },
        { name: 'notification_id_index', properties: ['id'], where: 'by_mail and mailed_at is null' },
      ],
    }),
    notification_choice: defineEntity({
      name: 'notification_choice',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('cascade').index(false),
        kind: p.string().length(60),
        channel: p.string().length(4).$type<'app' | 'mail' | 'none'>(),
      },
      uniques: [{ name: 'notification_choice_user_id_kind_unique', properties: ['user_id', 'kind'] }],
    }),
    offer: defineEntity({
      name: 'offer',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        number: p.integer(),
        title: p.string().length(200),
        description: p.text().strictNullable(),
        status: p.integer().$type<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10>().default(0),
        step_since: p.datetime(3),
        offer_type_id: () =>
          p.manyToOne(tables.offer_type).mapToPk().strictNullable().deleteRule('restrict').index('offer_offer_type_id_index'),
        client_id: () => p.manyToOne(tables.client).mapToPk().deleteRule('restrict').index(false),
        contact_id: () => p.manyToOne(tables.contact).mapToPk().strictNullable().deleteRule('restrict').index('offer_contact_id_index'),
        commercial_user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        offer_manager_id: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index(false),
        commercial_notes: p.text().strictNullable(),
        value: p.bigint('number').strictNullable(),
        probability: p.integer().default(50),
        deadline: p.date().strictNullable(),
        valid_until: p.date().strictNullable(),
        project_offer_id: () =>
          p.manyToOne(tables.project_offer).mapToPk().strictNullable().deleteRule('set null').index('offer_project_offer_id_index'),
        project_id: () => p.manyToOne(tables.project).mapToPk().strictNullable().deleteRule('set null').index('offer_project_id_index'),
        declined_reason: p.string().length(1000).strictNullable(),
        archived: p.boolean().default(false),
        user_added: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('offer_user_added_index'),
        date_added: p.datetime(3),
        search_text: p.text().default(''),
        title_sort: p.text().default('').collation(bytewise),
      },
      indexes: [
        { name: 'offer_list_index', properties: ['step_since', 'id'] },
        { name: 'offer_archived_status_step_since_index', properties: ['archived', 'status', 'step_since', 'id'] },
        { name: 'offer_archived_step_since_index', properties: ['archived', 'step_since', 'id'] },
        { name: 'offer_commercial_user_id_archived_step_since_index', properties: ['commercial_user_id', 'archived', 'step_since', 'id'] },
        { name: 'offer_offer_manager_id_archived_step_since_index', properties: ['offer_manager_id', 'archived', 'step_since', 'id'] },
        { name: 'offer_client_id_step_since_index', properties: ['client_id', 'step_since', 'id'] },
      ],
      uniques: [{ name: 'offer_number_unique', properties: ['number'] }],
    }),
    offer_tags: defineEntity({
      name: 'offer_tags',
      properties: {
        offer_id: () => p.manyToOne(tables.offer).mapToPk().primary().deleteRule('cascade'),
        tag_id: () => p.manyToOne(tables.tag).mapToPk().primary().deleteRule('restrict').index('offer_tags_tag_id_index'),
      },
    }),
    offer_tasks: defineEntity({
      name: 'offer_tasks',
      properties: {
        offer_id: () => p.manyToOne(tables.offer).mapToPk().primary().deleteRule('cascade'),
        task_id: () => p.manyToOne(tables.task).mapToPk().primary().deleteRule('cascade').index('offer_tasks_task_id_index'),
      },
    }),
    offer_step: defineEntity({
      name: 'offer_step',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        offer_id: () => p.manyToOne(tables.offer).mapToPk().deleteRule('cascade').index(false),
        step: p.integer().$type<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10>(),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('offer_step_user_id_index'),
        note: p.string().length(1000).strictNullable(),
        entered_at: p.datetime(3),
        left_at: p.datetime(3).strictNullable(),
      },
      indexes: [
        { name: 'offer_step_offer_id_id_index', properties: ['offer_id', 'id'] },
        { name: 'offer_step_step_entered_at_index', properties: ['step', 'entered_at'] },
      ],
      uniques: [{ name: 'offer_step_offer_id_unique', properties: ['offer_id'], where: 'left_at is null' }],
    }),
    offer_type: defineEntity({
      name: 'offer_type',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        name: p.string().length(60),
        archived: p.boolean().default(false),
        search_text: p.text().default(''),
        name_sort: p.text().default('').collation(bytewise),
      },
      uniques: [{ name: 'offer_type_name_unique', properties: ['name'] }],
    }),
    on_call_rate: defineEntity({
      name: 'on_call_rate',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        valid_from: p.date(),
        level: p.string().length(6).$type<'first' | 'backup'>().default('first'),
        day_amount: p.bigint('number').default(0),
        free_day_amount: p.bigint('number').default(0),
        hours_percent: p.decimal('number').precision(12).scale(2).default(0),
        note: p.string().length(200).strictNullable(),
        added_by: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('on_call_rate_added_by_index'),
        date_added: p.datetime(3),
        note_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [{ name: 'on_call_rate_list_index', properties: ['valid_from', 'id'] }],
      uniques: [{ name: 'on_call_rate_level_valid_from_unique', properties: ['level', 'valid_from'] }],
    }),
    on_call_shift: defineEntity({
      name: 'on_call_shift',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('on_call_shift_user_id_index'),
        level: p.string().length(6).$type<'first' | 'backup'>().default('first'),
        team_id: () => p.manyToOne(tables.user_type).mapToPk().strictNullable().deleteRule('restrict').index(false),
        from: p.datetime(3),
        to: p.datetime(3),
        note: p.string().length(500).strictNullable(),
        reminded_at: p.datetime(3).strictNullable(),
        handover_at: p.datetime(3).strictNullable(),
        uncovered_at: p.datetime(3).strictNullable(),
        handover_note: p.string().length(2000).strictNullable(),
        handover_note_by: () =>
          p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('on_call_shift_handover_note_by_index'),
        handover_note_at: p.datetime(3).strictNullable(),
        search_text: p.text().default(''),
        note_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [
        { name: 'on_call_shift_list_index', properties: ['from', 'id'] },
        { name: 'on_call_shift_to_index', properties: ['to', 'id'] },
        { name: 'on_call_shift_team_id_index', properties: ['team_id'] },
        ...overlapIndexes(dialect, {
          table: 'on_call_shift',
          name: 'on_call_shift_user_id_level_overlap',
          same: ['user_id', 'level'],
          from: 'from',
          to: 'to',
        }),
        ...overlapIndexes(dialect, {
          table: 'on_call_shift',
          name: 'on_call_shift_level_team_id_overlap',
          same: ['level', 'team_id'],
          optional: ['team_id'],
          from: 'from',
          to: 'to',
        }),
      ],
      checks: [{ name: 'on_call_shift_order', expression: '"to" > "from"' }],
      triggers: [
        ...overlapTriggers(dialect, {
          table: 'on_call_shift',
          name: 'on_call_shift_user_id_level_overlap',
          same: ['user_id', 'level'],
          from: 'from',
          to: 'to',
        }),
        ...overlapTriggers(dialect, {
          table: 'on_call_shift',
          name: 'on_call_shift_level_team_id_overlap',
          same: ['level', 'team_id'],
          optional: ['team_id'],
          from: 'from',
          to: 'to',
        }),
      ],
    }),
    on_call_swap: defineEntity({
      name: 'on_call_swap',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        shift_id: () => p.manyToOne(tables.on_call_shift).mapToPk().deleteRule('cascade').index(false),
        from: p.datetime(3),
        to: p.datetime(3),
        offered_by: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        user_id: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index(false),
        note: p.string().length(500).strictNullable(),
        status: p.integer().$type<0 | 1 | 2 | 3 | 4>().default(0),
        taken_by: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('on_call_swap_taken_by_index'),
        taken_at: p.datetime(3).strictNullable(),
        decided_by: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('on_call_swap_decided_by_index'),
        decided_at: p.datetime(3).strictNullable(),
        reason: p.string().length(500).strictNullable(),
        date_added: p.datetime(3),
        search_text: p.text().default(''),
        note_sort: p.text().strictNullable().collation(bytewise),
        reason_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [
        { name: 'on_call_swap_list_index', properties: ['from', 'id'] },
        { name: 'on_call_swap_shift_id_status_index', properties: ['shift_id', 'status', 'id'] },
        { name: 'on_call_swap_status_to_index', properties: ['status', 'to', 'id'] },
        { name: 'on_call_swap_offered_by_index', properties: ['offered_by'] },
        { name: 'on_call_swap_user_id_index', properties: ['user_id'] },
      ],
      checks: [{ name: 'on_call_swap_order', expression: '"to" > "from"' }],
    }),
    per_diem_rate: defineEntity({
      name: 'per_diem_rate',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        valid_from: p.date(),
        country: p.string().length(2).default('SI'),
        amount_6_8: p.bigint('number').strictNullable(),
        amount_8_12: p.bigint('number'),
        amount_over_12: p.bigint('number'),
        note: p.string().length(200).strictNullable(),
        added_by: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('per_diem_rate_added_by_index'),
        date_added: p.datetime(3),
        note_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [{ name: 'per_diem_rate_list_index', properties: ['valid_from', 'id'] }],
      uniques: [{ name: 'per_diem_rate_country_valid_from_unique', properties: ['country', 'valid_from'] }],
    }),
    price: defineEntity({
      name: 'price',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        valid_from: p.date(),
        client_id: () => p.manyToOne(tables.client).mapToPk().strictNullable().deleteRule('cascade').index(false),
        user_type_id: () => p.manyToOne(tables.user_type).mapToPk().strictNullable().deleteRule('restrict').index(false),
        work_type_id: () => p.manyToOne(tables.work_type).mapToPk().deleteRule('restrict').index(false),
        hourly_price: p.bigint('number'),
        note: p.string().length(200).strictNullable(),
        note_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [
        { name: 'price_client_id_valid_from_index', properties: ['client_id', 'valid_from', 'id'] },
        { name: 'price_user_type_id_valid_from_index', properties: ['user_type_id', 'valid_from', 'id'] },
        { name: 'price_work_type_id_valid_from_index', properties: ['work_type_id', 'valid_from', 'id'] },
        { name: 'price_valid_from_index', properties: ['valid_from', 'id'] },
        { name: 'price_hourly_price_index', properties: ['hourly_price', 'id'] },
      ],
      uniques: [
        {
          name: 'price_client_id_user_type_id_work_type_id_valid_from_unique',
          properties: ['client_id', 'user_type_id', 'work_type_id', 'valid_from'],
          where: 'client_id is not null and user_type_id is not null',
        },
        {
          name: 'price_client_id_work_type_id_valid_from_unique',
          properties: ['client_id', 'work_type_id', 'valid_from'],
          where: 'client_id is not null and user_type_id is null',
        },
        {
          name: 'price_user_type_id_work_type_id_valid_from_unique',
          properties: ['user_type_id', 'work_type_id', 'valid_from'],
          where: 'client_id is null and user_type_id is not null',
        },
        {
          name: 'price_work_type_id_valid_from_unique',
          properties: ['work_type_id', 'valid_from'],
          where: 'client_id is null and user_type_id is null',
        },
      ],
    }),
    project: defineEntity({
      name: 'project',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        number: p.integer(),
        title: p.string().length(200),
        description: p.text().strictNullable(),
        client_id: () => p.manyToOne(tables.client).mapToPk().deleteRule('restrict').index(false),
        branch_office_id: () =>
          p.manyToOne(tables.branch_office).mapToPk().strictNullable().deleteRule('restrict').index('project_branch_office_id_index'),
        contact_id: () => p.manyToOne(tables.contact).mapToPk().strictNullable().deleteRule('restrict').index('project_contact_id_index'),
        leader_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        plan: p.json<Readonly<Record<string, unknown>>[]>().default([]),
        planned_time: p.integer().default(0),
        starts_on: p.date().strictNullable(),
        deadline: p.datetime(3).strictNullable(),
        template_id: () =>
          p.manyToOne(tables.project_template).mapToPk().strictNullable().deleteRule('set null').index('project_template_id_index'),
        notes: p.text().strictNullable(),
        status: p.integer().$type<0 | 1 | 2 | 3 | 4 | 5>().default(0),
        handover_by: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('project_handover_by_index'),
        handover_at: p.datetime(3).strictNullable(),
        handover_comment: p.string().length(1000).strictNullable(),
        denied: p.boolean().default(false),
        denied_reason: p.string().length(1000).strictNullable(),
        burn_warning: p.integer().$type<0 | 80 | 100>().default(0),
        user_added: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('project_user_added_index'),
        date_added: p.datetime(3),
        date_finished: p.datetime(3).strictNullable(),
        search_text: p.text().default(''),
        title_sort: p.text().default('').collation(bytewise),
      },
      indexes: [
        sortIndex(dialect, { table: 'project', name: 'project_list_index', columns: [], sort: 'deadline' }),
        sortIndex(dialect, { table: 'project', name: 'project_status_deadline_index', columns: ['status'], sort: 'deadline' }),
        { name: 'project_status_number_index', properties: ['status', 'number', 'id'] },
        { name: 'project_client_id_status_index', properties: ['client_id', 'status', 'id'] },
        { name: 'project_leader_id_status_index', properties: ['leader_id', 'status', 'id'] },
        { name: 'project_burn_warning_status_index', properties: ['burn_warning', 'status', 'id'] },
        { name: 'project_title_index', properties: ['title_sort', 'id'] },
        { name: 'project_date_added_index', properties: ['date_added', 'id'] },
        { name: 'project_planned_time_index', properties: ['planned_time', 'id'] },
        sortIndex(dialect, { table: 'project', name: 'project_date_finished_index', columns: [], sort: 'date_finished' }),
      ],
      uniques: [{ name: 'project_number_unique', properties: ['number'] }],
    }),
    project_members: defineEntity({
      name: 'project_members',
      properties: {
        project_id: () => p.manyToOne(tables.project).mapToPk().primary().deleteRule('cascade'),
        user_id: () => p.manyToOne(tables.user).mapToPk().primary().deleteRule('restrict').index('project_members_user_id_index'),
      },
    }),
    project_tags: defineEntity({
      name: 'project_tags',
      properties: {
        project_id: () => p.manyToOne(tables.project).mapToPk().primary().deleteRule('cascade'),
        tag_id: () => p.manyToOne(tables.tag).mapToPk().primary().deleteRule('restrict').index('project_tags_tag_id_index'),
      },
    }),
    project_excluded_tasks: defineEntity({
      name: 'project_excluded_tasks',
      properties: {
        project_id: () => p.manyToOne(tables.project).mapToPk().primary().deleteRule('cascade'),
        task_id: () => p.manyToOne(tables.task).mapToPk().primary().deleteRule('cascade').index('project_excluded_tasks_task_id_index'),
      },
    }),
    project_offer: defineEntity({
      name: 'project_offer',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        number: p.integer(),
        letter: p.string().length(3).default('A'),
        title: p.string().length(200),
        client_id: () => p.manyToOne(tables.client).mapToPk().deleteRule('restrict').index(false),
        branch_office_id: () =>
          p.manyToOne(tables.branch_office).mapToPk().strictNullable().deleteRule('restrict').index('project_offer_branch_office_id_index'),
        contact_id: () =>
          p.manyToOne(tables.contact).mapToPk().strictNullable().deleteRule('restrict').index('project_offer_contact_id_index'),
        template_id: () =>
          p.manyToOne(tables.project_template).mapToPk().strictNullable().deleteRule('restrict').index('project_offer_template_id_index'),
        leader_id: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('project_offer_leader_id_index'),
        starts_on: p.date().strictNullable(),
        lines: p.json<Readonly<Record<string, unknown>>[]>().default([]),
        discount: p.decimal('number').precision(12).scale(2).default(0),
        vat_rate: p.decimal('number').precision(12).scale(2).default(22),
        reverse_charge: p.boolean().default(false),
        valid_until: p.date().strictNullable(),
        payment: p.string().length(200).strictNullable(),
        introduction: p.text().strictNullable(),
        terms: p.text().strictNullable(),
        status: p.integer().$type<0 | 1 | 2 | 3 | 4>().default(0),
        net: p.bigint('number').default(0),
        total: p.bigint('number').default(0),
        superseded: p.boolean().default(false),
        previous_id: () => p.manyToOne(tables.project_offer).mapToPk().strictNullable().deleteRule('restrict').index(false),
        document: () => p.manyToOne(tables.file).mapToPk().strictNullable().deleteRule('restrict').index('project_offer_document_index'),
        sent_at: p.datetime(3).strictNullable(),
        sent_to: p.string().length(254).strictNullable(),
        answered_at: p.datetime(3).strictNullable(),
        declined_reason: p.string().length(1000).strictNullable(),
        project_id: () => p.manyToOne(tables.project).mapToPk().strictNullable().deleteRule('set null').index(false),
        user_added: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('project_offer_user_added_index'),
        date_added: p.datetime(3),
        search_text: p.text().default(''),
        letter_sort: p.text().default('').collation(bytewise),
        title_sort: p.text().default('').collation(bytewise),
      },
      indexes: [
        { name: 'project_offer_list_index', properties: ['date_added', 'id'] },
        { name: 'project_offer_client_id_status_index', properties: ['client_id', 'status', 'id'] },
        sortIndex(dialect, {
          table: 'project_offer',
          name: 'project_offer_status_valid_until_index',
          columns: ['status'],
          sort: 'valid_until',
        }),
        { name: 'project_offer_superseded_date_added_index', properties: ['superseded', 'date_added', 'id'] },
        { name: 'project_offer_project_id_index', properties: ['project_id'] },
        { name: 'project_offer_title_index', properties: ['title_sort', 'id'] },
        sortIndex(dialect, { table: 'project_offer', name: 'project_offer_valid_until_index', columns: [], sort: 'valid_until' }),
        { name: 'project_offer_net_index', properties: ['net', 'id'] },
        { name: 'project_offer_total_index', properties: ['total', 'id'] },
        sortIndex(dialect, { table: 'project_offer', name: 'project_offer_sent_at_index', columns: [], sort: 'sent_at' }),
      ],
      uniques: [
        { name: 'project_offer_number_letter_unique', properties: ['number', 'letter'] },
        { name: 'project_offer_previous_id_unique', properties: ['previous_id'] },
      ],
    }),
    project_template: defineEntity({
      name: 'project_template',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        title: p.string().length(120),
        description: p.text().strictNullable(),
        plan: p.json<Readonly<Record<string, unknown>>[]>().default([]),
        team: p.json<Readonly<Record<string, unknown>>[]>().default([]),
        tasks: p.json<Readonly<Record<string, unknown>>[]>().default([]),
        archived: p.boolean().default(false),
        search_text: p.text().default(''),
        title_sort: p.text().default('').collation(bytewise),
      },
      uniques: [{ name: 'project_template_title_unique', properties: ['title'] }],
    }),
    public_link: defineEntity({
      name: 'public_link',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        purpose: p.string().length(13).$type<'task' | 'meeting' | 'handover' | 'invitation' | 'passwordReset'>(),
        record_id: p.integer(),
        token_hash: p.string().length(64),
        reminder_hash: p.string().length(64).strictNullable(),
        reminded_at: p.datetime(3).strictNullable(),
        spot_hash: p.string().length(64).strictNullable(),
        spot_expires_at: p.datetime(3).strictNullable(),
        spot_by: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('public_link_spot_by_index'),
        language: p.string().length(2).default('sl'),
        email: p.string().length(254).strictNullable(),
        created_by: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('public_link_created_by_index'),
        created_at: p.datetime(3),
        expires_at: p.datetime(3),
        ended_at: p.datetime(3).strictNullable(),
        shown: p.text().strictNullable(),
        answer: p.string().length(9).$type<'confirmed' | 'declined' | 'used'>().strictNullable(),
        answered_at: p.datetime(3).strictNullable(),
        by_phone: p.boolean().default(false),
        on_the_spot: p.boolean().default(false),
        answered_by: () =>
          p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('public_link_answered_by_index'),
        name: p.string().length(120).strictNullable(),
        signature: p.text().strictNullable(),
        signed_sha256: p.string().length(64).strictNullable(),
        note: p.text().strictNullable(),
        reason: p.string().length(1000).strictNullable(),
        objections: p.text().strictNullable(),
      },
      indexes: [{ name: 'public_link_purpose_record_id_id_index', properties: ['purpose', 'record_id', 'id'] }],
      uniques: [
        { name: 'public_link_token_hash_unique', properties: ['token_hash'] },
        { name: 'public_link_reminder_hash_unique', properties: ['reminder_hash'] },
        { name: 'public_link_spot_hash_unique', properties: ['spot_hash'] },
        {
          name: 'public_link_purpose_record_id_unique',
          properties: ['purpose', 'record_id'],
          where: 'ended_at is null and answered_at is null',
        },
      ],
    }),
    recovery_code: defineEntity({
      name: 'recovery_code',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('cascade').index(false),
        code_hash: p.string().length(64),
        used_at: p.datetime(3).strictNullable(),
      },
      indexes: [{ name: 'recovery_code_user_id_index', properties: ['user_id'] }],
    }),
    registration_terminal: defineEntity({
      name: 'registration_terminal',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        name: p.string().length(60),
        location: p.string().length(120).strictNullable(),
        language: p.string().length(2).default('sl'),
        allowed_networks: p.string().length(500).strictNullable(),
        work_type_id: () => p.manyToOne(tables.work_type).mapToPk().strictNullable().deleteRule('restrict').index(false),
        active: p.boolean().default(true),
        task_id: () => p.manyToOne(tables.task).mapToPk().strictNullable().deleteRule('restrict').index(false),
        key_rotated_at: p.datetime(3),
        access_key: p.string().length(64),
        tablet_key: p.string().length(100).strictNullable(),
        paired_at: p.datetime(3).strictNullable(),
        pairing_code: p.string().length(64).strictNullable(),
        pairing_until: p.datetime(3).strictNullable(),
        wrong_pins: p.integer().default(0),
        rests_until: p.datetime(3).strictNullable(),
        wrong_pins_on: p.date().strictNullable(),
        wrong_pins_that_day: p.integer().default(0),
        search_text: p.text().default(''),
        name_sort: p.text().default('').collation(bytewise),
        location_sort: p.text().strictNullable().collation(bytewise),
        allowed_networks_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [{ name: 'registration_terminal_work_type_id_index', properties: ['work_type_id'] }],
      uniques: [
        { name: 'registration_terminal_name_unique', properties: ['name'] },
        { name: 'registration_terminal_access_key_unique', properties: ['access_key'] },
        { name: 'registration_terminal_task_id_unique', properties: ['task_id'] },
      ],
    }),
    removal: defineEntity({
      name: 'removal',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        entity: p.string().length(60),
        record_id: p.integer(),
        rows: p.text(),
        storage_key: p.string().length(80).strictNullable(),
        by: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('removal_by_index'),
        at: p.datetime(3),
      },
      indexes: [
        { name: 'removal_entity_record_id_index', properties: ['entity', 'record_id'] },
        { name: 'removal_storage_key_index', properties: ['storage_key'] },
      ],
    }),
    role: defineEntity({
      name: 'role',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        name: p.string().length(60),
        permissions: p.json<number[]>().default([]),
        second_factor_required: p.boolean().default(false),
        search_text: p.text().default(''),
        name_sort: p.text().default('').collation(bytewise),
      },
      uniques: [{ name: 'role_name_unique', properties: ['name'] }],
    }),
    session: defineEntity({
      name: 'session',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        token_hash: p.string().length(64),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('cascade').index(false),
        created_at: p.datetime(3),
        last_seen_at: p.datetime(3),
        expires_at: p.datetime(3),
        proved_at: p.datetime(3).strictNullable(),
        looks_as_id: () => p.manyToOne(tables.role).mapToPk().strictNullable().deleteRule('set null').index('session_looks_as_id_index'),
        address: p.string().length(64).strictNullable(),
        user_agent: p.string().length(400).strictNullable(),
      },
      indexes: [{ name: 'session_user_id_expires_at_index', properties: ['user_id', 'expires_at'] }],
      uniques: [{ name: 'session_token_hash_unique', properties: ['token_hash'] }],
    }),
    settings: defineEntity({
      name: 'settings',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        company_name: p.string().length(120),
        address: p.string().length(120).strictNullable(),
        zip: p.string().length(12).strictNullable(),
        town: p.string().length(80).strictNullable(),
        country: p.string().length(2).default('SI'),
        vat_number: p.string().length(20).strictNullable(),
        iban: p.string().length(34).strictNullable(),
        phone: p.string().length(40).strictNullable(),
        logo: () => p.manyToOne(tables.file).mapToPk().strictNullable().deleteRule('restrict').index('settings_logo_index'),
        default_language: p.string().length(2).default('sl'),
        timezone: p.string().length(30).default('Europe/Ljubljana'),
        minimal_invoicing_unit: p.integer().default(15),
        minimal_work_hours: p.decimal('number').precision(14).scale(4).default(8),
        work_days: p.json<(1 | 2 | 3 | 4 | 5 | 6 | 7)[]>().default([1, 2, 3, 4, 5]),
        time_lock_day: p.integer().default(5),
        late_tap_hours: p.integer().default(24),
        ride_top_speed: p.integer().default(130),
        ride_most_kilometers: p.integer().default(800),
        vacation_removal_day: p.integer().default(30),
        vacation_removal_month: p.integer().default(6),
        on_call_swap_consent: p.boolean().default(false),
        notification_start_hour: p.integer().default(7),
        notification_end_hour: p.integer().default(17),
        attendance_task_id: () =>
          p.manyToOne(tables.task).mapToPk().strictNullable().deleteRule('restrict').index('settings_attendance_task_id_index'),
        link_days: p.integer().default(30),
        reminder_days: p.integer().default(5),
        company_name_sort: p.text().default('').collation(bytewise),
      },
      checks: [{ name: 'settings_single', expression: 'id = 1' }],
    }),
    sub_time: defineEntity({
      name: 'sub_time',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        time_entry_id: () => p.manyToOne(tables.time_entry).mapToPk().strictNullable().deleteRule('cascade').index(false),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        class: p.string().length(10).$type<'work' | 'attendance'>().default('work'),
        start_time: p.datetime(3),
        end_time: p.datetime(3).strictNullable(),
        multiplier: p.decimal('number').precision(10).scale(2).$type<0 | 1 | 2 | 0.5 | 1.25 | 1.3 | 1.5 | 2.5>().default(1),
      },
      indexes: [
        { name: 'sub_time_time_entry_id_start_time_index', properties: ['time_entry_id', 'start_time'] },
        { name: 'sub_time_user_id_start_time_index', properties: ['user_id', 'start_time'] },
        ...overlapIndexes(dialect, {
          table: 'sub_time',
          name: 'sub_time_user_id_class_overlap',
          same: ['user_id', 'class'],
          from: 'start_time',
          to: 'end_time',
        }),
      ],
      uniques: [{ name: 'sub_time_user_id_class_unique', properties: ['user_id', 'class'], where: 'end_time is null' }],
      checks: [{ name: 'sub_time_order', expression: 'end_time is null or end_time >= start_time' }],
      triggers: [
        ...overlapTriggers(dialect, {
          table: 'sub_time',
          name: 'sub_time_user_id_class_overlap',
          same: ['user_id', 'class'],
          from: 'start_time',
          to: 'end_time',
        }),
      ],
    }),
    tag: defineEntity({
      name: 'tag',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        name: p.string().length(40),
        color: p.string().length(7).default('#4f9be8'),
        text_color: p.string().length(7).default('#ffffff'),
        global: p.boolean().default(true),
        archived: p.boolean().default(false),
        search_text: p.text().default(''),
        name_sort: p.text().default('').collation(bytewise),
      },
      uniques: [{ name: 'tag_name_unique', properties: ['name'] }],
    }),
    task: defineEntity({
      name: 'task',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        company_task_id: p.integer(),
        title: p.string().length(200),
        description: p.text().strictNullable(),
        additional_comment: p.text().strictNullable(),
        priority: p.integer().$type<0 | 1 | 2 | 3>().default(1),
        deadline: p.datetime(3).strictNullable(),
        status: p.integer().$type<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7>().default(0),
        company_user_id: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index(false),
        client_company_id: () => p.manyToOne(tables.client).mapToPk().strictNullable().deleteRule('restrict').index(false),
        branch_office_id: () =>
          p.manyToOne(tables.branch_office).mapToPk().strictNullable().deleteRule('restrict').index('task_branch_office_id_index'),
        client_company_contact_id: () =>
          p.manyToOne(tables.contact).mapToPk().strictNullable().deleteRule('restrict').index('task_client_company_contact_id_index'),
        project: () => p.manyToOne(tables.project).mapToPk().strictNullable().deleteRule('restrict').index(false),
        project_hours: p.boolean().default(true),
        planned_time: p.integer().strictNullable(),
        user_added: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('task_user_added_index'),
        date_added: p.datetime(3),
        date_closed: p.datetime(3).strictNullable(),
        waiting_reason: p.string().length(1000).strictNullable(),
        denied: p.boolean().default(false),
        denied_reason: p.string().length(1000).strictNullable(),
        registration_terminal_task: p.boolean().default(false),
        revision: p.integer().default(1),
        search_text: p.text().default(''),
        title_sort: p.text().default('').collation(bytewise),
      },
      indexes: [
        sortIndex(dialect, { table: 'task', name: 'task_list_index', columns: [], sort: 'deadline' }),
        sortIndex(dialect, {
          table: 'task',
          name: 'task_status_registration_terminal_task_deadline_index',
          columns: ['status', 'registration_terminal_task'],
          sort: 'deadline',
        }),
        {
          name: 'task_status_registration_terminal_task_priority_index',
          properties: ['status', 'registration_terminal_task', 'priority', 'id'],
        },
        {
          name: 'task_status_registration_terminal_task_date_added_index',
          properties: ['status', 'registration_terminal_task', 'date_added', 'id'],
        },
        {
          name: 'task_status_registration_terminal_task_company_task_id_index',
          properties: ['status', 'registration_terminal_task', 'company_task_id', 'id'],
        },
        sortIndex(dialect, {
          table: 'task',
          name: 'task_priority_registration_terminal_task_deadline_index',
          columns: ['priority', 'registration_terminal_task'],
          sort: 'deadline',
        }),
        sortIndex(dialect, {
          table: 'task',
          name: 'task_project_registration_terminal_task_deadline_index',
          columns: ['project', 'registration_terminal_task'],
          sort: 'deadline',
        }),
        sortIndex(dialect, {
          table: 'task',
          name: 'task_denied_registration_terminal_task_deadline_index',
          columns: ['denied', 'registration_terminal_task'],
          sort: 'deadline',
        }),
        sortIndex(dialect, {
          table: 'task',
          name: 'task_company_user_id_status_deadline_index',
          columns: ['company_user_id', 'status'],
          sort: 'deadline',
        }),
        sortIndex(dialect, {
          table: 'task',
          name: 'task_company_user_id_deadline_index',
          columns: ['company_user_id'],
          sort: 'deadline',
          where: 'status in (0, 1, 2, 3, 4)',
        }),
        { name: 'task_client_company_id_status_index', properties: ['client_company_id', 'status', 'id'] },
        { name: 'task_title_index', properties: ['title_sort', 'id'] },
        { name: 'task_date_added_index', properties: ['date_added', 'id'] },
        sortIndex(dialect, { table: 'task', name: 'task_date_closed_index', columns: [], sort: 'date_closed' }),
        { name: 'task_priority_index', properties: ['priority', 'id'] },
        sortIndex(dialect, {
          table: 'task',
          name: 'task_registration_terminal_task_date_closed_index',
          columns: ['registration_terminal_task'],
          sort: 'date_closed',
          where: 'status in (5, 6, 7)',
        }),
        {
          name: 'task_registration_terminal_task_priority_index',
          properties: ['registration_terminal_task', 'priority', 'id'],
          where: 'status in (5, 6, 7)',
        },
        {
          name: 'task_registration_terminal_task_date_added_index',
          properties: ['registration_terminal_task', 'date_added', 'id'],
          where: 'status in (5, 6, 7)',
        },
        {
          name: 'task_registration_terminal_task_company_task_id_index',
          properties: ['registration_terminal_task', 'company_task_id', 'id'],
          where: 'status in (5, 6, 7)',
        },
      ],
      uniques: [{ name: 'task_company_task_id_unique', properties: ['company_task_id'] }],
    }),
    task_tags: defineEntity({
      name: 'task_tags',
      properties: {
        task_id: () => p.manyToOne(tables.task).mapToPk().primary().deleteRule('cascade'),
        tag_id: () => p.manyToOne(tables.tag).mapToPk().primary().deleteRule('restrict').index('task_tags_tag_id_index'),
      },
    }),
    task_user: defineEntity({
      name: 'task_user',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        task_id: () => p.manyToOne(tables.task).mapToPk().deleteRule('cascade').index(false),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        added_by: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        added_at: p.datetime(3),
        listed: p.boolean().default(true),
        deadline: p.datetime(3).strictNullable(),
      },
      indexes: [
        { name: 'task_user_user_id_task_id_index', properties: ['user_id', 'task_id'] },
        sortIndex(dialect, {
          table: 'task_user',
          name: 'task_user_user_id_listed_deadline_index',
          columns: ['user_id', 'listed'],
          sort: 'deadline',
          id: 'task_id',
        }),
        { name: 'task_user_added_by_added_at_index', properties: ['added_by', 'added_at'] },
      ],
      uniques: [{ name: 'task_user_task_id_user_id_unique', properties: ['task_id', 'user_id'] }],
    }),
    terminal_event: defineEntity({
      name: 'terminal_event',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        terminal_id: () => p.manyToOne(tables.registration_terminal).mapToPk().deleteRule('restrict').index(false),
        event_id: p.string().length(64),
        user_id: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index(false),
        action: p.string().length(5).$type<'enter' | 'pause' | 'leave'>(),
        means: p.string().length(4).$type<'pin' | 'rfid'>(),
        occurred_at: p.datetime(3),
        received_at: p.datetime(3),
        delay: p.integer().strictNullable(),
        outcome: p.string().length(9).$type<'done' | 'repeated' | 'kept' | 'settled' | 'dismissed'>(),
        problem: p.text().strictNullable(),
        settled_by: () =>
          p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('terminal_event_settled_by_index'),
        settled_at: p.datetime(3).strictNullable(),
        note: p.text().strictNullable(),
      },
      indexes: [
        { name: 'terminal_event_list_index', properties: ['occurred_at', 'id'] },
        { name: 'terminal_event_terminal_id_outcome_occurred_at_index', properties: ['terminal_id', 'outcome', 'occurred_at', 'id'] },
        { name: 'terminal_event_user_id_occurred_at_index', properties: ['user_id', 'occurred_at', 'id'] },
        { name: 'terminal_event_outcome_occurred_at_index', properties: ['outcome', 'occurred_at', 'id'] },
      ],
      uniques: [{ name: 'terminal_event_event_id_unique', properties: ['event_id'] }],
    }),
    time_entry: defineEntity({
      name: 'time_entry',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        task_id: () => p.manyToOne(tables.task).mapToPk().deleteRule('cascade').index(false),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        class: p.string().length(10).$type<'work' | 'attendance'>().default('work'),
        work_type_id: () => p.manyToOne(tables.work_type).mapToPk().deleteRule('restrict').index(false),
        status: p.integer().$type<0 | 1 | 2>().default(2),
        status_since: p.datetime(3),
        total_time: p.integer().default(0),
        notes: p.text().strictNullable(),
        final_notes: p.text().strictNullable(),
        non_invoiced_part: p.boolean().default(false),
        non_invoiced_time: p.integer().default(0),
        non_invoiced_comment: p.text().strictNullable(),
      },
      indexes: [
        { name: 'time_entry_task_id_user_id_status_index', properties: ['task_id', 'user_id', 'status'] },
        { name: 'time_entry_task_id_index', properties: ['task_id'], where: 'status = 0' },
        { name: 'time_entry_user_id_status_index', properties: ['user_id', 'status'] },
        { name: 'time_entry_work_type_id_index', properties: ['work_type_id'] },
      ],
      uniques: [
        { name: 'time_entry_user_id_class_unique', properties: ['user_id', 'class'], where: 'status = 0' },
        { name: 'time_entry_task_id_user_id_unique', properties: ['task_id', 'user_id'], where: 'status < 2' },
      ],
    }),
    transport: defineEntity({
      name: 'transport',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        task_id: () => p.manyToOne(tables.task).mapToPk().deleteRule('cascade').index(false),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        vehicle_id: () => p.manyToOne(tables.vehicle).mapToPk().deleteRule('restrict').index(false),
        transport_type_id: () => p.manyToOne(tables.transport_type).mapToPk().strictNullable().deleteRule('restrict').index(false),
        status: p.integer().$type<0 | 1>().default(0),
        start_kilometers: p.integer(),
        end_kilometers: p.integer().strictNullable(),
        start_time: p.datetime(3),
        end_time: p.datetime(3).strictNullable(),
        start_point: p.string().length(200).strictNullable(),
        end_point: p.string().length(200).strictNullable(),
        destination: p.string().length(200).strictNullable(),
        notes: p.text().strictNullable(),
      },
      indexes: [
        { name: 'transport_task_id_start_time_index', properties: ['task_id', 'start_time'] },
        { name: 'transport_vehicle_id_start_time_index', properties: ['vehicle_id', 'start_time'] },
        { name: 'transport_user_id_start_time_index', properties: ['user_id', 'start_time'] },
        { name: 'transport_transport_type_id_index', properties: ['transport_type_id'] },
      ],
      uniques: [
        { name: 'transport_user_id_unique', properties: ['user_id'], where: 'status = 0' },
        { name: 'transport_vehicle_id_unique', properties: ['vehicle_id'], where: 'status = 0' },
      ],
      checks: [
        { name: 'transport_order', expression: 'end_time is null or end_time >= start_time' },
        { name: 'transport_kilometers', expression: 'end_kilometers is null or end_kilometers >= start_kilometers' },
      ],
    }),
    transport_passenger: defineEntity({
      name: 'transport_passenger',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        transport_id: () => p.manyToOne(tables.transport).mapToPk().deleteRule('cascade').index(false),
        user_id: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        left_at: p.datetime(3).strictNullable(),
      },
      indexes: [{ name: 'transport_passenger_user_id_transport_id_index', properties: ['user_id', 'transport_id'] }],
      uniques: [{ name: 'transport_passenger_transport_id_user_id_unique', properties: ['transport_id', 'user_id'] }],
    }),
    transport_refuel: defineEntity({
      name: 'transport_refuel',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        transport_id: () => p.manyToOne(tables.transport).mapToPk().deleteRule('cascade').index(false),
        time: p.datetime(3),
        liters: p.decimal('number').precision(12).scale(2),
        price: p.bigint('number'),
        receipt_file_id: () => p.manyToOne(tables.file).mapToPk().strictNullable().deleteRule('restrict').index(false),
      },
      indexes: [
        { name: 'transport_refuel_transport_id_time_index', properties: ['transport_id', 'time'] },
        { name: 'transport_refuel_receipt_file_id_index', properties: ['receipt_file_id'] },
      ],
    }),
    transport_type: defineEntity({
      name: 'transport_type',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        name: p.string().length(60),
        price_per_km: p.bigint('number').strictNullable(),
        search_text: p.text().default(''),
        name_sort: p.text().default('').collation(bytewise),
      },
      uniques: [{ name: 'transport_type_name_unique', properties: ['name'] }],
    }),
    transport_waypoint: defineEntity({
      name: 'transport_waypoint',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        transport_id: () => p.manyToOne(tables.transport).mapToPk().deleteRule('cascade').index(false),
        point: p.string().length(200),
        position: p.string().length(40).strictNullable(),
        time: p.datetime(3),
        kilometers: p.integer().strictNullable(),
      },
      indexes: [{ name: 'transport_waypoint_transport_id_time_index', properties: ['transport_id', 'time'] }],
    }),
    user: defineEntity({
      name: 'user',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        name: p.string().length(60),
        last_name: p.string().length(60),
        email: p.string().length(254),
        phone: p.string().length(40).strictNullable(),
        role_id: () => p.manyToOne(tables.role).mapToPk().deleteRule('restrict').index('user_role_id_index'),
        user_type_id: () =>
          p.manyToOne(tables.user_type).mapToPk().strictNullable().deleteRule('restrict').index('user_user_type_id_index'),
        contract_hours: p.decimal('number').precision(12).scale(2).default(40),
        vacation_days: p.integer().default(20),
        weekdays: p.json<(1 | 2 | 3 | 4 | 5 | 6 | 7)[]>().default([]),
        employed_from: p.date().strictNullable(),
        employed_until: p.date().strictNullable(),
        notification_start_hour: p.integer().default(7),
        notification_end_hour: p.integer().default(17),
        language: p.string().length(2).default('sl'),
        active: p.boolean().default(true),
        theme: p.string().length(5).$type<'dark' | 'light'>().default('dark'),
        zoom: p.integer().default(100),
        password_hash: p.string().length(200).strictNullable(),
        password_set_at: p.datetime(3).strictNullable(),
        invited_at: p.datetime(3).strictNullable(),
        rfid_tag: p.string().length(40).strictNullable(),
        pin_set_at: p.datetime(3).strictNullable(),
        pin_hash: p.string().length(200).strictNullable(),
        pin_key: p.string().length(64).strictNullable(),
        second_factor_since: p.datetime(3).strictNullable(),
        second_factor_secret: p.string().length(400).strictNullable(),
        second_factor_step: p.integer().strictNullable(),
        search_text: p.text().default(''),
        name_sort: p.text().default('').collation(bytewise),
        last_name_sort: p.text().default('').collation(bytewise),
      },
      indexes: [{ name: 'user_list_index', properties: ['last_name_sort', 'id'] }],
      uniques: [
        { name: 'user_email_unique', properties: ['email'] },
        { name: 'user_rfid_tag_unique', properties: ['rfid_tag'] },
        { name: 'user_pin_key_unique', properties: ['pin_key'] },
      ],
    }),
    user_type: defineEntity({
      name: 'user_type',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        name: p.string().length(60),
        hourly_cost: p.bigint('number').strictNullable(),
        on_call: p.boolean().default(false),
        presence: p.string().length(8).$type<'terminal' | 'own' | 'tasks'>().default('tasks'),
        shift_work: p.boolean().default(false),
        uneven_hours: p.boolean().default(false),
        increased_pension: p.boolean().default(false),
        flexible_from: p.date().strictNullable(),
        least_present: p.integer().strictNullable(),
        search_text: p.text().default(''),
        name_sort: p.text().default('').collation(bytewise),
      },
      uniques: [{ name: 'user_type_name_unique', properties: ['name'] }],
    }),
    user_type_work_type_ids: defineEntity({
      name: 'user_type_work_type_ids',
      properties: {
        user_type_id: () => p.manyToOne(tables.user_type).mapToPk().primary().deleteRule('cascade'),
        work_type_id: () =>
          p.manyToOne(tables.work_type).mapToPk().primary().deleteRule('restrict').index('user_type_work_type_ids_work_type_id_index'),
      },
    }),
    vat_rate: defineEntity({
      name: 'vat_rate',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        valid_from: p.date(),
        kind: p.string().length(8).$type<'standard' | 'reduced' | 'special'>().default('standard'),
        percent: p.decimal('number').precision(12).scale(2),
        note: p.string().length(200).strictNullable(),
        added_by: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('vat_rate_added_by_index'),
        date_added: p.datetime(3),
        note_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [{ name: 'vat_rate_list_index', properties: ['valid_from', 'id'] }],
      uniques: [{ name: 'vat_rate_kind_valid_from_unique', properties: ['kind', 'valid_from'] }],
    }),
    vehicle: defineEntity({
      name: 'vehicle',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        name: p.string().length(60),
        registration_plate: p.string().length(16).strictNullable(),
        private_vehicle: p.boolean().default(false),
        owner_id: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('vehicle_owner_id_index'),
        archived: p.boolean().default(false),
        search_text: p.text().default(''),
        name_sort: p.text().default('').collation(bytewise),
        registration_plate_sort: p.text().strictNullable().collation(bytewise),
      },
      indexes: [{ name: 'vehicle_list_index', properties: ['name_sort', 'id'] }],
      uniques: [{ name: 'vehicle_registration_plate_unique', properties: ['registration_plate'] }],
    }),
    wiki_page: defineEntity({
      name: 'wiki_page',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        space: p.string().length(10).$type<'main' | 'commercial' | 'board' | 'iso' | 'meetings'>(),
        parent_id: () => p.manyToOne(tables.wiki_page).mapToPk().strictNullable().deleteRule('set null').index(false),
        position: p.integer().default(0),
        title: p.string().length(200),
        body: p.text().strictNullable(),
        edition: p.integer().default(0),
        owner_id: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index(false),
        review_on: p.date().strictNullable(),
        reminded_for: p.date().strictNullable(),
        status: p.integer().$type<0 | 1>().default(0),
        binned_at: p.datetime(3).strictNullable(),
        binned_by: () => p.manyToOne(tables.user).mapToPk().strictNullable().deleteRule('restrict').index('wiki_page_binned_by_index'),
        binned_with: () =>
          p.manyToOne(tables.wiki_page).mapToPk().strictNullable().deleteRule('set null').index('wiki_page_binned_with_index'),
        edited_by: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('wiki_page_edited_by_index'),
        edited_at: p.datetime(3),
        user_added: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index('wiki_page_user_added_index'),
        date_added: p.datetime(3),
        search_text: p.text().default(''),
        title_sort: p.text().default('').collation(bytewise),
      },
      indexes: [
        { name: 'wiki_page_space_status_parent_id_position_index', properties: ['space', 'status', 'parent_id', 'position', 'id'] },
        { name: 'wiki_page_parent_id_index', properties: ['parent_id'] },
        { name: 'wiki_page_owner_id_index', properties: ['owner_id'] },
        sortIndex(dialect, {
          table: 'wiki_page',
          name: 'wiki_page_review_on_index',
          columns: [],
          sort: 'review_on',
          where: 'review_on is not null',
        }),
        { name: 'wiki_page_edited_at_index', properties: ['edited_at', 'id'] },
        sortIndex(dialect, {
          table: 'wiki_page',
          name: 'wiki_page_binned_at_index',
          columns: [],
          sort: 'binned_at',
          where: 'binned_at is not null',
        }),
      ],
    }),
    wiki_page_tags: defineEntity({
      name: 'wiki_page_tags',
      properties: {
        wiki_page_id: () => p.manyToOne(tables.wiki_page).mapToPk().primary().deleteRule('cascade'),
        tag_id: () => p.manyToOne(tables.tag).mapToPk().primary().deleteRule('restrict').index('wiki_page_tags_tag_id_index'),
      },
    }),
    wiki_version: defineEntity({
      name: 'wiki_version',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        page_id: () => p.manyToOne(tables.wiki_page).mapToPk().deleteRule('cascade').index(false),
        number: p.integer(),
        page_title: p.string().length(200),
        body: p.text().strictNullable(),
        note: p.string().length(300).strictNullable(),
        reverts_to: p.integer().strictNullable(),
        made_by: () => p.manyToOne(tables.user).mapToPk().deleteRule('restrict').index(false),
        made_at: p.datetime(3),
      },
      indexes: [{ name: 'wiki_version_made_by_index', properties: ['made_by'] }],
      uniques: [{ name: 'wiki_version_page_id_number_unique', properties: ['page_id', 'number'] }],
    }),
    work_type: defineEntity({
      name: 'work_type',
      properties: {
        id: p.integer().primary().autoincrement(),
        version: p.integer().default(1),
        name: p.string().length(60),
        hourly_price: p.bigint('number').strictNullable(),
        default_multiplier: p.decimal('number').precision(10).scale(2).$type<0 | 1 | 2 | 0.5 | 1.25 | 1.3 | 1.5 | 2.5>().default(1),
        counts_as_work: p.boolean().default(true),
        archived: p.boolean().default(false),
        search_text: p.text().default(''),
        name_sort: p.text().default('').collation(bytewise),
      },
      uniques: [{ name: 'work_type_name_unique', properties: ['name'] }],
    }),
    derived_columns: defineEntity({
      name: 'derived_columns',
      properties: {
        id: p.integer().primary().autoincrement(),
        entity: p.string().length(60),
        declaration: p.text(),
      },
      uniques: [{ name: 'derived_columns_entity_unique', properties: ['entity'] }],
    }),
  };
  return tables;
};
