// The yardstick's connections: a small pool, every statement prepared once on each and called by its name.
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

export type Connection = Pick<pg.Pool, 'query'>;
let names = 0;

/** Keeps a statement for many runs; places stand as `?`, in order. */
export const prepared = <Row extends object>(sql: string) => {
  names += 1;
  const text = sql
    .split('?')
    .map((part, at) => (at === 0 ? part : `$${at}${part}`))
    .join('');
  const name = `s${names}`;
  return async (values: unknown[], connection: Connection = pool): Promise<Row[]> =>
    (await connection.query<Row & pg.QueryResultRow>({ name, text, values })).rows;
};

/** Asked anew each time, with the values in mind. */
export const planned = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await pool.query<Row & pg.QueryResultRow>(text, values)).rows;

export const inTransaction = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    const result = await work(connection);
    await connection.query('commit');
    return result;
  } catch (error) {
    await connection.query('rollback');
    throw error;
  } finally {
    connection.release();
  }
};
