// What a proof has looked at: each finding is said as it comes, those that do not hold are kept.
import type { Kind } from './company.ts';
export const findings = (about: string) => {
  const faults: string[] = [];
  return {
    faults,
    expect(holds: boolean, what: string): void {
      process.stdout.write(`${about}: ${holds ? 'holds' : 'DOES NOT HOLD'}: ${what}\n`);
      if (!holds) faults.push(`${about}: ${what}`);
    },
  };
};

/** One database after the other; answers what does not hold on any. */
export const onEach = async (kinds: readonly Kind[], prove: (kind: Kind) => Promise<readonly string[]>): Promise<string[]> => {
  const faults: string[] = [];
  for (const kind of kinds) faults.push(...(await prove(kind)));
  return faults;
};
