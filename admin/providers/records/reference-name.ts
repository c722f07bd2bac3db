// Where the title of a referred row stands in a record; said by the schema too, which the shell does not load.

/** `primary_contact_id` → `primary_contact_name`. */
export const nameOf = (field: string): string => `${field.replace(/_id$/, '')}_name`;
