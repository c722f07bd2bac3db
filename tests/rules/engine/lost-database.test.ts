// A database or a disk that is gone for a while is told as such, by whichever words its driver has for it; everything else is a fault of ours.
import { expect, it } from 'vitest';
import { refusalOf } from '#server/core/http/answer.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  ['a connection that was cut under an act', new Error('Client has encountered a connection error and is not queryable')],
  ['a connection that was closed under an act', new Error('Client was closed and is not queryable')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a server that does not answer', new Error('timeout expired')],
  ['an answer that never comes', new Error('Query read timeout')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a server that starts', withCode('57P03')],
  ['a server that recovers from a crash', withCode('57P02')],
  ['a server that is not there', withCode('ECONNREFUSED')],
  ['a locked file', withCode('SQLITE_BUSY')],
  ['a file that cannot be read', withCode('SQLITE_IOERR_READ')],
  ['a store of files that can only be read', new Error('Cannot write file', { cause: withCode('EROFS') })],
  ['a store of files behind another error', new Error('Cannot write file', { cause: withCode('ECONNRESET') })],
])('503: %s', (_case, error) => expect(refusalOf(error)).toMatchObject({ status: 503, reason: 'unavailable' }));

it.each([
  ['of SQLite', withCode('SQLITE_FULL')],
  ['of PostgreSQL', withCode('53100')],
  ['of the files', new Error('Cannot write file', { cause: withCode('ENOSPC') })],
  ['that is shared out', withCode('EDQUOT')],
])('503: a full disk %s', (_case, error) => expect(refusalOf(error)).toMatchObject({ status: 503, reason: 'diskFull' }));

it.each([
  ['a mistake', new TypeError('x is not a function')],
  ['a wrong statement', withCode('42601')],
  ['no error at all', 'x'],
])('500: %s', (_case, error) => expect(refusalOf(error)).toMatchObject({ status: 500, reason: 'internal' }));
