// Rows of a company say what they want said: the rest of each is what the schema gives a new record.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/core/database/database.ts';
import { flag, nullable, sql, text } from '#server/core/database/sql.ts';
import { loadCompany } from '#server/domain/company/load-company.ts';
import { type EmptyDatabase, emptyDatabase } from '#tests/support/empty-database.ts';

let empty: EmptyDatabase;
let database: Database;

beforeAll(async () => {
  empty = await emptyDatabase();
  database = await openDatabase(empty.url);
  await database.migrate();
});
afterAll(async () => {
  await database.close();
  await empty.remove();
});

it('a field that only some rows say has its default, or nothing, in the others', async () => {
  await loadCompany(database, {
    vehicle: [
      { id: 1, name: 'Kombi' },
      { id: 2, name: 'Caddy', registration_plate: 'LJ AB-123', archived: true },
      { id: 3, name: 'Vito', archived: false },
    ],
  });
  const rows = await database.read.rows(sql`select name, registration_plate, archived, private_vehicle from vehicle order by id`, {
    name: text,
    registration_plate: nullable(text),
    archived: flag,
    private_vehicle: flag,
  });
  expect(rows).toEqual([
    { name: 'Kombi', registration_plate: null, archived: false, private_vehicle: false },
    { name: 'Caddy', registration_plate: 'LJ AB-123', archived: true, private_vehicle: false },
    { name: 'Vito', registration_plate: null, archived: false, private_vehicle: false },
  ]);
});
