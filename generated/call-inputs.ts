// Generated from the schema by npm run generate; never edited by hand.

/** What each call asks for whose body are fields, as plain data. */
export const callInputs = {
  'PUT /file/{fid}/notes': { notes: { kind: 'longText', max: 4000, optional: true } },
  'PUT /task/{id}/file/{fid}/notes': { notes: { kind: 'longText', max: 4000, optional: true } },
  'PUT /offer/{id}/file/{fid}/notes': { notes: { kind: 'longText', max: 4000, optional: true } },
  'PUT /project/{id}/file/{fid}/notes': { notes: { kind: 'longText', max: 4000, optional: true } },
  'PUT /meeting/{id}/file/{fid}/notes': { notes: { kind: 'longText', max: 4000, optional: true } },
  'PUT /wiki_page/{id}/file/{fid}/notes': { notes: { kind: 'longText', max: 4000, optional: true } },
  'PUT /invoice/{id}/send': {
    email: { kind: 'email', max: 254, optional: true },
    message: { kind: 'longText', max: 2000, optional: true },
    e_invoice: { kind: 'choice', values: { ubl: 'ubl', eslog: 'eslog' }, optional: true },
  },
  'POST /task/{id}/material': {
    name: { kind: 'text', max: 200, required: true },
    unit: { kind: 'choice', values: { Meter: 'Meter', Piece: 'Piece' }, default: 'Piece' },
    quantity: { kind: 'decimal', scale: 3, min: 0.001, max: 1000000, required: true },
  },
  'PUT /meeting/{id}/respond declined': { reason: { kind: 'text', max: 1000, required: true } },
  'POST /meeting/{id}/item': {
    title: { kind: 'text', max: 200, required: true },
    speaker: { kind: 'text', max: 120, optional: true },
    minutes: { kind: 'integer', min: 1, max: 600, optional: true },
  },
  'POST /on_call_swap': {
    shift_id: { kind: 'reference', target: 'on_call_shift', required: true },
    from: { kind: 'dateTime', optional: true },
    to: { kind: 'dateTime', optional: true },
    user_id: { kind: 'reference', target: 'user', optional: true },
    note: { kind: 'text', max: 500, optional: true },
  },
  'PUT /task/{id}/close': { language: { kind: 'language', max: 2, optional: true } },
  'PUT /task/{id}/time/{timeId}/notes': { notes: { kind: 'longText', max: 4000, optional: true } },
  'PUT /task/{id}/time/{timeId}/invoicing': {
    non_invoiced_part: { kind: 'flag', required: true },
    non_invoiced_time: { kind: 'duration', min: 0, max: 315360000, required: true },
    non_invoiced_comment: { kind: 'longText', max: 1000, optional: true },
  },
  'PUT /task/{id}/time/{timeId}': { work_type_id: { kind: 'reference', target: 'work_type', required: true } },
  'DELETE /task/{id}/time/{timeId}': { reason: { kind: 'longText', max: 1000, required: true } },
  'PUT /task/{id}/subtime/{subtimeId}': {
    start_time: { kind: 'dateTime', required: true },
    end_time: { kind: 'dateTime', required: true },
    reason: { kind: 'longText', max: 1000, required: true },
  },
  'DELETE /task/{id}/subtime/{subtimeId}': { reason: { kind: 'longText', max: 1000, required: true } },
  'PUT /task/{id}/subtime/{subtimeId}/multiplier': {
    multiplier: {
      kind: 'choice',
      values: { '0': 0, '1': 1, '2': 2, '0.5': 0.5, '1.25': 1.25, '1.3': 1.3, '1.5': 1.5, '2.5': 2.5 },
      required: true,
    },
    reason: { kind: 'longText', max: 1000, required: true },
  },
  'PUT /task/{id}/transport/{transportId}/notes': { notes: { kind: 'longText', max: 4000, optional: true } },
  'POST /terminal_event/{id}/settle': { user_id: { kind: 'reference', target: 'user', optional: true } },
  'POST /terminal_event/{id}/dismiss': { reason: { kind: 'text', max: 1000, required: true } },
  'DELETE /transport/{id}': { reason: { kind: 'longText', max: 1000, required: true } },
  'PUT /transport/{id}/notes': { notes: { kind: 'longText', max: 4000, optional: true } },
  'DELETE /user/{id}/second_factor': { reason: { kind: 'text', max: 1000, required: true } },
  'PUT /user/{id}/active': { active: { kind: 'flag', required: true }, reason: { kind: 'longText', max: 1000, optional: true } },
  'POST /attendance/{id}/mend': {
    at: { kind: 'dateTime', required: true },
    sub_time_id: { kind: 'integer', min: 1, max: 2147483647, optional: true },
    reason: { kind: 'text', max: 1000, optional: true },
  },
  'POST /attendance/{id}/stay': {
    start: { kind: 'dateTime', required: true },
    end: { kind: 'dateTime', required: true },
    break_start: { kind: 'dateTime', optional: true },
    break_end: { kind: 'dateTime', optional: true },
    reason: { kind: 'text', max: 1000, required: true },
  },
  'PUT /attendance/{id}/week/{name}/submit': { note: { kind: 'longText', max: 1000, optional: true } },
  'PUT /attendance/{id}/week/{name}/sendBack': { reason: { kind: 'text', max: 1000, required: true } },
  'PUT /attendance/{id}/week/{name}/unlock': { reason: { kind: 'text', max: 1000, required: true } },
} as const;
