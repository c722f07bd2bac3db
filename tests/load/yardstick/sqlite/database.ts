// The yardstick's connection: the same file, the same durability.
import Sqlite from 'better-sqlite3';

export const database = new Sqlite(process.env.DATABASE_URL?.slice('sqlite:'.length), { timeout: 5000 });
database.pragma('journal_mode = wal');
database.pragma('synchronous = full');
database.pragma('foreign_keys = on');
