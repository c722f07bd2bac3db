// Records a refuel: litres, amount and a photo of the receipt; saved after the upload.
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import './refuel.css';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FigureField, useFigure } from '#admin/fields/figure-field.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { type Ride, showRide } from '#admin/screens/transport/shared/ride-queries.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { useFigures } from '#admin/ui/inputs/figures.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconGasStation, IconRefresh, IconX } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { type Receipt, useReceipt } from './receipt.ts';

function Sent({ receipt, again, remove }: { receipt: Receipt; again: () => unknown; remove: () => void }) {
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const { name, size, look, progress, state, why } = receipt;
  return (
    <div className="in-transit-receipt">
      {look && <img src={look} alt="" />}
      <div className="in-transit-receipt-text stack start gap-4 fit">
        <span className="ui-one-line">{name}</span>
        <span className={state === 'failed' ? 'ui-small ui-danger' : 'ui-small ui-quiet ui-num'} role="status">
          {state === 'sending'
            ? say('transport.fuel.sending', { size: format.megabytes(size), percent: format.percent(progress) })
            : [say(`transport.fuel.${state}`, { size: format.megabytes(size) }), why].filter(Boolean).join(' · ')}
        </span>
        <progress max={100} value={progress} aria-label={name} />
        {state === 'failed' && (
          <ActionButton icon={<IconRefresh size={16} />} onAct={again}>
            {t('verb.retry')}
          </ActionButton>
        )}
      </div>
      <IconButton icon={<IconX size={16} />} label={say('transport.fuel.replace')} onAct={remove} />
    </div>
  );
}

export function Refuel({ ride, open, onClose }: { ride: Ride; open: boolean; onClose: () => void }) {
  const say = useSay();
  const format = useFormat();
  const queries = useQueryClient();
  const photoId = useId();
  const figures = useFigures();
  const litersField = useFigure(figures.exactly(2, 'l'), say('transport.fuel.liters'));
  const priceField = useFigure(figures.wholeCents(), say('transport.fuel.price'));
  const { receipt, send, again, remove } = useReceipt();
  const liters = litersField.value ?? Number.NaN;
  const price = priceField.value ?? Number.NaN;
  const waits = receipt && receipt.state !== 'sent' ? say('transport.fuel.waits') : null;
  const body = { liters, price, receipt_file_id: receipt?.file_id ?? null };
  const save = async (key: string) => {
    showRide(queries, await sendOnce(`/transport/${ride.id}/refuel`, { method: 'POST', body }, key));
    toastSuccess(say('transport.toast.fuel', { liters: format.number(liters, 2) }));
  };
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('transport.fuel.title')}
      subject={ride.registration_plate ?? ride.vehicle_name}
      filled={litersField.changed || priceField.changed || receipt !== null}
      action={{
        label: say('transport.fuel.action'),
        icon: <IconGasStation size={18} />,
        blocked:
          litersField.waits ??
          priceField.waits ??
          (!(liters > 0) ? say('transport.fuel.enterLiters') : !(price >= 0) ? say('transport.fuel.enterPrice') : waits),
        subject: body,
        send: save,
      }}
    >
      <div className="in-transit-amounts">
        <FigureField name="liters" unit="l" {...litersField.field} required />
        <FigureField name="price" unit="€" {...priceField.field} required />
      </div>
      {liters > 0 && price > 0 && (
        <p className="ui-small ui-faint ui-num">
          {say('transport.fuel.perLiter', { price: `${format.number(price / 100 / liters, 3)}\u00a0€` })}
        </p>
      )}
      <div className="field">
        <span className="field-label">{say('transport.fuel.receipt')}</span>
        {receipt ? (
          <Sent receipt={receipt} again={again} remove={remove} />
        ) : (
          <label htmlFor={photoId} className="ui-button ui-button-plain ui-button-l in-transit-camera anchor">
            {say('transport.fuel.photograph')}
            <input
              id={photoId}
              type="file"
              accept="image/*,application/pdf"
              capture="environment"
              className="ui-unseen"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) void send(file);
              }}
            />
          </label>
        )}
      </div>
    </PressPopup>
  );
}
