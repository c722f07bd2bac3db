// What a suite's report says, of either runner: how many tests passed, failed or were left out, and the first lines of what failed.
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type Report = { readonly passed: number; readonly failed: number; readonly skipped: number; readonly failures: readonly string[] };

const failureText = (place: string, title: string, message: string | undefined) => {
  const lines = (message ?? '').split('\n').filter((line) => line.trim() && !line.trim().startsWith('at '));
  return `${place} › ${title}\n  ${lines.slice(0, 12).join('\n  ')}`;
};

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        message: z.string().optional(),
        status: z.string(),
        assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() })),
      }),
    ),
  })
  .transform(
    (report): Report => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(({ name, message, status, assertionResults }) => {
        const failed = assertionResults.filter((one) => one.status === 'failed');
        const place = name.replace(/^.*\/tests\//, 'tests/');
        if (failed.length === 0) return status === 'failed' ? [failureText(place, 'the file', message)] : [];
        return failed.map(({ fullName, failureMessages }) => failureText(place, fullName, failureMessages?.[0]));
      }),
    }),
  );

const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({ projectName: z.string(), results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })) }),
  ),
});
const group = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(group).optional();
  },
});
type Group = z.infer<typeof group>;
const specsOf = ({ specs, suites }: Group): z.infer<typeof spec>[] => [...specs, ...(suites ?? []).flatMap(specsOf)];

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
    suites: z.array(group),
  })
  .transform(
    ({ stats, suites }): Report => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      failures: suites
        .flatMap(specsOf)
        .filter(({ ok }) => !ok)
        .flatMap(({ title, file, tests }) =>
          tests.flatMap(({ projectName, results }) =>
            results.filter(({ error }) => error).map(({ error }) => failureText(`[${projectName}] ${file}`, title, error?.message)),
          ),
        ),
    }),
  );

export const readReport = (path: string): Report => z.union([vitestReport, playwrightReport]).parse(JSON.parse(readFileSync(path, 'utf8')));
