// Sets up a second factor step by step: the password, the QR code, the first code of the app, the recovery codes.
import './second-factor.css';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { describedBy, Labelled } from '#admin/fields/labelled.tsx';
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { problemOf } from '#admin/providers/calls/problem.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconAlertTriangle } from '#admin/ui/marks/icons.tsx';
import { QrCode } from '#admin/ui/marks/qr-code.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Begun = { readonly secret: string; readonly uri: string };
type Props = {
  /** Called once the factor is active and the user has seen the recovery codes. */
  onDone: () => void;
};

type FieldProps = {
  label: string;
  help?: string;
  type: 'password' | 'text';
  autoComplete: string;
  numeric?: boolean;
  action: string;
  /** Sends the entered text; a refusal appears at the field. */
  send: (text: string) => Promise<void>;
  children?: ReactNode;
};

/** One field and its button; Enter sends. */
function OneField({ label, help, type, autoComplete, numeric = false, action, send, children }: FieldProps) {
  const say = useSay();
  const words = useFailureWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<{ field?: string; call?: string }>({});
  const [busy, setBusy] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!text.trim()) {
      setWrong({ field: say('error.field.required') });
      input.current?.focus();
      return;
    }
    setBusy(true);
    setWrong({});
    try {
      await send(text);
    } catch (error) {
      const [field] = problemOf(error)?.errors ?? [];
      setWrong(field ? { field: field.detail } : { call: words(error) });
      setBusy(false);
      input.current?.select();
      input.current?.focus();
    }
  };
  return (
    <form className="stack gap-16" noValidate onSubmit={submit}>
      {children}
      {wrong.call && (
        <Notice live tone="danger" icon={<IconAlertTriangle size={18} />}>
          {wrong.call}
        </Notice>
      )}
      <Labelled id={id} label={label} {...(help && { help })} {...(wrong.field && { error: wrong.field })}>
        <OutlinedInput
          id={id}
          inputRef={input}
          type={type}
          value={text}
          autoComplete={autoComplete}
          error={wrong.field !== undefined}
          onChange={(event) => {
            setText(event.target.value);
            setWrong({});
          }}
          inputProps={{
            'aria-required': true,
            'aria-describedby': describedBy(id, help, wrong.field),
            maxLength: numeric ? 10 : 1000,
            ...(numeric && { inputMode: 'numeric' }),
          }}
        />
      </Labelled>
      <div className="row last stretch wrap gap-8">
        <ActionButton kind="main" type="submit" busy={busy}>
          {action}
        </ActionButton>
      </div>
    </form>
  );
}

/** The secret key in groups of four characters, easy to read aloud. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

export function SecondFactorSetup({ onDone }: Props) {
  const say = useSay();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  if (codes)
    return (
      <div className="stack gap-16" role="status">
        <h2>{say('account.secondFactor.codesTitle')}</h2>
        <RecoveryCodes codes={codes} />
        <div className="row last stretch wrap gap-8">
          <ActionButton kind="main" onAct={onDone}>
            {say('account.secondFactor.done')}
          </ActionButton>
        </div>
      </div>
    );
  if (!begun)
    return (
      <OneField
        key="password"
        label={say('account.secondFactor.password')}
        type="password"
        autoComplete="current-password"
        action={say('account.secondFactor.begin')}
        send={async (password) => {
          const { json } = await call('/me/second_factor', { method: 'POST', body: { password } });
          if (json.secret && json.uri) setBegun({ secret: json.secret, uri: json.uri });
        }}
      >
        <p>{say('account.secondFactor.needs')}</p>
      </OneField>
    );
  return (
    <OneField
      key="code"
      label={say('account.secondFactor.code')}
      help={say('account.secondFactor.codeHelp')}
      type="text"
      autoComplete="one-time-code"
      numeric
      action={say('account.secondFactor.confirm')}
      send={async (code) => {
        const { json } = await call('/me/second_factor/confirm', { method: 'POST', body: { code } });
        setCodes(json.recovery_codes ?? null);
      }}
    >
      <p>{say('account.secondFactor.scan')}</p>
      <div className="second-factor-code">
        <QrCode text={begun.uri} label={say('account.secondFactor.qr')} />
        <div className="stack gap-8">
          <p className="ui-small ui-quiet">{say('account.secondFactor.byHand')}</p>
          <code className="second-factor-key">{grouped(begun.secret)}</code>
          <a href={begun.uri}>{say('account.secondFactor.openApp')}</a>
        </div>
      </div>
    </OneField>
  );
}
