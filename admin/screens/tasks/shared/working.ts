// The own open work, wherever the person is in the app: the task that runs, or the one they paused last.
import { useOwn } from '#admin/providers/live/own.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { readWorking, taskKeys, type Working } from './task-queries.ts';

export const useWorking = (): Working => useOwn<Working>(taskKeys.working, readWorking, useSession().working);
