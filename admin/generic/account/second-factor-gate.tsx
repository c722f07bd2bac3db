// The whole page of somebody whose role asks for a second factor and who has none yet: nothing else is open before it is set up.
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useEffect } from 'react';
import { signOut } from '#admin/providers/auth-provider.ts';
import type { Me } from '#admin/providers/session.tsx';
import { useSay, useSpeech } from '#admin/providers/speech.tsx';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { Card } from '#admin/ui/card.tsx';
import { theme } from '#admin/ui/theme.ts';
import { Toasts } from '#admin/ui/toasts.tsx';
import { WordsProvider } from '#admin/ui/words.tsx';
import type { Words } from '#generated/words.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';

const look = createTheme(theme);

export default function SecondFactorGate({ me }: { me: Me }) {
  const say = useSay();
  const { language, phrases } = useSpeech();
  const { company_name } = me.settings;
  const title = say('account.secondFactor.title');
  useEffect(() => {
    document.title = `${title} · ${company_name}`;
  }, [title, company_name]);
  return (
    <ThemeProvider theme={look}>
      <WordsProvider language={language} phrases={(phrases as Words).shell} timeZone={me.settings.timezone}>
        <main className="second-factor-gate">
          <header>
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
