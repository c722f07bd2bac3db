// A guardian ends a process and removes its directory when the tests that started it are gone, even when they were killed.
import { spawn } from 'node:child_process';

// `cat` waits for the end of our pipe, which the kernel closes however this process ends.
const script = `
cat > /dev/null
if [ "$1" != 0 ]; then
  kill -"$2" "$1" 2> /dev/null
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do kill -0 "$1" 2> /dev/null || break; sleep 0.25; done
  kill -KILL "$1" 2> /dev/null
fi
[ -z "$3" ] || rm -rf "$3"
`;

type Charge = { pid?: number | undefined; signal?: 'TERM' | 'QUIT'; directory?: string | undefined };

/** Watches over a process, a directory or both; call the answer when they have ended properly. */
export const guard = ({ pid = 0, signal = 'TERM', directory = '' }: Charge): (() => void) => {
  const guardian = spawn('sh', ['-c', script, 'guardian', String(pid), signal, directory], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guardian.unref();
  guardian.stdin.on('error', () => {});
  return () => {
    guardian.kill('SIGKILL');
    guardian.stdin.destroy();
  };
};
