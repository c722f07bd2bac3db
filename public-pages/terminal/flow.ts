// The steps at a wall terminal: recognises a user, offers the choice, books it, and shows the result.
import type { Language } from '#schema/core/words.ts';
import { pairingDigits } from '#schema/terminals/tablet-proof.ts';
import { type Action, pair as askToPair, identify as askWho, type Recognised, type WorkAnswer } from './calls.ts';
import type { Connection } from './connection.ts';
import { putTabletKey, type Waiting } from './offline-store.ts';
import { type Credential, canSeal, seal } from './seal.ts';
import { type Choice, isForeign, type Result, type Store, trueNow, type View } from './state.ts';
import { makeTabletKey, signWith } from './tablet-key.ts';

export const choiceMs = 10_000;
export const resultMs = 3000;
const forgottenPinMs = 15_000;
const presentMs = 5 * 60_000;
const tailLength = 4;
export const pinLength = { least: 4, most: 8 } as const;

/** Random and so unique; `crypto.randomUUID` exists only on secure pages. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Why a tap failed on the tablet itself, without an answer of the server. */
type Reason = 'line.unsafe' | 'result.not_kept' | 'pairing.lost' | 'pairing.unsafe';

/** The task whose clock the action concerns: the one that runs, or after the break the one that rests with it. */
export const clockOf = (person: Recognised | null, action: Action) => (action === 'enter' ? person?.rests_on : person?.runs_on) ?? null;

export type Flow = {
  chip(number: string): void;
  digit(digit: string): void;
  erase(): void;
  confirm(): void;
  choose(action: Action): void;
  /** What becomes of the clock of the task with what was chosen. */
  answer(work: WorkAnswer): void;
  close(): void;
  showPresent(): void;
  openPairing(): void;
  end(): void;
};

