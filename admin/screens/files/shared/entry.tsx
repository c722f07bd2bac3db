// The upload buttons: the camera first on a phone, a drop area on a desktop.
import { useSay } from '#admin/providers/person/speech.tsx';
import { useDrop } from '#admin/ui/browser/use-drop.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCamera, IconCloudUpload, IconPaperclip } from '#admin/ui/marks/icons.tsx';
import { Kbd } from '#admin/ui/marks/kbd.tsx';
import { useBelow, useTouch } from '#admin/ui/tables/density.ts';
import { usePaste, usePicker } from './pick.tsx';

export function FileEntry({ onPick }: { onPick: (files: readonly File[]) => void }) {
  const say = useSay();
  const phone = useBelow(768);
  const touch = useTouch();
  const camera = usePicker(onPick, 'camera');
  const device = usePicker(onPick, 'device');
  const over = useDrop(onPick, say('file.screen.noFolder'));
  usePaste(onPick);
  const buttons = (
    <>
      {/* Without a camera the button would only open the file picker again. */}
      {touch && (
        <ActionButton kind={phone ? 'main' : 'plain'} size={phone ? 'l' : 'm'} icon={<IconCamera size={18} />} onAct={camera.open}>
          {say('file.screen.take')}
        </ActionButton>
      )}
      <ActionButton size={phone ? 'l' : 'm'} icon={<IconPaperclip size={16} />} onAct={device.open}>
        {say('file.screen.choose')}
      </ActionButton>
      {camera.input}
      {device.input}
    </>
  );
  if (phone) return <div className="files-phone-entry">{buttons}</div>;
  return (
    <div className="files-drop row gap-12" data-over={over || undefined}>
      <IconCloudUpload size={22} className="ui-quiet" />
      <div className="stack grow fit">
        <b>{say(over ? 'file.screen.dropHere' : 'file.screen.drop')}</b>
        <span className="ui-small ui-faint">
          {say('file.screen.queued')} · {say('file.screen.paste')} <Kbd>Ctrl V</Kbd>
        </span>
      </div>
      {buttons}
    </div>
  );
}
