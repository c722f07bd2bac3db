// The single writer of SQLite: MikroORM, whose connection acts also read from.
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
  // An acknowledged commit is on disk.
  writer.pragma('synchronous = full');
  // Acts seldom read a row twice; the driver's default is 16 MB.
  writer.pragma('cache_size = -2000');
  // The driver runs each statement, commits too, in the turn in which it prepares it: no read can come between.
  let statements = 0;
  const prepare = writer.prepare.bind(writer);
  writer.prepare = ((sql: string) => {
    statements += 1;
    return prepare(sql);
  }) as typeof writer.prepare;
  return { orm, tables, inside: readerOn(writer), statements: () => statements };
};
