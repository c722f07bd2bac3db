// Packages that the product runs on have no known weakness that the registry calls high or critical.
import { command, type Step } from './steps.ts';

type Audit = { readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> } };

const read = (output: string): Audit => {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Audit;
  } catch {
    return {};
  }
};

export const packagesAreAudited: Step = {
  name: 'audit',
  cores: 0,
  async run() {
    const { output } = await command(['npm', 'audit', '--omit=dev', '--json', '--audit=true']);
    const found = read(output).metadata?.vulnerabilities;
    // Not every registry answers this question (a mirror may not); then it is neither passed nor failed, and said.
    if (!found) {
      console.log('  audit │ The registry does not tell of weaknesses: nothing was audited.');
      return { passed: 0, failed: 0 };
    }
    const grave = (found.high ?? 0) + (found.critical ?? 0);
    return grave === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
  },
};
