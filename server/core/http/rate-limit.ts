// Limits by address the calls that need no account: unsuccessful calls strictly, all calls generously.
import { callerNetwork } from '#schema/core/networks.ts';
import { Refusal } from './refusal.ts';
import { Throttle } from './throttle.ts';

/** @throws Refusal 429 with the seconds to wait, when one of the keys has failed too often */
export const refuseWhenLimited = (throttle: Throttle, ...keys: string[]): void => {
  const seconds = throttle.wait(...keys);
  if (seconds > 0) throw new Refusal(429, 'tooManyTries', { parameters: { seconds }, members: { seconds } });
};

/** Counts the calls of an address, and its misses under a lower limit; both limits are for a minute. */
export const limiter = ({ misses: mostMisses, calls: mostCalls }: { misses: number; calls: number }) => {
  const misses = new Throttle(mostMisses);
  const calls = new Throttle(mostCalls);
  return async <T>({ address }: { readonly address: string }, work: () => Promise<T>): Promise<T> => {
    const caller = callerNetwork(address);
    refuseWhenLimited(misses, caller);
    refuseWhenLimited(calls, caller);
    calls.failed(caller);
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) misses.failed(caller);
      throw error;
    }
  };
};
