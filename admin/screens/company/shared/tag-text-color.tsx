// The text colour of a tag, with the tag as it looks in it, or why it is not drawn so.
import { ColorInput } from '#admin/fields/inputs/color.tsx';
import type { InputProps } from '#admin/fields/kinds.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconAlertTriangle } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { contrastOf, readable, TagSample } from './tag-sample.tsx';

export function TagTextColorInput(props: InputProps) {
  const say = useSay();
  const format = useFormat();
  const contrast = contrastOf(props.values);
  return (
    <div className="stack gap-8">
      <ColorInput {...props} />
      {contrast >= readable && <TagSample values={props.values} />}
      <div role="status">
        {contrast < readable && (
          <p className="field-warning">
            <IconAlertTriangle size={14} />
            <span>{say('company.faintTag', { ratio: format.number(Math.floor(contrast * 10) / 10, 1) })}</span>
          </p>
        )}
      </div>
    </div>
  );
}
