// What a proof has looked at: each finding is said as it comes, those that do not hold are kept.
export const findings = (about: string) => {
  const faults: string[] = [];
  return {
    faults,
    expect(holds: boolean, what: string): void {
      process.stdout.write(`${about}: ${holds ? 'holds' : 'DOES NOT HOLD'}: ${what}\n`);
      if (!holds) faults.push(`${about}: ${what}`);
    },
  };
};
