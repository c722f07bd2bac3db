// The table that remembers which migrations a database has seen.
export const migrationTable = 'migration';
