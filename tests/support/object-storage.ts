// A server that speaks S3, for one test file, with a bucket of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll } from 'vitest';

/** Answers the address of the bucket, as FILES_URL says it. */
export const useBucket = (): (() => string) => {
  const directory = mkdtempSync(join(tmpdir(), 'object-storage-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'work' }],
    // It reads an empty parameter, as a listing of everything has it, otherwise than S3 when it checks the signature.
    allowMismatchedSignatures: true,
  });
  let port = 0;
  beforeAll(async () => {
    ({ port } = await server.run());
  });
  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  return () => `s3://S3RVER:S3RVER@127.0.0.1:${port}/work?tls=off`;
};
