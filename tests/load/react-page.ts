// A page with React alone, which says one sentence: what the first paint of the product's pages is set beside.
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(StrictMode, null, createElement('h1', null, 'Servisno podjetje Odsevnik, prijava')));
