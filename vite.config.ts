// The build of both bundles: the admin's and the light one of the public pages, from one graph into dist/.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { firstPaint } from './build/first-paint.ts';
import { precompressed } from './build/precompressed.ts';
import { terminalWorker } from './build/terminal-worker.ts';
import { withoutPolyfills } from './build/without-polyfills.ts';

export default defineConfig({
  plugins: [
    react(),
    withoutPolyfills,
    firstPaint({
      'public-pages/index.html': {
        script: 'public-pages/tokens/first-paint.ts',
        words: /\/schema\/words\/(\w+)\/public\.ts$/,
        ofBrowser: true,
        files: [
          { address: '^/login', part: '/public-pages/login/login-page.tsx', fonts: true },
          // On a bad line a work order is read sooner in the device's own font: ours comes once the text is there.
          { address: '^/(confirm|decline)', part: '/public-pages/answer/answer-page.tsx', fonts: false },
          { address: '^/registration_terminal_page/', part: '/public-pages/terminal/terminal-page.tsx', fonts: true },
          { address: '', fonts: true },
        ],
        // Not where it also says that a session has ended.
        prerender: { address: '^/login/?(\\?from=[^&]*)?$', module: 'public-pages/login/prerender.tsx' },
      },
      'admin/index.html': {
        script: 'admin/prerender.ts',
        starts: true,
        words: /\/generated\/words\/(\w+)\.ts$/,
        files: [
          { address: '^/task/\\d+$', part: '/admin/screens/tasks/task/task.tsx', fonts: true },
          { address: '^/(tasks/\\w+)?$', part: '/admin/screens/tasks/task-list/task-list.tsx', fonts: true },
          { address: '', fonts: true },
        ],
        calls: [
          ['^/task/(\\d+)$', ['/api/v1/me', '/api/v1/task/$1', '/api/v1/task/$1/status', '/api/v1/task/$1/time']],
          ['', ['/api/v1/me']],
        ],
      },
    }),
    terminalWorker(),
    precompressed(),
  ],
  publicDir: false,
  build: {
    target: 'es2022',
    manifest: true,
    // Nothing as data: URIs, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { admin: 'admin/index.html', public: 'public-pages/index.html' },
      output: { codeSplitting: { groups: chunks } },
    },
  },
});
