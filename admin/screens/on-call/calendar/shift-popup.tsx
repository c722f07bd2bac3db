// Makes, changes or deletes one shift.
import { useQueryClient } from '@tanstack/react-query';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { recordInput } from '#admin/generic/popup/record-input.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconTrash } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import type { OnCallLevel } from '#schema/on-call/on-call-shift.ts';
import { CostNotice } from './cost-notice.tsx';
import type { ListedShift } from './data.ts';

const input = recordInput('on_call_shift', ['user_id', 'level', 'team_id', 'from', 'to', 'note']);
export type GivenShift = { readonly from?: string; readonly to?: string; readonly level?: OnCallLevel; readonly team_id?: number | null };

type Props = { given?: GivenShift; shift?: ListedShift | undefined; onClose: () => void };

export function ShiftPopup({ given, shift, onClose }: Props) {
  const say = useSay();
  const t = useWords();
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: ['on_call_shift'] });
  const headers = { 'If-Match': `"${shift?.version}"` };
  const path = shift ? (`/on_call_shift/${shift.id}` as const) : null;
  return (
    <InputPopup
      entity="on_call_shift"
      input={input}
      width="wide"
      title={shift ? say('on_call_page.shift.edit') : say('on_call_shift.create')}
      subject={shift?.user_name ?? undefined}
      action={shift ? t('verb.save') : t('verb.create')}
      given={shift ?? given}
      onClose={onClose}
      foot={({ values: { user_id, level, team_id, from, to } }) => (
        <CostNotice {...{ user_id, team_id, from, to }} level={level ?? 'first'} shift_id={shift?.id} />
      )}
      send={async ({ level, ...fields }, key) => {
        const body = { ...fields, level: level ?? 'first' };
        if (path) await sendOnce(path, { method: 'PUT', body, headers }, key);
        else await sendOnce('/on_call_shift', { method: 'POST', body }, key);
        await again();
      }}
      extra={
        path &&
        ((press) => (
          <ActionButton
            kind="dangerText"
            icon={<IconTrash size={16} />}
            onAct={() =>
              press(async (key) => {
                await sendOnce(path, { method: 'DELETE', headers }, key);
                toastSuccess(say('on_call_page.shift.removed'));
                await again();
              })
            }
          >
            {say('on_call_page.shift.remove')}
          </ActionButton>
        ))
      }
    />
  );
}
