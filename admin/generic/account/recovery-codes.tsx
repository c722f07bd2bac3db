// Shows recovery codes once, to copy or to save as a file that can be reached without the phone.
import './second-factor.css';
import { useSay } from '#admin/providers/person/speech.tsx';
import { saveFile } from '#admin/ui/browser/save-file.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { copyText } from '#admin/ui/inputs/copy-text.ts';
import { IconCopy, IconDownload } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const say = useSay();
  const text = codes.join('\n');
  const copy = async () => {
    if (await copyText(text)) toastSuccess(say('account.secondFactor.copied'));
  };
  const save = () => saveFile(`${say('account.secondFactor.codesTitle')}.txt`, [`${text}\n`], 'text/plain');
  return (
    <div className="recovery-codes stack gap-16">
      <p>{say('account.secondFactor.codesText')}</p>
      <ul aria-label={say('account.secondFactor.codesTitle')}>
        {codes.map((code) => (
          <li key={code} className="ui-num">
            {code}
          </li>
        ))}
      </ul>
      <div className="row stretch wrap gap-8">
        <ActionButton icon={<IconCopy size={16} />} onAct={copy}>
          {say('account.secondFactor.copy')}
        </ActionButton>
        <ActionButton icon={<IconDownload size={16} />} onAct={save}>
          {say('account.secondFactor.save')}
        </ActionButton>
      </div>
    </div>
  );
}
