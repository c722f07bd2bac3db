// Somebody looked a page over: it holds, and here is when it is looked over next.
import { useId, useState } from 'react';
import { useTransitions } from '#admin/generic/workflow/transitions.ts';
import { usePress } from '#admin/providers/calls/press.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { DateInput } from '#admin/ui/inputs/date-input.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { type WikiPage, wiki } from './data.ts';
import { yearAfter } from './review.ts';

export function ReviewPopup({ page, onClose }: { page: WikiPage; onClose: () => void }) {
  const say = useSay();
  const id = useId();
  const format = useFormat();
  const [next, setNext] = useState<string | null>(() => yearAfter(format.dayOf(Date.now())));
  const { send } = useTransitions(wiki, page);
  const { error, press } = usePress(onClose);
  return (
    <Popup
      open
      title={say('wiki.review.title')}
      subject={page.title}
      onClose={onClose}
      error={error}
      action={{
        label: say('wiki.review.action'),
        onAct: () =>
          press([page.id, next], async (key) => {
            await send('review', { review_on: next }, key);
            toastSuccess(say('wiki.review.done', { title: page.title }));
          }),
      }}
    >
      <p>{say('wiki.review.text')}</p>
      <label className="field" htmlFor={id}>
        <span className="field-label">{say('wiki.review.next')}</span>
        <DateInput id={id} value={next} onChange={setNext} />
      </label>
    </Popup>
  );
}
