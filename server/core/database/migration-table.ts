// The name of the table that lists the migrations that ran.
export const migrationTable = 'migration';
