// The people to call now, in the popover of the top bar.
import Popover from '@mui/material/Popover';
import { Link } from 'react-router';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { NowList } from './now-card.tsx';
import { useOnCallNow } from './on-call-now.ts';

function People() {
  const { data, error, refetch } = useOnCallNow();
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={2} />;
  return <NowList lanes={data} />;
}

export default function OnCallPeople({ opener, onClose }: { readonly opener: HTMLElement; readonly onClose: () => void }) {
  const say = useSay();
  const title = say('on_call_page.now.title');
  return (
    <Popover
      open
      anchorEl={opener}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      marginThreshold={8}
      slotProps={{ paper: { className: 'on-call-people', role: 'dialog', 'aria-label': title } }}
    >
      <div className="stack gap-12 pad-16">
        <header className="split gap-8">
          <h2 className="flush">{title}</h2>
          <Link to="/onCallCalendar" onClick={onClose}>
            {say('on_call_page.now.calendar')}
          </Link>
        </header>
        <People />
      </div>
    </Popover>
  );
}
