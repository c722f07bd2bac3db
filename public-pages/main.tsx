// Starts the public pages in the language that this device last used.
import { createRoot } from 'react-dom/client';
import { loadPage } from './page-here.tsx';
import { keptPreferences } from './tokens/preferences.ts';
import './tokens/tokens.css';
import './ui/base.css';
import { loadWords, WordsProvider } from './words.tsx';

const { language } = keptPreferences();
const root = document.getElementById('root');

Promise.all([loadWords(language), loadPage()]).then(
  ([t, page]) => root && createRoot(root).render(<WordsProvider first={{ language, t }}>{page}</WordsProvider>),
  // Without words nothing can be said, and without its page nothing done: a fresh page brings the file names of a newer release, or the browser's own message.
  () => setTimeout(() => location.reload(), 3000),
);
