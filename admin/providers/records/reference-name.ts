// The field that holds the title of a referenced record; repeats the schema's rule, which the shell does not load.

/** `primary_contact_id` → `primary_contact_name`. */
export const nameOf = (field: string): string => `${field.replace(/_id$/, '')}_name`;
