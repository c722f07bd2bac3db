// The page tree of a space: expanded at the current page, arrow keys, drag and drop.
import './tree.css';
import { type DragEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useSay } from '#admin/providers/person/speech.tsx';
import { pathTo } from '#admin/providers/records/metadata.ts';
import { IconChevronDown, IconChevronRight } from '#admin/ui/marks/icons.tsx';
import { aboveOf, type Branch, type Twig, twigsOf, wiki } from './data.ts';
import type { Drop } from './place.ts';

/** The expanded pages, until the tab is closed. */
const unfolded = new Set<number>();

const placeIn = ({ currentTarget, clientY }: DragEvent): Drop['at'] => {
  const { top, height } = currentTarget.getBoundingClientRect();
  const share = (clientY - top) / height;
  return share < 0.28 ? 'before' : share > 0.72 ? 'after' : 'into';
};

/** Focuses the row above or below. */
const step = (from: HTMLElement, by: number) => {
  const rows = [...(from.closest('nav')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  rows[rows.indexOf(from) + by]?.focus();
};

type Props = {
  readonly branches: readonly Branch[];
  readonly here?: number | undefined;
  /** Only for users who may move pages. */
  readonly onDrop?: ((moved: number, drop: Drop) => void) | undefined;
  readonly onOpen?: (() => void) | undefined;
};

export function Tree({ branches, here, onDrop, onOpen }: Props) {
  const say = useSay();
  const [, redraw] = useState(0);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<Drop | null>(null);
  const fold = (id: number, open: boolean) => {
    if (open) unfolded.add(id);
    else unfolded.delete(id);
    redraw((count) => count + 1);
  };
  useEffect(() => {
    if (here === undefined) return;
    for (const { id } of aboveOf(branches, here)) unfolded.add(id);
    redraw((count) => count + 1);
  }, [branches, here]);

  const walk = (event: KeyboardEvent<HTMLAnchorElement>, { id, below, parent_id }: Twig) => {
    const row = event.currentTarget;
    const open = unfolded.has(id) && below.length > 0;
    if (event.key === 'ArrowDown') step(row, 1);
    else if (event.key === 'ArrowUp') step(row, -1);
    else if (event.key === 'ArrowRight' && below.length > 0) open ? step(row, 1) : fold(id, true);
    else if (event.key === 'ArrowLeft') {
      if (open) fold(id, false);
      else row.closest('nav')?.querySelector<HTMLElement>(`[data-row="${parent_id}"]`)?.focus();
    } else return;
    event.preventDefault();
  };
  const dragging = (twig: Twig) =>
    onDrop && {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(twig.id);
      },
      onDragEnd: () => {
        setDragged(null);
        setOver(null);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === null || dragged === twig.id) return;
        event.preventDefault();
        setOver({ id: twig.id, at: placeIn(event) });
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== null && dragged !== twig.id) onDrop(dragged, { id: twig.id, at: placeIn(event) });
        setOver(null);
      },
    };

  const listOf = (twigs: readonly Twig[], depth: number) => (
    <ul className="list">
      {twigs.map((twig) => {
        const { id, title, below } = twig;
        const open = unfolded.has(id) && below.length > 0;
        return (
          <li key={id}>
            <div
              className="wiki-row tap"
              style={{ '--depth': depth } as object}
              data-here={id === here || undefined}
              data-drop={over?.id === id ? over.at : undefined}
              {...dragging(twig)}
            >
              {below.length > 0 ? (
                <button
                  type="button"
                  className="wiki-fold"
                  aria-expanded={open}
                  aria-label={say(open ? 'wiki.tree.close' : 'wiki.tree.open', { title })}
                  onClick={() => fold(id, !open)}
                >
                  {open ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
                </button>
              ) : (
                <span className="wiki-fold" />
              )}
              <Link
                to={pathTo(wiki, id) ?? '/wiki'}
                data-row={id}
                aria-current={id === here ? 'page' : undefined}
                title={title}
                draggable={false}
                onKeyDown={(event) => walk(event, twig)}
                onClick={onOpen}
              >
                {title}
              </Link>
            </div>
            {open && listOf(below, depth + 1)}
          </li>
        );
      })}
    </ul>
  );
  return (
    <nav className="wiki-tree" aria-label={say('wiki.tree.label')}>
      {listOf(twigsOf(branches), 0)}
    </nav>
  );
}
