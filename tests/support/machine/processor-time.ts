// What a process has cost so far, and what it holds, as Linux tells it: processor time is the same on a quiet machine and on a busy one.
import { readdirSync, readFileSync } from 'node:fs';

/** /proc counts in hundredths of a second. */
const tickMs = 10;
const partsOf = (pid: number | string): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
};
const spent = (pid: number | string, from: number, to: number) =>
  partsOf(pid)
    .slice(from, to)
    .reduce((sum, ticks) => sum + Number(ticks), 0) * tickMs;

/** Milliseconds of a process. */
export const processorMs = (pid: number): number => spent(pid, 11, 13);

export const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(partsOf(name)[1]) === pid)
    .map(Number);

/** Of a process with its children, those that have ended as well: of a whole PostgreSQL. */
export const familyMs = (pid: number): number => spent(pid, 11, 15) + childrenOf(pid).reduce((sum, child) => sum + processorMs(child), 0);

/** Resident memory in MiB. */
export const memoryOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
