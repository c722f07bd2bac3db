// What a new record begins with in this company: its country, its language, its hours, where the schema can only guess.
import type { EntityMetadata } from '#admin/providers/metadata.ts';
import type { Me } from '#admin/providers/session.tsx';
import type { Values } from './values.ts';

export const usualIn = ({ fields }: EntityMetadata, settings: Me['settings']): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, info]) => {
      if (info.default === undefined) return [];
      if (info.kind === 'country') return [[field, settings.country]];
      if (info.kind === 'language') return [[field, settings.default_language]];
      const settled: unknown = Object.hasOwn(settings, field) ? Object.entries(settings).find(([name]) => name === field)?.[1] : undefined;
      return settled === undefined ? [] : [[field, settled]];
    }),
  );
