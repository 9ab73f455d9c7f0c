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
  },
  test: { include: ['src/**/*.test.ts'] },
});
