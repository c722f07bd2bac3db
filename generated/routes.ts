// Generated from the schema by npm run generate; never edited by hand.

import events from '#server/routes/events.ts';
import lookups from '#server/routes/lookups.ts';
import place from '#server/routes/place.ts';
import signIn from '#server/routes/sign-in.ts';
import taskActs from '#server/routes/task-acts.ts';
import taskWork from '#server/routes/task-work.ts';
import task from '#server/routes/task.ts';
import workTypes from '#server/routes/work-types.ts';

/** The calls that are written by hand, file by file. */
export const routes = [events, lookups, place, signIn, taskActs, taskWork, task, workTypes];
