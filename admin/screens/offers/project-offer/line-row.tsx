// One line of an offer: what, how much of it, for how much; written in where it stands while the offer is a draft.
import type { DragEvent } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { LineCell, NumberCell, TextCell } from '#admin/ui/inputs/cell-input.tsx';
import { IconCar, IconClock, IconGripVertical, IconPackage, IconReceiptEuro } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import type { OrderedRows } from '#admin/ui/tables/ordered-rows.ts';
import { centsIn, hoursIn, numberIn, percentIn } from '#schema/core/number-text.ts';
import type { LineKind, OfferLine } from '#schema/offers/offer-totals.ts';
import type { Named } from './work-types.ts';

const icons = { work: IconClock, material: IconPackage, transport: IconCar, lumpSum: IconReceiptEuro } as const satisfies Record<
  LineKind,
  unknown
>;

type Props = {
  line: OfferLine;
  at: number;
  amount: number;
  rows: OrderedRows<OfferLine>;
  readOnly: boolean;
  workTypes: readonly Named[];
  workTypeSet: (line: OfferLine, id: number | null) => Partial<OfferLine>;
  drag: { onDragStart: () => void; onDragEnd: () => void; onDragOver: (event: DragEvent) => void } | null;
};

export function LineRow({ line, at, amount, rows, readOnly, workTypes, workTypeSet, drag }: Props) {
  const words = useEntityWords('project_offer.rows.lines');
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const Icon = icons[line.kind];
  const work = line.kind === 'work';
  const unit = line.unit ?? (work ? t('units.hour') : '');
  const typeName = workTypes.find(({ id }) => id === line.work_type_id)?.title;
  const label = (field: string) => `${words.label(field)}, ${line.title || words.label('title')}`;
  const set = (change: Partial<OfferLine>) => rows.set(at, change);
  return (
    <tr className="offer-line" data-row={at} onKeyDown={readOnly ? undefined : rows.onKeyDown(at)} onDragOver={drag?.onDragOver}>
      <td className="offer-grip" draggable={drag !== null} onDragStart={drag?.onDragStart} onDragEnd={drag?.onDragEnd}>
        {!readOnly && <IconGripVertical size={16} />}
      </td>
      <td className="offer-what">
        <span className="offer-what-inside">
          <Icon size={16} />
          <span className="ui-unseen">{words.choice('kind', line.kind)}</span>
          {readOnly ? (
            <span>
              {line.title} {work && typeName && <span className="ui-small ui-faint">{typeName}</span>}
            </span>
          ) : (
            <>
              <LineCell
                label={words.label('title')}
                value={line.title}
                placeholder={words.choice('kind', line.kind)}
                max={200}
                onChange={(title) => set({ title })}
              />
              {work && (
                <select
                  className="offer-type"
                  aria-label={label('work_type_id')}
                  value={line.work_type_id ?? ''}
                  onChange={(event) => set(workTypeSet(line, event.target.value ? Number(event.target.value) : null))}
                >
                  <option value="">{words.label('work_type_id')} …</option>
                  {workTypes.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </select>
              )}
            </>
          )}
        </span>
      </td>
      <td className="offer-quantity" data-head={words.label('quantity')}>
        {readOnly ? (
          format.number(line.quantity, 3)
        ) : (
          <NumberCell
            label={label('quantity')}
            value={line.quantity}
            write={(value) => format.number(value, 3)}
            read={(text) => Number((work ? hoursIn(text, 3) : numberIn(text)).toFixed(3))}
            onChange={(quantity) => set({ quantity })}
          />
        )}
      </td>
      <td className="offer-unit ui-quiet">
        {readOnly || work ? (
          unit
        ) : (
          <TextCell label={label('unit')} value={line.unit ?? ''} max={16} onChange={(text) => set({ unit: text || null })} />
        )}
      </td>
      <td className="offer-price" data-head={words.label('price')}>
        {readOnly ? (
          format.amount(line.price)
        ) : (
          <NumberCell label={label('price')} value={line.price} write={format.amount} read={centsIn} onChange={(price) => set({ price })} />
        )}
      </td>
      <td className="offer-discount ui-quiet" data-head={words.label('discount')}>
        {readOnly ? (
          line.discount > 0 ? (
            `${format.number(line.discount, 2)} %`
          ) : (
            '–'
          )
        ) : (
          <NumberCell
            label={label('discount')}
            value={line.discount}
            write={(value) => (value === 0 ? '–' : `${format.number(value, 2)} %`)}
            read={percentIn}
            onChange={(discount) => set({ discount })}
          />
        )}
      </td>
      <td className="offer-amount ui-num">{format.amount(amount)}</td>
      <td className="offer-more">
        {!readOnly && (
          <MoreMenu
            label={say('project_offer.screen.line', { title: line.title })}
            items={[
              { id: 'duplicate', label: say('project_offer.screen.duplicate'), onAct: () => rows.add(at + 1, line) },
              { id: 'up', label: say('generic.row.up'), onAct: () => rows.move(at, -1) },
              { id: 'down', label: say('generic.row.down'), onAct: () => rows.move(at, 1) },
              { id: 'remove', label: say('generic.row.remove'), danger: true, onAct: () => rows.remove(at) },
            ]}
          />
        )}
      </td>
    </tr>
  );
}
