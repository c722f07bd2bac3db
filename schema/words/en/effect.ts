// What a permission comes to for its people, in English.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/effect.ts';

export default {
  tasks: {
    create: 'Opens a task and owns it. Adding others needs the permission for teams.',
    manage: 'Edits, closes, rejects and hands over any task, also other people’s.',
    delete: 'A deleted task cannot be brought back.',
    tags: 'Adds and removes tags on other people’s tasks too.',
    users: 'Adds and removes people and hands over tasks.',
    times: 'Corrects the start and end of any time, also on an invoice.',
    steal: 'Takes over a task that nobody is working on.',
    reopen: 'A confirmed task is opened again; an invoiced one never is.',
  },
  projects: {
    create: 'Opens a project, empty or from a template, and leads it.',
    manage: 'Edits and hands over projects that others lead, too.',
    delete: 'A deleted project cannot be brought back.',
  },
  project_templates: {
    read: 'Sees which tasks and hours a template brings to a project.',
    write: 'Decides what future projects begin with; existing ones stay as they are.',
  },
  project_offers: {
    read: 'Sees prices and discounts in offers for projects.',
    write: 'Sets prices and sends the offer to the client.',
  },
  clients: {
    read: 'Sees addresses, phones and emails of clients and their people.',
    write: 'A changed address or contact applies to all future tasks.',
    delete: 'A client that is in use can only be archived.',
  },
  users: {
    read: 'Sees colleagues with their roles, phones and emails.',
    write: 'Invites people and edits their data, PIN and sessions.',
    deactivate: 'A deactivated person is signed out and their work is stopped.',
  },
  work_types: {
    read: 'Sees what an hour of each work type costs.',
    write: 'A new hourly price applies to invoices not issued yet.',
    delete: 'A work type that is in use can only be archived.',
  },
  user_types: {
    read: 'Sees what an hour of each type costs the company.',
    write: 'Decides who picks which work types and who is on call.',
    delete: 'A type that somebody has cannot be deleted.',
  },
  roles: {
    read: 'Sees what each role may do and who has it.',
    write: 'Can only grant permissions that they have themselves.',
    delete: 'A role that somebody has cannot be deleted.',
  },
  vehicles: {
    write: 'Decides which vehicles can be picked for a ride.',
    delete: 'A vehicle with rides can only be archived.',
  },
  transport_types: {
    read: 'Sees what a kilometre costs.',
    write: 'A new price per kilometre applies to invoices not issued yet.',
    delete: 'A transport type that is in use cannot be deleted.',
  },
  settings: {
    read: 'Sees the company’s data, rates and deadlines.',
    write: 'Changes apply to the whole company. Also sees the emails that the system sends.',
  },
  invoicing: {
    read: 'Sees confirmed work, amounts and issued invoices.',
    write: 'Picks tasks for an invoice and changes quantities, prices and discounts.',
    issue: 'An issued invoice can only be cancelled.',
  },
  travel_orders: {
    read: 'Sees everybody’s trips, mileage and per diems; everybody sees their own.',
    write: 'Approves, returns and marks as paid what others report.',
  },
  open_tasks: {
    read: 'Sees all open tasks by age, owner and client.',
  },
  analytics: {
    others: 'Sees each person’s hours day by day; everybody sees their own.',
  },
  client_time: {
    read: 'Sees how much work each client had and what is not invoiced yet.',
  },
  time_analytics: {
    read: 'Sees missing hours, overtime and utilisation of the company.',
  },
  absences: {
    read: 'Sees who is away when and who is on call.',
    write: 'The person hears of the decision at once; vacation is deducted.',
  },
  on_call: {
    write: 'Decides who is on call when; everybody sees the plan.',
  },
  holidays: {
    write: 'Holidays count for vacation, missing hours and deadlines.',
  },
  attendance: {
    write: 'Nobody corrects a locked week any more; unlocking asks for a reason.',
  },
  tags: {
    read: 'Sees the list of tags; on tasks everybody sees them.',
    write: 'A new name or colour shows wherever the tag is.',
    delete: 'A tag that is in use can only be archived.',
  },
  special_vehicles: {
    read: 'Sees kilometres and periods of vehicles whose orders are generated.',
    write: 'Generating again replaces what was generated, never manual corrections.',
  },
  offers: {
    read: 'Opens an offer and handles it with the client.',
    write: 'Moves any offer to its next step, also other people’s.',
    making: 'Sees what is to be prepared and what the client approved.',
  },
  meetings: {
    read: 'Calls a meeting and runs it.',
    write: 'Moves, cancels and minutes meetings that others call, too.',
  },
  wiki: {
    main: {
      read: 'Reads guides and know-how for everybody.',
      write: 'Everybody reads what they write; earlier versions remain.',
    },
    commercial: {
      read: 'Reads the pages of sales.',
      write: 'Writes and moves pages of sales; earlier versions remain.',
    },
    board: {
      read: 'Reads the pages of the management, which others do not see.',
      write: 'Writes and moves pages of the management; earlier versions remain.',
    },
    iso: {
      read: 'Reads procedures and quality documents.',
      write: 'Changes procedures and says when they are reviewed.',
    },
    meetings: {
      read: 'Reads minutes, also of meetings they were not at.',
      write: 'Edits the pages of minutes; earlier versions remain.',
    },
  },
  terminals: {
    read: 'Sees the terminals and whether they work.',
    write: 'With a new key the old address of a terminal stops working at once.',
  },
  audit: {
    read: 'Sees who changed what, when and why.',
  },
  integrations: {
    read: 'Sees which programs are connected and when they last called.',
    write: 'Opens the data to other programs.',
  },
} satisfies Translation<typeof sl>;
