// A server that speaks S3, for one test file, with a bucket of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll } from 'vitest';

export type Storage = {
  /** The bucket, as FILES_URL says it. */
  (): string;
  /** Nobody answers at its address any more. */
  leave(): Promise<void>;
  /** With everything that it held. */
  comeBack(): Promise<void>;
};

export const useBucket = (): Storage => {
  const directory = mkdtempSync(join(tmpdir(), 'object-storage-'));
  const serverAt = (port: number) =>
    new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: 'work' }],
      // It reads an empty parameter, as a listing of everything has it, otherwise than S3 when it checks the signature.
      allowMismatchedSignatures: true,
    });
  let server = serverAt(0);
  let port = 0;
  beforeAll(async () => {
    ({ port } = await server.run());
  });
  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  return Object.assign(() => `s3://S3RVER:S3RVER@127.0.0.1:${port}/work?tls=off`, {
    leave: () => server.close(),
    comeBack: async () => {
      server = serverAt(port);
      await server.run();
    },
  });
};
