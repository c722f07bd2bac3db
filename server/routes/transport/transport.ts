// Rides: started, with waypoints and refuels, ended; and the vehicles for them.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { optionalRemark } from '#schema/core/call-text.ts';
import { dateTime, longText } from '#schema/core/fields.ts';
import { transport } from '#schema/transport/transport.ts';
import { transportRefuel } from '#schema/transport/transport-refuel.ts';
import { id, idOrZero } from '#server/core/http/id.ts';
import { resource, route } from '#server/core/http/route.ts';
import { drive } from '#server/domain/company-wide/drive.ts';
import { changeRideType, editRide } from '#server/domain/transport/correct.ts';
import { addWaypoint, leaveRide, nameWaypoint, noteOnRide, refuel, stopRide } from '#server/domain/transport/life.ts';
import { removeRide, removeWaypoint, restoreRide, restoreWaypoint } from '#server/domain/transport/remove.ts';
import { openRideOf, ride, rideOf } from '#server/domain/transport/ride.ts';
import { lastOfVehicle, ridesAround, vehiclesInUse, vehiclesToChoose } from '#server/domain/transport/vehicles.ts';
import { acceptUnlikely, odometer } from './ride-inputs.ts';

const waypoint = z.strictObject({
  point: optionalRemark(200).nullish().describe('Numbered when it is not named'),
  kilometers: odometer.nullish(),
  position: z
    .string()
    .refine((text) => /^-?\d{1,2}(\.\d{1,6})?, -?\d{1,3}(\.\d{1,6})?$/.test(text), { params: { reason: 'wrongType' } })
    .nullish()
    .describe('Latitude and longitude: `46.05108, 14.50513`'),
});

const routeBase = { access: signedIn, returns: ride, refuses: { 404: ['notFound'], 409: ['finished'] } } as const;
const driver = z.object({ transport_id: z.int(), user_id: z.int(), user_name: z.string(), start_time: z.iso.datetime() });

