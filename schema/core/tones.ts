// The tones of a state: what it means to the person who sees it, in words that hold for records of every kind. The screens give each a colour and a sign.
export const tones = ['idle', 'ready', 'active', 'paused', 'sent', 'done', 'settled', 'refused'] as const;
export type Tone = (typeof tones)[number];
