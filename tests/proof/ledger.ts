// The work that goes on while a server is killed, and the ledger of all that was acknowledged: tasks, clocks, files, and what was sent to clients.
import { createHash, randomBytes } from 'node:crypto';
import type { Company } from './company.ts';
import { type Address, type Phone, phone, type Sent } from './exactly-once.ts';

/** Running, paused, stopped; null: never begun. */
type Clock = 0 | 1 | 2 | null;
export type TaskFacts = { title: string; number: number; clock: Clock; acts: string[]; sent: boolean };
export type Ledger = {
  readonly tasks: Map<number, TaskFacts>;
  readonly files: Map<number, { readonly sha256: string; readonly task: number }>;
  readonly goneFiles: Set<number>;
  acknowledged: number;
};

export type Load = {
  readonly ledger: Ledger;
  readonly phones: readonly Phone[];
  /** What is under way, and acknowledged or not. */
  inDoubt(): Sent[];
  /** Lets each lane end what it has begun. */
  end(): Promise<void>;
  /** The first fault that a lane met. */
  readonly fault: Promise<never>;
};

const client = async (phoneOf: Phone) => {
  const { body } = await phoneOf.send({ method: 'POST', path: '/client', body: { name: `Odjemalec ${crypto.randomUUID().slice(0, 8)}` } });
  const person = { client_id: body.id, name: 'Ana', l_name: 'Kos', email: 'ana.kos@example.com' };
  const contact = await phoneOf.send({ method: 'POST', path: '/contact', body: person });
  await phoneOf.send({ method: 'PUT', path: `/client/${body.id}`, body: { primary_contact_id: contact.body.id } });
  return Number(body.id);
};

/** Begins one lane for each of the company's people; they work until the end is asked for. */
export const beginLoad = (company: Pick<Company, 'people'>, server: Address): Load => {
  const ledger: Ledger = { tasks: new Map(), files: new Map(), goneFiles: new Set(), acknowledged: 0 };
  const stop = new AbortController();
  let ending = false;
  const phones = company.people.map((worker) => phone(server, worker, stop.signal));
  const acknowledged = () => {
    ledger.acknowledged += 1;
  };
  const make = async (at: Phone, owner: number, more: object = {}) => {
    const title = `Zapis ${crypto.randomUUID().slice(0, 13)}`;
    const { body } = await at.send({ method: 'POST', path: '/task', body: { title, company_user_id: owner, ...more } });
    const facts: TaskFacts = { title, number: Number(body.company_task_id), clock: null, acts: ['create'], sent: false };
    ledger.tasks.set(Number(body.id), facts);
    acknowledged();
    return { id: Number(body.id), facts };
  };
  type Lane = (at: Phone, owner: number) => Promise<void>;
  const dispatcher: Lane = async (at, owner) => {
    const { id, facts } = await make(at, owner);
    const title = `${facts.title} popravljen`;
    await at.send({ method: 'PUT', path: `/task/${id}/description`, body: { title } });
    facts.title = title;
    facts.acts.push('edit');
    acknowledged();
  };
  const technician: Lane = async (at, owner) => {
    const { id, facts } = await make(at, owner);
    for (const [method, act, body, clock] of [
      ['POST', 'start', { work_type_id: 1, switch: true }, 0],
      ['PUT', 'pause', undefined, 1],
      ['PUT', 'continue', {}, 0],
      ['POST', 'stop', { final_notes: 'Opravljeno.' }, 2],
    ] as const) {
      await at.send({ method, path: `/task/${id}/${act}`, body });
      facts.clock = clock;
      facts.acts.push(act);
      acknowledged();
    }
  };
  const photographer: Lane = async (at, owner) => {
    const { id: task } = await make(at, owner);
    for (let n = 0; n < 4; n += 1) {
      const bytes = randomBytes(1000 + Math.floor(Math.random() * 200_000));
      const form = () => {
        const made = new FormData();
        made.append('file', new Blob([bytes]), `slika-${n}.bin`);
        return made;
      };
      const id = Number((await at.send({ method: 'POST', path: `/task/${task}/file`, form })).body.id);
      ledger.files.set(id, { task, sha256: createHash('sha256').update(bytes).digest('hex') });
      acknowledged();
      if (n % 2 === 0) continue;
      await at.send({ method: 'DELETE', path: `/file/${id}` });
      ledger.files.delete(id);
      ledger.goneFiles.add(id);
      acknowledged();
    }
  };
  let clientId: number | undefined;
  const sender: Lane = async (at, owner) => {
    clientId ??= await client(at);
    const { id, facts } = await make(at, owner, { client_company_id: clientId });
    await at.send({ method: 'PUT', path: `/task/${id}/close` });
    facts.sent = true;
    facts.acts.push('close');
    acknowledged();
  };
  const lanes = [dispatcher, technician, photographer, sender, technician, dispatcher];
  const work = phones.map(async (at, place) => {
    const lane = lanes[place % lanes.length] as Lane;
    while (!ending) await lane(at, company.people[place]?.id ?? 0);
  });
  const all = Promise.all(work);
  const fault = new Promise<never>((_resolve, reject) => {
    all.catch(reject);
  });
  fault.catch(() => undefined);
  return {
    ledger,
    phones,
    fault,
    inDoubt: () => phones.flatMap(({ inDoubt }) => inDoubt ?? []),
    async end() {
      ending = true;
      await all;
    },
  };
};
