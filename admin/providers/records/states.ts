// The states of what has a life, each by its word: on the screens, each area's states are the only place where a state is a number.

/** Gives the word of a state; the first one's for a number that is none. */
export const stateNames = <States extends Readonly<Record<string, number>>>(states: States) => {
  const names = Object.keys(states) as [keyof States & string];
  const byNumber = new Map(names.map((name) => [states[name] as number, name]));
  return (state: number): keyof States & string => byNumber.get(state) ?? names[0];
};
