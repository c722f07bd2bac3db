// All calls of the API: the generic ones of every entity, then those with a file of their own.
import { routes } from '#generated/routes.ts';
import { type Call, callsOf, type Resource } from '#server/core/route.ts';
import { crudRoutes } from '#server/crud/routes.ts';
import { checks } from '#server/domain/checks.ts';

export const apiPrefix = '/api/v1';

const generic = (): Call[] => crudRoutes(checks).flatMap(callsOf);

/** Calls with a file of their own come first, so that a fixed path wins over a parameter, and take the place of the generic ones. */
export const allCalls = (): Call[] => {
  const own = (routes as readonly Resource[]).flatMap(callsOf);
  const taken = new Set(own.map(({ method, path }) => `${method} ${path}`));
  return [...own, ...generic().filter(({ method, path }) => !taken.has(`${method} ${path}`))].map((call) => ({
    ...call,
    path: `${apiPrefix}${call.path}`,
  }));
};
