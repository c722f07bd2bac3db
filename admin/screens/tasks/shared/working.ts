// The user's own work, on every page: the running task, or the last paused one.
import { useOwn } from '#admin/providers/live/own.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { readWorking, taskKeys, type Working } from './task-queries.ts';

export const useWorking = (): Working => useOwn<Working>(taskKeys.working, readWorking, useSession().working);
