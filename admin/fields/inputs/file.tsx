// The input of a file: the upload starts at once; the record references the file when the form is saved.
import '../file.css';
import { useRef, useState } from 'react';
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { isPicture, useFile, viewOf } from '#admin/providers/calls/files.ts';
import { uploadFile } from '#admin/providers/calls/upload-file.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconFile, IconPaperclip, IconPhoto } from '#admin/ui/marks/icons.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { isPrintable, printableTypes } from '#schema/core/file-types.ts';
import type { InputProps } from '../kinds.ts';
import { describedBy, Labelled } from '../labelled.tsx';

/** An image that the browser cannot draw is damaged, whatever its signature says. */
const canBeDrawn = (file: File) =>
  createImageBitmap(file).then(
    (picture) => {
      picture.close();
      return true;
    },
    () => false,
  );

export function FileInput({ id, label, help, error, info, value, onChange, onBlur, focusRef }: InputProps) {
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const words = useFailureWords();
  const picker = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { data } = useFile(typeof value === 'number' ? value : null);
  const send = async (chosen: File) => {
    setFailure(null);
    setShare(0);
    try {
      const uploaded = await uploadFile(chosen, { onProgress: (sent, total) => setShare(sent / total) });
      // The server has detected the file type: a wrong one is reported at once, not on saving.
      if (info.pictures && !(isPrintable(uploaded.content_type) && (await canBeDrawn(chosen)))) setFailure(say('error.field.notPicture'));
      else onChange(uploaded.id);
    } catch (refusal) {
      setFailure(words(refusal));
    } finally {
      setShare(null);
      onBlur();
    }
  };
  const wrong = failure ?? error;
  const busy = share !== null;
  return (
    <Labelled id={id} label={label} help={help} error={wrong} group>
      <div className="row wrap gap-12 lines-8 tall-32">
        {data &&
          (isPicture(data) ? (
            <img className="file-field-thumb" src={viewOf(data.id)} alt={data.file_name} />
          ) : (
            <span className="file-field-thumb ui-quiet">
              <IconFile size={20} />
            </span>
          ))}
        {data && (
          <span className="file-field-name">
            {data.file_name} <span className="ui-num ui-quiet ui-small">{format.megabytes(data.size)}</span>
          </span>
        )}
        <ActionButton
          ref={focusRef}
          icon={info.pictures ? <IconPhoto size={16} /> : <IconPaperclip size={16} />}
          busy={busy}
          describedBy={describedBy(id, help, wrong)}
          onAct={() => picker.current?.click()}
        >
          {busy
            ? format.percent(Math.floor(share * 100))
            : say(data ? 'file.screen.replace' : info.pictures ? 'file.screen.choosePicture' : 'file.screen.choose')}
        </ActionButton>
        {data && !busy && (
          <ActionButton kind="quiet" onAct={() => onChange(null)}>
            {t('verb.remove')}
          </ActionButton>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          accept={info.pictures ? printableTypes.join(',') : undefined}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (chosen) void send(chosen);
          }}
        />
      </div>
    </Labelled>
  );
}
