// Generated from the schema by npm run generate; never edited by hand.

const timeZones: Readonly<Record<string, string>> = Object.fromEntries(Intl.supportedValuesOf('timeZone').map((zone) => [zone, zone]));

/** Every entity that has calls of its own, as plain data. */
export const metadata = {
  absence: {
    name: 'absence',
    path: 'absence',
    paths: { list: '/absences', detail: '/absence/{id}' },
    title: ['from', 'to'],
    fields: {
      user_id: { kind: 'reference', target: 'user', readOnly: true, required: true },
      kind_id: { kind: 'reference', target: 'absence_kind', required: true },
      from: { kind: 'date', required: true },
      to: { kind: 'date', required: true },
      half_from: { kind: 'flag', default: false },
      half_to: { kind: 'flag', default: false },
      comment: { kind: 'text', max: 500, optional: true },
      status: {
        kind: 'choice',
        values: { requested: 0, approved: 1, declined: 2, cancelled: 3 },
        tones: { requested: 'sent', approved: 'done', declined: 'refused', cancelled: 'idle' },
        readOnly: true,
        default: 0,
      },
      days: { kind: 'decimal', scale: 2, readOnly: true, min: 0, max: 3660, default: 0 },
      decided_by: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      decided_at: { kind: 'dateTime', readOnly: true, optional: true },
      reason: { kind: 'text', max: 1000, readOnly: true, optional: true },
      user_added: { kind: 'reference', target: 'user', readOnly: true, required: true },
      date_added: { kind: 'dateTime', readOnly: true, required: true },
    },
    writable: ['kind_id', 'from', 'to', 'half_from', 'half_to', 'comment'],
    list: {
      columns: ['status', 'user_id', 'kind_id', 'from', 'to', 'days', 'comment'],
      hidden: ['half_from', 'half_to', 'decided_by', 'decided_at', 'reason', 'date_added'],
      search: ['user_id', 'kind_id'],
      filters: ['status', 'user_id', 'kind_id', 'from', 'to'],
      sort: 'from',
      order: 'DESC',
    },
    form: { general: ['kind_id', 'from', 'to', 'half_from', 'half_to', 'comment'] },
    access: {
      read: {
        is: 'any',
        of: [
          { is: 'own', field: 'user_id' },
          { is: 'can', permission: 'absences.read' },
          { is: 'can', permission: 'absences.write' },
        ],
      },
      create: { is: 'signedIn' },
      update: {
        is: 'any',
        of: [
          { is: 'own', field: 'user_id' },
          { is: 'can', permission: 'absences.write' },
        ],
      },
      fields: {},
    },
    workflow: {
      field: 'status',
      states: { requested: 0, approved: 1, declined: 2, cancelled: 3 },
      transitions: {
        edit: {
          from: ['requested'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'user_id' },
              { is: 'can', permission: 'absences.write' },
            ],
          },
          method: 'PUT',
          path: '',
        },
        approve: {
          from: ['requested'],
          to: 'approved',
          allow: { is: 'can', permission: 'absences.write' },
          method: 'PUT',
          path: 'approve',
          input: { reason: { kind: 'text', max: 1000, optional: true } },
        },
        decline: {
          from: ['requested'],
          to: 'declined',
          allow: { is: 'can', permission: 'absences.write' },
          method: 'PUT',
          path: 'decline',
          input: { reason: { kind: 'text', max: 1000, required: true } },
        },
        cancel: {
          from: ['requested', 'approved'],
          to: 'cancelled',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'user_id' },
              { is: 'can', permission: 'absences.write' },
            ],
          },
          method: 'PUT',
          path: 'cancel',
          input: { reason: { kind: 'text', max: 1000, optional: true } },
        },
        cutShort: {
          from: ['approved'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'user_id' },
              { is: 'can', permission: 'absences.write' },
            ],
          },
          method: 'PUT',
          path: 'cutShort',
          input: { to: { kind: 'date', required: true }, reason: { kind: 'text', max: 1000, optional: true } },
        },
      },
    },
  },
  absence_kind: {
    name: 'absence_kind',
    path: 'absence_kind',
    paths: { list: '/absenceKinds', detail: '/absenceKind/{id}' },
    title: ['name'],
    fields: {
      name: { kind: 'text', max: 80, required: true },
      class: {
        kind: 'choice',
        values: { vacation: 'vacation', sickLeave: 'sickLeave', plannedAbsence: 'plannedAbsence', parentalLeave: 'parentalLeave' },
        default: 'vacation',
      },
      color: { kind: 'color', max: 7, default: '#b4d455' },
      payroll_code: { kind: 'text', max: 20, optional: true },
      payer: { kind: 'choice', values: { employer: 'employer', insurance: 'insurance', nobody: 'nobody' }, default: 'employer' },
      takes_leave: { kind: 'flag', default: false },
      half_days: { kind: 'flag', default: false },
      needs_decision: { kind: 'flag', default: true },
      needs_paper: { kind: 'flag', default: false },
      most_days: { kind: 'integer', unit: 'daysAYear', min: 1, max: 366, optional: true },
      counted_in: { kind: 'choice', values: { workingDays: 'workingDays', calendarDays: 'calendarDays' }, default: 'workingDays' },
      archived: { kind: 'flag', default: false },
    },
    writable: [
      'name',
      'class',
      'color',
      'payroll_code',
      'payer',
      'takes_leave',
      'half_days',
      'needs_decision',
      'needs_paper',
      'most_days',
      'counted_in',
      'archived',
    ],
    list: {
      columns: ['name', 'class', 'payer', 'payroll_code', 'takes_leave', 'needs_decision', 'archived'],
      search: ['name', 'payroll_code'],
      filters: ['class', 'payer', 'takes_leave', 'archived'],
      sort: 'name',
      lookup: true,
      usual: { archived: false },
    },
    form: {
      general: ['name', 'class', 'color', 'archived'],
      days: ['counted_in', 'half_days', 'takes_leave', 'most_days'],
      request: ['needs_decision', 'needs_paper'],
      payroll: ['payer', 'payroll_code'],
    },
    access: {
      read: { is: 'signedIn' },
      create: { is: 'can', permission: 'absences.write' },
      update: { is: 'can', permission: 'absences.write' },
      delete: { is: 'can', permission: 'absences.write' },
    },
    menu: { group: 'company', icon: 'beach', order: 58 },
  },
  attendance_correction: {
    name: 'attendance_correction',
    path: 'attendance_correction',
    paths: { list: '/attendanceCorrections', detail: '/attendanceCorrection/{id}' },
    title: ['day'],
    fields: {
      user_id: { kind: 'reference', target: 'user', readOnly: true, required: true },
      day: { kind: 'date', readOnly: true, required: true },
      hours: {
        kind: 'choice',
        values: { present: 'present', break: 'break', night: 'night', sunday: 'sunday', holiday_seconds: 'holiday_seconds' },
        readOnly: true,
        default: 'present',
      },
      difference: { kind: 'duration', readOnly: true, min: -86400, max: 86400, required: true },
      reason: { kind: 'text', max: 1000, readOnly: true, required: true },
      user_added: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      date_added: { kind: 'dateTime', readOnly: true, required: true },
    },
    writable: [],
    list: {
      columns: ['day', 'user_id', 'hours', 'difference', 'reason', 'user_added', 'date_added'],
      search: ['user_id', 'reason'],
      filters: ['user_id', 'day', 'hours'],
      sort: 'day',
      order: 'DESC',
    },
    access: {
      read: {
        is: 'any',
        of: [
          { is: 'own', field: 'user_id' },
          { is: 'can', permission: 'attendance.write' },
        ],
      },
    },
  },
  attendance_week: {
    name: 'attendance_week',
    path: 'attendance_week',
    paths: { list: '/attendanceWeeks', detail: '/attendanceWeek/{id}' },
    title: ['week'],
    fields: {
      user_id: { kind: 'reference', target: 'user', readOnly: true, required: true },
      week: { kind: 'text', max: 8, readOnly: true, required: true },
      status: {
        kind: 'choice',
        values: { open: 0, submitted: 1, approved: 2, locked: 3 },
        tones: { open: 'idle', submitted: 'sent', approved: 'done', locked: 'settled' },
        readOnly: true,
        default: 0,
      },
      submitted_at: { kind: 'dateTime', readOnly: true, optional: true },
      note: { kind: 'text', max: 1000, readOnly: true, optional: true },
      approved_by: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      approved_at: { kind: 'dateTime', readOnly: true, optional: true },
      locked_by: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      locked_at: { kind: 'dateTime', readOnly: true, optional: true },
      reason: { kind: 'text', max: 1000, readOnly: true, optional: true },
      unlocked_at: { kind: 'dateTime', readOnly: true, optional: true },
      unlocked_by: { kind: 'reference', target: 'user', readOnly: true, optional: true },
    },
    writable: [],
    list: {
      columns: ['status', 'user_id', 'week', 'submitted_at', 'note', 'approved_at', 'locked_at'],
      hidden: ['approved_by', 'locked_by', 'reason', 'unlocked_at', 'unlocked_by'],
      search: ['user_id', 'week'],
      filters: ['status', 'user_id', 'week'],
      sort: 'week',
      order: 'DESC',
    },
    access: {
      read: {
        is: 'any',
        of: [
          { is: 'own', field: 'user_id' },
          { is: 'can', permission: 'attendance.write' },
        ],
      },
      fields: {},
    },
    workflow: {
      field: 'status',
      states: { open: 0, submitted: 1, approved: 2, locked: 3 },
      transitions: {
        submit: {
          from: ['open'],
          to: 'submitted',
          allow: { is: 'own', field: 'user_id' },
          method: 'PUT',
          path: 'submit',
          input: { note: { kind: 'text', max: 1000, optional: true } },
        },
        approve: {
          from: ['submitted'],
          to: 'approved',
          allow: { is: 'can', permission: 'attendance.write' },
          method: 'PUT',
          path: 'approve',
        },
        lock: {
          from: ['open', 'submitted', 'approved'],
          to: 'locked',
          allow: { is: 'can', permission: 'attendance.write' },
          method: 'PUT',
          path: 'lock',
        },
        sendBack: {
          from: ['submitted', 'approved'],
          to: 'open',
          allow: { is: 'can', permission: 'attendance.write' },
          method: 'PUT',
          path: 'sendBack',
          input: { reason: { kind: 'text', max: 1000, required: true } },
        },
        unlock: {
          from: ['open', 'submitted', 'approved', 'locked'],
          to: 'open',
          allow: { is: 'can', permission: 'attendance.write' },
          method: 'PUT',
          path: 'unlock',
          input: { reason: { kind: 'text', max: 1000, required: true } },
        },
      },
    },
  },
  branch_office: {
    name: 'branch_office',
    path: 'branch_office',
    paths: { list: '/branchOffices', detail: '/branchOffice/{id}' },
    title: ['title'],
    fields: {
      client_id: { kind: 'reference', target: 'client', onDelete: 'cascade', required: true },
      title: { kind: 'text', max: 120, required: true },
      address: { kind: 'text', max: 120, optional: true },
      zip: { kind: 'text', max: 12, optional: true },
      town: { kind: 'text', max: 80, optional: true },
      country: { kind: 'country', max: 2, default: 'SI' },
      standing_notes: { kind: 'longText', max: 1000, optional: true },
    },
    writable: ['client_id', 'title', 'address', 'zip', 'town', 'country', 'standing_notes'],
    list: {
      columns: ['title', 'client_id', 'address', 'town'],
      hidden: ['zip', 'country'],
      search: ['title', 'address', 'town'],
      filters: ['client_id', 'country'],
      sort: 'title',
    },
    form: { general: ['client_id', 'title'], address: ['address', 'zip', 'town', 'country'], notes: ['standing_notes'] },
    beside: { contact: 'branch_office_id', task: 'branch_office_id' },
    access: {
      read: { is: 'can', permission: 'clients.read' },
      create: { is: 'can', permission: 'clients.write' },
      update: { is: 'can', permission: 'clients.write' },
      delete: { is: 'can', permission: 'clients.write' },
      lookup: { is: 'signedIn' },
    },
  },
  client: {
    name: 'client',
    path: 'client',
    paths: { list: '/clients', detail: '/client/{id}' },
    title: ['name'],
    fields: {
      name: { kind: 'text', max: 120, required: true },
      address: { kind: 'text', max: 120, optional: true },
      zip: { kind: 'text', max: 12, optional: true },
      town: { kind: 'text', max: 80, optional: true },
      country: { kind: 'country', max: 2, default: 'SI' },
      vat_number: { kind: 'vatNumber', max: 20, optional: true },
      email: { kind: 'email', max: 254, optional: true },
      phone: { kind: 'phone', max: 40, optional: true },
      payment_term_days: { kind: 'integer', unit: 'days', min: 0, max: 120, default: 14 },
      language: { kind: 'language', max: 2, default: 'sl' },
      notes: { kind: 'richText', max: 20000, optional: true },
      tags: { kind: 'references', target: 'tag', default: [] },
      primary_contact_id: { kind: 'reference', target: 'contact', onDelete: 'empty', optional: true },
      archived: { kind: 'flag', default: false },
      merged_into_id: { kind: 'reference', target: 'client', readOnly: true, optional: true },
    },
    writable: [
      'name',
      'address',
      'zip',
      'town',
      'country',
      'vat_number',
      'email',
      'phone',
      'payment_term_days',
      'language',
      'notes',
      'tags',
      'primary_contact_id',
      'archived',
    ],
    facts: {
      branch_offices: { fact: 'count', entity: 'branch_office', to: 'client_id' },
      contacts: { fact: 'count', entity: 'contact', to: 'client_id' },
      open_tasks: { fact: 'count', entity: 'task', to: 'client_company_id', where: { status: [0, 1, 2, 3, 4] } },
    },
    list: {
      columns: ['name', 'vat_number', 'town', 'primary_contact_id', 'phone', 'branch_offices', 'open_tasks', 'tags'],
      hidden: ['address', 'zip', 'country', 'email', 'payment_term_days', 'language', 'contacts', 'archived'],
      search: ['name', 'vat_number', 'town', 'address', 'email', 'phone', 'notes'],
      filters: ['country', 'tags', 'archived'],
      sort: 'name',
    },
    form: {
      general: ['name', 'vat_number', 'language', 'email', 'phone'],
      address: ['address', 'zip', 'town', 'country'],
      billing: ['payment_term_days', 'primary_contact_id'],
      notes: ['notes'],
      sorting: ['tags', 'archived'],
    },
    beside: { contact: 'client_id', task: 'client_company_id', project: 'client_id', offer: 'client_id', invoice: 'client_id' },
    access: {
      read: { is: 'can', permission: 'clients.read' },
      create: { is: 'can', permission: 'clients.write' },
      update: { is: 'can', permission: 'clients.write' },
      delete: { is: 'can', permission: 'clients.delete' },
      lookup: { is: 'signedIn' },
    },
    menu: { group: 'company', icon: 'address-book', order: 10, daily: true },
  },
  contact: {
    name: 'contact',
    path: 'contact',
    paths: { list: '/contacts', detail: '/contact/{id}' },
    title: ['name', 'l_name'],
    fields: {
      client_id: { kind: 'reference', target: 'client', onDelete: 'cascade', required: true },
      branch_office_id: { kind: 'reference', target: 'branch_office', onDelete: 'empty', optional: true },
      name: { kind: 'text', max: 60, required: true },
      l_name: { kind: 'text', max: 60, optional: true },
      email: { kind: 'email', max: 254, optional: true },
      phone: { kind: 'phone', max: 40, optional: true },
      language: { kind: 'language', max: 2, optional: true },
    },
    writable: ['client_id', 'branch_office_id', 'name', 'l_name', 'email', 'phone', 'language'],
    list: {
      columns: ['name', 'l_name', 'client_id', 'branch_office_id', 'phone', 'email'],
      hidden: ['language'],
      search: ['name', 'l_name', 'email', 'phone'],
      filters: ['client_id', 'branch_office_id'],
      sort: 'l_name',
    },
    form: { general: ['name', 'l_name', 'client_id', 'branch_office_id'], reach: ['phone', 'email', 'language'] },
    access: {
      read: { is: 'can', permission: 'clients.read' },
      create: { is: 'can', permission: 'clients.write' },
      update: { is: 'can', permission: 'clients.write' },
      delete: { is: 'can', permission: 'clients.write' },
      lookup: { is: 'signedIn' },
    },
  },
  flex_entry: {
    name: 'flex_entry',
    path: 'flex_entry',
    paths: { list: '/flexEntries', detail: '/flexEntry/{id}' },
    title: ['day'],
    fields: {
      user_id: { kind: 'reference', target: 'user', required: true },
      day: { kind: 'date', required: true },
      seconds: { kind: 'duration', min: -36000000, max: 36000000, required: true },
      reason: {
        kind: 'choice',
        values: { corrected: 'corrected', payout: 'payout', opening: 'opening', counted: 'counted' },
        default: 'corrected',
      },
      note: { kind: 'text', max: 1000, optional: true },
      contract_hours: { kind: 'decimal', scale: 2, unit: 'hoursAWeek', readOnly: true, min: 0, max: 80, optional: true },
      work_days: {
        kind: 'choice',
        values: { monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 },
        many: true,
        readOnly: true,
        default: [],
      },
      user_added: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      date_added: { kind: 'dateTime', readOnly: true, required: true },
    },
    writable: ['user_id', 'day', 'seconds', 'reason', 'note'],
    list: {
      columns: ['day', 'user_id', 'reason', 'seconds', 'note'],
      hidden: ['contract_hours', 'work_days', 'user_added', 'date_added'],
      search: ['user_id', 'note'],
      filters: ['user_id', 'reason', 'day'],
      sort: 'day',
      order: 'DESC',
    },
    form: { general: ['user_id', 'day', 'seconds', 'reason', 'note'] },
    access: {
      read: {
        is: 'any',
        of: [
          { is: 'own', field: 'user_id' },
          { is: 'can', permission: 'attendance.write' },
        ],
      },
      create: { is: 'can', permission: 'attendance.write' },
    },
  },
  holiday: {
    name: 'holiday',
    path: 'holiday',
    paths: { list: '/holidays', detail: '/holiday/{id}' },
    title: ['name'],
    fields: {
      date: { kind: 'date', required: true },
      name: { kind: 'text', max: 80, required: true },
      country: { kind: 'country', max: 2, default: 'SI' },
    },
    writable: ['date', 'name', 'country'],
    list: { columns: ['date', 'name', 'country'], search: ['name'], filters: ['date', 'country'], sort: 'date' },
    form: { general: ['date', 'name', 'country'] },
    access: {
      read: { is: 'signedIn' },
      create: { is: 'can', permission: 'holidays.write' },
      update: { is: 'can', permission: 'holidays.write' },
      delete: { is: 'can', permission: 'holidays.write' },
    },
    menu: { group: 'company', icon: 'calendar-off', order: 60 },
  },
  invoice: {
    name: 'invoice',
    path: 'invoice',
    paths: { list: '/invoicing/waiting', detail: '/invoices/{id}' },
    title: ['title', 'number'],
    fields: {
      kind: { kind: 'choice', values: { invoice: 'invoice', creditNote: 'creditNote' }, readOnly: true, default: 'invoice' },
      number: { kind: 'text', max: 20, readOnly: true, optional: true },
      year: { kind: 'integer', readOnly: true, min: 2000, max: 2200, optional: true },
      serial: { kind: 'integer', readOnly: true, min: 1, max: 2147483647, optional: true },
      title: { kind: 'text', max: 200, required: true },
      client_id: { kind: 'reference', target: 'client', required: true },
      project_id: { kind: 'reference', target: 'project', readOnly: true, optional: true },
      project_status: { kind: 'integer', readOnly: true, min: 0, max: 10, optional: true },
      status: {
        kind: 'choice',
        values: { waiting: 0, issued: 1, cancelled: 2 },
        tones: { waiting: 'ready', issued: 'settled', cancelled: 'refused' },
        readOnly: true,
        default: 0,
      },
      period_from: { kind: 'date', optional: true },
      period_to: { kind: 'date', optional: true },
      issue_date: { kind: 'date', readOnly: true, optional: true },
      due_date: { kind: 'date', optional: true },
      currency: { kind: 'text', max: 3, readOnly: true, default: 'EUR' },
      reverse_charge: { kind: 'flag', default: false },
      notes: { kind: 'longText', max: 4000, optional: true },
      net: { kind: 'money', readOnly: true, min: -100000000000, max: 100000000000, default: 0 },
      vat: { kind: 'money', readOnly: true, min: -100000000000, max: 100000000000, default: 0 },
      total: { kind: 'money', readOnly: true, min: -100000000000, max: 100000000000, default: 0 },
      unpriced: { kind: 'integer', readOnly: true, min: 0, max: 1000000, default: 0 },
      payment_reference: { kind: 'text', max: 30, readOnly: true, optional: true },
      buyer_name: { kind: 'text', max: 120, readOnly: true, optional: true },
      buyer_address: { kind: 'text', max: 120, readOnly: true, optional: true },
      buyer_zip: { kind: 'text', max: 12, readOnly: true, optional: true },
      buyer_town: { kind: 'text', max: 80, readOnly: true, optional: true },
      buyer_country: { kind: 'text', max: 2, readOnly: true, optional: true },
      buyer_vat_number: { kind: 'text', max: 20, readOnly: true, optional: true },
      issued_at: { kind: 'dateTime', readOnly: true, optional: true },
      issued_by: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      cancelled_at: { kind: 'dateTime', readOnly: true, optional: true },
      cancelled_by: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      cancel_reason: { kind: 'text', max: 1000, readOnly: true, optional: true },
      credited_id: { kind: 'reference', target: 'invoice', readOnly: true, optional: true },
      document: { kind: 'file', target: 'file', readOnly: true, optional: true },
      sent_at: { kind: 'dateTime', readOnly: true, optional: true },
      sent_to: { kind: 'text', max: 254, readOnly: true, optional: true },
      user_added: { kind: 'reference', target: 'user', readOnly: true, required: true },
      date_added: { kind: 'dateTime', readOnly: true, required: true },
    },
    writable: ['title', 'client_id', 'period_from', 'period_to', 'due_date', 'reverse_charge', 'notes'],
    facts: {
      lines: { fact: 'count', entity: 'invoice_line', to: 'invoice_id' },
      tasks: { fact: 'count', entity: 'invoice_task', to: 'invoice_id' },
      credit_notes: { fact: 'collect', entity: 'invoice', to: 'credited_id', field: 'id' },
    },
    list: {
      columns: ['number', 'title', 'client_id', 'status', 'tasks', 'net', 'total', 'issue_date', 'due_date'],
      hidden: ['kind', 'vat', 'unpriced', 'project_id', 'buyer_name', 'issued_by', 'user_added', 'date_added', 'sent_at'],
      search: ['number', 'title', 'client_id', 'buyer_name', 'notes'],
      filters: ['status', 'kind', 'client_id', 'project_id', 'issue_date', 'due_date'],
      sort: 'date_added',
      order: 'DESC',
      sums: ['net', 'vat', 'total'],
      lists: {
        tasks: { path: '/invoicing/tasks' },
        waiting: { path: '/invoicing/waiting', rows: { is: 'where', field: 'status', in: [0] } },
        done: { path: '/invoicing/done', rows: { is: 'where', field: 'status', in: [1, 2] } },
        projectsWaiting: { path: '/invoicing/projects/waiting' },
        projectsDone: { path: '/invoicing/projects/done' },
      },
    },
    form: { general: ['client_id', 'title', 'period_from', 'period_to', 'due_date', 'reverse_charge', 'notes'] },
    access: {
      read: { is: 'can', permission: 'invoicing.read' },
      create: { is: 'can', permission: 'invoicing.write' },
      update: { is: 'can', permission: 'invoicing.write' },
      delete: { is: 'can', permission: 'invoicing.write' },
      fields: {},
    },
    menu: { group: 'work', icon: 'receipt-euro', order: 40, waits: { status: [0] } },
    workflow: {
      field: 'status',
      states: { waiting: 0, issued: 1, cancelled: 2 },
      transitions: {
        edit: { from: ['waiting'], to: 'same', allow: { is: 'can', permission: 'invoicing.write' }, method: 'PUT', path: '' },
        changeLines: { from: ['waiting'], to: 'same', allow: { is: 'can', permission: 'invoicing.write' }, method: 'POST', path: 'line' },
        issue: {
          from: ['waiting'],
          to: 'issued',
          allow: { is: 'can', permission: 'invoicing.issue' },
          method: 'PUT',
          path: 'issue',
          input: { leave_out: { kind: 'flag', default: false } },
        },
        cancel: {
          from: ['issued'],
          to: 'cancelled',
          allow: { is: 'can', permission: 'invoicing.issue' },
          method: 'PUT',
          path: 'cancel',
          input: { reason: { kind: 'text', max: 1000, required: true } },
        },
        remove: { from: ['waiting'], to: 'same', allow: { is: 'can', permission: 'invoicing.write' }, method: 'DELETE', path: '' },
      },
    },
  },
  kilometer_price: {
    name: 'kilometer_price',
    path: 'kilometer_price',
    paths: { list: '/kilometerPrices', detail: '/kilometerPrice/{id}' },
    title: ['valid_from'],
    fields: {
      valid_from: { kind: 'date', required: true },
      client_id: { kind: 'reference', target: 'client', onDelete: 'cascade', optional: true },
      transport_type_id: { kind: 'reference', target: 'transport_type', required: true },
      price_per_km: { kind: 'money', unit: 'kilometers', min: 0, max: 100000, required: true },
      note: { kind: 'text', max: 200, optional: true },
    },
    writable: ['valid_from', 'client_id', 'transport_type_id', 'price_per_km', 'note'],
    list: {
      columns: ['valid_from', 'transport_type_id', 'price_per_km', 'client_id', 'note'],
      filters: ['client_id', 'transport_type_id', 'valid_from'],
      sort: 'valid_from',
      order: 'DESC',
    },
    form: { general: ['transport_type_id', 'price_per_km', 'valid_from', 'note'], whose: ['client_id'] },
    access: {
      read: { is: 'can', permission: 'invoicing.read' },
      create: { is: 'can', permission: 'invoicing.write' },
      update: { is: 'can', permission: 'invoicing.write' },
      delete: { is: 'can', permission: 'invoicing.write' },
    },
    menu: { group: 'company', icon: 'currency-euro', order: 35, under: 'price' },
  },
  leave_entry: {
    name: 'leave_entry',
    path: 'leave_entry',
    paths: { list: '/leaveEntries', detail: '/leaveEntry/{id}' },
    title: ['day'],
    fields: {
      user_id: { kind: 'reference', target: 'user', required: true },
      year: { kind: 'integer', min: 1900, max: 2199, required: true },
      days: { kind: 'decimal', scale: 2, min: -366, max: 366, required: true },
      reason: {
        kind: 'choice',
        values: {
          corrected: 'corrected',
          carriedOver: 'carriedOver',
          prevented: 'prevented',
          accrued: 'accrued',
          used: 'used',
          givenBack: 'givenBack',
          lapsed: 'lapsed',
        },
        default: 'corrected',
      },
      day: { kind: 'date', required: true },
      note: { kind: 'text', max: 1000, optional: true },
      absence_id: { kind: 'reference', target: 'absence', readOnly: true, optional: true },
      basis: { kind: 'integer', readOnly: true, min: 0, max: 366, optional: true },
      months: { kind: 'integer', readOnly: true, min: 0, max: 12, optional: true },
      user_added: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      date_added: { kind: 'dateTime', readOnly: true, required: true },
    },
    writable: ['user_id', 'year', 'days', 'reason', 'day', 'note'],
    list: {
      columns: ['day', 'user_id', 'year', 'reason', 'days', 'note', 'absence_id'],
      hidden: ['basis', 'months', 'user_added', 'date_added'],
      search: ['user_id', 'note'],
      filters: ['user_id', 'year', 'reason', 'day'],
      sort: 'day',
      order: 'DESC',
    },
    form: { general: ['user_id', 'year', 'days', 'reason', 'day', 'note'] },
    access: {
      read: {
        is: 'any',
        of: [
          { is: 'own', field: 'user_id' },
          { is: 'can', permission: 'absences.read' },
          { is: 'can', permission: 'absences.write' },
        ],
      },
      create: { is: 'can', permission: 'absences.write' },
    },
  },
  list_view: {
    name: 'list_view',
    path: 'list_view',
    title: ['name'],
    fields: {
      name: { kind: 'text', max: 60, required: true },
      user_id: { kind: 'reference', target: 'user', onDelete: 'cascade', readOnly: true, required: true },
      role_id: { kind: 'reference', target: 'role', onDelete: 'empty', optional: true },
      in_menu: { kind: 'flag', default: true },
      page: { kind: 'text', max: 200, required: true },
      query: { kind: 'text', max: 4000, optional: true },
      hidden_columns: { kind: 'text', max: 1000, optional: true },
    },
    writable: ['name', 'role_id', 'in_menu', 'page', 'query', 'hidden_columns'],
    list: {
      columns: ['name', 'page', 'in_menu', 'role_id', 'user_id', 'query', 'hidden_columns'],
      filters: ['page', 'user_id'],
      sort: 'name',
      lookup: true,
    },
    form: { general: ['name', 'role_id', 'in_menu'] },
    access: {
      read: {
        is: 'any',
        of: [
          { is: 'own', field: 'user_id' },
          {
            is: 'through',
            field: 'role_id',
            entity: 'role',
            rule: { is: 'related', as: 'held', entity: 'user', to: 'role_id', user: 'id' },
          },
        ],
      },
      create: { is: 'signedIn' },
      update: { is: 'own', field: 'user_id' },
      delete: { is: 'own', field: 'user_id' },
    },
  },
  mail: {
    name: 'mail',
    path: 'mail',
    paths: { list: '/mails', detail: '/mail/{id}' },
    title: ['subject'],
    fields: {
      kind: {
        kind: 'choice',
        values: {
          confirmation: 'confirmation',
          reminder: 'reminder',
          invitation: 'invitation',
          passwordReset: 'passwordReset',
          account: 'account',
          news: 'news',
          projectOffer: 'projectOffer',
          meeting: 'meeting',
          minutes: 'minutes',
          invoice: 'invoice',
        },
        readOnly: true,
        default: 'account',
      },
      recipient: { kind: 'email', max: 254, readOnly: true, required: true },
      reply_to: { kind: 'email', max: 254, readOnly: true, optional: true },
      subject: { kind: 'text', max: 300, readOnly: true, required: true },
      text: { kind: 'longText', max: 50000, readOnly: true, required: true },
      html: { kind: 'longText', max: 200000, readOnly: true, optional: true },
      language: { kind: 'language', max: 2, readOnly: true, default: 'sl' },
      entity: { kind: 'text', max: 60, readOnly: true, optional: true },
      entity_id: { kind: 'integer', readOnly: true, min: 1, max: 2147483647, optional: true },
      status: {
        kind: 'choice',
        values: { waiting: 'waiting', sent: 'sent', failed: 'failed', cancelled: 'cancelled' },
        tones: { waiting: 'ready', sent: 'done', failed: 'refused', cancelled: 'idle' },
        readOnly: true,
        default: 'waiting',
      },
      attempts: { kind: 'integer', readOnly: true, min: 0, max: 1000, default: 0 },
      next_attempt_at: { kind: 'dateTime', readOnly: true, optional: true },
      refusal: { kind: 'text', max: 2000, readOnly: true, optional: true },
      date_added: { kind: 'dateTime', readOnly: true, required: true },
      sent_at: { kind: 'dateTime', readOnly: true, optional: true },
    },
    writable: [],
    list: {
      columns: ['status', 'kind', 'recipient', 'subject', 'attempts', 'date_added'],
      hidden: ['sent_at', 'next_attempt_at', 'language'],
      search: ['recipient', 'subject'],
      filters: ['status', 'kind', 'date_added'],
      sort: 'date_added',
      order: 'DESC',
    },
    form: {
      general: ['kind', 'recipient', 'reply_to', 'language', 'subject', 'text'],
      sending: ['status', 'attempts', 'next_attempt_at', 'refusal', 'date_added', 'sent_at'],
    },
    access: { read: { is: 'can', permission: 'settings.write' }, fields: {} },
    menu: { group: 'company', icon: 'mail', order: 98 },
  },
  meeting: {
    name: 'meeting',
    path: 'meeting',
    paths: { list: '/myMeetings', detail: '/meeting/{id}' },
    title: ['title'],
    fields: {
      number: { kind: 'sequence', readOnly: true, prefix: 'S-', digits: 1, required: true },
      title: { kind: 'text', max: 200, required: true },
      client_company_id: { kind: 'reference', target: 'client', optional: true },
      project: { kind: 'reference', target: 'project', zero: true, default: 0 },
      place: { kind: 'text', max: 300, optional: true },
      planned_start: { kind: 'dateTime', readOnly: true, required: true },
      planned_end: { kind: 'dateTime', readOnly: true, required: true },
      organiser_id: { kind: 'reference', target: 'user', readOnly: true, required: true },
      status: {
        kind: 'choice',
        values: { planned: 0, inProgress: 1, stopped: 2, finished: 3, cancelled: 4 },
        tones: { planned: 'ready', inProgress: 'active', stopped: 'paused', finished: 'done', cancelled: 'refused' },
        readOnly: true,
        default: 0,
      },
      started_at: { kind: 'dateTime', readOnly: true, optional: true },
      running_since: { kind: 'dateTime', readOnly: true, optional: true },
      held_time: { kind: 'duration', readOnly: true, min: 0, max: 315360000, default: 0 },
      finished_at: { kind: 'dateTime', readOnly: true, optional: true },
      moved_from: { kind: 'dateTime', readOnly: true, optional: true },
      change_reason: { kind: 'text', max: 1000, readOnly: true, optional: true },
      invitation: { kind: 'integer', readOnly: true, min: 0, max: 2147483647, default: 0 },
      invited_at: { kind: 'dateTime', readOnly: true, optional: true },
      user_added: { kind: 'reference', target: 'user', readOnly: true, required: true },
      date_added: { kind: 'dateTime', readOnly: true, required: true },
    },
    writable: ['title', 'client_company_id', 'project', 'place'],
    facts: {
      people: { fact: 'count', entity: 'meeting_participant', to: 'meeting_id' },
      accepted: { fact: 'count', entity: 'meeting_participant', to: 'meeting_id', where: { answer: ['accepted'] } },
      waiting_users: { fact: 'collect', entity: 'meeting_participant', to: 'meeting_id', field: 'user_id', where: { answer: ['none'] } },
      actions: { fact: 'count', entity: 'meeting_outcome', to: 'meeting_id', where: { kind: ['action'] } },
      files: { fact: 'count', entity: 'file', to: 'meeting_id' },
      comments: { fact: 'count', entity: 'comment', to: 'meeting_id' },
    },
    list: {
      columns: ['status', 'number', 'title', 'client_company_id', 'planned_start', 'place', 'organiser_id', 'people', 'actions'],
      hidden: [
        'planned_end',
        'started_at',
        'running_since',
        'held_time',
        'finished_at',
        'moved_from',
        'project',
        'accepted',
        'files',
        'date_added',
      ],
      carries: ['waiting_users'],
      search: ['title', 'number', 'client_company_id', 'place'],
      filters: ['status', 'client_company_id', 'project', 'organiser_id', 'planned_start', 'planned_end', 'moved_from'],
      sort: 'planned_start',
      order: 'DESC',
      lists: {
        my: {
          path: '/myMeetings',
          rows: {
            is: 'any',
            of: [
              { is: 'own', field: 'organiser_id' },
              { is: 'related', as: 'invited', entity: 'meeting_participant', to: 'meeting_id', user: 'user_id' },
            ],
          },
        },
        planned: { path: '/plannedMeetings', rows: { is: 'where', field: 'status', in: [0, 1, 2] } },
        finished: { path: '/finishedMeetings', rows: { is: 'where', field: 'status', in: [3, 4] } },
      },
    },
    form: { general: ['title', 'client_company_id', 'project', 'place', 'planned_start', 'planned_end', 'organiser_id'] },
    access: {
      read: { is: 'can', permission: 'meetings.read' },
      create: { is: 'can', permission: 'meetings.read' },
      update: {
        is: 'all',
        of: [
          { is: 'where', field: 'status', in: [0, 1, 2] },
          {
            is: 'any',
            of: [
              { is: 'own', field: 'organiser_id' },
              { is: 'can', permission: 'meetings.write' },
            ],
          },
        ],
      },
    },
    menu: { group: 'work', icon: 'calendar-event', order: 4, daily: true },
    workflow: {
      field: 'status',
      states: { planned: 0, inProgress: 1, stopped: 2, finished: 3, cancelled: 4 },
      transitions: {
        start: {
          from: ['planned'],
          to: 'inProgress',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'organiser_id' },
              { is: 'can', permission: 'meetings.write' },
            ],
          },
          method: 'PUT',
          path: 'start',
        },
        stop: {
          from: ['inProgress'],
          to: 'stopped',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'organiser_id' },
              { is: 'can', permission: 'meetings.write' },
            ],
          },
          method: 'PUT',
          path: 'stop',
        },
        continue: {
          from: ['stopped'],
          to: 'inProgress',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'organiser_id' },
              { is: 'can', permission: 'meetings.write' },
            ],
          },
          method: 'PUT',
          path: 'continue',
        },
        finish: {
          from: ['inProgress', 'stopped'],
          to: 'finished',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'organiser_id' },
              { is: 'can', permission: 'meetings.write' },
            ],
          },
          method: 'PUT',
          path: 'finish',
        },
        move: {
          from: ['planned'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'organiser_id' },
              { is: 'can', permission: 'meetings.write' },
            ],
          },
          method: 'PUT',
          path: 'move',
          input: {
            planned_start: { kind: 'dateTime', required: true },
            planned_end: { kind: 'dateTime', required: true },
            change_reason: { kind: 'text', max: 1000, optional: true },
          },
        },
        cancel: {
          from: ['planned'],
          to: 'cancelled',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'organiser_id' },
              { is: 'can', permission: 'meetings.write' },
            ],
          },
          method: 'PUT',
          path: 'cancel',
          input: { change_reason: { kind: 'text', max: 1000, required: true } },
        },
        prepare: {
          from: ['planned', 'inProgress', 'stopped'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'organiser_id' },
              { is: 'can', permission: 'meetings.write' },
            ],
          },
          method: 'PUT',
          path: '',
        },
        invite: {
          from: ['planned', 'inProgress', 'stopped'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'organiser_id' },
              { is: 'can', permission: 'meetings.write' },
            ],
          },
          method: 'PUT',
          path: 'invite',
        },
        handLink: {
          from: ['planned', 'inProgress', 'stopped'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'organiser_id' },
              { is: 'can', permission: 'meetings.write' },
            ],
          },
          method: 'POST',
          path: 'participant/{part}/link',
        },
        respond: {
          from: ['planned', 'inProgress', 'stopped'],
          to: 'same',
          allow: { is: 'related', as: 'invited', entity: 'meeting_participant', to: 'meeting_id', user: 'user_id' },
          method: 'PUT',
          path: 'respond',
        },
        write: {
          from: ['planned', 'inProgress', 'stopped'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'organiser_id' },
              { is: 'related', as: 'invited', entity: 'meeting_participant', to: 'meeting_id', user: 'user_id' },
              { is: 'can', permission: 'meetings.write' },
            ],
          },
          method: 'PUT',
          path: 'minutes',
        },
        correct: {
          from: ['finished'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'organiser_id' },
              { is: 'can', permission: 'meetings.write' },
            ],
          },
          method: 'PUT',
          path: 'correct',
          input: { reason: { kind: 'text', max: 1000, required: true } },
        },
        makeTask: {
          from: ['inProgress', 'stopped', 'finished'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'organiser_id' },
              { is: 'related', as: 'invited', entity: 'meeting_participant', to: 'meeting_id', user: 'user_id' },
              { is: 'can', permission: 'meetings.write' },
            ],
          },
          method: 'POST',
          path: 'outcome/{part}/task',
        },
        mailMinutes: {
          from: ['finished'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'organiser_id' },
              { is: 'related', as: 'invited', entity: 'meeting_participant', to: 'meeting_id', user: 'user_id' },
              { is: 'can', permission: 'meetings.write' },
            ],
          },
          method: 'PUT',
          path: 'mailMinutes',
        },
        addFile: {
          from: ['planned', 'inProgress', 'stopped', 'finished'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'organiser_id' },
              { is: 'related', as: 'invited', entity: 'meeting_participant', to: 'meeting_id', user: 'user_id' },
              { is: 'can', permission: 'meetings.write' },
            ],
          },
          method: 'POST',
          path: 'file',
        },
        comment: {
          from: ['planned', 'inProgress', 'stopped', 'finished', 'cancelled'],
          to: 'same',
          allow: { is: 'can', permission: 'meetings.read' },
          method: 'POST',
          path: 'comment',
        },
        bookTime: {
          from: ['stopped', 'finished'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'organiser_id' },
              { is: 'can', permission: 'meetings.write' },
            ],
          },
          method: 'POST',
          path: 'bookTime',
          input: {
            task_id: { kind: 'reference', target: 'task', required: true },
            work_type_id: { kind: 'reference', target: 'work_type', required: true },
          },
        },
      },
    },
  },
  mileage_rate: {
    name: 'mileage_rate',
    path: 'mileage_rate',
    title: ['valid_from'],
    fields: {
      valid_from: { kind: 'date', required: true },
      price_per_km: { kind: 'money', min: 0, max: 100000000000, required: true },
      note: { kind: 'text', max: 200, optional: true },
      added_by: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      date_added: { kind: 'dateTime', readOnly: true, required: true },
    },
    writable: ['valid_from', 'price_per_km', 'note'],
    list: {
      columns: ['valid_from', 'price_per_km', 'note', 'added_by', 'date_added'],
      filters: ['valid_from'],
      sort: 'valid_from',
      order: 'DESC',
    },
    access: {
      read: { is: 'can', permission: 'settings.read' },
      create: { is: 'can', permission: 'settings.write' },
      update: { is: 'can', permission: 'settings.write' },
      delete: { is: 'can', permission: 'settings.write' },
    },
  },
  offer: {
    name: 'offer',
    path: 'offer',
    paths: { list: '/myOffers', detail: '/offer/{id}' },
    title: ['title'],
    fields: {
      number: { kind: 'sequence', readOnly: true, prefix: 'P-', digits: 1, required: true },
      title: { kind: 'text', max: 200, required: true },
      description: { kind: 'richText', max: 20000, optional: true },
      status: {
        kind: 'choice',
        values: {
          preparing: 0,
          changeNeeded: 1,
          requestReady: 2,
          taken: 3,
          inMaking: 4,
          offerReady: 5,
          sentToClient: 6,
          approved: 7,
          ordered: 8,
          finished: 9,
          declined: 10,
        },
        tones: {
          preparing: 'ready',
          changeNeeded: 'paused',
          requestReady: 'ready',
          taken: 'ready',
          inMaking: 'ready',
          offerReady: 'ready',
          sentToClient: 'sent',
          approved: 'done',
          ordered: 'done',
          finished: 'done',
          declined: 'refused',
        },
        readOnly: true,
        default: 0,
      },
      step_since: { kind: 'dateTime', readOnly: true, required: true },
      offer_type_id: { kind: 'reference', target: 'offer_type', optional: true },
      client_id: { kind: 'reference', target: 'client', required: true },
      contact_id: { kind: 'reference', target: 'contact', optional: true },
      commercial_user_id: { kind: 'reference', target: 'user', required: true },
      offer_manager_id: { kind: 'reference', target: 'user', optional: true },
      commercial_notes: { kind: 'richText', max: 20000, optional: true },
      value: { kind: 'money', min: 0, max: 100000000000, optional: true },
      probability: { kind: 'integer', unit: 'percent', min: 0, max: 100, default: 50 },
      deadline: { kind: 'date', optional: true },
      valid_until: { kind: 'date', optional: true },
      tags: { kind: 'references', target: 'tag', default: [] },
      project_offer_id: { kind: 'reference', target: 'project_offer', onDelete: 'empty', optional: true },
      project_id: { kind: 'reference', target: 'project', onDelete: 'empty', optional: true },
      tasks: { kind: 'references', target: 'task', onDelete: 'empty', default: [] },
      declined_reason: { kind: 'text', max: 1000, readOnly: true, optional: true },
      archived: { kind: 'flag', readOnly: true, default: false },
      user_added: { kind: 'reference', target: 'user', readOnly: true, required: true },
      date_added: { kind: 'dateTime', readOnly: true, required: true },
    },
    writable: [
      'title',
      'description',
      'offer_type_id',
      'client_id',
      'contact_id',
      'commercial_user_id',
      'offer_manager_id',
      'commercial_notes',
      'value',
      'probability',
      'deadline',
      'valid_until',
      'tags',
      'project_offer_id',
      'project_id',
      'tasks',
    ],
    facts: {
      steps: { fact: 'count', entity: 'offer_step', to: 'offer_id' },
      files: { fact: 'count', entity: 'file', to: 'offer_id' },
      comments: { fact: 'count', entity: 'comment', to: 'offer_id' },
    },
    list: {
      columns: ['status', 'number', 'title', 'client_id', 'value', 'probability', 'commercial_user_id', 'offer_manager_id', 'deadline'],
      hidden: ['offer_type_id', 'valid_until', 'step_since', 'tags', 'date_added'],
      search: ['title', 'number', 'client_id', 'description', 'tags'],
      filters: [
        'status',
        'offer_type_id',
        'client_id',
        'commercial_user_id',
        'offer_manager_id',
        'project_id',
        'tags',
        'deadline',
        'valid_until',
      ],
      sort: 'step_since',
      order: 'DESC',
      lists: {
        myOffers: {
          path: '/myOffers',
          rows: {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.read' },
              { is: 'where', field: 'archived', in: [false] },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'commercial_user_id' },
                  { is: 'own', field: 'offer_manager_id' },
                ],
              },
            ],
          },
        },
        allOffers: {
          path: '/allOffers',
          rows: {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.read' },
              { is: 'where', field: 'archived', in: [false] },
            ],
          },
        },
        offersInMaking: {
          path: '/offersInMaking',
          rows: {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.making' },
              { is: 'where', field: 'archived', in: [false] },
              { is: 'where', field: 'status', in: [2, 3, 4, 5] },
            ],
          },
        },
        approvedOffers: {
          path: '/approvedOffers',
          rows: {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.making' },
              { is: 'where', field: 'archived', in: [false] },
              { is: 'where', field: 'status', in: [7, 8] },
            ],
          },
        },
        finishedOffers: {
          path: '/finishedOffers',
          rows: {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.read' },
              { is: 'where', field: 'archived', in: [false] },
              { is: 'where', field: 'status', in: [9, 10] },
            ],
          },
        },
        archivedOffers: {
          path: '/archivedOffers',
          rows: {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.read' },
              { is: 'where', field: 'archived', in: [true] },
            ],
          },
        },
      },
    },
    form: {
      general: ['title', 'client_id', 'contact_id', 'offer_type_id', 'description'],
      people: ['commercial_user_id', 'offer_manager_id'],
      worth: ['value', 'probability', 'deadline', 'valid_until'],
      notes: ['commercial_notes', 'tags'],
      results: ['project_offer_id', 'project_id', 'tasks'],
    },
    access: {
      read: {
        is: 'any',
        of: [
          { is: 'can', permission: 'offers.read' },
          {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.making' },
              {
                is: 'any',
                of: [
                  { is: 'where', field: 'status', in: [2, 3, 4, 5] },
                  { is: 'where', field: 'status', in: [7, 8] },
                ],
              },
            ],
          },
        ],
      },
      create: { is: 'can', permission: 'offers.read' },
      update: {
        is: 'any',
        of: [
          {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.read' },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'commercial_user_id' },
                  { is: 'can', permission: 'offers.write' },
                ],
              },
            ],
          },
          {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.read' },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'offer_manager_id' },
                  { is: 'can', permission: 'offers.write' },
                ],
              },
            ],
          },
        ],
      },
    },
    menu: { group: 'work', icon: 'file-description', order: 30, daily: true },
    workflow: {
      field: 'status',
      states: {
        preparing: 0,
        changeNeeded: 1,
        requestReady: 2,
        taken: 3,
        inMaking: 4,
        offerReady: 5,
        sentToClient: 6,
        approved: 7,
        ordered: 8,
        finished: 9,
        declined: 10,
      },
      transitions: {
        handIn: {
          from: ['preparing', 'changeNeeded'],
          to: 'requestReady',
          allow: {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.read' },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'commercial_user_id' },
                  { is: 'can', permission: 'offers.write' },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'handIn',
          input: { note: { kind: 'text', max: 1000, optional: true } },
        },
        take: {
          from: ['requestReady'],
          to: 'taken',
          allow: {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.read' },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'offer_manager_id' },
                  { is: 'can', permission: 'offers.write' },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'take',
          input: { note: { kind: 'text', max: 1000, optional: true } },
        },
        make: {
          from: ['taken', 'offerReady'],
          to: 'inMaking',
          allow: {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.read' },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'offer_manager_id' },
                  { is: 'can', permission: 'offers.write' },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'make',
          input: { note: { kind: 'text', max: 1000, optional: true } },
        },
        complete: {
          from: ['inMaking'],
          to: 'offerReady',
          allow: {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.read' },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'offer_manager_id' },
                  { is: 'can', permission: 'offers.write' },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'complete',
          input: { note: { kind: 'text', max: 1000, optional: true } },
        },
        send: {
          from: ['offerReady'],
          to: 'sentToClient',
          allow: {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.read' },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'commercial_user_id' },
                  { is: 'can', permission: 'offers.write' },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'send',
          input: { note: { kind: 'text', max: 1000, optional: true } },
        },
        approve: {
          from: ['sentToClient'],
          to: 'approved',
          allow: {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.read' },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'commercial_user_id' },
                  { is: 'can', permission: 'offers.write' },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'approve',
          input: { note: { kind: 'text', max: 1000, optional: true } },
        },
        order: {
          from: ['approved'],
          to: 'ordered',
          allow: {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.read' },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'commercial_user_id' },
                  { is: 'can', permission: 'offers.write' },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'order',
          input: { note: { kind: 'text', max: 1000, optional: true } },
        },
        finish: {
          from: ['ordered'],
          to: 'finished',
          allow: {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.read' },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'commercial_user_id' },
                  { is: 'can', permission: 'offers.write' },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'finish',
          input: { note: { kind: 'text', max: 1000, optional: true } },
        },
        needChange: {
          from: ['requestReady', 'taken', 'inMaking', 'sentToClient'],
          to: 'changeNeeded',
          allow: {
            is: 'any',
            of: [
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'offers.read' },
                  {
                    is: 'any',
                    of: [
                      { is: 'own', field: 'offer_manager_id' },
                      { is: 'can', permission: 'offers.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'offers.read' },
                  { is: 'own', field: 'commercial_user_id' },
                  { is: 'where', field: 'status', in: [6] },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'needChange',
          input: { reason: { kind: 'text', max: 1000, required: true } },
        },
        decline: {
          from: ['preparing', 'changeNeeded', 'requestReady', 'taken', 'inMaking', 'offerReady', 'sentToClient', 'approved'],
          to: 'declined',
          allow: {
            is: 'any',
            of: [
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'offers.read' },
                  {
                    is: 'any',
                    of: [
                      { is: 'own', field: 'commercial_user_id' },
                      { is: 'can', permission: 'offers.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'offers.read' },
                  {
                    is: 'any',
                    of: [
                      { is: 'own', field: 'offer_manager_id' },
                      { is: 'can', permission: 'offers.write' },
                    ],
                  },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'decline',
          input: { reason: { kind: 'text', max: 1000, required: true } },
        },
        reopen: {
          from: ['declined'],
          to: 'preparing',
          allow: {
            is: 'all',
            of: [
              { is: 'can', permission: 'offers.read' },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'commercial_user_id' },
                  { is: 'can', permission: 'offers.write' },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'reopen',
          input: { note: { kind: 'text', max: 1000, optional: true } },
        },
        edit: {
          from: ['preparing', 'changeNeeded', 'requestReady', 'taken', 'inMaking', 'offerReady', 'sentToClient', 'approved', 'ordered'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'offers.read' },
                  {
                    is: 'any',
                    of: [
                      { is: 'own', field: 'commercial_user_id' },
                      { is: 'can', permission: 'offers.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'offers.read' },
                  {
                    is: 'any',
                    of: [
                      { is: 'own', field: 'offer_manager_id' },
                      { is: 'can', permission: 'offers.write' },
                    ],
                  },
                ],
              },
            ],
          },
          method: 'PUT',
          path: '',
        },
        archive: {
          from: [
            'preparing',
            'changeNeeded',
            'requestReady',
            'taken',
            'inMaking',
            'offerReady',
            'sentToClient',
            'approved',
            'ordered',
            'finished',
            'declined',
          ],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'offers.read' },
                  {
                    is: 'any',
                    of: [
                      { is: 'own', field: 'commercial_user_id' },
                      { is: 'can', permission: 'offers.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'offers.read' },
                  {
                    is: 'any',
                    of: [
                      { is: 'own', field: 'offer_manager_id' },
                      { is: 'can', permission: 'offers.write' },
                    ],
                  },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'archive',
        },
        restore: {
          from: [
            'preparing',
            'changeNeeded',
            'requestReady',
            'taken',
            'inMaking',
            'offerReady',
            'sentToClient',
            'approved',
            'ordered',
            'finished',
            'declined',
          ],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'offers.read' },
                  {
                    is: 'any',
                    of: [
                      { is: 'own', field: 'commercial_user_id' },
                      { is: 'can', permission: 'offers.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'offers.read' },
                  {
                    is: 'any',
                    of: [
                      { is: 'own', field: 'offer_manager_id' },
                      { is: 'can', permission: 'offers.write' },
                    ],
                  },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'restore',
        },
        addFile: {
          from: [
            'preparing',
            'changeNeeded',
            'requestReady',
            'taken',
            'inMaking',
            'offerReady',
            'sentToClient',
            'approved',
            'ordered',
            'finished',
            'declined',
          ],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'offers.read' },
                  {
                    is: 'any',
                    of: [
                      { is: 'own', field: 'commercial_user_id' },
                      { is: 'can', permission: 'offers.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'offers.read' },
                  {
                    is: 'any',
                    of: [
                      { is: 'own', field: 'offer_manager_id' },
                      { is: 'can', permission: 'offers.write' },
                    ],
                  },
                ],
              },
            ],
          },
          method: 'POST',
          path: 'file',
        },
        comment: {
          from: [
            'preparing',
            'changeNeeded',
            'requestReady',
            'taken',
            'inMaking',
            'offerReady',
            'sentToClient',
            'approved',
            'ordered',
            'finished',
            'declined',
          ],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'can', permission: 'offers.read' },
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'offers.making' },
                  {
                    is: 'any',
                    of: [
                      { is: 'where', field: 'status', in: [2, 3, 4, 5] },
                      { is: 'where', field: 'status', in: [7, 8] },
                    ],
                  },
                ],
              },
            ],
          },
          method: 'POST',
          path: 'comment',
        },
      },
    },
  },
  offer_type: {
    name: 'offer_type',
    path: 'offer_type',
    paths: { list: '/offerTypes', detail: '/offerType/{id}' },
    title: ['name'],
    fields: { name: { kind: 'text', max: 60, required: true }, archived: { kind: 'flag', default: false } },
    writable: ['name', 'archived'],
    list: { columns: ['name'], hidden: ['archived'], search: ['name'], filters: ['archived'], sort: 'name' },
    form: { general: ['name', 'archived'] },
    access: {
      read: { is: 'can', permission: 'settings.read' },
      create: { is: 'can', permission: 'settings.write' },
      update: { is: 'can', permission: 'settings.write' },
      delete: { is: 'can', permission: 'settings.write' },
      lookup: { is: 'signedIn' },
    },
    menu: { group: 'company', icon: 'category', order: 45 },
  },
  on_call_shift: {
    name: 'on_call_shift',
    path: 'on_call_shift',
    paths: { list: '/onCallCalendar', detail: '/on_call_shift/{id}' },
    title: ['from'],
    fields: {
      user_id: { kind: 'reference', target: 'user', required: true },
      level: { kind: 'choice', values: { first: 'first', backup: 'backup' }, default: 'first' },
      team_id: { kind: 'reference', target: 'user_type', optional: true },
      from: { kind: 'dateTime', required: true },
      to: { kind: 'dateTime', required: true },
      note: { kind: 'text', max: 500, optional: true },
      reminded_at: { kind: 'dateTime', readOnly: true, optional: true },
      handover_at: { kind: 'dateTime', readOnly: true, optional: true },
    },
    writable: ['user_id', 'level', 'team_id', 'from', 'to', 'note'],
    list: {
      columns: ['user_id', 'level', 'team_id', 'from', 'to', 'note'],
      search: ['note'],
      filters: ['user_id', 'level', 'team_id', 'from', 'to'],
      sort: 'from',
    },
    access: {
      read: { is: 'signedIn' },
      create: { is: 'can', permission: 'on_call.write' },
      update: { is: 'can', permission: 'on_call.write' },
      delete: { is: 'can', permission: 'on_call.write' },
    },
    menu: { group: 'people', icon: 'phone-call', order: 4 },
  },
  on_call_swap: {
    name: 'on_call_swap',
    path: 'on_call_swap',
    paths: { list: '/onCallSwaps', detail: '/on_call_swap/{id}' },
    title: ['from'],
    fields: {
      shift_id: { kind: 'reference', target: 'on_call_shift', onDelete: 'cascade', readOnly: true, required: true },
      from: { kind: 'dateTime', readOnly: true, required: true },
      to: { kind: 'dateTime', readOnly: true, required: true },
      offered_by: { kind: 'reference', target: 'user', readOnly: true, required: true },
      user_id: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      note: { kind: 'text', max: 500, readOnly: true, optional: true },
      status: {
        kind: 'choice',
        values: { offered: 0, accepted: 1, done: 2, declined: 3, cancelled: 4 },
        tones: { offered: 'sent', accepted: 'active', done: 'done', declined: 'refused', cancelled: 'idle' },
        readOnly: true,
        default: 0,
      },
      taken_by: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      taken_at: { kind: 'dateTime', readOnly: true, optional: true },
      decided_by: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      decided_at: { kind: 'dateTime', readOnly: true, optional: true },
      reason: { kind: 'text', max: 500, readOnly: true, optional: true },
      date_added: { kind: 'dateTime', readOnly: true, required: true },
    },
    writable: [],
    list: {
      columns: ['status', 'offered_by', 'user_id', 'taken_by', 'from', 'to', 'note'],
      hidden: ['taken_at', 'decided_by', 'decided_at', 'reason', 'date_added'],
      search: ['note'],
      filters: ['status', 'offered_by', 'user_id', 'taken_by', 'from', 'to'],
      sort: 'from',
      order: 'DESC',
    },
    access: { read: { is: 'signedIn' } },
    workflow: {
      field: 'status',
      states: { offered: 0, accepted: 1, done: 2, declined: 3, cancelled: 4 },
      transitions: {
        accept: { from: ['offered'], to: 'accepted', allow: { is: 'signedIn' }, method: 'PUT', path: 'accept' },
        decline: {
          from: ['offered', 'accepted'],
          to: 'declined',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'user_id' },
              { is: 'can', permission: 'on_call.write' },
            ],
          },
          method: 'PUT',
          path: 'decline',
          input: { reason: { kind: 'text', max: 500, optional: true } },
        },
        agree: { from: ['accepted'], to: 'done', allow: { is: 'can', permission: 'on_call.write' }, method: 'PUT', path: 'agree' },
        cancel: {
          from: ['offered', 'accepted'],
          to: 'cancelled',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'offered_by' },
              { is: 'can', permission: 'on_call.write' },
            ],
          },
          method: 'PUT',
          path: 'cancel',
          input: { reason: { kind: 'text', max: 500, optional: true } },
        },
      },
    },
  },
  per_diem_rate: {
    name: 'per_diem_rate',
    path: 'per_diem_rate',
    title: ['country', 'valid_from'],
    fields: {
      valid_from: { kind: 'date', required: true },
      country: { kind: 'country', max: 2, default: 'SI' },
      amount_6_8: { kind: 'money', min: 0, max: 100000000000, optional: true },
      amount_8_12: { kind: 'money', min: 0, max: 100000000000, required: true },
      amount_over_12: { kind: 'money', min: 0, max: 100000000000, required: true },
      note: { kind: 'text', max: 200, optional: true },
      added_by: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      date_added: { kind: 'dateTime', readOnly: true, required: true },
    },
    writable: ['valid_from', 'country', 'amount_6_8', 'amount_8_12', 'amount_over_12', 'note'],
    list: {
      columns: ['valid_from', 'country', 'amount_6_8', 'amount_8_12', 'amount_over_12', 'note', 'added_by', 'date_added'],
      filters: ['country', 'valid_from'],
      sort: 'valid_from',
      order: 'DESC',
    },
    access: {
      read: { is: 'can', permission: 'settings.read' },
      create: { is: 'can', permission: 'settings.write' },
      update: { is: 'can', permission: 'settings.write' },
      delete: { is: 'can', permission: 'settings.write' },
    },
  },
  price: {
    name: 'price',
    path: 'price',
    paths: { list: '/prices', detail: '/price/{id}' },
    title: ['valid_from'],
    fields: {
      valid_from: { kind: 'date', required: true },
      client_id: { kind: 'reference', target: 'client', onDelete: 'cascade', optional: true },
      user_type_id: { kind: 'reference', target: 'user_type', optional: true },
      work_type_id: { kind: 'reference', target: 'work_type', required: true },
      hourly_price: { kind: 'money', unit: 'hours', min: 0, max: 100000000000, required: true },
      note: { kind: 'text', max: 200, optional: true },
    },
    writable: ['valid_from', 'client_id', 'user_type_id', 'work_type_id', 'hourly_price', 'note'],
    list: {
      columns: ['valid_from', 'work_type_id', 'hourly_price', 'client_id', 'user_type_id', 'note'],
      filters: ['client_id', 'user_type_id', 'work_type_id', 'valid_from'],
      sort: 'valid_from',
      order: 'DESC',
    },
    form: { general: ['work_type_id', 'hourly_price', 'valid_from', 'note'], whose: ['client_id', 'user_type_id'] },
    access: {
      read: { is: 'can', permission: 'invoicing.read' },
      create: { is: 'can', permission: 'invoicing.write' },
      update: { is: 'can', permission: 'invoicing.write' },
      delete: { is: 'can', permission: 'invoicing.write' },
    },
    menu: { group: 'company', icon: 'currency-euro', order: 25 },
  },
  project: {
    name: 'project',
    path: 'project',
    paths: { list: '/projects/open', detail: '/project/{id}' },
    title: ['title'],
    fields: {
      number: { kind: 'sequence', readOnly: true, prefix: 'PR-', digits: 3, required: true },
      title: { kind: 'text', max: 200, required: true },
      description: { kind: 'longText', max: 10000, optional: true },
      client_id: { kind: 'reference', target: 'client', required: true },
      branch_office_id: { kind: 'reference', target: 'branch_office', zero: true, default: 0 },
      contact_id: { kind: 'reference', target: 'contact', zero: true, default: 0 },
      leader_id: { kind: 'reference', target: 'user', required: true },
      members: { kind: 'references', target: 'user', default: [] },
      plan: {
        kind: 'rows',
        row: {
          work_type_id: { kind: 'reference', target: 'work_type', required: true },
          planned_time: { kind: 'duration', min: 60, max: 315360000, required: true },
        },
        default: [],
      },
      planned_time: { kind: 'duration', readOnly: true, min: 0, max: 315360000, default: 0 },
      starts_on: { kind: 'date', optional: true },
      deadline: { kind: 'dateTime', optional: true },
      template_id: { kind: 'reference', target: 'project_template', onDelete: 'empty', readOnly: true, optional: true },
      tags: { kind: 'references', target: 'tag', default: [] },
      notes: { kind: 'richText', max: 20000, optional: true },
      status: {
        kind: 'choice',
        values: { open: 0, waitingForLeader: 1, waitingForClient: 2, finished: 3, finishedWithoutHandover: 4, invoiced: 5 },
        tones: {
          open: 'ready',
          waitingForLeader: 'sent',
          waitingForClient: 'paused',
          finished: 'done',
          finishedWithoutHandover: 'done',
          invoiced: 'settled',
        },
        readOnly: true,
        default: 0,
      },
      handover_by: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      handover_at: { kind: 'dateTime', readOnly: true, optional: true },
      handover_comment: { kind: 'text', max: 1000, readOnly: true, optional: true },
      excluded_tasks: { kind: 'references', target: 'task', onDelete: 'empty', readOnly: true, default: [] },
      denied: { kind: 'flag', readOnly: true, default: false },
      denied_reason: { kind: 'text', max: 1000, readOnly: true, optional: true },
      burn_warning: { kind: 'choice', values: { none: 0, near: 80, over: 100 }, readOnly: true, default: 0 },
      user_added: { kind: 'reference', target: 'user', readOnly: true, required: true },
      date_added: { kind: 'dateTime', readOnly: true, required: true },
      date_finished: { kind: 'dateTime', readOnly: true, optional: true },
    },
    writable: [
      'title',
      'description',
      'client_id',
      'branch_office_id',
      'contact_id',
      'leader_id',
      'members',
      'plan',
      'starts_on',
      'deadline',
      'tags',
      'notes',
    ],
    facts: {
      worked_time: {
        fact: 'sum',
        entity: 'time_entry',
        to: 'task_id',
        field: 'total_time',
        where: {},
        through: { entity: 'task', to: 'project', where: { project_hours: [true] } },
      },
      running_since: {
        fact: 'collect',
        entity: 'time_entry',
        to: 'task_id',
        field: 'status_since',
        where: { status: [0] },
        through: { entity: 'task', to: 'project', where: { project_hours: [true] } },
      },
      tasks: { fact: 'count', entity: 'task', to: 'project' },
      done_tasks: { fact: 'count', entity: 'task', to: 'project', where: { status: [4, 5, 6, 7] } },
      open_tasks: { fact: 'collect', entity: 'task', to: 'project', field: 'id', where: { status: [0, 1, 2, 3] } },
      materials: { fact: 'count', entity: 'material', to: 'task_id', where: {}, through: { entity: 'task', to: 'project' } },
      transports: { fact: 'count', entity: 'transport', to: 'task_id', where: {}, through: { entity: 'task', to: 'project' } },
      files: { fact: 'count', entity: 'file', to: 'project_id' },
      comments: { fact: 'count', entity: 'comment', to: 'project_id' },
      project_offers: { fact: 'collect', entity: 'project_offer', to: 'project_id', field: 'id' },
    },
    list: {
      columns: ['number', 'title', 'client_id', 'leader_id', 'status', 'worked_time', 'done_tasks', 'deadline'],
      hidden: ['planned_time', 'branch_office_id', 'tags', 'starts_on', 'date_added', 'date_finished'],
      carries: ['tasks', 'running_since'],
      search: ['title', 'number', 'description', 'client_id', 'tags'],
      filters: ['status', 'client_id', 'leader_id', 'members', 'tags', 'deadline', 'burn_warning', 'denied'],
      sort: 'deadline',
      sums: ['planned_time', 'worked_time'],
      lists: {
        open: { path: '/projects/open', rows: { is: 'where', field: 'status', in: [0, 1, 2] } },
        own: {
          path: '/projects/own',
          rows: {
            is: 'any',
            of: [
              { is: 'own', field: 'leader_id' },
              { is: 'related', as: 'member', entity: 'project_members', to: 'project_id', user: 'user_id' },
            ],
          },
        },
        finished: { path: '/projects/finished', rows: { is: 'where', field: 'status', in: [3, 4, 5] } },
        all: { path: '/projects/all', rows: { is: 'signedIn' } },
      },
    },
    form: {
      general: ['client_id', 'branch_office_id', 'contact_id', 'starts_on', 'deadline', 'title', 'description'],
      people: ['leader_id', 'members'],
      plan: ['plan'],
      sorting: ['tags', 'notes'],
    },
    access: {
      read: { is: 'signedIn' },
      create: { is: 'can', permission: 'projects.create' },
      update: {
        is: 'any',
        of: [
          { is: 'own', field: 'leader_id' },
          { is: 'can', permission: 'projects.manage' },
        ],
      },
      delete: { is: 'can', permission: 'projects.delete' },
    },
    menu: { group: 'work', icon: 'building-community', order: 2, daily: true },
    workflow: {
      field: 'status',
      states: { open: 0, waitingForLeader: 1, waitingForClient: 2, finished: 3, finishedWithoutHandover: 4, invoiced: 5 },
      transitions: {
        excludeTasks: {
          from: ['open', 'finishedWithoutHandover', 'waitingForLeader'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'leader_id' },
              { is: 'can', permission: 'projects.manage' },
            ],
          },
          method: 'PUT',
          path: 'handover/exclude',
          input: { excluded_tasks: { kind: 'references', target: 'task', default: [] } },
        },
        startHandover: {
          from: ['open', 'finishedWithoutHandover'],
          to: 'waitingForLeader',
          allow: {
            is: 'any',
            of: [
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'leader_id' },
                  { is: 'can', permission: 'projects.manage' },
                ],
              },
              { is: 'related', as: 'member', entity: 'project_members', to: 'project_id', user: 'user_id' },
            ],
          },
          method: 'PUT',
          path: 'handover/start',
          input: { comment: { kind: 'text', max: 1000, optional: true } },
        },
        approveHandover: {
          from: ['waitingForLeader'],
          to: 'waitingForClient',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'leader_id' },
              { is: 'can', permission: 'projects.manage' },
            ],
          },
          method: 'PUT',
          path: 'handover/approve',
          input: { language: { kind: 'language', max: 2, optional: true } },
        },
        declineHandover: {
          from: ['waitingForLeader'],
          to: 'open',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'leader_id' },
              { is: 'can', permission: 'projects.manage' },
            ],
          },
          method: 'PUT',
          path: 'handover/decline',
          input: { reason: { kind: 'text', max: 1000, required: true } },
        },
        stopHandover: {
          from: ['waitingForLeader', 'waitingForClient'],
          to: 'open',
          allow: {
            is: 'any',
            of: [
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'leader_id' },
                  { is: 'can', permission: 'projects.manage' },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'own', field: 'handover_by' },
                  { is: 'where', field: 'status', in: [1] },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'handover/stop',
        },
        resendHandover: {
          from: ['waitingForClient'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'leader_id' },
              { is: 'can', permission: 'projects.manage' },
            ],
          },
          method: 'PUT',
          path: 'handover/resend',
          input: { language: { kind: 'language', max: 2, optional: true } },
        },
        signHandover: {
          from: ['waitingForClient'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'leader_id' },
              { is: 'can', permission: 'projects.manage' },
            ],
          },
          method: 'PUT',
          path: 'handover/sign',
        },
        confirm: {
          from: ['waitingForClient'],
          to: 'finished',
          allow: { is: 'linkHolder' },
          method: 'PUT',
          path: 'confirm',
          input: { name: { kind: 'text', max: 120, required: true } },
        },
        decline: {
          from: ['waitingForClient'],
          to: 'open',
          allow: { is: 'linkHolder' },
          method: 'PUT',
          path: 'decline',
          input: { reason: { kind: 'text', max: 1000, required: true } },
        },
        addFile: {
          from: ['open', 'finishedWithoutHandover', 'waitingForLeader'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'leader_id' },
                  { is: 'can', permission: 'projects.manage' },
                ],
              },
              { is: 'related', as: 'member', entity: 'project_members', to: 'project_id', user: 'user_id' },
            ],
          },
          method: 'POST',
          path: 'file',
        },
        comment: {
          from: ['open', 'waitingForLeader', 'waitingForClient', 'finished', 'finishedWithoutHandover'],
          to: 'same',
          allow: { is: 'signedIn' },
          method: 'POST',
          path: 'comment',
        },
        finish: {
          from: ['open'],
          to: 'finishedWithoutHandover',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'leader_id' },
              { is: 'can', permission: 'projects.manage' },
            ],
          },
          method: 'PUT',
          path: 'finish',
        },
        invoice: { from: ['finished', 'finishedWithoutHandover'], to: 'invoiced', allow: { is: 'never' }, method: 'PUT', path: 'invoice' },
        cancel: { from: ['invoiced'], to: 'act', allow: { is: 'never' }, method: 'PUT', path: 'cancel' },
      },
    },
  },
  project_offer: {
    name: 'project_offer',
    path: 'project_offer',
    paths: { list: '/projectOffers', detail: '/projectOffer/{id}' },
    title: ['title'],
    fields: {
      number: { kind: 'sequence', readOnly: true, prefix: 'PP-', digits: 3, required: true },
      letter: { kind: 'text', max: 3, readOnly: true, default: 'A' },
      title: { kind: 'text', max: 200, required: true },
      client_id: { kind: 'reference', target: 'client', required: true },
      branch_office_id: { kind: 'reference', target: 'branch_office', optional: true },
      contact_id: { kind: 'reference', target: 'contact', optional: true },
      template_id: { kind: 'reference', target: 'project_template', optional: true },
      leader_id: { kind: 'reference', target: 'user', optional: true },
      starts_on: { kind: 'date', optional: true },
      lines: {
        kind: 'rows',
        row: {
          kind: {
            kind: 'choice',
            values: { work: 'work', material: 'material', transport: 'transport', lumpSum: 'lumpSum' },
            required: true,
          },
          title: { kind: 'text', max: 200, required: true },
          work_type_id: { kind: 'reference', target: 'work_type', optional: true },
          quantity: { kind: 'decimal', scale: 3, min: 0, max: 1000000, default: 1 },
          unit: { kind: 'text', max: 16, optional: true },
          price: { kind: 'money', min: 0, max: 100000000000, default: 0 },
          discount: { kind: 'decimal', scale: 2, unit: 'percent', min: 0, max: 100, default: 0 },
        },
        default: [],
      },
      discount: { kind: 'decimal', scale: 2, unit: 'percent', min: 0, max: 100, default: 0 },
      vat_rate: { kind: 'decimal', scale: 2, unit: 'percent', min: 0, max: 100, default: 22 },
      reverse_charge: { kind: 'flag', default: false },
      valid_until: { kind: 'date', optional: true },
      payment: { kind: 'text', max: 200, optional: true },
      introduction: { kind: 'longText', max: 4000, optional: true },
      terms: { kind: 'longText', max: 10000, optional: true },
      status: {
        kind: 'choice',
        values: { draft: 0, sent: 1, accepted: 2, declined: 3, expired: 4 },
        tones: { draft: 'ready', sent: 'sent', accepted: 'done', declined: 'refused', expired: 'idle' },
        readOnly: true,
        default: 0,
      },
      net: { kind: 'money', readOnly: true, min: 0, max: 100000000000, default: 0 },
      total: { kind: 'money', readOnly: true, min: 0, max: 100000000000, default: 0 },
      superseded: { kind: 'flag', readOnly: true, default: false },
      previous_id: { kind: 'reference', target: 'project_offer', readOnly: true, optional: true },
      document: { kind: 'file', target: 'file', readOnly: true, optional: true },
      sent_at: { kind: 'dateTime', readOnly: true, optional: true },
      sent_to: { kind: 'text', max: 254, readOnly: true, optional: true },
      answered_at: { kind: 'dateTime', readOnly: true, optional: true },
      declined_reason: { kind: 'text', max: 1000, readOnly: true, optional: true },
      project_id: { kind: 'reference', target: 'project', onDelete: 'empty', readOnly: true, optional: true },
      user_added: { kind: 'reference', target: 'user', readOnly: true, required: true },
      date_added: { kind: 'dateTime', readOnly: true, required: true },
    },
    writable: [
      'title',
      'client_id',
      'branch_office_id',
      'contact_id',
      'template_id',
      'leader_id',
      'starts_on',
      'lines',
      'discount',
      'vat_rate',
      'reverse_charge',
      'valid_until',
      'payment',
      'introduction',
      'terms',
    ],
    list: {
      columns: ['number', 'letter', 'title', 'client_id', 'status', 'net', 'valid_until', 'user_added'],
      hidden: ['total', 'superseded', 'sent_at', 'date_added', 'leader_id', 'template_id', 'project_id'],
      search: ['title', 'number', 'client_id'],
      filters: ['status', 'client_id', 'user_added', 'template_id', 'valid_until', 'superseded', 'project_id'],
      usual: { superseded: false },
      sort: 'date_added',
      order: 'DESC',
      sums: ['net'],
    },
    form: {
      general: ['client_id', 'branch_office_id', 'contact_id', 'title', 'template_id', 'leader_id', 'starts_on', 'valid_until', 'payment'],
    },
    access: {
      read: { is: 'can', permission: 'project_offers.read' },
      create: { is: 'can', permission: 'project_offers.write' },
      update: { is: 'can', permission: 'project_offers.write' },
      delete: { is: 'can', permission: 'project_offers.write' },
    },
    menu: { group: 'work', icon: 'file-description', order: 3, under: 'project', waits: { status: [0, 1] } },
    workflow: {
      field: 'status',
      states: { draft: 0, sent: 1, accepted: 2, declined: 3, expired: 4 },
      transitions: {
        edit: { from: ['draft'], to: 'same', allow: { is: 'can', permission: 'project_offers.write' }, method: 'PUT', path: '' },
        send: {
          from: ['draft'],
          to: 'sent',
          allow: { is: 'can', permission: 'project_offers.write' },
          method: 'PUT',
          path: 'send',
          input: {
            email: { kind: 'email', max: 254, optional: true },
            language: { kind: 'language', max: 2, optional: true },
            message: { kind: 'longText', max: 2000, optional: true },
          },
        },
        accept: {
          from: ['sent'],
          to: 'accepted',
          allow: { is: 'can', permission: 'project_offers.write' },
          method: 'PUT',
          path: 'accept',
          input: {
            starts_on: { kind: 'date', optional: true },
            leader_id: { kind: 'reference', target: 'user', optional: true },
            members: { kind: 'references', target: 'user', default: [] },
          },
        },
        decline: {
          from: ['sent'],
          to: 'declined',
          allow: { is: 'can', permission: 'project_offers.write' },
          method: 'PUT',
          path: 'decline',
          input: { reason: { kind: 'text', max: 1000, optional: true } },
        },
        expire: { from: ['sent'], to: 'expired', allow: { is: 'never' }, method: 'PUT', path: 'expire' },
        copy: {
          from: ['draft', 'sent', 'accepted', 'declined', 'expired'],
          to: 'same',
          allow: { is: 'can', permission: 'project_offers.write' },
          method: 'POST',
          path: 'copy',
        },
        remove: { from: ['draft'], to: 'same', allow: { is: 'can', permission: 'project_offers.write' }, method: 'DELETE', path: '' },
      },
    },
  },
  project_template: {
    name: 'project_template',
    path: 'project_template',
    paths: { list: '/projectTemplates', detail: '/projectTemplate/{id}' },
    title: ['title'],
    fields: {
      title: { kind: 'text', max: 120, required: true },
      description: { kind: 'longText', max: 4000, optional: true },
      plan: {
        kind: 'rows',
        row: {
          work_type_id: { kind: 'reference', target: 'work_type', required: true },
          planned_time: { kind: 'duration', min: 60, max: 315360000, required: true },
        },
        default: [],
      },
      team: {
        kind: 'rows',
        row: {
          user_type_id: { kind: 'reference', target: 'user_type', required: true },
          people: { kind: 'integer', min: 1, max: 50, default: 1 },
        },
        default: [],
      },
      tasks: {
        kind: 'rows',
        row: {
          title: { kind: 'text', max: 200, required: true },
          work_type_id: { kind: 'reference', target: 'work_type', optional: true },
          planned_time: { kind: 'duration', min: 60, max: 315360000, optional: true },
          days_after_start: { kind: 'integer', min: 0, max: 1000, default: 0 },
          description: { kind: 'longText', max: 4000, optional: true },
          checklist: { kind: 'longText', max: 4000, optional: true },
          tags: { kind: 'references', target: 'tag', default: [] },
        },
        default: [],
      },
      archived: { kind: 'flag', default: false },
    },
    writable: ['title', 'description', 'plan', 'team', 'tasks', 'archived'],
    facts: {
      offers: { fact: 'count', entity: 'project_offer', to: 'template_id' },
      projects: { fact: 'count', entity: 'project', to: 'template_id' },
    },
    list: {
      columns: ['title', 'offers', 'projects'],
      hidden: ['archived'],
      search: ['title', 'description'],
      filters: ['archived'],
      sort: 'title',
    },
    form: { general: ['title', 'description', 'archived'], plan: ['plan', 'team'], tasks: ['tasks'] },
    access: {
      read: { is: 'can', permission: 'project_templates.read' },
      create: { is: 'can', permission: 'project_templates.write' },
      update: { is: 'can', permission: 'project_templates.write' },
      delete: { is: 'can', permission: 'project_templates.write' },
      lookup: { is: 'signedIn' },
    },
    menu: { group: 'work', icon: 'category', order: 4, under: 'project' },
  },
  registration_terminal: {
    name: 'registration_terminal',
    path: 'registration_terminal',
    paths: { list: '/registration_terminals', detail: '/registration_terminal/{id}' },
    title: ['name'],
    fields: {
      name: { kind: 'text', max: 60, required: true },
      location: { kind: 'text', max: 120, optional: true },
      language: { kind: 'language', max: 2, default: 'sl' },
      allowed_networks: { kind: 'text', max: 500, optional: true },
      work_type_id: { kind: 'reference', target: 'work_type', optional: true },
      active: { kind: 'flag', default: true },
      task_id: { kind: 'reference', target: 'task', readOnly: true, optional: true },
      key_rotated_at: { kind: 'dateTime', readOnly: true, required: true },
      paired_at: { kind: 'dateTime', readOnly: true, optional: true },
    },
    writable: ['name', 'location', 'language', 'allowed_networks', 'work_type_id', 'active'],
    facts: { unresolved: { fact: 'count', entity: 'terminal_event', to: 'terminal_id', where: { outcome: ['kept'] } } },
    list: {
      columns: ['name', 'location', 'language', 'unresolved', 'active'],
      hidden: ['allowed_networks', 'work_type_id', 'key_rotated_at', 'paired_at'],
      search: ['name', 'location'],
      filters: ['language', 'active'],
      sort: 'name',
    },
    form: { general: ['name', 'location', 'language'], use: ['work_type_id', 'allowed_networks', 'active', 'paired_at'] },
    access: {
      read: { is: 'can', permission: 'terminals.read' },
      create: { is: 'can', permission: 'terminals.write' },
      update: { is: 'can', permission: 'terminals.write' },
      fields: {},
    },
    menu: { group: 'people', icon: 'device-tablet' },
  },
  role: {
    name: 'role',
    path: 'role',
    paths: { list: '/roles', detail: '/role/{id}' },
    title: ['name'],
    fields: {
      name: { kind: 'text', max: 60, required: true },
      permissions: {
        kind: 'choice',
        values: {
          'tasks.create': 101,
          'tasks.manage': 102,
          'tasks.delete': 103,
          'tasks.tags': 104,
          'tasks.users': 106,
          'tasks.times': 107,
          'tasks.steal': 108,
          'tasks.reopen': 109,
          'projects.create': 201,
          'projects.manage': 202,
          'projects.delete': 203,
          'project_templates.read': 204,
          'project_templates.write': 205,
          'project_offers.read': 208,
          'project_offers.write': 209,
          'clients.read': 301,
          'clients.write': 302,
          'clients.delete': 303,
          'users.read': 401,
          'users.write': 402,
          'users.deactivate': 403,
          'work_types.read': 501,
          'work_types.write': 502,
          'work_types.delete': 503,
          'user_types.read': 601,
          'user_types.write': 602,
          'user_types.delete': 603,
          'roles.read': 701,
          'roles.write': 702,
          'roles.delete': 703,
          'vehicles.write': 802,
          'vehicles.delete': 803,
          'transport_types.read': 901,
          'transport_types.write': 902,
          'transport_types.delete': 903,
          'settings.read': 1001,
          'settings.write': 1002,
          'invoicing.read': 1101,
          'invoicing.write': 1102,
          'invoicing.issue': 1103,
          'travel_orders.read': 1201,
          'travel_orders.write': 1202,
          'open_tasks.read': 1301,
          'analytics.others': 1302,
          'client_time.read': 1303,
          'time_analytics.read': 1304,
          'absences.read': 1401,
          'absences.write': 1402,
          'on_call.write': 1403,
          'holidays.write': 1404,
          'attendance.write': 1405,
          'tags.read': 1501,
          'tags.write': 1502,
          'tags.delete': 1503,
          'special_vehicles.read': 1601,
          'special_vehicles.write': 1602,
          'offers.read': 1901,
          'offers.write': 1902,
          'offers.making': 1903,
          'meetings.read': 2001,
          'meetings.write': 2002,
          'wiki.main.read': 2101,
          'wiki.commercial.read': 2102,
          'wiki.board.read': 2103,
          'wiki.iso.read': 2104,
          'wiki.meetings.read': 2105,
          'wiki.main.write': 2111,
          'wiki.commercial.write': 2112,
          'wiki.board.write': 2113,
          'wiki.iso.write': 2114,
          'wiki.meetings.write': 2115,
          'terminals.read': 2201,
          'terminals.write': 2202,
          'audit.read': 2301,
          'integrations.read': 2401,
          'integrations.write': 2402,
        },
        many: true,
        default: [],
      },
      second_factor_required: { kind: 'flag', default: false },
    },
    writable: ['name', 'permissions', 'second_factor_required'],
    facts: { users: { fact: 'count', entity: 'user', to: 'role_id', where: { active: [true] } } },
    list: { columns: ['name', 'users', 'second_factor_required'], search: ['name'], sort: 'name' },
    form: { general: ['name', 'second_factor_required'], permissions: ['permissions'] },
    beside: { user: 'role_id' },
    access: {
      read: { is: 'can', permission: 'roles.read' },
      create: { is: 'can', permission: 'roles.write' },
      update: { is: 'can', permission: 'roles.write' },
      delete: { is: 'can', permission: 'roles.delete' },
    },
    menu: { group: 'company', icon: 'shield', order: 70 },
  },
  settings: {
    name: 'settings',
    path: 'settings',
    single: true,
    paths: { list: '/settings', detail: '/settings' },
    title: ['company_name'],
    fields: {
      company_name: { kind: 'text', max: 120, required: true },
      address: { kind: 'text', max: 120, optional: true },
      zip: { kind: 'text', max: 12, optional: true },
      town: { kind: 'text', max: 80, optional: true },
      country: { kind: 'country', max: 2, default: 'SI' },
      vat_number: { kind: 'vatNumber', max: 20, optional: true },
      iban: { kind: 'iban', max: 34, optional: true },
      phone: { kind: 'phone', max: 40, optional: true },
      logo: { kind: 'file', target: 'file', pictures: true, optional: true },
      default_language: { kind: 'language', max: 2, default: 'sl' },
      timezone: { kind: 'choice', values: timeZones, default: 'Europe/Ljubljana' },
      minimal_invoicing_unit: { kind: 'integer', unit: 'minutes', min: 1, max: 120, default: 15 },
      minimal_work_hours: { kind: 'decimal', scale: 4, unit: 'hoursADay', min: 0, max: 24, default: 8 },
      work_days: {
        kind: 'choice',
        values: { monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 },
        many: true,
        default: [1, 2, 3, 4, 5],
      },
      time_lock_day: { kind: 'integer', unit: 'dayOfMonth', min: 1, max: 28, default: 5 },
      late_tap_hours: { kind: 'integer', unit: 'hours', min: 1, max: 168, default: 24 },
      ride_top_speed: { kind: 'integer', unit: 'kilometersAnHour', min: 30, max: 300, default: 130 },
      ride_most_kilometers: { kind: 'integer', unit: 'kilometers', min: 10, max: 10000, default: 800 },
      vacation_removal_day: { kind: 'integer', min: 1, max: 31, default: 30 },
      vacation_removal_month: { kind: 'integer', min: 1, max: 12, default: 6 },
      on_call_swap_consent: { kind: 'flag', default: false },
      notification_start_hour: { kind: 'integer', unit: 'hour', min: 0, max: 23, default: 7 },
      notification_end_hour: { kind: 'integer', unit: 'hour', min: 0, max: 24, default: 17 },
      attendance_task_id: { kind: 'reference', target: 'task', readOnly: true, optional: true },
      link_days: { kind: 'integer', unit: 'days', min: 1, max: 365, default: 30 },
      reminder_days: { kind: 'integer', unit: 'days', min: 0, max: 60, default: 5 },
    },
    writable: [
      'company_name',
      'address',
      'zip',
      'town',
      'country',
      'vat_number',
      'iban',
      'phone',
      'logo',
      'default_language',
      'timezone',
      'minimal_invoicing_unit',
      'minimal_work_hours',
      'work_days',
      'time_lock_day',
      'late_tap_hours',
      'ride_top_speed',
      'ride_most_kilometers',
      'vacation_removal_day',
      'vacation_removal_month',
      'on_call_swap_consent',
      'notification_start_hour',
      'notification_end_hour',
      'link_days',
      'reminder_days',
    ],
    form: {
      company: ['company_name', 'address', 'zip', 'town', 'country', 'vat_number', 'phone', 'iban', 'logo'],
      work: ['work_days', 'minimal_work_hours'],
      time: ['minimal_invoicing_unit', 'time_lock_day', 'late_tap_hours'],
      rides: ['ride_top_speed', 'ride_most_kilometers'],
      vacation: ['vacation_removal_day', 'vacation_removal_month'],
      on_call: ['on_call_swap_consent'],
      notifications: ['notification_start_hour', 'notification_end_hour'],
      place: ['default_language', 'timezone'],
      links: ['link_days', 'reminder_days'],
    },
    access: { read: { is: 'can', permission: 'settings.read' }, update: { is: 'can', permission: 'settings.write' } },
    menu: { group: 'company', icon: 'settings', order: 99 },
  },
  tag: {
    name: 'tag',
    path: 'tag',
    paths: { list: '/tags', detail: '/tag/{id}' },
    title: ['name'],
    fields: {
      name: { kind: 'text', max: 40, required: true },
      color: { kind: 'color', max: 7, default: '#4f9be8' },
      text_color: { kind: 'color', max: 7, default: '#ffffff' },
      global: { kind: 'flag', default: true },
      archived: { kind: 'flag', default: false },
    },
    writable: ['name', 'color', 'text_color', 'global', 'archived'],
    list: {
      columns: ['name', 'color', 'global'],
      hidden: ['text_color', 'archived'],
      search: ['name'],
      filters: ['global', 'archived'],
      sort: 'name',
    },
    form: { general: ['name'], look: ['color', 'text_color'], use: ['global', 'archived'] },
    access: {
      read: { is: 'can', permission: 'tags.read' },
      create: { is: 'can', permission: 'tags.write' },
      update: { is: 'can', permission: 'tags.write' },
      delete: { is: 'can', permission: 'tags.delete' },
      lookup: { is: 'signedIn' },
    },
    menu: { group: 'company', icon: 'tag', order: 40 },
  },
  task: {
    name: 'task',
    path: 'task',
    paths: { list: '/tasks/own', detail: '/task/{id}' },
    title: ['title'],
    fields: {
      company_task_id: { kind: 'sequence', readOnly: true, required: true },
      title: { kind: 'text', max: 200, required: true },
      description: { kind: 'longText', max: 10000, optional: true },
      additional_comment: { kind: 'longText', max: 10000, optional: true },
      priority: { kind: 'choice', values: { low: 0, normal: 1, high: 2, urgent: 3 }, default: 1 },
      deadline: { kind: 'dateTime', optional: true },
      status: {
        kind: 'choice',
        values: { unassigned: 0, open: 1, inProgress: 2, waiting: 3, sentForConfirmation: 4, confirmed: 5, invoiced: 6, rejected: 7 },
        tones: {
          unassigned: 'idle',
          open: 'ready',
          inProgress: 'active',
          waiting: 'paused',
          sentForConfirmation: 'sent',
          confirmed: 'done',
          invoiced: 'settled',
          rejected: 'refused',
        },
        readOnly: true,
        default: 0,
      },
      company_user_id: { kind: 'reference', target: 'user', zero: true, default: 0 },
      client_company_id: { kind: 'reference', target: 'client', optional: true },
      branch_office_id: { kind: 'reference', target: 'branch_office', zero: true, default: 0 },
      client_company_contact_id: { kind: 'reference', target: 'contact', zero: true, default: 0 },
      tags: { kind: 'references', target: 'tag', default: [] },
      project: { kind: 'reference', target: 'project', zero: true, default: 0 },
      project_hours: { kind: 'flag', default: true },
      planned_time: { kind: 'duration', min: 0, max: 315360000, optional: true },
      user_added: { kind: 'reference', target: 'user', readOnly: true, required: true },
      date_added: { kind: 'dateTime', readOnly: true, required: true },
      date_closed: { kind: 'dateTime', readOnly: true, optional: true },
      waiting_reason: { kind: 'text', max: 1000, readOnly: true, optional: true },
      denied: { kind: 'flag', readOnly: true, default: false },
      denied_reason: { kind: 'text', max: 1000, readOnly: true, optional: true },
      registration_terminal_task: { kind: 'flag', readOnly: true, default: false },
      revision: { kind: 'integer', readOnly: true, min: 0, max: 2147483647, default: 1 },
    },
    writable: [
      'title',
      'description',
      'additional_comment',
      'priority',
      'deadline',
      'company_user_id',
      'client_company_id',
      'branch_office_id',
      'client_company_contact_id',
      'tags',
      'project',
      'project_hours',
      'planned_time',
    ],
    facts: {
      users: { fact: 'collect', entity: 'task_user', to: 'task_id', field: 'user_id' },
      running_users: { fact: 'collect', entity: 'time_entry', to: 'task_id', field: 'user_id', where: { status: [0] } },
      working_users: { fact: 'collect', entity: 'time_entry', to: 'task_id', field: 'user_id', where: { status: [0, 1] } },
      driving_users: { fact: 'collect', entity: 'transport', to: 'task_id', field: 'user_id', where: { status: [0] } },
      total_time: { fact: 'sum', entity: 'time_entry', to: 'task_id', field: 'total_time' },
      running_since: { fact: 'collect', entity: 'time_entry', to: 'task_id', field: 'status_since', where: { status: [0] } },
      town: { fact: 'take', field: 'client_company_id', entity: 'client', take: 'town' },
      transports: { fact: 'count', entity: 'transport', to: 'task_id' },
      materials: { fact: 'count', entity: 'material', to: 'task_id' },
      files: { fact: 'count', entity: 'file', to: 'task_id' },
      comments: { fact: 'count', entity: 'comment', to: 'task_id' },
      invoices: { fact: 'collect', entity: 'invoice_task', to: 'task_id', field: 'invoice_id', where: { released: [false] } },
    },
    list: {
      columns: ['status', 'priority', 'company_task_id', 'title', 'tags', 'client_company_id', 'users', 'total_time', 'deadline'],
      hidden: ['company_user_id', 'date_added', 'town'],
      carries: ['running_users', 'running_since'],
      search: ['title', 'company_task_id', 'description', 'client_company_id', 'tags'],
      filters: [
        'status',
        'client_company_id',
        'branch_office_id',
        'company_user_id',
        'users',
        'running_users',
        'tags',
        'project',
        'priority',
        'deadline',
        'denied',
      ],
      sort: 'deadline',
      lists: {
        own: {
          path: '/tasks/own',
          rows: {
            is: 'all',
            of: [
              { is: 'where', field: 'registration_terminal_task', in: [false] },
              { is: 'where', field: 'status', in: [0, 1, 2, 3, 4] },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'company_user_id' },
                  { is: 'related', as: 'assigned', entity: 'task_user', to: 'task_id', user: 'user_id', only: 'listed' },
                ],
              },
            ],
          },
        },
        unassigned: {
          path: '/tasks/unassigned',
          rows: {
            is: 'all',
            of: [
              { is: 'where', field: 'registration_terminal_task', in: [false] },
              { is: 'where', field: 'status', in: [0] },
            ],
          },
        },
        paused: {
          path: '/tasks/paused',
          rows: {
            is: 'all',
            of: [
              { is: 'where', field: 'registration_terminal_task', in: [false] },
              { is: 'where', field: 'status', in: [3] },
            ],
          },
        },
        waitingForConfirmation: {
          path: '/tasks/waitingForConfirmation',
          rows: {
            is: 'all',
            of: [
              { is: 'where', field: 'registration_terminal_task', in: [false] },
              { is: 'where', field: 'status', in: [4] },
            ],
          },
        },
        all: { path: '/tasks/all', rows: { is: 'where', field: 'registration_terminal_task', in: [false] } },
        closed: {
          path: '/tasks/closed',
          rows: {
            is: 'all',
            of: [
              { is: 'where', field: 'registration_terminal_task', in: [false] },
              { is: 'where', field: 'status', in: [5, 6, 7] },
            ],
          },
        },
        every: { path: null, rows: { is: 'always' } },
      },
    },
    form: {
      general: [
        'client_company_id',
        'branch_office_id',
        'client_company_contact_id',
        'title',
        'description',
        'deadline',
        'priority',
        'company_user_id',
        'tags',
        'project',
        'project_hours',
        'planned_time',
      ],
    },
    access: {
      read: { is: 'signedIn' },
      create: { is: 'can', permission: 'tasks.create' },
      history: {
        is: 'any',
        of: [
          { is: 'where', field: 'registration_terminal_task', in: [false] },
          { is: 'can', permission: 'tasks.times' },
          { is: 'can', permission: 'attendance.write' },
        ],
      },
    },
    menu: { group: 'work', icon: 'checkbox', order: 1, daily: true },
    workflow: {
      field: 'status',
      states: { unassigned: 0, open: 1, inProgress: 2, waiting: 3, sentForConfirmation: 4, confirmed: 5, invoiced: 6, rejected: 7 },
      transitions: {
        take: {
          from: ['unassigned'],
          to: 'open',
          allow: { is: 'all', of: [{ is: 'signedIn' }, { is: 'where', field: 'registration_terminal_task', in: [false] }] },
          method: 'PUT',
          path: 'take',
        },
        give: {
          from: ['unassigned', 'open', 'inProgress', 'waiting'],
          to: { unassigned: 'open' },
          allow: {
            is: 'all',
            of: [
              { is: 'where', field: 'registration_terminal_task', in: [false] },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'company_user_id' },
                  { is: 'can', permission: 'tasks.users' },
                  { is: 'can', permission: 'tasks.manage' },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'give/{user_id}',
          input: { user_id: { kind: 'reference', target: 'user', required: true } },
        },
        steal: {
          from: ['open'],
          to: 'open',
          allow: {
            is: 'all',
            of: [
              { is: 'where', field: 'registration_terminal_task', in: [false] },
              { is: 'can', permission: 'tasks.steal' },
            ],
          },
          method: 'PUT',
          path: 'steal',
        },
        addUser: {
          from: ['unassigned', 'open', 'inProgress', 'waiting'],
          to: 'same',
          allow: {
            is: 'all',
            of: [
              { is: 'where', field: 'registration_terminal_task', in: [false] },
              { is: 'can', permission: 'tasks.users' },
            ],
          },
          method: 'PUT',
          path: 'user/{user_id}',
          input: { user_id: { kind: 'reference', target: 'user', required: true } },
        },
        removeUser: {
          from: ['unassigned', 'open', 'inProgress', 'waiting'],
          to: 'same',
          allow: {
            is: 'all',
            of: [
              { is: 'where', field: 'registration_terminal_task', in: [false] },
              { is: 'can', permission: 'tasks.users' },
            ],
          },
          method: 'DELETE',
          path: 'user/{user_id}',
          input: { user_id: { kind: 'reference', target: 'user', required: true } },
        },
        start: {
          from: ['open', 'inProgress', 'waiting'],
          to: 'act',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'company_user_id' },
              { is: 'related', as: 'assigned', entity: 'task_user', to: 'task_id', user: 'user_id' },
            ],
          },
          method: 'POST',
          path: 'start',
          input: { work_type_id: { kind: 'reference', target: 'work_type', required: true } },
        },
        continue: {
          from: ['open', 'inProgress', 'waiting'],
          to: 'act',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'company_user_id' },
              { is: 'related', as: 'assigned', entity: 'task_user', to: 'task_id', user: 'user_id' },
            ],
          },
          method: 'PUT',
          path: 'continue',
        },
        pause: {
          from: ['inProgress'],
          to: 'act',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'company_user_id' },
              { is: 'related', as: 'assigned', entity: 'task_user', to: 'task_id', user: 'user_id' },
            ],
          },
          method: 'PUT',
          path: 'pause',
        },
        stop: {
          from: ['inProgress', 'waiting'],
          to: 'act',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'company_user_id' },
              { is: 'related', as: 'assigned', entity: 'task_user', to: 'task_id', user: 'user_id' },
            ],
          },
          method: 'POST',
          path: 'stop',
          input: { final_notes: { kind: 'longText', max: 4000, optional: true }, ended_at: { kind: 'dateTime', optional: true } },
        },
        wait: {
          from: ['open', 'inProgress'],
          to: 'waiting',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'company_user_id' },
              { is: 'can', permission: 'tasks.manage' },
            ],
          },
          method: 'PUT',
          path: 'wait',
          input: { waiting_reason: { kind: 'text', max: 1000, required: true } },
        },
        close: {
          from: ['open', 'inProgress', 'waiting', 'sentForConfirmation'],
          to: 'act',
          allow: {
            is: 'all',
            of: [
              { is: 'where', field: 'registration_terminal_task', in: [false] },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'company_user_id' },
                  { is: 'can', permission: 'tasks.manage' },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'close',
        },
        withdraw: {
          from: ['sentForConfirmation'],
          to: 'waiting',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'company_user_id' },
              { is: 'can', permission: 'tasks.manage' },
            ],
          },
          method: 'PUT',
          path: 'withdraw',
        },
        signHere: {
          from: ['sentForConfirmation'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'company_user_id' },
              { is: 'can', permission: 'tasks.manage' },
            ],
          },
          method: 'PUT',
          path: 'sign',
        },
        confirm: {
          from: ['sentForConfirmation'],
          to: 'confirmed',
          allow: { is: 'any', of: [{ is: 'linkHolder' }, { is: 'can', permission: 'tasks.manage' }] },
          method: 'PUT',
          path: 'confirm',
          input: { name: { kind: 'text', max: 120, required: true }, note: { kind: 'text', max: 1000, optional: true } },
        },
        decline: {
          from: ['sentForConfirmation'],
          to: 'waiting',
          allow: { is: 'linkHolder' },
          method: 'PUT',
          path: 'decline',
          input: { reason: { kind: 'text', max: 1000, required: true } },
        },
        reject: {
          from: ['unassigned', 'open', 'inProgress', 'waiting', 'sentForConfirmation'],
          to: 'rejected',
          allow: {
            is: 'all',
            of: [
              { is: 'where', field: 'registration_terminal_task', in: [false] },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'company_user_id' },
                  { is: 'can', permission: 'tasks.manage' },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'reject',
          input: { reason: { kind: 'text', max: 1000, required: true } },
        },
        reopen: {
          from: ['confirmed', 'rejected'],
          to: 'waiting',
          allow: {
            is: 'any',
            of: [
              { is: 'can', permission: 'tasks.reopen' },
              {
                is: 'all',
                of: [
                  { is: 'own', field: 'company_user_id' },
                  { is: 'where', field: 'status', in: [7] },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'reopen',
          input: { reason: { kind: 'text', max: 1000, required: true } },
        },
        invoice: { from: ['confirmed'], to: 'invoiced', allow: { is: 'never' }, method: 'PUT', path: 'invoice' },
        cancelInvoice: { from: ['invoiced'], to: 'confirmed', allow: { is: 'never' }, method: 'PUT', path: 'cancelInvoice' },
        edit: {
          from: ['unassigned', 'open', 'inProgress', 'waiting'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'company_user_id' },
              { is: 'can', permission: 'tasks.manage' },
            ],
          },
          method: 'PUT',
          path: 'description',
          input: { title: { kind: 'text', max: 200, required: true }, description: { kind: 'longText', max: 10000, optional: true } },
        },
        editNotes: {
          from: ['unassigned', 'open', 'inProgress', 'waiting'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'company_user_id' },
                  { is: 'related', as: 'assigned', entity: 'task_user', to: 'task_id', user: 'user_id' },
                ],
              },
              { is: 'can', permission: 'tasks.manage' },
            ],
          },
          method: 'PUT',
          path: 'additionalNotes',
          input: { additional_comment: { kind: 'longText', max: 10000, optional: true } },
        },
        changeTags: {
          from: ['unassigned', 'open', 'inProgress', 'waiting', 'sentForConfirmation', 'confirmed'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'company_user_id' },
              { is: 'can', permission: 'tasks.tags' },
              { is: 'can', permission: 'tasks.manage' },
            ],
          },
          method: 'PUT',
          path: 'tags',
          input: { tags: { kind: 'references', target: 'tag', default: [] } },
        },
        changeDeadline: {
          from: ['unassigned', 'open', 'inProgress', 'waiting'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'company_user_id' },
              { is: 'can', permission: 'tasks.manage' },
            ],
          },
          method: 'PUT',
          path: 'deadline',
          input: { deadline: { kind: 'dateTime', optional: true } },
        },
        changeProject: {
          from: ['unassigned', 'open', 'inProgress', 'waiting'],
          to: 'same',
          allow: {
            is: 'all',
            of: [
              { is: 'where', field: 'registration_terminal_task', in: [false] },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'company_user_id' },
                  { is: 'can', permission: 'tasks.manage' },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'project',
          input: {
            project: { kind: 'reference', target: 'project', zero: true, default: 0 },
            project_hours: { kind: 'flag', required: true },
            planned_time: { kind: 'duration', min: 0, max: 315360000, optional: true },
          },
        },
        changePriority: {
          from: ['unassigned', 'open', 'inProgress', 'waiting'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              { is: 'own', field: 'company_user_id' },
              { is: 'can', permission: 'tasks.manage' },
            ],
          },
          method: 'PUT',
          path: 'priority',
          input: { priority: { kind: 'choice', values: { low: 0, normal: 1, high: 2, urgent: 3 }, required: true } },
        },
        changeClient: {
          from: ['unassigned', 'open', 'inProgress', 'waiting'],
          to: 'same',
          allow: {
            is: 'all',
            of: [
              { is: 'where', field: 'registration_terminal_task', in: [false] },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'company_user_id' },
                  { is: 'can', permission: 'tasks.manage' },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'client',
          input: {
            client_company_id: { kind: 'reference', target: 'client', required: true },
            branch_office_id: { kind: 'reference', target: 'branch_office', optional: true },
          },
        },
        changeContact: {
          from: ['unassigned', 'open', 'inProgress', 'waiting', 'sentForConfirmation'],
          to: 'same',
          allow: {
            is: 'all',
            of: [
              { is: 'where', field: 'registration_terminal_task', in: [false] },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'company_user_id' },
                  { is: 'can', permission: 'tasks.manage' },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'contact/{contact_id}',
          input: { contact_id: { kind: 'reference', target: 'contact', required: true } },
        },
        addTime: {
          from: ['unassigned', 'open', 'inProgress', 'waiting'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'company_user_id' },
                  { is: 'related', as: 'assigned', entity: 'task_user', to: 'task_id', user: 'user_id' },
                ],
              },
              { is: 'can', permission: 'tasks.times' },
            ],
          },
          method: 'POST',
          path: 'time',
          input: { work_type_id: { kind: 'reference', target: 'work_type', required: true } },
        },
        startTransport: {
          from: ['open', 'inProgress', 'waiting'],
          to: 'same',
          allow: {
            is: 'all',
            of: [
              { is: 'where', field: 'registration_terminal_task', in: [false] },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'company_user_id' },
                  { is: 'related', as: 'assigned', entity: 'task_user', to: 'task_id', user: 'user_id' },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'startTransport',
        },
        addTransport: {
          from: ['unassigned', 'open', 'inProgress', 'waiting'],
          to: 'same',
          allow: {
            is: 'all',
            of: [
              { is: 'where', field: 'registration_terminal_task', in: [false] },
              {
                is: 'any',
                of: [
                  {
                    is: 'any',
                    of: [
                      { is: 'own', field: 'company_user_id' },
                      { is: 'related', as: 'assigned', entity: 'task_user', to: 'task_id', user: 'user_id' },
                    ],
                  },
                  { is: 'can', permission: 'tasks.times' },
                ],
              },
            ],
          },
          method: 'POST',
          path: 'transport',
        },
        addMaterial: {
          from: ['unassigned', 'open', 'inProgress', 'waiting'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'company_user_id' },
                  { is: 'related', as: 'assigned', entity: 'task_user', to: 'task_id', user: 'user_id' },
                ],
              },
              { is: 'can', permission: 'tasks.manage' },
            ],
          },
          method: 'POST',
          path: 'material',
        },
        addFile: {
          from: ['unassigned', 'open', 'inProgress', 'waiting'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'company_user_id' },
                  { is: 'related', as: 'assigned', entity: 'task_user', to: 'task_id', user: 'user_id' },
                ],
              },
              { is: 'can', permission: 'tasks.manage' },
            ],
          },
          method: 'POST',
          path: 'file',
        },
        comment: {
          from: ['unassigned', 'open', 'inProgress', 'waiting', 'sentForConfirmation', 'confirmed'],
          to: 'same',
          allow: { is: 'signedIn' },
          method: 'POST',
          path: 'comment',
        },
        remove: {
          from: ['unassigned', 'open', 'inProgress', 'waiting', 'sentForConfirmation', 'confirmed', 'rejected'],
          to: 'same',
          allow: {
            is: 'all',
            of: [
              { is: 'where', field: 'registration_terminal_task', in: [false] },
              {
                is: 'any',
                of: [
                  { is: 'own', field: 'company_user_id' },
                  { is: 'can', permission: 'tasks.delete' },
                ],
              },
            ],
          },
          method: 'DELETE',
          path: 'remove',
        },
      },
    },
  },
  terminal_event: {
    name: 'terminal_event',
    path: 'terminal_event',
    paths: { list: '/terminal_events', detail: '/terminal_event/{id}' },
    title: ['occurred_at'],
    fields: {
      terminal_id: { kind: 'reference', target: 'registration_terminal', readOnly: true, required: true },
      event_id: { kind: 'text', max: 64, readOnly: true, required: true },
      user_id: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      action: { kind: 'choice', values: { enter: 'enter', pause: 'pause', leave: 'leave' }, readOnly: true, required: true },
      means: { kind: 'choice', values: { pin: 'pin', rfid: 'rfid' }, readOnly: true, required: true },
      occurred_at: { kind: 'dateTime', readOnly: true, required: true },
      received_at: { kind: 'dateTime', readOnly: true, required: true },
      delay: { kind: 'duration', readOnly: true, min: 0, max: 315360000, optional: true },
      outcome: {
        kind: 'choice',
        values: { done: 'done', repeated: 'repeated', kept: 'kept', settled: 'settled', dismissed: 'dismissed' },
        readOnly: true,
        required: true,
      },
      problem: { kind: 'longText', max: 1000, readOnly: true, optional: true },
      settled_by: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      settled_at: { kind: 'dateTime', readOnly: true, optional: true },
      note: { kind: 'longText', max: 1000, readOnly: true, optional: true },
    },
    writable: [],
    list: {
      columns: ['occurred_at', 'delay', 'action', 'user_id', 'terminal_id', 'outcome', 'problem'],
      hidden: ['means', 'received_at', 'settled_by', 'settled_at'],
      filters: ['outcome', 'user_id', 'terminal_id', 'action', 'occurred_at'],
      sort: 'occurred_at',
      order: 'DESC',
    },
    form: {
      general: ['occurred_at', 'received_at', 'delay', 'action', 'user_id', 'terminal_id', 'means'],
      decision: ['outcome', 'problem', 'note'],
    },
    access: { read: { is: 'can', permission: 'terminals.write' } },
  },
  transport_type: {
    name: 'transport_type',
    path: 'transport_type',
    paths: { list: '/transportTypes', detail: '/transportType/{id}' },
    title: ['name'],
    fields: {
      name: { kind: 'text', max: 60, required: true },
      price_per_km: { kind: 'money', unit: 'kilometers', min: 0, max: 100000, optional: true },
    },
    writable: ['name', 'price_per_km'],
    list: { columns: ['name', 'price_per_km'], search: ['name'], lookup: true, sort: 'name' },
    form: { general: ['name', 'price_per_km'] },
    access: {
      read: { is: 'can', permission: 'transport_types.read' },
      create: { is: 'can', permission: 'transport_types.write' },
      update: { is: 'can', permission: 'transport_types.write' },
      delete: { is: 'can', permission: 'transport_types.delete' },
      lookup: { is: 'signedIn' },
    },
    menu: { group: 'company', icon: 'route', order: 30 },
  },
  user: {
    name: 'user',
    path: 'user',
    paths: { list: '/users', detail: '/user/{id}' },
    title: ['name', 'last_name'],
    fields: {
      name: { kind: 'text', max: 60, required: true },
      last_name: { kind: 'text', max: 60, required: true },
      email: { kind: 'email', max: 254, required: true },
      phone: { kind: 'phone', max: 40, optional: true },
      role_id: { kind: 'reference', target: 'role', required: true },
      user_type_id: { kind: 'reference', target: 'user_type', optional: true },
      contract_hours: { kind: 'decimal', scale: 2, unit: 'hoursAWeek', min: 0, max: 80, default: 40 },
      vacation_days: { kind: 'integer', unit: 'daysAYear', min: 0, max: 60, default: 20 },
      weekdays: {
        kind: 'choice',
        values: { monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 },
        many: true,
        default: [],
      },
      employed_from: { kind: 'date', optional: true },
      employed_until: { kind: 'date', optional: true },
      notification_start_hour: { kind: 'integer', unit: 'hour', min: 0, max: 23, default: 7 },
      notification_end_hour: { kind: 'integer', unit: 'hour', min: 0, max: 24, default: 17 },
      language: { kind: 'language', max: 2, default: 'sl' },
      active: { kind: 'flag', default: true },
      theme: { kind: 'choice', values: { dark: 'dark', light: 'light' }, readOnly: true, default: 'dark' },
      zoom: { kind: 'integer', readOnly: true, min: 60, max: 140, default: 100 },
      password_set_at: { kind: 'dateTime', readOnly: true, optional: true },
      invited_at: { kind: 'dateTime', readOnly: true, optional: true },
      rfid_tag: { kind: 'text', max: 40, secret: true, optional: true },
      pin_set_at: { kind: 'dateTime', readOnly: true, optional: true },
      second_factor_since: { kind: 'dateTime', readOnly: true, optional: true },
    },
    writable: [
      'name',
      'last_name',
      'email',
      'phone',
      'role_id',
      'user_type_id',
      'contract_hours',
      'vacation_days',
      'weekdays',
      'employed_from',
      'employed_until',
      'notification_start_hour',
      'notification_end_hour',
      'language',
      'active',
      'rfid_tag',
    ],
    facts: { second_factor_required: { fact: 'take', field: 'role_id', entity: 'role', take: 'second_factor_required' } },
    list: {
      columns: ['name', 'last_name', 'email', 'phone', 'role_id', 'user_type_id', 'active'],
      hidden: ['contract_hours', 'weekdays', 'vacation_days', 'employed_from', 'employed_until', 'language'],
      search: ['name', 'last_name', 'email', 'phone'],
      filters: ['role_id', 'user_type_id', 'active'],
      sort: 'last_name',
    },
    form: {
      general: ['name', 'last_name', 'email', 'phone', 'language'],
      work: ['role_id', 'user_type_id', 'contract_hours', 'weekdays', 'vacation_days', 'employed_from', 'employed_until'],
      notifications: ['notification_start_hour', 'notification_end_hour'],
      terminal: ['rfid_tag'],
    },
    beside: { task: 'company_user_id' },
    access: {
      read: { is: 'can', permission: 'users.read' },
      create: { is: 'can', permission: 'users.write' },
      update: { is: 'can', permission: 'users.write' },
      fields: {},
    },
    menu: { group: 'people', icon: 'users', order: 10 },
  },
  user_type: {
    name: 'user_type',
    path: 'user_type',
    paths: { list: '/userTypes', detail: '/userType/{id}' },
    title: ['name'],
    fields: {
      name: { kind: 'text', max: 60, required: true },
      work_type_ids: { kind: 'references', target: 'work_type', default: [] },
      hourly_cost: { kind: 'money', unit: 'hours', min: 0, max: 100000000000, optional: true },
      on_call: { kind: 'flag', default: false },
      presence: { kind: 'choice', values: { terminal: 'terminal', own: 'own', tasks: 'tasks' }, default: 'tasks' },
      shift_work: { kind: 'flag', default: false },
      uneven_hours: { kind: 'flag', default: false },
      increased_pension: { kind: 'flag', default: false },
      flexible_from: { kind: 'date', optional: true },
      least_present: { kind: 'integer', min: 1, max: 1000, optional: true },
    },
    writable: [
      'name',
      'work_type_ids',
      'hourly_cost',
      'on_call',
      'presence',
      'shift_work',
      'uneven_hours',
      'increased_pension',
      'flexible_from',
      'least_present',
    ],
    facts: { users: { fact: 'count', entity: 'user', to: 'user_type_id', where: { active: [true] } } },
    list: {
      columns: ['name', 'work_type_ids', 'hourly_cost', 'on_call', 'users'],
      hidden: ['presence', 'least_present', 'shift_work', 'uneven_hours', 'increased_pension', 'flexible_from'],
      search: ['name'],
      filters: ['work_type_ids', 'on_call', 'presence'],
      sort: 'name',
    },
    form: {
      general: ['name', 'presence', 'hourly_cost', 'on_call', 'least_present'],
      work: ['work_type_ids', 'shift_work', 'uneven_hours', 'increased_pension', 'flexible_from'],
    },
    beside: { user: 'user_type_id' },
    access: {
      read: { is: 'can', permission: 'user_types.read' },
      create: { is: 'can', permission: 'user_types.write' },
      update: { is: 'can', permission: 'user_types.write' },
      delete: { is: 'can', permission: 'user_types.delete' },
      lookup: {
        is: 'any',
        of: [
          { is: 'can', permission: 'project_templates.read' },
          { is: 'can', permission: 'invoicing.read' },
          { is: 'can', permission: 'on_call.write' },
        ],
      },
    },
    menu: { group: 'people', icon: 'id-badge', order: 20 },
  },
  vat_rate: {
    name: 'vat_rate',
    path: 'vat_rate',
    title: ['kind', 'valid_from'],
    fields: {
      valid_from: { kind: 'date', required: true },
      kind: { kind: 'choice', values: { standard: 'standard', reduced: 'reduced', special: 'special' }, default: 'standard' },
      percent: { kind: 'decimal', scale: 2, unit: 'percent', min: 0, max: 100, required: true },
      note: { kind: 'text', max: 200, optional: true },
      added_by: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      date_added: { kind: 'dateTime', readOnly: true, required: true },
    },
    writable: ['valid_from', 'kind', 'percent', 'note'],
    list: {
      columns: ['valid_from', 'kind', 'percent', 'note', 'added_by', 'date_added'],
      filters: ['kind', 'valid_from'],
      sort: 'valid_from',
      order: 'DESC',
    },
    access: {
      read: { is: 'can', permission: 'settings.read' },
      create: { is: 'can', permission: 'settings.write' },
      update: { is: 'can', permission: 'settings.write' },
      delete: { is: 'can', permission: 'settings.write' },
    },
  },
  vehicle: {
    name: 'vehicle',
    path: 'vehicle',
    paths: { list: '/vehicles', detail: '/vehicle/{id}' },
    title: ['name', 'registration_plate'],
    fields: {
      name: { kind: 'text', max: 60, required: true },
      registration_plate: { kind: 'text', max: 16, optional: true },
      private_vehicle: { kind: 'flag', default: false },
      owner_id: { kind: 'reference', target: 'user', optional: true },
      archived: { kind: 'flag', default: false },
    },
    writable: ['name', 'registration_plate', 'private_vehicle', 'owner_id', 'archived'],
    list: {
      columns: ['name', 'registration_plate', 'private_vehicle', 'owner_id'],
      hidden: ['archived'],
      search: ['name', 'registration_plate'],
      lookup: true,
      filters: ['private_vehicle', 'owner_id', 'archived'],
      sort: 'name',
    },
    form: { general: ['name', 'registration_plate'], owner: ['private_vehicle', 'owner_id'], use: ['archived'] },
    onlyWith: { owner_id: 'private_vehicle' },
    access: {
      read: { is: 'signedIn' },
      create: { is: 'can', permission: 'vehicles.write' },
      update: { is: 'can', permission: 'vehicles.write' },
      delete: { is: 'can', permission: 'vehicles.delete' },
      lookup: { is: 'signedIn' },
    },
    menu: { group: 'people', icon: 'car', order: 30 },
  },
  wiki_page: {
    name: 'wiki_page',
    path: 'wiki_page',
    paths: { list: '/wiki', detail: '/wiki_page/{id}' },
    title: ['title'],
    fields: {
      space: {
        kind: 'choice',
        values: { main: 'main', commercial: 'commercial', board: 'board', iso: 'iso', meetings: 'meetings' },
        readOnly: true,
        required: true,
      },
      parent_id: { kind: 'reference', target: 'wiki_page', onDelete: 'empty', readOnly: true, optional: true },
      position: { kind: 'integer', readOnly: true, min: 0, max: 2147483647, default: 0 },
      title: { kind: 'text', max: 200, required: true },
      body: { kind: 'richText', max: 400000, readOnly: true, optional: true },
      edition: { kind: 'integer', readOnly: true, min: 0, max: 2147483647, default: 0 },
      tags: { kind: 'references', target: 'tag', default: [] },
      owner_id: { kind: 'reference', target: 'user', optional: true },
      review_on: { kind: 'date', optional: true },
      reminded_for: { kind: 'date', readOnly: true, optional: true },
      status: { kind: 'choice', values: { live: 0, binned: 1 }, readOnly: true, default: 0 },
      binned_at: { kind: 'dateTime', readOnly: true, optional: true },
      binned_by: { kind: 'reference', target: 'user', readOnly: true, optional: true },
      binned_with: { kind: 'reference', target: 'wiki_page', onDelete: 'empty', readOnly: true, optional: true },
      edited_by: { kind: 'reference', target: 'user', readOnly: true, required: true },
      edited_at: { kind: 'dateTime', readOnly: true, required: true },
      user_added: { kind: 'reference', target: 'user', readOnly: true, required: true },
      date_added: { kind: 'dateTime', readOnly: true, required: true },
    },
    writable: ['title', 'tags', 'owner_id', 'review_on'],
    facts: { files: { fact: 'count', entity: 'file', to: 'wiki_page_id' } },
    list: {
      columns: ['title', 'parent_id', 'owner_id', 'tags', 'review_on', 'edited_by', 'edited_at'],
      hidden: ['space', 'edition', 'status', 'date_added'],
      search: ['title', 'body', 'tags'],
      filters: ['space', 'parent_id', 'owner_id', 'tags', 'review_on', 'edited_at'],
      sort: 'edited_at',
      order: 'DESC',
      lists: {
        main: {
          path: '/wiki',
          rows: {
            is: 'all',
            of: [
              { is: 'where', field: 'space', in: ['main'] },
              { is: 'can', permission: 'wiki.main.read' },
            ],
          },
        },
        commercial: {
          path: '/wiki_komerciala',
          rows: {
            is: 'all',
            of: [
              { is: 'where', field: 'space', in: ['commercial'] },
              { is: 'can', permission: 'wiki.commercial.read' },
            ],
          },
        },
        board: {
          path: '/wiki_board',
          rows: {
            is: 'all',
            of: [
              { is: 'where', field: 'space', in: ['board'] },
              { is: 'can', permission: 'wiki.board.read' },
            ],
          },
        },
        iso: {
          path: '/wiki_iso',
          rows: {
            is: 'all',
            of: [
              { is: 'where', field: 'space', in: ['iso'] },
              { is: 'can', permission: 'wiki.iso.read' },
            ],
          },
        },
        meetings: {
          path: '/wiki_meetings',
          rows: {
            is: 'all',
            of: [
              { is: 'where', field: 'space', in: ['meetings'] },
              { is: 'can', permission: 'wiki.meetings.read' },
            ],
          },
        },
      },
    },
    form: { general: ['title', 'owner_id', 'tags', 'review_on'] },
    access: {
      read: {
        is: 'all',
        of: [
          { is: 'where', field: 'status', in: [0] },
          {
            is: 'any',
            of: [
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['main'] },
                  { is: 'can', permission: 'wiki.main.read' },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['commercial'] },
                  { is: 'can', permission: 'wiki.commercial.read' },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['board'] },
                  { is: 'can', permission: 'wiki.board.read' },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['iso'] },
                  { is: 'can', permission: 'wiki.iso.read' },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['meetings'] },
                  { is: 'can', permission: 'wiki.meetings.read' },
                ],
              },
            ],
          },
        ],
      },
      create: {
        is: 'any',
        of: [
          {
            is: 'all',
            of: [
              { is: 'where', field: 'space', in: ['main'] },
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'wiki.main.read' },
                  { is: 'can', permission: 'wiki.main.write' },
                ],
              },
            ],
          },
          {
            is: 'all',
            of: [
              { is: 'where', field: 'space', in: ['commercial'] },
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'wiki.commercial.read' },
                  { is: 'can', permission: 'wiki.commercial.write' },
                ],
              },
            ],
          },
          {
            is: 'all',
            of: [
              { is: 'where', field: 'space', in: ['board'] },
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'wiki.board.read' },
                  { is: 'can', permission: 'wiki.board.write' },
                ],
              },
            ],
          },
          {
            is: 'all',
            of: [
              { is: 'where', field: 'space', in: ['iso'] },
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'wiki.iso.read' },
                  { is: 'can', permission: 'wiki.iso.write' },
                ],
              },
            ],
          },
          {
            is: 'all',
            of: [
              { is: 'where', field: 'space', in: ['meetings'] },
              {
                is: 'all',
                of: [
                  { is: 'can', permission: 'wiki.meetings.read' },
                  { is: 'can', permission: 'wiki.meetings.write' },
                ],
              },
            ],
          },
        ],
      },
      update: {
        is: 'all',
        of: [
          { is: 'where', field: 'status', in: [0] },
          {
            is: 'any',
            of: [
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['main'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.main.read' },
                      { is: 'can', permission: 'wiki.main.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['commercial'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.commercial.read' },
                      { is: 'can', permission: 'wiki.commercial.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['board'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.board.read' },
                      { is: 'can', permission: 'wiki.board.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['iso'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.iso.read' },
                      { is: 'can', permission: 'wiki.iso.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['meetings'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.meetings.read' },
                      { is: 'can', permission: 'wiki.meetings.write' },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    },
    menu: { group: 'company', icon: 'book', order: 15, daily: true },
    workflow: {
      field: 'status',
      states: { live: 0, binned: 1 },
      transitions: {
        write: {
          from: ['live'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['main'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.main.read' },
                      { is: 'can', permission: 'wiki.main.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['commercial'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.commercial.read' },
                      { is: 'can', permission: 'wiki.commercial.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['board'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.board.read' },
                      { is: 'can', permission: 'wiki.board.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['iso'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.iso.read' },
                      { is: 'can', permission: 'wiki.iso.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['meetings'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.meetings.read' },
                      { is: 'can', permission: 'wiki.meetings.write' },
                    ],
                  },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'text',
        },
        move: {
          from: ['live'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['main'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.main.read' },
                      { is: 'can', permission: 'wiki.main.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['commercial'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.commercial.read' },
                      { is: 'can', permission: 'wiki.commercial.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['board'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.board.read' },
                      { is: 'can', permission: 'wiki.board.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['iso'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.iso.read' },
                      { is: 'can', permission: 'wiki.iso.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['meetings'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.meetings.read' },
                      { is: 'can', permission: 'wiki.meetings.write' },
                    ],
                  },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'move',
        },
        revert: {
          from: ['live'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['main'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.main.read' },
                      { is: 'can', permission: 'wiki.main.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['commercial'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.commercial.read' },
                      { is: 'can', permission: 'wiki.commercial.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['board'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.board.read' },
                      { is: 'can', permission: 'wiki.board.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['iso'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.iso.read' },
                      { is: 'can', permission: 'wiki.iso.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['meetings'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.meetings.read' },
                      { is: 'can', permission: 'wiki.meetings.write' },
                    ],
                  },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'revert',
          input: { number: { kind: 'integer', min: 1, max: 2147483647, required: true } },
        },
        review: {
          from: ['live'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['main'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.main.read' },
                      { is: 'can', permission: 'wiki.main.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['commercial'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.commercial.read' },
                      { is: 'can', permission: 'wiki.commercial.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['board'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.board.read' },
                      { is: 'can', permission: 'wiki.board.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['iso'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.iso.read' },
                      { is: 'can', permission: 'wiki.iso.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['meetings'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.meetings.read' },
                      { is: 'can', permission: 'wiki.meetings.write' },
                    ],
                  },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'review',
          input: { review_on: { kind: 'date', optional: true } },
        },
        addFile: {
          from: ['live'],
          to: 'same',
          allow: {
            is: 'any',
            of: [
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['main'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.main.read' },
                      { is: 'can', permission: 'wiki.main.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['commercial'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.commercial.read' },
                      { is: 'can', permission: 'wiki.commercial.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['board'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.board.read' },
                      { is: 'can', permission: 'wiki.board.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['iso'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.iso.read' },
                      { is: 'can', permission: 'wiki.iso.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['meetings'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.meetings.read' },
                      { is: 'can', permission: 'wiki.meetings.write' },
                    ],
                  },
                ],
              },
            ],
          },
          method: 'POST',
          path: 'file',
        },
        bin: {
          from: ['live'],
          to: 'binned',
          allow: {
            is: 'any',
            of: [
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['main'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.main.read' },
                      { is: 'can', permission: 'wiki.main.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['commercial'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.commercial.read' },
                      { is: 'can', permission: 'wiki.commercial.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['board'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.board.read' },
                      { is: 'can', permission: 'wiki.board.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['iso'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.iso.read' },
                      { is: 'can', permission: 'wiki.iso.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['meetings'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.meetings.read' },
                      { is: 'can', permission: 'wiki.meetings.write' },
                    ],
                  },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'bin',
        },
        restore: {
          from: ['binned'],
          to: 'live',
          allow: {
            is: 'any',
            of: [
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['main'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.main.read' },
                      { is: 'can', permission: 'wiki.main.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['commercial'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.commercial.read' },
                      { is: 'can', permission: 'wiki.commercial.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['board'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.board.read' },
                      { is: 'can', permission: 'wiki.board.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['iso'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.iso.read' },
                      { is: 'can', permission: 'wiki.iso.write' },
                    ],
                  },
                ],
              },
              {
                is: 'all',
                of: [
                  { is: 'where', field: 'space', in: ['meetings'] },
                  {
                    is: 'all',
                    of: [
                      { is: 'can', permission: 'wiki.meetings.read' },
                      { is: 'can', permission: 'wiki.meetings.write' },
                    ],
                  },
                ],
              },
            ],
          },
          method: 'PUT',
          path: 'restore',
        },
      },
    },
  },
  work_type: {
    name: 'work_type',
    path: 'work_type',
    paths: { list: '/workTypes', detail: '/workType/{id}' },
    title: ['name'],
    fields: {
      name: { kind: 'text', max: 60, required: true },
      hourly_price: { kind: 'money', unit: 'hours', min: 0, max: 100000000000, optional: true },
      default_multiplier: {
        kind: 'choice',
        values: { '0': 0, '1': 1, '2': 2, '0.5': 0.5, '1.25': 1.25, '1.3': 1.3, '1.5': 1.5, '2.5': 2.5 },
        default: 1,
      },
      counts_as_work: { kind: 'flag', default: true },
      archived: { kind: 'flag', default: false },
    },
    writable: ['name', 'hourly_price', 'default_multiplier', 'counts_as_work', 'archived'],
    list: {
      columns: ['name', 'hourly_price', 'default_multiplier', 'counts_as_work'],
      hidden: ['archived'],
      search: ['name'],
      lookup: true,
      filters: ['counts_as_work', 'archived'],
      sort: 'name',
    },
    form: { general: ['name', 'hourly_price', 'default_multiplier'], use: ['counts_as_work', 'archived'] },
    beside: { user_type: 'work_type_ids' },
    access: {
      read: { is: 'can', permission: 'work_types.read' },
      create: { is: 'can', permission: 'work_types.write' },
      update: { is: 'can', permission: 'work_types.write' },
      delete: { is: 'can', permission: 'work_types.delete' },
      lookup: { is: 'signedIn' },
    },
    menu: { group: 'company', icon: 'tool', order: 20 },
  },
} as const;
export type Metadata = typeof metadata;
