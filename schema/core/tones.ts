// The tones of a state: its meaning to the reader, in words that fit records of every kind. Screens give each tone a colour and a sign.
export const tones = ['idle', 'ready', 'active', 'paused', 'sent', 'done', 'settled', 'refused'] as const;
export type Tone = (typeof tones)[number];
