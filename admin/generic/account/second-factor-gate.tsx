// The only page open to a user whose role requires a second factor until the factor is set up.
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useEffect } from 'react';
import { signOut } from '#admin/providers/person/auth-provider.ts';
import type { Me } from '#admin/providers/person/session.tsx';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Toasts } from '#admin/ui/overlays/toasts.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { WordsProvider } from '#admin/ui/page/words.tsx';
import { theme } from '#admin/ui/theme/theme.ts';
import type { Words } from '#generated/words.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';

const look = createTheme(theme);

export default function SecondFactorGate({ me }: { me: Me }) {
  const say = useSay();
  const { language, phrases, translate } = useSpeech();
  const { company_name } = me.settings;
  const title = say('account.secondFactor.title');
  useEffect(() => {
    document.title = `${title} · ${company_name}`;
  }, [title, company_name]);
  return (
    <ThemeProvider theme={look}>
      <WordsProvider language={language} phrases={(phrases as Words).shell} translate={translate} timeZone={me.settings.timezone}>
        <main className="second-factor-gate">
          <header className="split gap-16">
            <b>{company_name}</b>
            <ActionButton kind="quiet" onAct={signOut}>
              {say('account.secondFactor.signOut')}
            </ActionButton>
          </header>
          <h1>{title}</h1>
          <p>{say('account.secondFactor.required')}</p>
          <Card>
            <SecondFactorSetup onDone={() => location.reload()} />
          </Card>
        </main>
        <Toasts />
      </WordsProvider>
    </ThemeProvider>
  );
}
