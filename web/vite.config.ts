import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The server behind the page while it is being developed: `UTTERSON_SERVER=http://127.0.0.1:1886 npx vite`. */
const server = process.env.UTTERSON_SERVER ?? 'http://127.0.0.1:1886';

/** Lays `X.br` and `X.gz` beside every file X that shrinks, for the server to send. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((file) => /\.(js|css|html|svg|json)$/.test(file))) {
        const path = join(dir, file);
        const bytes = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(bytes));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** What home and a first table need anyway, and other screens too: modules of `src/lib`, by the beginning of their names. */
const NEEDED = ['api', 'copy', 'games/load', 'keep', 'router', 'save', 'settings', 'sound', 'suits', 'table/', 'visitor', 'wishes'];
const NEEDED_UI = ['arrive', 'Choice', 'Dialog', 'Emblem', 'GameEmblem', 'Icon', 'Tabs', 'TopBar'].map((name) => `ui/${name}`);
const NEEDED_WORDS = ['bundle', 'refusal', 'tell', 'trouble', 'words'].map((name) => `words/${name}`);
const HOUSE = new RegExp(`/node_modules/svelte/|/src/lib/(${[...NEEDED, ...NEEDED_UI, ...NEEDED_WORDS].join('|')})`);

export default defineConfig({
  plugins: [svelte(), compressed()],
  // Tests run the page's side of Svelte, not the one that renders on servers.
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  server: {
    // The words lie beside the page, in ../i18n.
    fs: { allow: ['..'] },
    proxy: {
      // The server takes commands from its own origin only, so the proxy speaks in its name.
      '/api': { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true, headers: { origin: server } },
    },
  },
  build: {
    target: 'es2022',
    // Everything comes as a file with a hash in its name: the content security policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few files, for each costs a question and an answer: a game is one, whoever wants it, and what every screen needs.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: (module) => /\/lib\/games\/(partners|duel|london)\//.exec(module)?.[1] ?? null },
            { name: 'house', test: HOUSE },
          ],
        },
      },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
