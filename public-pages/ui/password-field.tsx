// A password field with a button to show its value and a warning for Caps Lock.
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

type Props = FieldProps & { show: string; hide: string; capsLock: string };

export const PasswordField = ({ show, hide, capsLock, ...field }: Props) => {
  const [shown, setShown] = useState(false);
  const [capital, setCapital] = useState(false);
  const notice = (event: KeyboardEvent | MouseEvent) => setCapital(event.getModifierState('CapsLock'));
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      hint={capital ? capsLock : undefined}
      onKeyDown={notice}
      onKeyUp={notice}
      onMouseDown={notice}
      onBlur={() => setCapital(false)}
      inside={
        <button type="button" aria-label={shown ? hide : show} onClick={() => setShown(!shown)}>
          <Icon name={shown ? 'eyeOff' : 'eye'} size={20} />
        </button>
      }
    />
  );
};
