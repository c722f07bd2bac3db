// The head of an offer: its number and title, how it stands, and its versions.
import { Link } from 'react-router';
import { useEntityWords } from '#admin/providers/entity-words.ts';
import { useSay } from '#admin/providers/speech.tsx';
import { Chip } from '#admin/ui/chip.tsx';
import { IconCircleCheck, IconCircleX, IconHourglass, IconPencil, IconSend } from '#admin/ui/icons.tsx';
import type { Offer, Outcome } from './data.ts';

const icons = [IconPencil, IconSend, IconCircleCheck, IconCircleX, IconHourglass] as const;

export function Standing({ offer, outcome }: { offer: Offer; outcome: Outcome | undefined }) {
  const words = useEntityWords('project_offer');
  const say = useSay();
  const Icon = icons[offer.status] ?? IconPencil;
  const versions = outcome?.versions ?? [];
  return (
    <>
      <Chip>
        <Icon size={14} /> {words.choice('status', offer.status)}
      </Chip>
      {versions.length > 1 && (
        <nav className="offer-versions" aria-label={say('project_offer.screen.versions')}>
          {versions.map(({ id, letter, status }) => (
            <Link key={id} to={`/projectOffer/${id}`} aria-current={id === offer.id ? 'page' : undefined}>
              <b>{letter}</b> {words.choice('status', status).toLocaleLowerCase()}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}
