// The multipliers by which a client is billed for a sub-time: a fixed list, by name.
export const multipliers = { '0': 0, '0.5': 0.5, '1': 1, '1.25': 1.25, '1.3': 1.3, '1.5': 1.5, '2': 2, '2.5': 2.5 } as const;
