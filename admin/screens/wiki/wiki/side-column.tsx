// The column beside a page: table of contents, owner, review date, versions.
import { useState } from 'react';
import { NotYet } from '#admin/generic/not-yet.tsx';
import { Tags } from '#admin/generic/parts/tags.tsx';
import { useTransitions } from '#admin/generic/workflow/transitions.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { pathTo } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { Chip } from '#admin/ui/marks/chip.tsx';
import { IconCheck, IconHistory, IconPencil } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { DescriptionList } from '#admin/ui/tables/description-list.tsx';
import { useVersions, type WikiPage, wiki } from './data.ts';
import { headingsOf } from './reading.tsx';
import { reviewTone } from './review.ts';
import { ReviewPopup } from './review-popup.tsx';

export function OutlineCard({ page }: { page: WikiPage }) {
  const say = useSay();
  const headings = headingsOf(page.body ?? '');
  if (headings.length < 2) return null;
  return (
    <Card title={say('wiki.outline')}>
      <ul className="wiki-outline tap-links list">
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                const heading = document.getElementById(id);
                heading?.scrollIntoView({ block: 'start' });
                heading?.focus({ preventScroll: true });
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function DetailsCard({ page, onEdit }: { page: WikiPage; onEdit: (() => void) | undefined }) {
  const say = useSay();
  const format = useFormat();
  const { may, label } = useTransitions('wiki_page', page);
  const [reviewing, setReviewing] = useState(false);
  const { review_on } = page;
  const tone = review_on ? reviewTone(review_on, format.dayOf(Date.now())) : undefined;
  return (
    <Card
      title={say('wiki_page.form.general')}
      action={onEdit && <IconButton icon={<IconPencil size={16} />} label={say('wiki.details.edit')} onAct={onEdit} />}
    >
      <DescriptionList
        items={[
          { label: say('wiki_page.fields.owner_id'), value: page.owner_name ?? '–' },
          { label: say('wiki_page.fields.tags'), value: page.tags.length > 0 ? <Tags ids={page.tags} /> : '–' },
          {
            label: say('wiki_page.fields.review_on'),
            value: review_on ? <span className="ui-num">{format.date(review_on)}</span> : '–',
            ...(tone && { tone }),
          },
        ]}
      />
      {tone && may('review') && (
        <ActionButton icon={<IconCheck size={16} />} full onAct={() => setReviewing(true)}>
          {label('review')}
        </ActionButton>
      )}
      {reviewing && <ReviewPopup page={page} onClose={() => setReviewing(false)} />}
    </Card>
  );
}

/** The number of versions shown; the comparison lists all. */
const shown = 3;

export function VersionsCard({ page }: { page: WikiPage }) {
  const say = useSay();
  const format = useFormat();
  const { data, error, refetch } = useVersions(page);
  return (
    <Card title={say('wiki.versions.title')} {...(data && { count: data.length })}>
      {data === undefined ? (
        <NotYet query={{ error, refetch }} rows={2} />
      ) : (
        <ul className="wiki-versions list">
          {data.slice(0, shown).map(({ number, made_by_name, made_at, note }) => (
            <li key={number}>
              <Chip>
                <span className="ui-num">v{number}</span>
              </Chip>
              <div>
                {made_by_name}
                <div className="ui-num ui-faint">{format.dateTime(made_at)}</div>
                {note && <div className="ui-quiet">{note}</div>}
              </div>
              {number === page.edition && <span className="ui-small ui-faint">{say('wiki.versions.now')}</span>}
            </li>
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <ActionButton icon={<IconHistory size={16} />} full to={`${pathTo(wiki, page.id)}/compare`}>
          {say('wiki.versions.compare', { first: page.edition - 1, second: page.edition })}
        </ActionButton>
      )}
    </Card>
  );
}
