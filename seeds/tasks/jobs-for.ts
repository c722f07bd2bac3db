// Chooses the job for a kind of client in an area: some jobs are frequent, some occur only in certain buildings.
import { type ClientKind, clientKinds } from '../clients/directory.ts';
import type { Area } from '../people/crew.ts';
import type { Random } from '../random.ts';
import { airJobs } from './jobs/air.ts';
import { coolingJobs } from './jobs/cooling.ts';
import { electricalJobs } from './jobs/electrical.ts';
import { heatingJobs } from './jobs/heating.ts';
import type { Job } from './jobs/job.ts';
import { powerJobs } from './jobs/power.ts';
import { waterJobs } from './jobs/water.ts';

export const allJobs: Readonly<Record<Area, readonly Job[]>> = {
  Ogrevanje: [...heatingJobs, ...waterJobs],
  Klima: [...coolingJobs, ...airJobs],
  Elektro: [...electricalJobs, ...powerJobs],
};

type Choice = { readonly jobs: readonly Job[]; readonly weights: readonly number[] };
const choices = new Map<string, Choice>();
for (const [area, jobs] of Object.entries(allJobs)) {
  for (const kind of clientKinds) {
    const fitting = jobs.filter((job) => !job.at || job.at.includes(kind));
    choices.set(`${area} ${kind}`, { jobs: fitting, weights: fitting.map((job) => job.weight ?? 1) });
  }
}

export const jobsFor = (kind: ClientKind, area: Area, random: Random): Job => {
  const choice = choices.get(`${area} ${kind}`);
  const job = choice?.jobs[random.weighted(choice.weights)];
  if (!job) throw new Error(`Nothing is ever done for a ${kind} in ${area}`);
  return job;
};
