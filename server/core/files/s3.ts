// Object storage: files in a bucket of S3 or of a compatible service, which several server processes share.
import { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { RangeChooser, Reading } from './files.ts';

export type Bucket = {
  /** The default is the endpoint of the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** The defaults are those of the machine: its role, or the SDK's environment variables. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
};

const formatHelp = 'FILES_URL must be s3://[key:secret@]host[:port]/bucket[?region=eu-central-1][&tls=off]';

/** Parses `s3://…`; key and secret may be percent-encoded. @throws Error that explains the format */
export const bucketOf = (address: string): Bucket => {
  if (!URL.canParse(address)) throw new Error(`${formatHelp}.`);
  const { protocol, host, pathname, username, password, searchParams } = new URL(address);
  const [bucket = '', ...more] = pathname.slice(1).split('/');
  const tls = searchParams.get('tls') ?? 'on';
  if (protocol !== 's3:' || host === '' || bucket === '' || more.length > 0 || (tls !== 'on' && tls !== 'off'))
    throw new Error(`${formatHelp}.`);
  if ((username === '') !== (password === '')) throw new Error(`${formatHelp}: a key comes with its secret.`);
  return {
    endpoint: `${tls === 'off' ? 'http' : 'https'}://${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    bucket,
    credentials: username === '' ? undefined : { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
  };
};

const megabyte = 1024 * 1024;

/** The bucket as a disk, with uploads of unknown length. */
export const openBucket = async (
  address: string,
): Promise<{
  readonly disk: Disk;
  readonly write: (key: string, bytes: Readable) => Promise<void>;
  readonly read: (key: string, chooseRange?: RangeChooser) => Promise<Reading | null>;
}> => {
  const { bucket, endpoint, region, credentials } = bucketOf(address);
  const [{ Disk }, { S3Driver }, { GetObjectCommand, S3Client }, { Upload }] = await Promise.all([
    import('flydrive'),
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
  ]);
  const client = new S3Client({ region, forcePathStyle: true, ...(endpoint && { endpoint }), ...(credentials && { credentials }) });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  return {
    disk,
    read: async (key, chooseRange) => {
      if (!(await disk.exists(key))) return null;
      const { contentLength: size } = await disk.getMetaData(key);
      const stretch = chooseRange?.(size) ?? null;
      // An empty file has no ranges: S3 refuses to read one.
      if (size === 0) return { bytes: Readable.from([]), size, stretch };
      const Range = stretch ? `bytes=${stretch.first}-${stretch.last}` : undefined;
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range }));
      if (!(Body instanceof Readable)) throw new Error(`The bucket gave no bytes of ${key}.`);
      return { bytes: Body, size, stretch };
    },
    // A multipart upload: the file is never held whole in memory, and a broken upload leaves nothing.
    write: async (key, bytes) => {
      const upload = new Upload({ client, params: { Bucket: bucket, Key: key, Body: bytes }, partSize: 5 * megabyte, queueSize: 2 });
      await upload.done();
    },
  };
};
