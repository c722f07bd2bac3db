// Describes a difference between two versions of an offer.
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import type { Difference, OfferLine } from '#schema/offers/offer-totals.ts';

export const useDifferenceWords = () => {
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const unitOf = ({ kind, unit }: OfferLine) => unit ?? (kind === 'work' ? t('units.hour') : '');
  const parts = (line: OfferLine, other: OfferLine) =>
    [
      (line.quantity !== other.quantity || line.unit !== other.unit) && `${format.number(line.quantity, 3)} ${unitOf(line)}`.trim(),
      line.price !== other.price && format.money(line.price),
      line.discount !== other.discount && `−${format.percent(line.discount)}`,
    ]
      .filter(Boolean)
      .join(', ');
  return (difference: Difference): string => {
    const { title, kind } = difference;
    if (kind === 'changed') {
      const { before, after } = difference;
      return say('project_offer.screen.changed', { title, before: parts(before, after), after: parts(after, before) });
    }
    return say(kind === 'added' ? 'project_offer.screen.added' : 'project_offer.screen.removed', { title });
  };
};
