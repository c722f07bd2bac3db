// Confirms the review of a page and sets the next review date.
import { TransitionPopup } from '#admin/generic/workflow/transition-popup.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { WikiPage } from './data.ts';
import { yearAfter } from './review.ts';

export function ReviewPopup({ page, onClose }: { page: WikiPage; onClose: () => void }) {
  const format = useFormat();
  return (
    <TransitionPopup
      entity="wiki_page"
      name="review"
      record={page}
      parameters={{ title: page.title }}
      subject={page.title}
      given={{ review_on: yearAfter(format.dayOf(Date.now())) }}
      onClose={onClose}
    />
  );
}
