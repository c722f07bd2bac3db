// Starts the admin app: asks who is signed in and loads the words of their language and the screen of the address, all at once.
import '#public-pages/tokens/tokens.css';
import './ui/theme/base.css';
import './ui/layout/layout.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { keepPreferences, keptPreferences, showPreferences } from '#public-pages/tokens/preferences.ts';
import { App, loadFirstScreen } from './app.tsx';
import { RouteTrouble, StartTrouble } from './generic/shell/start-trouble.tsx';
import { fetchMe } from './providers/person/session.tsx';
import { signedIn } from './providers/person/signed-out.ts';
import { loadWords } from './providers/person/speech.tsx';
import { listenForBack } from './ui/page/use-back.ts';
import { startDensity } from './ui/tables/density.ts';

const page = document.getElementById('root');
if (!page) throw new Error('The page has no root.');
const root = createRoot(page);
startDensity();
listenForBack();

const start = async (): Promise<void> => {
  const { language } = keptPreferences();
  const fetchingMe = fetchMe();
  fetchingMe.catch(() => undefined);
  const screen = loadFirstScreen();
  const words = await loadWords(language);
  try {
    const me = await fetchingMe;
    signedIn();
    // What the account prefers goes before what this device last showed.
    keepPreferences(me.user);
    showPreferences(me.user);
    const spoken = me.user.language === words.language ? words : await loadWords(me.user.language);
    const readFirst = await screen;
    await readFirst();
    const router = createBrowserRouter([
      { path: '*', element: <App me={me} words={spoken} />, errorElement: <RouteTrouble words={spoken} /> },
    ]);
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  } catch (error) {
    root.render(<StartTrouble error={error} words={words} />);
  }
};

void start();
