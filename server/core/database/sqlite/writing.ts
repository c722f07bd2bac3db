// The one writer of SQLite: MikroORM, whose connection is read inside of acts as well.
import { MikroORM, SqliteConnection } from '@mikro-orm/sqlite';
import { ormOptions } from '../orm.ts';
import { patience, readerOn } from './sqlite.ts';

export const openWriting = async (path: string) => {
  const { tables, options } = ormOptions('sqlite');
  const orm = new MikroORM({ ...options, dbName: path, driverOptions: { timeout: patience } });
  const connection = orm.driver.getConnection();
  if (!(connection instanceof SqliteConnection)) throw new Error('MikroORM opened SQLite by another driver than better-sqlite3.');
  const writer = await connection.getNativeClient();
  writer.pragma('journal_mode = wal');
  // Acknowledged means on disk.
  writer.pragma('synchronous = full');
  // What acts read they read once; the driver would keep 16 MB.
  writer.pragma('cache_size = -2000');
  // The driver prepares a statement in the turn in which it runs, a commit as well: nothing can be read between the two.
  let statements = 0;
  const prepare = writer.prepare.bind(writer);
  writer.prepare = ((sql: string) => {
    statements += 1;
    return prepare(sql);
  }) as typeof writer.prepare;
  return { orm, tables, inside: readerOn(writer), statements: () => statements };
};
