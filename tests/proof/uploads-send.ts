// Who sends many large files at once, in a process of their own, so that what sending costs is nobody else's wait: whole ones, and then some that break off half-way.
import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';

const [url = '', cookie = '', task = '', count = '', size = ''] = process.argv.slice(2);
const edge = 'rob';
const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="film.bin"\r\n\r\n`;
const foot = `\r\n--${edge}--\r\n`;

type Answer = { readonly status: number; readonly body: string };
const send = (bytes: Buffer, breaksOff: boolean): Promise<Answer> =>
  new Promise((resolve) => {
    const headers = {
      cookie,
      'content-type': `multipart/form-data; boundary=${edge}`,
      'content-length': head.length + bytes.length + foot.length,
    };
    const call = request(`${url}/api/v1/task/${task}/file`, { method: 'POST', headers }, (answer) => {
      let body = '';
      answer.on('data', (part) => {
        body += String(part);
      });
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    call.on('error', () => resolve({ status: 0, body: '' }));
    call.write(head);
    if (breaksOff) call.write(bytes.subarray(0, bytes.length / 2), () => call.destroy());
    else call.end(Buffer.concat([bytes, Buffer.from(foot)]));
  });

const files = Array.from({ length: Number(count) }, () => randomBytes(Number(size)));
const hashes = files.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
process.send?.('ready');
process.once('message', async () => {
  const since = performance.now();
  const answers = await Promise.all(files.map((bytes) => send(bytes, false)));
  const ms = performance.now() - since;
  await Promise.all(files.slice(0, 10).map((bytes) => send(bytes, true)));
  process.send?.({
    ms,
    sent: answers.map(({ status, body }, at) => ({ status, id: status === 201 ? Number(JSON.parse(body).id) : 0, sha256: hashes[at] })),
  });
  process.disconnect();
});
