// One field of a popup, with the input of its kind and the server's refusal below.
import { useId } from 'react';
import { FlagInput } from '#admin/fields/inputs/flag.tsx';
import { LongTextInput, TextInput } from '#admin/fields/inputs/text.tsx';
import type { Input, InputProps } from '#admin/fields/kinds.ts';
import { useRefusal } from '#admin/providers/calls/refused-fields.tsx';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { SkeletonLine } from '#admin/ui/page/skeleton.tsx';
import type { FieldKind } from '#schema/core/fields.ts';
import { LatePart } from '../shell/trouble.tsx';
import { isWrittenLong } from './input-values.ts';

const KindInput = lazyScreen<InputProps>(() => import('./kind-input.tsx'));

const lines: Partial<Readonly<Record<FieldKind, Input>>> = { text: TextInput, email: TextInput, phone: TextInput, flag: FlagInput };
const inputAtHand = (info: InputProps['info']): Input | undefined => (isWrittenLong(info) ? LongTextInput : lines[info.kind]);

const untouched = () => undefined;

type Props = Pick<InputProps, 'entity' | 'field' | 'info' | 'label' | 'value' | 'onChange' | 'values' | 'record'> & {
  readonly help?: string | undefined;
  readonly hint?: string | undefined;
  readonly lines?: number | undefined;
};

export function PopupField({ help, hint, lines, ...props }: Props) {
  const id = useId();
  const error = useRefusal(props.field, props.value);
  const { info } = props;
  const input: InputProps = {
    ...props,
    id,
    required: info.required === true,
    inPopup: { hint, lines },
    onBlur: untouched,
    focusRef: untouched,
    ...(help && { help }),
    ...(error && { error }),
  };
  const AtHand = inputAtHand(info);
  if (AtHand) return <AtHand {...input} />;
  return (
    <LatePart at={id} fallback={<SkeletonLine width="100%" height="4rem" />}>
      <KindInput {...input} />
    </LatePart>
  );
}
