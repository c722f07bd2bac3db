// What a new record begins with in this company: its country, its language, its hours, where the schema can only guess.
import type { EntityMetadata } from '#admin/providers/metadata.ts';
import type { Me } from '#admin/providers/session.tsx';
import type { Values } from './values.ts';

export const usualIn = ({ fields }: EntityMetadata, settings: Me['settings']): Values => {
  const settled = new Map<string, unknown>(Object.entries(settings));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, { kind, default: fallback }]) => {
      if (fallback === undefined) return [];
      if (kind === 'language') return [[field, settings.default_language]];
      return settled.has(field) ? [[field, settled.get(field)]] : [];
    }),
  );
};
