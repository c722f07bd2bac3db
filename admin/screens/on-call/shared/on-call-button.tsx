// Who is on call now, one press away from every page: the people to call, beside the bell.
import './on-call-button.css';
import Popover from '@mui/material/Popover';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconPhoneCall } from '#admin/ui/icons/wayfinding.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';

const OnCallPeople = lazyScreen(() => import('./on-call-people.tsx'));

/** On a phone the calendar is one tap away in the sheet, and its top says the same. */
export function OnCallButton() {
  const say = useSay();
  const phone = useBelow(768);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const title = say('on_call_page.now.title');
  const close = () => setOpener(null);
  if (phone) return null;
  return (
    <>
      <IconButton
        icon={<IconPhoneCall size={20} />}
        label={title}
        onAct={setOpener}
        aria-haspopup="dialog"
        aria-expanded={Boolean(opener)}
      />
      <Popover
        open={Boolean(opener)}
        anchorEl={opener}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        marginThreshold={8}
        slotProps={{ paper: { className: 'on-call-people', role: 'dialog', 'aria-label': title } }}
      >
        <div className="stack gap-12 pad-16">
          <header className="split gap-8">
            <h2 className="flush">{title}</h2>
            <Link to="/onCallCalendar" onClick={close}>
              {say('on_call_page.now.calendar')}
            </Link>
          </header>
          <Suspense fallback={<SkeletonRows rows={2} />}>
            <OnCallPeople />
          </Suspense>
        </div>
      </Popover>
    </>
  );
}
