// Who is on call now, one press away from every page: the people to call, beside the bell.
import './on-call-button.css';
import { Suspense, useState } from 'react';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconPhoneCall } from '#admin/ui/icons/wayfinding.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';

const OnCallPeople = lazyScreen(() => import('./on-call-people.tsx'));

/** On a phone the calendar is one tap away in the sheet, and its top says the same. */
export function OnCallButton() {
  const say = useSay();
  const phone = useBelow(768);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  if (phone) return null;
  return (
    <>
      <IconButton
        icon={<IconPhoneCall size={20} />}
        label={say('on_call_page.now.title')}
        onAct={setOpener}
        aria-haspopup="dialog"
        aria-expanded={Boolean(opener)}
      />
      {opener && (
        <Suspense>
          <OnCallPeople opener={opener} onClose={() => setOpener(null)} />
        </Suspense>
      )}
    </>
  );
}
