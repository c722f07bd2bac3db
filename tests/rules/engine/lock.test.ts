// A fresh machine installs from the lock file, which must name every package that `npm ci` looks for, those of other platforms too.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { read } from '../../support/sources.ts';

const lockFile = z.object({
  packages: z.record(z.string(), z.looseObject({ optionalDependencies: z.record(z.string(), z.string()).optional() })),
});
type Packages = z.infer<typeof lockFile>['packages'];

/** Every place where a package that stands at `place` may find another, the nearest first. */
const placesFor = (place: string, name: string): string[] => {
  const parts = place.split('/node_modules/');
  return [...parts.map((_part, at) => parts.slice(0, parts.length - at).join('/node_modules/')).filter(Boolean), ''].map((from) =>
    [from, 'node_modules', name].filter(Boolean).join('/'),
  );
};

const missing = (packages: Packages): string[] =>
  Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !placesFor(place, name).some((candidate) => candidate in packages)),
  );

const { packages } = lockFile.parse(JSON.parse(read('package-lock.json').text));

it('names the optional packages of every platform', () => {
  // npm leaves out what its registry does not have, and then `npm ci` refuses the lock file: pin a version whose every platform can be had.
  expect(missing(packages)).toEqual([]);
});

it('is looked at as npm does', () => {
  const { 'node_modules/@biomejs/cli-darwin-arm64': _gone, ...others } = packages;
  expect(missing(others)).toEqual(['@biomejs/cli-darwin-arm64']);
});
