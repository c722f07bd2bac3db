// The user's means of sign-in: password, second factor, PIN and chip for wall terminals.
import { useState } from 'react';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { FormCell, FormSection } from '#admin/ui/inputs/form-section.tsx';
import { Chip } from '#admin/ui/marks/chip.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { ChangePassword } from './change-password.tsx';
import { OwnPin } from './own-pin.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SettingRow } from './setting-row.tsx';

export function SignIn() {
  const say = useSay();
  const format = useFormat();
  const { user, second_factor: factor } = useSession();
  const [popup, setPopup] = useState<'password' | 'factor' | 'pin' | null>(null);
  const close = () => setPopup(null);
  const shownChip = user.rfid_tag ? say('profile.chip', { number: user.rfid_tag }) : null;
  const pin = user.pin_set_at ? say('profile.pinSet', { date: format.dateTime(user.pin_set_at) }) : say('profile.pinNone');
  return (
    <FormSection title={say('profile.signIn')}>
      <FormCell>
        <SettingRow
          name={say('profile.password')}
          note={
            user.password_set_at
              ? say('profile.passwordSet', { date: format.dateTime(user.password_set_at) })
              : say('profile.passwordUnknown')
          }
        >
          <ActionButton label={say('profile.passwordTitle')} onAct={() => setPopup('password')}>
            {say('profile.change')}
          </ActionButton>
        </SettingRow>
      </FormCell>
      <FormCell>
        <SettingRow
          name={say('profile.factor')}
          note={[
            factor.since ? say('profile.factorLeft', { smart_count: factor.recovery_codes_left }) : say('profile.factorOffNote'),
            factor.required && say('profile.factorRequired'),
          ]
            .filter(Boolean)
            .join('. ')}
        >
          {factor.since && <Chip>{say('profile.factorOn')}</Chip>}
          <ActionButton label={say('profile.factorTitle')} onAct={() => setPopup('factor')}>
            {say(factor.since ? 'profile.edit' : 'profile.setUp')}
          </ActionButton>
        </SettingRow>
      </FormCell>
      <FormCell>
        <SettingRow name={say('profile.pin')} note={[pin, shownChip].filter(Boolean).join(', ')}>
          <ActionButton label={say('profile.pin')} onAct={() => setPopup('pin')}>
            {say(user.pin_set_at ? 'profile.change' : 'profile.setUp')}
          </ActionButton>
        </SettingRow>
      </FormCell>
      {popup === 'password' && <ChangePassword onClose={close} />}
      {popup === 'factor' && <SecondFactor onClose={close} />}
      {popup === 'pin' && <OwnPin onClose={close} />}
    </FormSection>
  );
}
