// Checks and gives the numbers of permissions: each number belongs to one name, and an area counts within its own hundred.

type Codes = Readonly<Record<string, number>>;
/** `wiki.main.read` → `wiki.main`. */
const areaOf = (name: string) => name.slice(0, name.lastIndexOf('.'));

/** The next free number: after the area's last one, or the first of a new hundred. */
export const nextCode = (permissions: Codes, area: string): number => {
  const taken = new Set(Object.values(permissions));
  const own = Object.entries(permissions).flatMap(([name, code]) => (areaOf(name) === area ? [code] : []));
  let code = own.length > 0 ? Math.max(...own) + 1 : (Math.floor(Math.max(0, ...taken) / 100) + 1) * 100 + 1;
  while (taken.has(code)) code += 1;
  return code;
};

/** Throws where two permissions share a number, which would grant one with the other. */
export const refuseSharedCodes = (permissions: Codes): void => {
  const owners = new Map<number, string>();
  for (const [name, code] of Object.entries(permissions)) {
    const owner = owners.get(code);
    if (owner) {
      const { [name]: _shared, ...others } = permissions;
      const free = nextCode(others, areaOf(name));
      throw new Error(
        `schema/permissions.ts gives ${code} to ${owner} and to ${name}: the next free number of ${areaOf(name)} is ${free}.`,
      );
    }
    owners.set(code, name);
  }
};
