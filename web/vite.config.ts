import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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
      for (const file of files.filter((file) => /\.(js|css|html|svg|json|wasm)$/.test(file))) {
        const path = join(dir, file);
        const bytes = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(bytes));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** The engine of the page, if it has been made: `cargo xtask engine`. */
const ENGINE = join(import.meta.dirname, 'engine/engine.js');
const hasEngine = existsSync(ENGINE);
const NO_ENGINE = join(import.meta.dirname, 'src/lib/host/worker/no-engine.ts');
const alias = [
  { find: /^#engine-module(?=\?)/, replacement: hasEngine ? ENGINE.replace('.js', '_bg.wasm') : NO_ENGINE },
  { find: /^#engine$/, replacement: hasEngine ? ENGINE : NO_ENGINE },
];

/** What is built finds its parts wherever it lies. Only the page itself, asked for under many paths, says where: at the root of a server. */
function atTheRoot(): Plugin {
  return {
    name: 'at-the-root',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('="./', '="/') },
  };
}

/** Writes the service worker, which must know every file of this very build. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
        .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        // Pictures for messengers are never shown here.
        .filter((file) => !file.startsWith('og/'))
        .sort();
      const isLarge = (file: string) => file.endsWith('.net');
      const version = createHash('sha256');
      for (const file of files) version.update(file).update(readFileSync(join(dir, file)));
      const list = (of: (file: string) => boolean) => JSON.stringify(files.filter(of));
      const worker = readFileSync(join(import.meta.dirname, 'sw/sw.js'), 'utf8')
        .replace('__VERSION__', version.digest('hex').slice(0, 16))
        .replace('__FILES__', list((file) => !isLarge(file)))
        .replace('__LATER__', list(isLarge));
      writeFileSync(join(dir, 'sw.js'), worker);
    },
  };
}

/** What home and a first table need anyway, and other screens too: modules of `src/lib`, by the beginning of their names. */
const NEEDED = ['api', 'copy', 'games/load', 'goals', 'host/h', 'host/notice', 'host/server', 'host/worker/store', 'keep', 'lessons/progress', 'notify', 'replay/(source|packed)', 'router', 'save', 'scripts', 'settings', 'site', 'suits', 'table/', 'version', 'visitor', 'wait', 'wishes'];
const NEEDED_UI = ['arrive', 'Dialog', 'Emblem', 'Explanation', 'GameEmblem', 'Icon', 'Placard', 'Tabs', 'TopBar'].map((name) => `ui/${name}`);
const NEEDED_WORDS = ['bundle', 'refusal', 'tell', 'trouble', 'words'].map((name) => `words/${name}`);
const HOUSE = new RegExp(`/node_modules/(svelte|clsx|@fluent/bundle)/|vite/preload-helper|/src/screens/home/(?!Remove|Record|Goal|Plan|SeatPlan)|/src/lib/(${[...NEEDED, ...NEEDED_UI, ...NEEDED_WORDS].join('|')})`);

export default defineConfig({
  base: './',
  plugins: [svelte(), atTheRoot(), offline(), compressed()],
  define: { __ENGINE__: JSON.stringify(hasEngine) },
  worker: { format: 'es' },
  // Tests run the page's side of Svelte, not the one that renders on servers.
  resolve: { alias, ...(process.env.VITEST ? { conditions: ['browser'] } : {}) },
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
