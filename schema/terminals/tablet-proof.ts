// What a paired tablet signs of each call, as both ends write it: the address of a terminal alone is then worth nothing.

/** The digits of the code that pairs a tablet. */
export const pairingDigits = 8;

export type Signed =
  | { readonly call: 'pair'; readonly code: string }
  | { readonly call: 'identify'; readonly credential: { readonly pin: string } | { readonly rfid: string } }
  | {
      readonly call: 'event';
      readonly id: string;
      readonly action: string;
      readonly occurred_at: string;
      readonly user_token: string;
      readonly work?: string | undefined;
    };

/** The text that is signed. */
export const signedText = (signed: Signed): string => {
  if (signed.call === 'pair') return JSON.stringify(['pair', signed.code]);
  if (signed.call === 'identify')
    return JSON.stringify(['identify', 'pin' in signed.credential ? ['pin', signed.credential.pin] : ['rfid', signed.credential.rfid]]);
  return JSON.stringify(['event', signed.id, signed.action, signed.occurred_at, signed.user_token, ...(signed.work ? [signed.work] : [])]);
};
