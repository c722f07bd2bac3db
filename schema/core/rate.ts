// A rate holds from its day until the next rate of its kind; its author and time are kept, and no rate is ever overwritten.
import { can } from './access.ts';
import { unique } from './database-rules.ts';
import { defineEntity, type Shape } from './entity.ts';
import { date, dateTime, readOnly, reference, text } from './fields.ts';

const originFields = () => ({
  note: text({ max: 200 }).optional(),
  added_by: readOnly(reference('user').optional()),
  date_added: readOnly(dateTime()),
});

/** `kind`: the fields that separate series of rates; in each series only the newest rate holds. `amounts`: the values of a rate. */
export const defineRate = <const N extends string, A extends Shape, K extends Shape = Record<never, Shape[string]>>(
  name: N,
  { kind, amounts }: { readonly kind?: K; readonly amounts: A },
) => {
  const fields = { valid_from: date(), ...(kind as K), ...amounts, ...originFields() };
  const kinds = Object.keys(kind ?? {}) as (keyof K & string)[];
  return defineEntity({
    name,
    fields,
    title: [...kinds, 'valid_from'],
    list: {
      columns: Object.keys(fields) as (keyof typeof fields & string)[],
      filters: [...kinds, 'valid_from'],
      sort: 'valid_from',
      order: 'DESC',
    },
    access: {
      read: can('settings.read'),
      create: can('settings.write'),
      update: can('settings.write'),
      delete: can('settings.write'),
    },
    database: [unique(...kinds, 'valid_from')],
  });
};
