// The leader approves the handover and chooses recipient and language; without an e-mail address the link is shown here once.

import { useId, useState } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { usePrinted } from '#admin/generic/parts/printed.ts';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { stay } from '#admin/providers/calls/press.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { contactName } from '#admin/screens/clients/shared/parties.ts';
import { projectStates } from '#admin/screens/projects/shared/states.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { CopyField } from '#admin/ui/inputs/copy-field.tsx';
import { IconFileTypePdf, IconSend } from '#admin/ui/marks/icons.tsx';
import { QrCode } from '#admin/ui/marks/qr-code.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useLanguage } from '#admin/ui/page/words.tsx';
import { isLanguage, languageName, languages } from '#schema/core/words.ts';
import { type ProjectPage, projectNumber, useActs } from './data.ts';

function Given({ page, url, onClose }: { page: ProjectPage; url: string; onClose: () => void }) {
  const say = useSay();
  return (
    <Popup
      open
      onClose={onClose}
      title={say('project_page.approve.link')}
      subject={projectNumber(page)}
      cancel={null}
      action={{ label: say('project_page.approve.finish'), onAct: onClose }}
    >
      <div className="stack gap-12">
        <QrCode text={url} label={say('project_page.approve.link')} />
        <p>{say('project_page.approve.once')}</p>
        <CopyField label={say('project_page.approve.link')} text={url} copied={say('project_page.approve.copied')} />
      </div>
    </Popup>
  );
}

/** Opens a print preview of the handover. */
export const useReport = (page: ProjectPage) => usePrinted(`/project/${page.id}/handover/preview`, 'project');

export function SendHandover({ page, onClose }: { page: ProjectPage; onClose: () => void }) {
  const say = useSay();
  const own = useLanguage();
  const id = useId();
  const { whyNot, send } = useActs(page);
  const report = useReport(page);
  const [language, setLanguage] = useState(page.client.language);
  const [link, setLink] = useState<string | null>(null);
  // Fixed while the popup is open, whatever happens to the page behind it.
  const [name] = useState(page.status === projectStates.waitingForLeader ? ('approveHandover' as const) : ('resendHandover' as const));
  const { contact } = page;
  if (link) return <Given page={page} url={link} onClose={onClose} />;
  return (
    <PressPopup
      onClose={onClose}
      title={say('project_page.approve.title')}
      subject={projectNumber(page)}
      action={{
        label: say('shell.verb.send'),
        icon: <IconSend size={18} />,
        blocked: whyNot(name),
        subject: [name, language],
        send: async (key) => {
          const { link: made } = await send(name, { language }, key);
          if (!made.email && made.url) {
            setLink(made.url);
            return stay;
          }
          return toastSuccess(say('project_page.approve.sent', { email: made.email ?? '' }));
        },
      }}
    >
      {contact?.email ? (
        <p>{say('project_page.approve.to', { name: contactName(contact), email: contact.email })}</p>
      ) : (
        <Notice tone="warn">{say('project_page.band.byHand')}</Notice>
      )}
      <Chooser
        id={id}
        label={say('project_page.approve.language')}
        required
        options={languages.map((value) => ({ value, label: languageName(value, own) }))}
        value={{ value: language, label: languageName(language, own) }}
        onChange={(one) => isLanguage(one?.value) && setLanguage(one.value)}
      />
      <p className="ui-small ui-quiet">{say('project_page.approve.frozen')}</p>
      <ActionButton kind="quiet" icon={<IconFileTypePdf size={16} />} onAct={report}>
        {say('project_page.approve.preview')}
      </ActionButton>
    </PressPopup>
  );
}
