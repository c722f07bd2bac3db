// The yardstick on PostgreSQL.
import type { Handlers } from '../handlers.ts';
import { acts } from './clock.ts';
import { list } from './list.ts';
import { callerOf } from './session.ts';
import { revision, status } from './status.ts';
import { task } from './task.ts';

export const handlers: Handlers = { callerOf, status, revision, task, list, acts };
