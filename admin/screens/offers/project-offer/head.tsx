// The header of an offer: number, title, status and versions.
import './head.css';
import { Link } from 'react-router';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { ProjectOfferStatus } from '#admin/screens/offers/shared/project-offer-cells.tsx';
import { useLanguage } from '#admin/ui/page/words.tsx';
import { insideLine } from '#schema/core/words.ts';
import type { Offer, Outcome } from './data.ts';

export function Standing({ offer, outcome }: { offer: Offer; outcome: Outcome | undefined }) {
  const words = useEntityWords('project_offer');
  const say = useSay();
  const language = useLanguage();
  const versions = outcome?.versions ?? [];
  return (
    <>
      <ProjectOfferStatus status={offer.status} />
      {versions.length > 1 && (
        <nav className="offer-versions" aria-label={say('project_offer.screen.versions')}>
          {versions.map(({ id, letter, status }) => (
            <Link key={id} to={`/projectOffer/${id}`} aria-current={id === offer.id ? 'page' : undefined}>
              <b>{letter}</b> {insideLine(words.choice('status', status), language)}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}
