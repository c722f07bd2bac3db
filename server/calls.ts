// All calls of the API: the generic ones of every entity, then those with a file of their own.
import { routes } from '#generated/routes.ts';
import { type Call, callsOf, type Resource } from '#server/core/route.ts';
import { crudRoutes } from '#server/crud/routes.ts';
import { checks } from '#server/domain/checks.ts';

export const apiPrefix = '/api/v1';

/** Custom calls come first, so that a fixed path wins over a parameter. */
export const allCalls = (): Call[] => [...(routes as readonly Resource[]), ...crudRoutes(checks)].flatMap(callsOf).map((call) => ({ ...call, path: `${apiPrefix}${call.path}` }));
