// The time on the wall terminal: in the company's time zone, by the server's clock, updated every second.
import { useEffect, useState } from 'react';
import { createFormat, type Format } from '#schema/core/format.ts';
import type { Language } from '#schema/core/words.ts';
import { trueNow } from './state.ts';

const second = () => Math.floor(trueNow() / 1000) * 1000;

/** The true time, updated every second while `running`. */
export const useNow = (running = true): number => {
  const [now, setNow] = useState(second);
  useEffect(() => {
    if (!running) return;
    setNow(second());
    const timer = setInterval(() => setNow(second()), 250);
    return () => clearInterval(timer);
  }, [running]);
  return now;
};

const formats = new Map<string, Format>();
export const formatFor = (language: Language, timeZone: string): Format => {
  const name = `${language} ${timeZone}`;
  const known = formats.get(name) ?? createFormat(language, timeZone, { today: '', yesterday: '', tomorrow: '' });
  formats.set(name, known);
  return known;
};

/** `7 h 31 min`, `29 min`. */
export const lengthOf = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}\u00a0h ${minutes % 60}\u00a0min` : `${minutes}\u00a0min`;
};