const neighbour = z.object({
  id: z.int(),
  task_id: z.int(),
  company_task_id: z.int(),
  user_id: z.int(),
  user_name: z.string(),
  vehicle_name: z.string(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime().nullable(),
  start_kilometers: z.int(),
  end_kilometers: z.int().nullable(),
});
const states = ['underWay', 'awaitsConfirmation', 'taskIsClosed', 'billed', 'dayIsOver', 'timeLocked'] as const;
const corrects = {
  access: signedIn,
  entity: transport,
  refuses: { 404: ['notFound'], 409: [...states], 412: ['stale'], 422: ['invalid'] },
} as const;
const which = ({ params, headers }: { readonly params: { readonly id: number }; readonly headers: Headers }) => ({
  id: params.id,
  ifMatch: headers.get('if-match'),
});

export default resource('/transport', {
  'POST /start': route({
    access: signedIn,
    summary: 'Begin a ride for a task: allowed for its owner and team while they do not work; company_users are the passengers',
    body: z.strictObject({
      task_id: id,
      company_users: z.array(id).max(100).default([]),
      kilometers: odometer.nullish().describe('Above 0; of a vehicle of the company within 9 of its last end'),
      vehicle_id: idOrZero.nullish(),
      comment: optionalRemark(4000).nullish(),
      transport_type_id: id.nullish(),
      start_point: optionalRemark(200).nullish(),
      destination: optionalRemark(200).nullish(),
      switch: z.boolean().default(false).describe('Pauses the running work of the caller first'),
    }),
    returns: ride,
    refuses: { 409: ['workRuns', 'drivesAlready', 'vehicleInUse', 'passengerDrives', 'wrongState'], 422: ['invalid'] },
    handle: ({ database, hub, me, body }) => drive({ database, hub }, me, body),
  }),
  'GET /current': route({
    access: signedIn,
    summary: 'The open ride that the caller drives, else the one they ride along in, else null',
    returns: ride.nullable(),
    handle: ({ database, me }) => openRideOf(database, me, me.id),
  }),
  'GET /vehicles': route({
    access: signedIn,
    summary: 'The vehicles to choose from: where the counter of each stands, who drove it last and who drives it now',
    returns: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        registration_plate: z.string().nullable(),
        private_vehicle: z.boolean(),
        owner_id: z.int().nullable(),
        last_transport_id: z.int().nullable(),
        last_end_kilometers: z.int().nullable(),
        last_end_time: z.iso.datetime().nullable(),
        last_end_point: z.string().nullable(),
        last_user_name: z.string().nullable(),
        last_own: z.boolean().describe('What the caller drove last'),
        in_use: driver.nullable(),
      }),
    ),
    handle: ({ database, me }) => vehiclesToChoose(database, me.id),
  }),
  'GET /vehicle/in_use': route({
    access: signedIn,
    summary: 'The vehicles on the way now, each with its driver',
    returns: z.array(driver.extend({ vehicle_id: z.int(), task_id: z.int(), company_task_id: z.int() })),
    handle: ({ database }) => vehiclesInUse(database),
  }),
  'GET /list/vehicle/:vehicleId/last': route({
    access: signedIn,
    summary: 'The last finished ride of a vehicle, null when it was never driven',
    returns: ride.nullable(),
    refuses: { 404: ['notFound'] },
    handle: ({ database, me, params }) => lastOfVehicle(database, me, params.vehicleId),
  }),
  'GET /:id': route({
    access: signedIn,
    summary: 'One ride',
    returns: ride,
    refuses: { 404: ['notFound'] },
    handle: ({ database, me, params }) => rideOf(database, me, params.id),
  }),
  'GET /list/vehicle/:vehicleId/around': route({
    access: signedIn,
    summary: 'The rides of a vehicle before and after an instant, by their start; except is a ride that is left out',
    query: z.strictObject({ at: z.iso.datetime(), except: z.coerce.number().int().positive().optional() }),
    returns: z.object({ previous: neighbour.nullable(), next: neighbour.nullable() }),
    handle: ({ database, params, query }) => ridesAround(database, { vehicle_id: params.vehicleId, ...query }),
  }),
  'PUT /:id': route({
    ...corrects,
    summary: 'Correct a finished ride: its driver on the same day, later with tasks.times; what is not given stays',
    body: z.strictObject({
      vehicle_id: id.optional(),
      transport_type_id: id.nullish(),
      start_kilometers: odometer.min(1).optional(),
      end_kilometers: odometer.optional(),
      start_time: dateTime().optional(),
      end_time: dateTime().optional(),
      start_point: optionalRemark(200).nullish(),
      end_point: optionalRemark(200).nullish(),
      accept_unlikely: acceptUnlikely,
      reason: longText({ max: 1000 }),
    }),
    returns: ride,
    handle: ({ database, hub, me, body, ...call }) => editRide({ database, hub }, me, which(call), body),
  }),
  'PUT /:id/type': route({
    ...corrects,
    summary: 'Change the type of a ride, which sets its price: its driver, anybody’s with tasks.times until it is billed',
    body: z.strictObject({ transport_type_id: id.nullable() }),
    returns: ride,
    handle: ({ database, hub, me, body, ...call }) => changeRideType({ database, hub }, me, which(call), body.transport_type_id),
  }),
  'DELETE /:id': route({
    ...corrects,
    summary: 'Take back a ride begun or written by mistake: its driver on the same day, later with tasks.times',
    body: z.strictObject({ reason: longText({ max: 1000 }) }),
    returns: null,
    handle: ({ database, hub, me, body, ...call }) => removeRide({ database, hub }, me, which(call), body.reason),
  }),
  'PUT /:id/restore': route({
    access: signedIn,
    summary: 'Bring back a ride as it was: who took it back, within a day and while the task is not with the client',
    returns: ride,
    refuses: {
      404: ['notFound'],
      409: [...states, 'workRuns', 'drivesAlready', 'transport_user_id_unique', 'transport_vehicle_id_unique'],
      422: ['invalid'],
    },
    handle: ({ database, hub, me, params }) => restoreRide({ database, hub }, me, params.id),
  }),
  'POST /:id/waypoint': route({
    ...routeBase,
    summary: 'Stop by the way, here and now (the driver)',
    body: waypoint,
    handle: ({ database, hub, me, params, body }) => addWaypoint({ database, hub }, me, params.id, body),
  }),
  'PUT /:id/waypoint/:waypointId': route({
    ...routeBase,
    summary: 'Name a stop and write its kilometres down (the driver)',
    body: waypoint,
    handle: ({ database, hub, me, params, body }) => nameWaypoint({ database, hub }, me, params.id, params.waypointId, body),
  }),
  'DELETE /:id/waypoint/:waypointId': route({
    access: signedIn,
    summary: 'Take back a stop: the driver on the way, afterwards who may correct the ride',
    returns: ride,
    refuses: { 404: ['notFound'], 409: [...states] },
    handle: ({ database, hub, me, params }) => removeWaypoint({ database, hub }, me, params.id, params.waypointId),
  }),
  'PUT /:id/waypoint/:waypointId/restore': route({
    access: signedIn,
    summary: 'Bring back a stop as it was: who took it back, within a day',
    returns: ride,
    refuses: { 404: ['notFound'], 409: [...states] },
    handle: ({ database, hub, me, params }) => restoreWaypoint({ database, hub }, me, params.id, params.waypointId),
  }),
  'POST /:id/refuel': route({
    ...routeBase,
    summary: 'Write fuel down; receipt_file_id is an uploaded file of the caller',
    body: z.strictObject({ liters: transportRefuel.fields.liters, price: transportRefuel.fields.price, receipt_file_id: id.nullish() }),
    handle: ({ database, hub, me, params, body }) => refuel({ database, hub }, me, params.id, body),
  }),
  'POST /:id/leave': route({
    ...routeBase,
    summary: 'Step out as a passenger',
    handle: ({ database, hub, me, params }) => leaveRide({ database, hub }, me, params.id),
  }),
  'POST /:id/stop': route({
    ...routeBase,
    summary: 'End the ride at the odometer of the counter; for a driver who forgot with tasks.manage and a reason',
    body: z.strictObject({
      kilometers: odometer.describe('Not below the start'),
      end_point: optionalRemark(200).nullish(),
      notes: optionalRemark(4000).nullish(),
      reason: optionalRemark(1000).nullish(),
      accept_unlikely: acceptUnlikely,
    }),
    handle: ({ database, hub, me, params, body }) => stopRide({ database, hub }, me, params.id, body),
  }),
  'PUT /:id/notes': route({
    ...routeBase,
    refuses: { 404: ['notFound'], 409: ['wrongState'] },
    summary: 'Change the notes of a ride: the owner and the team of its task',
    body: z.strictObject({ notes: optionalRemark(4000).nullish() }),
    handle: ({ database, hub, me, params, body }) => noteOnRide({ database, hub }, me, params.id, body.notes || null),
  }),
});
