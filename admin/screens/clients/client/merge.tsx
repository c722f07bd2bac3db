// Merges a client into another: finds it, compares both, counts what moves, and asks which of differing values to keep.
import { useId, useState } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { useOptions } from '#admin/fields/lookup.ts';
import { Value } from '#admin/generic/history/value.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Chip } from '#admin/ui/marks/chip.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { type Preview, useAfterMerge, useDuplicates, usePreview } from './merge-data.ts';
import './client.css';

type Client = WholeRecord<'client'>;
type Chosen = { readonly id: number; readonly title: string };
type Takes = Readonly<Record<string, boolean>>;

/** Links are not allowed inside a radio option: a press would follow them. */
const linked = new Set(['email', 'phone']);

function Sides({ preview, takes, onTake }: { preview: Preview; takes: Takes; onTake: (field: string, take: boolean) => void }) {
  const say = useSay();
  const words = useEntityWords('client');
  const id = useId();
  const entity = entityOf('client');
  return (
    <section>
      <h3>{say('client_merge.fields')}</h3>
      <div className="stack gap-12 above-6">
        <p className="client-merge-sides client-merge-heads ui-small ui-quiet" aria-hidden="true">
          <span>
            {preview.kept.title} · {say('client_merge.kept')}
          </span>
          <span>
            {preview.merged.title} · {say('client_merge.merged')}
          </span>
        </p>
        {preview.fields.map(({ field, kept: keptValue, merged, kept_name, merged_name }) => (
          <fieldset key={field} className="client-merge-field">
            <legend>{words.label(field)}</legend>
            <div className="client-merge-sides above-4">
              {([false, true] as const).map((take) => (
                <label key={String(take)} className="client-merge-side row start gap-8 fit break">
                  <input type="radio" name={`${id}${field}`} checked={takes[field] === take} onChange={() => onTake(field, take)} />
                  <span className="fit">
                    {linked.has(entity.fields[field]?.kind ?? '') ? (
                      String((take ? merged : keptValue) ?? '–')
                    ) : (
                      <Value
                        entity={entity}
                        fieldText={take ? { field, value: merged, name: merged_name } : { field, value: keptValue, name: kept_name }}
                      />
                    )}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </section>
  );
}

function Counts({ counts }: { counts: Preview['moves'] }) {
  const { find } = useSpeech();
  return (
    <ul className="row stretch wrap gap-6 list above-6">
      {counts.map(({ entity, count }) => (
        <li key={entity}>
          <Chip>{find(`${entity}.count`, { smart_count: count }) ?? `${entity}: ${count}`}</Chip>
        </li>
      ))}
    </ul>
  );
}

function MovedRows({ preview: { moves: movedCounts, stays, kept: keptClient, merged } }: { preview: Preview }) {
  const say = useSay();
  return (
    <>
      {movedCounts.length === 0 ? (
        <p className="ui-quiet">{say('client_merge.movesNothing')}</p>
      ) : (
        <section>
          <h3>{say('client_merge.moves')}</h3>
          <Counts counts={movedCounts} />
        </section>
      )}
      {stays.length > 0 && (
        <section>
          <h3>{say('client_merge.stays', { name: merged.title })}</h3>
          <Counts counts={stays} />
          <p className="ui-small ui-quiet">{say('client_merge.staysWhy', { name: keptClient.title })}</p>
        </section>
      )}
    </>
  );
}

function Maybe({ client, onChoose }: { client: Client; onChoose: (one: Chosen) => void }) {
  const say = useSay();
  const { data = [] } = useDuplicates(client);
  if (data.length === 0) return null;
  return (
    <section>
      <h3>{say('client_merge.maybe')}</h3>
      <ul className="row stretch wrap gap-6 list above-6">
        {data.map((one) => (
          <li key={one.id}>
            <ActionButton onAct={() => onChoose(one)}>
              {one.title} <span className="ui-faint">{say(`client_merge.same.${one.same}`)}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function MergePopup({ client, onClose }: { client: Client; onClose: () => void }) {
  const say = useSay();
  const id = useId();
  const failureWords = useFailureWords();
  const afterMerge = useAfterMerge();
  const [typed, setTyped] = useState('');
  const [other, setOther] = useState<Chosen | null>(null);
  const [takes, setTakes] = useState<Takes>({});
  const { options, loading } = useOptions('client', typed);
  const { data: preview, error: unfit, isFetching } = usePreview(client.id, other?.id ?? null);
  const ready = preview !== undefined && !isFetching && other !== null;
  const chosen = Object.fromEntries((preview?.fields ?? []).map(({ field, take }) => [field, takes[field] ?? take]));
  const choose = (one: Chosen | null) => {
    setOther(one);
    setTakes({});
  };
  const merge = async (key: string) => {
    if (!other) return;
    const fields = Object.keys(chosen).filter((field) => chosen[field]);
    await sendOnce(`/client/${client.id}/merge`, { method: 'POST', body: { merged_id: other.id, fields } }, key);
    await afterMerge();
  };
  return (
    <PressPopup
      title={say('client_merge.title')}
      subject={client.title}
      width="wide"
      onClose={onClose}
      filled={other !== null}
      trouble={unfit ? failureWords(unfit) : null}
      action={{
        label: say('client_merge.action'),
        blocked: ready ? null : say('client_merge.choose'),
        subject: [other?.id, chosen],
        send: merge,
        done: say('client_merge.done', { merged: other?.title ?? '', kept: client.title }),
      }}
    >
      <div className="client-merge stack gap-16">
        <Chooser
          id={`${id}other`}
          label={say('client_merge.other')}
          help={say('client_merge.otherHelp', { name: client.title })}
          required
          options={options.filter((one) => one.id !== client.id).map((one) => ({ value: one.id, label: one.title }))}
          onSearch={setTyped}
          loading={loading}
          value={other && { value: other.id, label: other.title }}
          onChange={(one) => choose(one && { id: Number(one.value), title: one.label })}
        />
        {!other && <Maybe client={client} onChoose={choose} />}
        {other && !preview && !unfit && <SkeletonRows rows={4} />}
        {other && preview && (
          <>
            <MovedRows preview={preview} />
            {preview.fields.length > 0 && (
              <Sides preview={preview} takes={chosen} onTake={(field, take) => setTakes({ ...takes, [field]: take })} />
            )}
            <Notice tone="info">{say('client_merge.undoable')}</Notice>
          </>
        )}
      </div>
    </PressPopup>
  );
}
