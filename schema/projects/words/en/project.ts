// The project in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { project } from '../../project.ts';
import type sl from '../sl/project.ts';

export default {
  one: 'Project',
  many: 'Projects',
  count: '%{smart_count} project |||| %{smart_count} projects',
  create: 'New project',
  search: 'Number, title, client or tag',
  empty: 'Projects will be here. The first one comes with the button “New project” or from a template.',
  fields: {
    template_id: 'Template',
    project_offers: 'Project offers',
    title: 'Project',
    leader_id: 'Leader',
    members: 'Members',
    plan: 'Plan by work type',
    planned_time: 'Planned',
    notes: 'Notes',
    handover_by: 'Handover proposed by',
    handover_at: 'Handover since',
    handover_comment: 'Handover comment',
    excluded_tasks: 'Left out of the handover',
    denied: 'Handover declined',
    denied_reason: 'Reason for declining',
    burn_warning: 'Use of hours',
    user_added: 'Entered by',
    date_added: 'Start',
    date_finished: 'Finished',
    worked_time: 'Worked',
    done_tasks: 'Tasks done',
    open_tasks: 'Open tasks',
    materials: 'Material',
    transports: 'Transport',
  },
  short: {
    number: 'No.',
    worked_time: 'Worked of planned hours',
    done_tasks: 'Tasks',
  },
  sums: {
    planned_time: 'planned %{sum}',
    worked_time: 'worked %{sum}',
  },
  form: { people: 'People', plan: 'Plan', sorting: 'Tags and notes' },
  rows: {
    plan: {
      count: '%{smart_count} work type |||| %{smart_count} work types',
      create: 'Add work type',
      fields: { work_type_id: 'Work type', planned_time: 'Planned' },
    },
  },
  help: {
    plan: 'Hours for each work type; their sum is the plan of the project.',
  },
  values: {
    status: {
      open: 'Open',
      waitingForLeader: 'Waiting for leader',
      waitingForClient: 'Waiting for client',
      finished: 'Finished',
      finishedWithoutHandover: 'Finished without handover',
      invoiced: 'Invoiced',
    },
    burn_warning: {
      none: 'Within the plan',
      near: 'Near the plan',
      over: 'Over the plan',
    },
    denied: {
      true: 'Declined',
      false: 'Not declined',
    },
  },
  rules: {
    project_number_unique: 'A project with this number already exists. Try again.',
  },
  lists: {
    open: 'Open',
    own: 'Mine',
    finished: 'Finished',
    all: 'All',
  },
  screen: {
    listTitle: {
      open: 'Open projects',
      own: 'My projects',
      finished: 'Finished projects',
      all: 'All projects',
    },
    emptyList: {
      finished: 'A project comes here once the client takes it over or it is finished without a handover.',
    },
  },
  transitions: {
    excludeTasks: 'Leave out tasks …',
    startHandover: 'Start handover …',
    approveHandover: 'Approve and send to client',
    declineHandover: 'Decline …',
    stopHandover: 'Stop handover',
    resendHandover: 'Send the link again',
    confirm: 'Confirm handover',
    decline: 'Decline handover',
    addFile: 'Add file',
    comment: 'Write a message',
    finish: 'Finish without handover …',
    invoice: 'Invoice',
    cancel: 'Cancel invoice',
  },
  popups: {
    declineHandover: {
      title: 'Decline the handover',
      reason: 'Reason',
      required: 'Enter a reason.',
    },
    finish: {
      title: 'Finish without handover',
      effect: 'The client gets no link. You can still start the handover later.',
    },
  },
  reasons: {
    wrongState: 'The status of the project does not allow this.',
    notAllowed: 'You do not have permission for this on this project.',
    tasksDone: 'Before the handover, finish or leave out: %{names}.',
    notItsTask: 'You can only leave out tasks of this project.',
    archivedClient: 'The client is archived and gets no new projects.',
    inactiveUser: 'Deactivated account: %{name}. Choose another person.',
    tasksOfClient: 'The project already has tasks of this client, so the client cannot be changed.',
    fixed: 'The project is with the client or finished, so it cannot be changed.',
  },
} satisfies EntityTranslation<typeof sl, typeof project>;
