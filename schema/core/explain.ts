// Explains why a value is refused: turns Zod's issues into reasons that have words, the same on the server and in the form.
import type { z } from 'zod';
import { type FieldKind, kinds } from './field-kinds.ts';
import { isTwofold } from './number-text.ts';

export type Explained = { readonly field: string; readonly reason: string; readonly parameters: Readonly<Record<string, unknown>> };

const formats: Readonly<Record<string, string>> = { email: 'notEmail', date: 'notDate', datetime: 'notInstant' };
const types: Readonly<Record<string, string>> = { int: 'notInteger', number: 'notNumber', boolean: 'notFlag', string: 'notText' };

const reasonOf = (issue: z.core.$ZodIssue): { reason: string; parameters?: Record<string, unknown> } => {
  switch (issue.code) {
    case 'custom': {
      const { reason = 'wrongType', ...parameters } = issue.params ?? {};
      return { reason: String(reason), parameters };
    }
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? { reason: 'required' } : { reason: 'tooShort', parameters: { minimum: issue.minimum } };
      return { reason: 'tooSmall', parameters: { minimum: issue.minimum } };
    case 'too_big':
      return {
        reason: issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooBig',
        parameters: { maximum: issue.maximum },
      };
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return { reason: 'required' };
      // A number that stayed a text: nobody has said yet which of two it is.
      if ((issue.expected === 'number' || issue.expected === 'int') && typeof issue.input === 'string' && isTwofold(issue.input))
        return { reason: 'unclearNumber' };
      return { reason: types[issue.expected] ?? 'wrongType' };
    case 'invalid_value':
      return { reason: 'notChoice' };
    case 'invalid_format':
      return { reason: formats[issue.format] ?? 'badFormat' };
    case 'unrecognized_keys':
      return { reason: 'unknown' };
    default:
      return { reason: 'wrongType' };
  }
};

/** Zod's issues by field; `kindOf` sharpens a bad format or choice by the field's kind. Parse with `reportInput: true`, so that a missing value is told from a wrong one. */
export const explain = (
  issues: readonly z.core.$ZodIssue[],
  kindOf: (field: string) => FieldKind | undefined = () => undefined,
): Explained[] => {
  const explained = issues.flatMap((issue): Explained[] => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [issue.path.join('.')];
    const { reason, parameters = {} } = reasonOf(issue);
    return fields.map((field) => {
      const kind = kindOf(field.split('.')[0] ?? '');
      return {
        field,
        reason:
          (['badFormat', 'notChoice', 'tooBig', 'tooShort'].includes(reason) && kind && kinds[kind].wrong) ||
          (reason === 'badFormat' ? 'wrongType' : reason),
        parameters,
      };
    });
  });
  // One reason for each field is enough: the first is the most basic.
  return [...new Map(explained.toReversed().map((one) => [one.field, one])).values()].toReversed();
};
