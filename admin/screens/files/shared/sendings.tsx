// The running, queued and failed uploads, with progress and retry.
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { isSilent } from '#admin/providers/calls/problem.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconRefresh, IconX } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { largestFile } from '#schema/core/file-types.ts';
import { again, cancel, mayTryAgain, type Sending } from './queue.ts';
import { FileSign } from './sign.tsx';

function Row({ sending }: { sending: Sending }) {
  const say = useSay();
  const format = useFormat();
  const words = useFailureWords();
  const { key, file, state, sent, failure } = sending;
  const percent = Math.min(100, Math.floor((sent / Math.max(1, file.size)) * 100));
  const announce = () => {
    if (state === 'waiting') return say('file.screen.waiting');
    if (failure === 'tooLarge') return say('file.screen.tooLarge', { maximum: largestFile / 1_000_000 });
    if (failure === 'emptyFile') return say('file.screen.emptyFile');
    if (failure) return isSilent(failure.error, 'network') ? say('file.screen.cutOff', { percent }) : words(failure.error);
    // All bytes are sent; the server is processing the file.
    if (percent === 100) return say('file.screen.finishing');
    return say('file.screen.sending', { sent: format.megabytes(sent), size: format.megabytes(file.size), percent });
  };
  return (
    <li className="files-sending row gap-12" data-state={state}>
      <FileSign type={file.type} size={18} />
      <div className="grow fit">
        <span className="split baseline wrap gap-12 lines-0">
          <span className="files-sending-name ui-one-line">{file.name}</span>
          <span className={`ui-small ui-num ${failure ? 'ui-danger' : 'ui-quiet'}`} role={failure ? 'alert' : undefined}>
            {announce()}
          </span>
        </span>
        <progress className="files-bar" max={100} value={percent} aria-label={file.name} />
      </div>
      {failure && mayTryAgain(sending) && (
        <ActionButton icon={<IconRefresh size={16} />} onAct={() => again(key)}>
          {say('file.screen.again')}
        </ActionButton>
      )}
      <IconButton
        icon={<IconX size={16} />}
        label={say(failure ? 'file.screen.dropFailed' : 'file.screen.cancel', { name: file.name })}
        onAct={() => cancel(key)}
      />
    </li>
  );
}

export function Sendings({ sendings }: { sendings: readonly Sending[] }) {
  if (sendings.length === 0) return null;
  return (
    <ul className="list">
      {sendings.map((sending) => (
        <Row key={sending.key} sending={sending} />
      ))}
    </ul>
  );
}
