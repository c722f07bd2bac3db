// Formats a quantity with its unit: `12 m`, `4 kosi`.
import { useSpeech } from '#admin/providers/person/speech.tsx';
import type { Unit } from './data.ts';

export const useUnitWord = (): ((unit: string, quantity: number) => string) => {
  const { find } = useSpeech();
  return (unit, quantity) =>
    find(unit === ('Meter' satisfies Unit) ? 'material.screen.meters' : 'material.screen.pieces', { smart_count: quantity }) ?? unit;
};
