// Permissions without an entity that has words, in English; all others are worded with their entity.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/permission.ts';

export default {
  permissions: {
    travel_orders: {
      name: 'Travel orders',
      read: {
        allows: 'View everybody’s travel orders',
        effect: 'Sees everybody’s trips, mileage and per diems; everybody sees their own.',
      },
      write: { allows: 'Edit and approve everybody’s travel orders', effect: 'Approves, returns and marks as paid what others report.' },
    },
    open_tasks: {
      name: 'Company’s open tasks',
      read: { allows: 'View the company’s open tasks', effect: 'Sees all open tasks by age, owner and client.' },
    },
    analytics: {
      name: 'Analytics',
      others: { allows: 'View detailed analytics of others', effect: 'Sees each person’s hours day by day; everybody sees their own.' },
    },
    client_time: {
      name: 'Time by client',
      read: { allows: 'View time by client', effect: 'Sees how much work each client had and what is not invoiced yet.' },
    },
    time_analytics: {
      name: 'Time analytics',
      read: { allows: 'View time analytics', effect: 'Sees missing hours, overtime and utilisation of the company.' },
    },
    absences: {
      name: 'Absences',
      read: { allows: 'View the absence calendar', effect: 'Sees who is away when and who is on call.' },
      write: {
        allows: 'Approve, decline and enter absences of others',
        effect: 'The person hears of the decision at once; vacation is deducted.',
      },
    },
    attendance: {
      name: 'Attendance',
      write: { allows: 'Approve, lock and unlock weeks', effect: 'Nobody corrects a locked week any more; unlocking asks for a reason.' },
    },
    special_vehicles: {
      name: 'Special vehicles',
      read: { allows: 'View special vehicles and periods', effect: 'Sees kilometres and periods of vehicles whose orders are generated.' },
      write: {
        allows: 'Edit special vehicles and generate travel orders from them',
        effect: 'Generating again replaces what was generated, never manual corrections.',
      },
    },
    audit: { name: 'Audit log', read: { allows: 'View the audit log', effect: 'Sees who changed what, when and why.' } },
    integrations: {
      name: 'Integrations',
      read: { allows: 'View integrations', effect: 'Sees which programs are connected and when they last called.' },
      write: { allows: 'Create and revoke API tokens and webhooks', effect: 'Opens the data to other programs.' },
    },
  },
} satisfies Translation<typeof sl>;
