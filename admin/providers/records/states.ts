// The names of workflow states: in the screens, each area's list of states is the only place that holds their numbers.

/** Gives the name of a state; the first one's for an unknown number. */
export const stateNames = <States extends Readonly<Record<string, number>>>(states: States) => {
  const names = Object.keys(states) as [keyof States & string];
  const byNumber = new Map(names.map((name) => [states[name] as number, name]));
  return (state: number): keyof States & string => byNumber.get(state) ?? names[0];
};
