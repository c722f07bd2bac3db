// The record with the typed number: a large result with its clock and its actions.
import { useState } from 'react';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import { copyText } from '#admin/ui/inputs/copy-text.ts';
import { IconLink } from '#admin/ui/marks/icons.tsx';
import { LatePopup } from '#admin/ui/overlays/popup-coming.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Clock } from '#admin/ui/time/clock.tsx';
import type { EntityScreens, FoundRecord, Screens } from '../screens.ts';
import { KindSign } from './hit-rows.tsx';
import type { PaletteGroup, PaletteRow } from './rows.ts';
import type { ExactHit } from './use-hits.ts';

type LargeProps = { hit: ExactHit; found: FoundRecord | undefined; clock: EntityScreens['clock'] };

function Large({ hit, found, clock }: LargeProps) {
  const say = useSay();
  const offset = useServerOffset();
  const since = hit.working && clock ? clock(hit.working) : null;
  return (
    <>
      <span className="palette-large-head row gap-10">
        <KindSign kind={hit.kind} status={hit.status} />
        <span className="ui-num ui-faint">#{hit.number}</span>
        <b className="ui-one-line">{hit.title}</b>
      </span>
      <span className="palette-large-line row stretch wrap gap-16 lines-4 ui-small">
        {hit.line && <span className="ui-quiet ui-one-line">{hit.line}</span>}
        {since && <Clock since={since} offset={offset} tone="running" />}
        {found?.due && (
          <span className={found.due.tone ? `ui-${found.due.tone}` : 'ui-quiet'}>{say('search.due', { when: found.due.text })}</span>
        )}
      </span>
    </>
  );
}

const most = 9;

/** `acts` must be rendered outside the palette, because its confirmation popups outlive the palette. */
export const useExact = (hits: readonly ExactHit[], screens: Screens) => {
  const say = useSay();
  const { find } = useSpeech();
  const [exactHit, setTold] = useState<{ id: number; found: FoundRecord } | null>(null);
  const [hit] = hits;
  // An open confirmation stays, whatever is typed next.
  const [last, setLast] = useState<ExactHit | null>(null);
  if (hit && hit !== last) setLast(hit);
  const Acts = last ? screens[last.kind]?.found : undefined;
  const found = hit && exactHit?.id === hit.id ? exactHit.found : undefined;
  const link = hit?.path ? new URL(hit.path, location.origin).href : null;
  const copy: PaletteRow[] = link
    ? [
        {
          id: 'copy-link',
          icon: <IconLink size={16} />,
          title: say('search.copyLink'),
          onAct: async () => {
            if (await copyText(link)) toastSuccess(say('search.copied'));
          },
        },
      ]
    : [];
  const acts = (found?.acts ?? []).map(
    ({ id, label, icon, blocked, onAct }): PaletteRow => ({
      id: `act-${id}`,
      icon,
      title: label,
      note: blocked ?? undefined,
      blocked,
      onAct,
    }),
  );
  const possible = [...acts.filter(({ blocked }) => !blocked), ...copy].map((row, at) =>
    at < most ? { ...row, keys: `Alt ${at + 1}` } : row,
  );
  const groups: PaletteGroup[] = hits.flatMap((one): PaletteGroup[] => [
    {
      id: `exact-${one.kind}`,
      title: say('search.exact', { kind: find(`${one.kind}.one`) ?? one.kind }),
      rows: [
        {
          id: `exact-${one.kind}-${one.id}`,
          icon: null,
          number: recordNumber(entityOf(one.kind), one.number),
          title: one.title,
          to: one.path ?? undefined,
          large: <Large hit={one} found={one === hit ? found : undefined} clock={screens[one.kind]?.clock} />,
        },
      ],
    },
    ...(one === hit
      ? [
          {
            id: 'acts',
            title: say('search.now', { number: String(one.number) }),
            rows: [...possible, ...acts.filter(({ blocked }) => blocked)],
          },
        ]
      : []),
  ]);
  return {
    groups,
    acts: Acts && last && (
      <LatePopup>
        <Acts key={last.id} id={last.id} tell={(next) => setTold({ id: last.id, found: next })} />
      </LatePopup>
    ),
  };
};
