// Imports records of an entity from a file in four steps: file, columns, preview, import.
import './import.css';
import './import-table.css';
import './import-phone.css';
import { useEffect, useRef } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Chip } from '#admin/ui/marks/chip.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { useTouch } from '#admin/ui/tables/density.ts';
import { importableFields } from '#schema/core/import-keys.ts';
import { LeaveGuard } from '../form/leave-guard.tsx';
import { lastSeen } from '../list/listing.ts';
import { usePageTitle } from '../page-title.ts';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { ResultStep } from './result-step.tsx';
import { saveCsv } from './save-file.ts';
import { Steps } from './steps.tsx';
import { useImport } from './use-import.ts';

export default function ImportPage({ entity }: { entity: EntityMetadata }) {
  const words = useEntityWords(entity.name);
  const say = useSay();
  const bring = useImport(entity);
  const { step, sheet, guide, preview, fields, lines, left, writing, mending } = bring;
  const title = say('csv.title', { many: words.many });
  usePageTitle(title);
  const list = lastSeen(entity.paths?.list ?? '/');
  const required = importableFields(entity).filter((field) => entity.fields[field]?.required);
  const head = fields.map(words.label);
  /** Saves rows as a file, to be corrected in a spreadsheet. */
  const keepRows = (rows: ReadonlySet<number>, name: string) => {
    const reasons = new Map(preview?.rows.map(({ row, errors }) => [row, errors.map(({ detail }) => detail).join(' ')]));
    saveCsv(name, [
      [...head, say('csv.preview.reason')],
      ...lines.filter(({ row }) => rows.has(row)).map(({ row, values }) => [...values, reasons.get(row) ?? '']),
    ]);
  };
  const here = useRef<HTMLDivElement>(null);
  const touch = useTouch();
  useEffect(() => {
    // If the focused element disappeared with its step or its error, the focus moves to the next one.
    if ((step === 'file' && preview === null) || document.activeElement !== document.body) return;
    const wrong = touch ? null : here.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? here.current)?.focus({ preventScroll: wrong === null });
  }, [step, preview, touch]);
  const finished = step === 'result' && writing.state === 'done';
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: words.many, to: list }]}
        title={title}
        status={
          sheet &&
          step !== 'file' && (
            <Chip>
              {sheet.name} · {say('csv.file.rows', { smart_count: sheet.rows.length })}
            </Chip>
          )
        }
        actions={step === 'preview' && <ActionButton onAct={() => bring.goTo('file')}>{say('csv.preview.other')}</ActionButton>}
      />
      <Steps at={step} finished={finished} />
      <div ref={here} className="import-step" tabIndex={-1}>
        {step === 'file' && (
          <FileStep
            entity={entity}
            trouble={bring.trouble}
            busy={bring.busy}
            onFile={(file) => void bring.open(file)}
            onTemplate={() => saveCsv(`${entity.name}.csv`, [importableFields(entity).map(words.label)])}
          />
        )}
        {step === 'columns' && sheet && guide && (
          <ColumnsStep
            words={words}
            sheet={sheet}
            guide={guide}
            known={bring.known}
            onGuess={bring.guessAnew}
            required={required}
            mapping={bring.mapping}
            onMapping={bring.setMapping}
            keyFields={bring.key}
            onKey={bring.setKey}
            reading={bring.reading}
            onReading={bring.reread}
            busy={bring.busy}
            onBack={() => bring.goTo('file')}
            onNext={bring.toPreview}
          />
        )}
        {step === 'preview' && preview && (
          <PreviewStep
            words={words}
            fields={fields}
            title={entity.title}
            lines={lines}
            preview={preview}
            left={left}
            busy={bring.busy}
            onEdit={bring.edit}
            onLeave={bring.leave}
            onRefusedFile={() =>
              keepRows(
                new Set(preview.rows.filter(({ outcome }) => outcome === 'refused').map(({ row }) => row)),
                `${entity.name}-refused.csv`,
              )
            }
            onBack={() => bring.goTo('columns')}
            onImport={bring.write}
          />
        )}
        {step === 'result' && preview && (
          <ResultStep
            entity={entity}
            words={words}
            writing={writing}
            preview={preview}
            left={left.size}
            listPath={entity.paths?.list ?? '/'}
            onCancel={bring.cancel}
            onReport={() => keepRows(left, `${entity.name}-left-out.csv`)}
            onBack={() => bring.goTo('preview')}
            onAgain={() => bring.goTo('file')}
          />
        )}
      </div>
      <LeaveGuard form={{ changed: mending ? [entity.name] : [], mayLeave: () => !mending }} />
    </>
  );
}
