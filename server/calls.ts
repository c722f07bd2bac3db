// All calls of the API: the generic ones of every entity, then those with a file of their own.
import { routes } from '#generated/routes.ts';
import { type Call, callsOf, type Resource } from '#server/core/http/route.ts';
import { crudRoutes } from '#server/crud/routes.ts';
import { transitionRoutes } from '#server/crud/write/transition-routes.ts';
import { checks } from '#server/domain/company-wide/checks.ts';
import { transitionEffects } from '#server/domain/company-wide/transition-effects.ts';

export const apiPrefix = '/api/v1';

const callsBelow = (resources: readonly Resource[]): Call[] => resources.flatMap((one) => callsOf(one, apiPrefix));

/** Calls with a file of their own take the place of the generic ones; a fixed path wins over a parameter. */
export const allCalls = (): Call[] => {
  const own = callsBelow(routes);
  const taken = new Set(own.map(({ method, path }) => `${method} ${path}`));
  const derived = [...transitionRoutes(transitionEffects), ...crudRoutes(checks)];
  const all = [...own, ...callsBelow(derived).filter(({ method, path }) => !taken.has(`${method} ${path}`))];
  const isFixed = ({ path }: Call) => !path.includes(':');
  return [...all.filter(isFixed), ...all.filter((call) => !isFixed(call))];
};
