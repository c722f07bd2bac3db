// The status of a record or a clock: icon, word and colour, never colour alone.
import './state.css';
import type { ReactNode } from 'react';
import { type Tone, tones } from '#schema/core/tones.ts';
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconPlayerStopFilled } from '../icons/signs.tsx';
import { useWords } from '../page/words.tsx';

const stroke = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const ring = <circle key="ring" cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.8" />;
const tick = '-4.1 4.5a.8.8 0 0 1-1.2 0L4.5 9.1a.8.8 0 0 1 1.1-1.1l1.2 1.2 3.5-3.9a.8.8 0 0 1 1.2 1.1z';
const glyphs: Record<Tone, ReactNode> = {
  idle: <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.8" strokeDasharray="2.1 2.6" />,
  ready: ring,
  active: [ring, <path key="half" d="M8 4.6a3.4 3.4 0 0 1 0 6.8z" fill="currentColor" />],
  paused: [ring, <path key="bars" d="M6.4 5.8v4.4M9.6 5.8v4.4" strokeWidth="1.6" {...stroke} />],
  sent: [ring, <path key="arrow" d="M5.4 8h5M8.6 6l2 2-2 2" strokeWidth="1.5" {...stroke} />],
  done: <path fillRule="evenodd" fill="currentColor" d={`M8 1.1a6.9 6.9 0 1 0 0 13.8A6.9 6.9 0 0 0 8 1.1zm3.5 5.3${tick}`} />,
  settled: (
    <path
      fillRule="evenodd"
      fill="currentColor"
      d={`M3.6 1.5h8.8c1.2 0 2.1.9 2.1 2.1v8.8c0 1.2-.9 2.1-2.1 2.1H3.6a2.1 2.1 0 0 1-2.1-2.1V3.6c0-1.2.9-2.1 2.1-2.1zm7.9 4.9${tick}`}
    />
  ),
  refused: [ring, <path key="cross" d="M6 6l4 4M10 6l-4 4" strokeWidth="1.6" {...stroke} />],
};

/** The CSS colour of a tone. */
export const toneColor = (tone: Tone): string => `var(--status-${tones.indexOf(tone)})`;

interface ToneGlyphProps {
  tone: Tone;
  size?: number;
  word: string;
  /** Gives the icon its label for screen readers, if no text stands beside it. */
  label?: boolean;
}

export function ToneGlyph({ tone, size = 16, word, label = false }: ToneGlyphProps) {
  const length = `${size / 16}rem`;
  return (
    <svg
      className={`ui-tone-${tone}`}
      width={length}
      height={length}
      viewBox="0 0 16 16"
      role={label ? 'img' : undefined}
      aria-label={label ? word : undefined}
      aria-hidden={!label}
    >
      <title>{word}</title>
      {glyphs[tone]}
    </svg>
  );
}

interface StateWordProps {
  tone: Tone;
  icon: ReactNode;
  children: ReactNode;
}

/** Icon and word on a background of their tone. */
export function StateWord({ tone, icon, children }: StateWordProps) {
  return (
    <span className={`ui-state row inline gap-6 nowrap ui-tone-${tone}`}>
      {icon}
      {children}
    </span>
  );
}

const workIcons = { running: IconPlayerPlayFilled, paused: IconPlayerPauseFilled, stopped: IconPlayerStopFilled } as const;
export type Work = keyof typeof workIcons;

export function WorkGlyph({ work, size = 14 }: { work: Work; size?: number }) {
  const Shape = workIcons[work];
  return <Shape size={size} className={`ui-work-${work}`} />;
}

/** `Teče`, `Na pavzi`, `Ustavljeno`, with icon. */
export function WorkWord({ work }: { work: Work }) {
  const t = useWords();
  return (
    <span className={`ui-work row inline gap-6 ui-work-${work}`}>
      <WorkGlyph work={work} />
      {t(`work.${work}`)}
    </span>
  );
}
