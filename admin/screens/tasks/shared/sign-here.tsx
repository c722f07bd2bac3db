// The client signs on this device: opens the page behind the link here, where the answer is marked as given on the spot.
import { useState } from 'react';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { stay } from '#admin/providers/calls/press.ts';
import { IconSignature } from '#admin/ui/marks/icons.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';

/** What the server opened; only its first answer contains the address. */
type Opened = { readonly url?: string; readonly expires_at: string };

type Props = {
  open?: boolean;
  title: string;
  subject: string;
  effect: string;
  action: string;
  /** Said where the answer came without its address. */
  lost: string;
  blocked?: string | null;
  send: (key: string) => Promise<Opened>;
  onClose: () => void;
};

export function SignHere({ open = true, title, subject, effect, action, lost, blocked = null, send, onClose }: Props) {
  const [failed, setFailed] = useState(0);
  const openPage = async (key: string) => {
    const { url } = await send(key);
    // The page stands at the address at which the app was opened, whatever the company's public address is.
    if (url) location.assign(new URL(url).pathname);
    else setFailed((before) => before + 1);
    return stay;
  };
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={title}
      subject={subject}
      action={{ label: action, icon: <IconSignature size={18} />, blocked, subject: ['sign', failed], send: openPage }}
    >
      <p>{effect}</p>
      {failed > 0 && <Notice tone="warn">{lost}</Notice>}
    </PressPopup>
  );
}
