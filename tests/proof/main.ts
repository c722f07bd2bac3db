// The long proofs, each by its name: npm run prove -- kills; their short forms stand in the tests.
import { parseArgs } from 'node:util';
import type { Kind } from './company.ts';
import { onEach } from './findings.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** sqlite, postgres, or both one after the other. */
    on: { type: 'string', default: 'sqlite,postgres' },
    rounds: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const kinds = values.on.split(',').filter((one): one is Kind => one === 'sqlite' || one === 'postgres');
if (kinds.length === 0 || kinds.join() !== values.on) throw new Error(`--on must be sqlite, postgres or both, not ${values.on}.`);
const seed = Number(values.seed);

const proofs: Readonly<Record<string, () => Promise<string[]>>> = {
  kills: async () => {
    const { proveKills } = await import('./kills.ts');
    return onEach(kinds, (kind) => proveKills({ kind, rounds: Number(values.rounds ?? (kind === 'sqlite' ? 200 : 50)), seed }));
  },
  disk: async () => (await import('./disk.ts')).proveFullDisk(kinds),
  lost: async () => (await import('./lost.ts')).proveLostDatabase(),
  clocks: async () => (await import('./clocks.ts')).proveJumps(kinds),
  backups: async () => (await import('./backups.ts')).proveBackups(kinds, Number(values.rounds ?? 5)),
  slow: async () => (await import('./slow.ts')).proveSlowLines(),
  heavy: async () => (await import('./heavy.ts')).proveHeavy(kinds, positionals[1]),
  uploads: async () => onEach(kinds, (await import('./uploads.ts')).proveUploads),
  capacity: async () => (await import('./capacity.ts')).measureCapacity(kinds),
};

const proof = proofs[positionals[0] ?? ''];
if (!proof) {
  console.error(`Say which: npm run prove -- ${Object.keys(proofs).join('|')} [--on sqlite,postgres] [--rounds 200] [--seed 1]`);
  process.exit(2);
}
const faults = await proof();
console.log(faults.length === 0 ? `${positionals[0]}: holds.` : faults.join('\n'));
process.exit(faults.length === 0 ? 0 : 1);
