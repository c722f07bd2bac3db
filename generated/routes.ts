// Generated from the schema by npm run generate; never edited by hand.

import account from '#server/routes/account.ts';
import clientMerge from '#server/routes/client-merge.ts';
import client from '#server/routes/client.ts';
import comment from '#server/routes/comment.ts';
import document from '#server/routes/document.ts';
import events from '#server/routes/events.ts';
import file from '#server/routes/file.ts';
import holiday from '#server/routes/holiday.ts';
import lookups from '#server/routes/lookups.ts';
import material from '#server/routes/material.ts';
import notification from '#server/routes/notification.ts';
import place from '#server/routes/place.ts';
import publicTask from '#server/routes/public-task.ts';
import rates from '#server/routes/rates.ts';
import resetPassword from '#server/routes/reset-password.ts';
import role from '#server/routes/role.ts';
import search from '#server/routes/search.ts';
import signIn from '#server/routes/sign-in.ts';
import taskActs from '#server/routes/task-acts.ts';
import taskDocument from '#server/routes/task-document.ts';
import taskTimes from '#server/routes/task-times.ts';
import taskTransport from '#server/routes/task-transport.ts';
import taskWork from '#server/routes/task-work.ts';
import task from '#server/routes/task.ts';
import transport from '#server/routes/transport.ts';
import userAccount from '#server/routes/user-account.ts';
import userActive from '#server/routes/user-active.ts';
import userMay from '#server/routes/user-may.ts';
import userTimes from '#server/routes/user-times.ts';
import workTypes from '#server/routes/work-types.ts';

/** The calls that are written by hand, file by file. */
export const routes = [
  account,
  clientMerge,
  client,
  comment,
  document,
  events,
  file,
  holiday,
  lookups,
  material,
  notification,
  place,
  publicTask,
  rates,
  resetPassword,
  role,
  search,
  signIn,
  taskActs,
  taskDocument,
  taskTimes,
  taskTransport,
  taskWork,
  task,
  transport,
  userAccount,
  userActive,
  userMay,
  userTimes,
  workTypes,
];
