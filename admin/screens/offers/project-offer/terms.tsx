// The texts above and below the printed lines: an introduction and the terms.
import { useId } from 'react';
import { LongTextInput } from '#admin/fields/inputs/text.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { Draft } from './draft.ts';

type Props = { draft: Draft; readOnly: boolean; onChange: (part: Partial<Draft>) => void };

export function Terms({ draft, readOnly, onChange }: Props) {
  const id = useId();
  const entity = entityOf('project_offer');
  const words = useEntityWords('project_offer');
  const say = useSay();
  return (
    <div className="stack gap-16 pad-16">
      {(['introduction', 'terms'] as const).map((field) => {
        const info = entity.fields[field];
        if (!info) return null;
        if (readOnly)
          return (
            <section key={field}>
              <h2>{words.label(field)}</h2>
              <p className="prose">{draft[field] ?? <span className="ui-faint">{say('project_offer.screen.noTerms')}</span>}</p>
            </section>
          );
        return (
          <LongTextInput
            key={field}
            id={`${id}${field}`}
            entity={entity}
            field={field}
            info={info}
            label={words.label(field)}
            required={false}
            value={draft[field]}
            onChange={(value) => onChange({ [field]: typeof value === 'string' ? value : null })}
            onBlur={() => undefined}
            values={{}}
            record={{}}
            focusRef={() => undefined}
          />
        );
      })}
    </div>
  );
}
