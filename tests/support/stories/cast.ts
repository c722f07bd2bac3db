// The named cast of the demo company, as the tests sign them in.

export const cast = ['admin', 'luka', 'marko', 'petra', 'tina', 'eva', 'maks', 'nina', 'jure'] as const;
export type Person = (typeof cast)[number];

/** Every one of them signs in with it. */
export const demoPassword = 'Odsevnik-2026-preizkus';
export const emailOf = (person: Person): string => `${person}@example.com`;
