// What may be in the way of a transition, by its workflow, stands among the refusals of the call that makes it: the types of the screens know no others.
import { expect, it } from 'vitest';
import { workflows } from '#generated/registry.ts';
import { allCalls } from '#server/calls.ts';
import { entityNamed } from '#server/crud/read/select.ts';

const shape = (path: string) => path.replace(/:\w+/g, '{}');
const declared = new Map(allCalls().map(({ method, path, route }) => [`${method} ${shape(path)}`, route.refuses?.[409] ?? []]));

/** A transition that nobody makes by a path of its own has no call. */
const made = Object.entries(workflows).flatMap(([entity, workflow]) => {
  const { states = {}, transitions = {} } = workflow ?? {};
  return Object.entries(transitions).flatMap(([name, { from, method = 'PUT', path = name, require = [] }]) => {
    const at = `${method} /api/v1/${entityNamed(entity).path}/{}${path === '' ? '' : `/${path}`}`;
    // From any state: no state is in the way.
    const everywhere = Object.keys(states).every((state) => [from].flat().includes(state));
    return declared.has(shape(at)) ? [{ at: shape(at), reasons: [...(everywhere ? [] : ['wrongState']), ...require] }] : [];
  });
});

it('declares the state and every guard', () => {
  expect(made.length).toBeGreaterThan(60);
  const missing = made.map(({ at, reasons }) => ({ at, reasons: reasons.filter((one) => !declared.get(at)?.includes(one)) }));
  expect(missing.filter(({ reasons }) => reasons.length > 0)).toEqual([]);
});
