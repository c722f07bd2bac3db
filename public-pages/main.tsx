// Starts the public pages in the device's last language, and takes over a prerendered page as it is.
import { createRoot, hydrateRoot } from 'react-dom/client';
import { companyHere } from './company.ts';
import { loadPage } from './page-here.tsx';
import { keptPreferences } from './tokens/preferences.ts';
import { takesOver } from './tokens/prerender.ts';
import './tokens/tokens.css';
import './ui/base.css';
import { loadWords, WordsProvider } from './words.tsx';

const { language } = keptPreferences();
const root = document.getElementById('root');

Promise.all([loadWords(language), loadPage()]).then(
  ([t, page]) => {
    if (!root) return;
    const whole = <WordsProvider first={{ language, t, company: companyHere().name }}>{page}</WordsProvider>;
    if (takesOver(root)) hydrateRoot(root, whole);
    else createRoot(root).render(whole);
  },
  // Without words or its code the page cannot work: a reload brings the file names of a newer release, or the browser's own message.
  () => setTimeout(() => location.reload(), 3000),
);
