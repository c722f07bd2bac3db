// In which parts two answers differ, each by its path: `body.0.deadline: null, undefined`.
const isParts = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

/** The innermost parts that differ, the one's value before the other's; a list of another length differs where one ends. */
export const differences = (one: unknown, other: unknown, path = ''): string[] => {
  if (Object.is(one, other)) return [];
  if (!isParts(one) || !isParts(other) || Array.isArray(one) !== Array.isArray(other)) return [`${path}: ${shown(one)}, ${shown(other)}`];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.flatMap((name) => differences(one[name], other[name], path ? `${path}.${name}` : name));
};
