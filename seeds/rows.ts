// The rows of the demo company, exactly as the schema names their fields; ids count from 1 in the order of insertion.
import type { branchOffice } from '#schema/clients/branch-office.ts';
import type { client } from '#schema/clients/client.ts';
import type { contact } from '#schema/clients/contact.ts';
import type { holiday } from '#schema/company/holiday.ts';
import type { mileageRate } from '#schema/company/mileage-rate.ts';
import type { notification } from '#schema/company/notification.ts';
import type { perDiemRate } from '#schema/company/per-diem-rate.ts';
import type { settings } from '#schema/company/settings.ts';
import type { tag } from '#schema/company/tag.ts';
import type { vatRate } from '#schema/company/vat-rate.ts';
import type { RecordOf, Shape } from '#schema/core/entity.ts';
import type { event } from '#schema/engine/event.ts';
import type { invoice } from '#schema/invoicing/invoice.ts';
import type { invoiceItem } from '#schema/invoicing/invoice-item.ts';
import type { invoiceLine } from '#schema/invoicing/invoice-line.ts';
import type { invoiceTask } from '#schema/invoicing/invoice-task.ts';
import type { kilometerPrice } from '#schema/invoicing/kilometer-price.ts';
import type { price } from '#schema/invoicing/price.ts';
import type { publicLink } from '#schema/links/public-link.ts';
import type { meeting } from '#schema/meetings/meeting.ts';
import type { meetingItem } from '#schema/meetings/meeting-item.ts';
import type { meetingOutcome } from '#schema/meetings/meeting-outcome.ts';
import type { meetingParagraph } from '#schema/meetings/meeting-paragraph.ts';
import type { meetingParticipant } from '#schema/meetings/meeting-participant.ts';
import type { meetingVersion } from '#schema/meetings/meeting-version.ts';
import type { offer } from '#schema/offers/offer.ts';
import type { offerStep } from '#schema/offers/offer-step.ts';
import type { offerType } from '#schema/offers/offer-type.ts';
import type { projectOffer } from '#schema/offers/project-offer.ts';
import type { role } from '#schema/people/role.ts';
import type { user } from '#schema/people/user.ts';
import type { userType } from '#schema/people/user-type.ts';
import type { project } from '#schema/projects/project.ts';
import type { projectTemplate } from '#schema/projects/project-template.ts';
import type { comment } from '#schema/tasks/comment.ts';
import type { material } from '#schema/tasks/material.ts';
import type { task } from '#schema/tasks/task.ts';
import type { taskUser } from '#schema/tasks/task-user.ts';
import type { subTime } from '#schema/times/sub-time.ts';
import type { timeEntry } from '#schema/times/time-entry.ts';
import type { workType } from '#schema/times/work-type.ts';
import type { transport } from '#schema/transport/transport.ts';
import type { transportPassenger } from '#schema/transport/transport-passenger.ts';
import type { transportRefuel } from '#schema/transport/transport-refuel.ts';
import type { transportType } from '#schema/transport/transport-type.ts';
import type { transportWaypoint } from '#schema/transport/transport-waypoint.ts';
import type { vehicle } from '#schema/transport/vehicle.ts';
import type { wikiPage } from '#schema/wiki/wiki-page.ts';
import type { wikiVersion } from '#schema/wiki/wiki-version.ts';

type Row<E extends { fields: Shape }> = { readonly id: number } & RecordOf<E['fields']>;

export type RoleRow = Row<typeof role>;
export type UserTypeRow = Row<typeof userType>;
/** Password, PIN and what a person chooses for the own screen are no part of the company's content. */
export type UserRow = Pick<
  Row<typeof user>,
  | 'id'
  | 'name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'role_id'
  | 'user_type_id'
  | 'contract_hours'
  | 'vacation_days'
  | 'notification_start_hour'
  | 'notification_end_hour'
  | 'language'
  | 'active'
>;
export type WorkTypeRow = Row<typeof workType>;
export type TransportTypeRow = Row<typeof transportType>;
export type VehicleRow = Row<typeof vehicle>;
export type TagRow = Row<typeof tag>;
export type HolidayRow = Row<typeof holiday>;
export type MileageRateRow = Row<typeof mileageRate>;
export type PerDiemRateRow = Row<typeof perDiemRate>;
export type VatRateRow = Row<typeof vatRate>;
export type PriceRow = Row<typeof price>;
export type KilometerPriceRow = Row<typeof kilometerPrice>;
export type SettingsRow = RecordOf<(typeof settings)['fields']>;
export type ClientRow = Row<typeof client>;
export type BranchOfficeRow = Row<typeof branchOffice>;
export type ContactRow = Row<typeof contact>;
/** Owner, branch office, contact and project are 0 where there is none, as in the API. */
export type TaskRow = Omit<Row<typeof task>, 'revision'>;
export type OfferTypeRow = Row<typeof offerType>;
export type OfferRow = Row<typeof offer>;
export type OfferStepRow = Row<typeof offerStep>;
export type ProjectRow = Row<typeof project>;
export type ProjectTemplateRow = Row<typeof projectTemplate>;
export type ProjectOfferRow = Row<typeof projectOffer>;
export type TaskUserRow = Row<typeof taskUser>;
export type TimeEntryRow = Row<typeof timeEntry>;
export type SubTimeRow = Row<typeof subTime>;
export type MaterialRow = Row<typeof material>;
export type CommentRow = Row<typeof comment>;
export type EventRow = Row<typeof event>;
export type PublicLinkRow = Row<typeof publicLink>;
export type NotificationRow = Row<typeof notification>;
export type TransportRow = Row<typeof transport>;
export type TransportPassengerRow = Row<typeof transportPassenger>;
export type TransportWaypointRow = Row<typeof transportWaypoint>;
export type TransportRefuelRow = Row<typeof transportRefuel>;
export type MeetingRow = Row<typeof meeting>;
export type MeetingItemRow = Row<typeof meetingItem>;
export type MeetingOutcomeRow = Row<typeof meetingOutcome>;
export type MeetingParagraphRow = Row<typeof meetingParagraph>;
export type MeetingParticipantRow = Row<typeof meetingParticipant>;
export type MeetingVersionRow = Row<typeof meetingVersion>;
export type WikiPageRow = Row<typeof wikiPage>;
export type WikiVersionRow = Row<typeof wikiVersion>;
export type InvoiceRow = Row<typeof invoice>;
export type InvoiceLineRow = Row<typeof invoiceLine>;
export type InvoiceItemRow = Row<typeof invoiceItem>;
export type InvoiceTaskRow = Row<typeof invoiceTask>;