export const openFlow = (
  store: Store,
  connection: Connection,
  key: string,
  language: () => Language,
  say: (reason: Reason) => string,
): Flow => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (view: View, forMs?: number) => {
    clearTimeout(timer);
    store.set({ view, pin: '' });
    if (forMs !== undefined) timer = setTimeout(() => show({ name: 'idle' }), forMs);
  };
  const tell = (result: Omit<Result, 'name' | 'at'>, at = trueNow()) => show({ name: 'result', ...result, at }, resultMs);
  const failed = (detail: string, action: Action | null = null, person: string | null = null) =>
    tell({ action, outcome: 'failed', person, detail });
  const offer = (credential: Credential, person: Recognised | null) =>
    show({ name: 'choice', person, credential, since: Date.now(), question: null, warned: false, busy: false }, choiceMs);

  const identify = async (credential: Credential) => {
    // Somebody at a page that has just opened is no reason to take it for cut off.
    if (store.get().connection === 'connecting') {
      show({ name: 'asking' });
      await connection.settled();
    }
    const { connection: reached, waiting, closed, tabletKey } = store.get();
    if (closed || isForeign(store.get())) return show({ name: 'idle' });
    // Waiting taps are earlier: a day without them would be wrong, so the choice is offered without it.
    if (reached !== 'online' || waiting.length > 0) return offerUnnamed(credential);
    show({ name: 'asking' });
    const signature = tabletKey ? await signWith(tabletKey, { call: 'identify', credential }) : undefined;
    const answer = await askWho(key, language(), { ...credential, signature });
    if (answer.kind === 'done') {
      store.set({ restsUntil: 'pin' in credential ? 0 : store.get().restsUntil });
      return offer(credential, answer.body);
    }
    if (answer.kind === 'lost') {
      connection.lost();
      return offerUnnamed(credential);
    }
    connection.refused(answer);
    if (answer.status === 404 && answer.seconds > 0) store.set({ restsUntil: Date.now() + answer.seconds * 1000 });
    failed(answer.detail);
  };
  const offerUnnamed = (credential: Credential) => {
    if (canSeal() && store.get().here) offer(credential, null);
    else failed(say('line.unsafe'));
  };

  const tapOf = async (action: Action, { person, credential }: Choice, work: WorkAnswer | undefined): Promise<Waiting> => {
    const id = newId();
    const occurred_at = new Date(trueNow()).toISOString();
    const user_token = person?.user_token ?? (await seal(String(store.get().here?.public_key), id, credential));
    const chip = 'rfid' in credential;
    const means = chip ? 'rfid' : 'pin';
    return { id, user_token, action, occurred_at, ...(work && { work }), means, tail: chip ? credential.rfid.slice(-tailLength) : '' };
  };

  const book = async (action: Action, choice: Choice, work?: WorkAnswer) => {
    const tap = await tapOf(action, choice, work);
    const person = choice.person?.name ?? null;
    const at = Date.parse(tap.occurred_at);
    const confirmStored = () => tell({ action, outcome: 'kept', person, detail: '' }, at);
    if (!choice.person) {
      await connection.keep(tap);
      return confirmStored();
    }
    const answer = await connection.book(tap);
    if (answer.kind === 'done') {
      store.set({ sentAt: trueNow() });
      void connection.look();
      return tell({ action, outcome: answer.body.outcome === 'repeated' ? 'repeated' : 'done', person, detail: '' }, at);
    }
    if (answer.kind === 'lost') connection.lost();
    else connection.refused(answer);
    if (answer.kind === 'refused' && answer.status === 409 && answer.reason !== 'outOfUse') return failed(answer.detail, action, person);
    return confirmStored();
  };

  const carryOut = (action: Action, view: Choice, work?: WorkAnswer) => {
    clearTimeout(timer);
    store.set({ view: { ...view, busy: true } });
    book(action, view, work).catch(() => failed(say('result.not_kept'), action, view.person?.name ?? null));
  };

  const showCode = (problem: string | null = null) => show({ name: 'pairing', step: 'code', problem }, presentMs);
  const pairWith = async (code: string): Promise<void> => {
    if (!canSeal()) return showCode(say('pairing.unsafe'));
    show({ name: 'pairing', step: 'asking', problem: null });
    // Stored before it is told: a key that the server knows and the tablet has lost would shut the tablet out.
    const tabletKey = store.get().tabletKey ?? (await makeTabletKey());
    await putTabletKey(tabletKey);
    store.set({ tabletKey });
    const signature = await signWith(tabletKey, { call: 'pair', code });
    const answer = await askToPair(key, language(), { code, public_key: tabletKey.publicKey, signature });
    if (answer.kind === 'lost') return showCode(say('pairing.lost'));
    if (answer.kind === 'refused') return showCode(answer.detail);
    await connection.look();
    show({ name: 'pairing', step: 'done', problem: null }, resultMs);
  };
  const isPairing = () => store.get().view.name === 'pairing' || isForeign(store.get());

  return {
    chip: (number) => {
      const { view } = store.get();
      if (view.name === 'choice') store.set({ view: { ...view, warned: true } });
      else if (view.name !== 'asking' && !isPairing()) void identify({ rfid: number });
    },
    digit: (digit) => {
      const { view, pin, restsUntil } = store.get();
      const typing = isPairing() ? view.name !== 'pairing' || view.step === 'code' : view.name === 'idle' && restsUntil <= Date.now();
      if (!typing || pin.length >= pinLength.most) return;
      clearTimeout(timer);
      timer = setTimeout(() => store.set({ pin: '' }), forgottenPinMs);
      store.set({ pin: pin + digit });
    },
    erase: () => store.set({ pin: store.get().pin.slice(0, -1) }),
    confirm: () => {
      const { view, pin } = store.get();
      if (isPairing()) {
        if (pin.length === pairingDigits) pairWith(pin).catch(() => showCode(say('result.not_kept')));
      } else if (view.name === 'idle' && pin.length >= pinLength.least) void identify({ pin });
    },
    choose: (action) => {
      const { view } = store.get();
      if (view.name !== 'choice' || view.busy) return;
      if (clockOf(view.person, action)) return show({ ...view, question: action, since: Date.now() }, choiceMs);
      carryOut(action, view);
    },
    answer: (work) => {
      const { view } = store.get();
      if (view.name === 'choice' && view.question && !view.busy) carryOut(view.question, view, work);
    },
    close: () => show({ name: 'idle' }),
    showPresent: () => {
      if (store.get().view.name !== 'idle') return;
      void connection.look();
      show({ name: 'present' }, presentMs);
    },
    openPairing: () => showCode(),
    end: () => clearTimeout(timer),
  };
};
