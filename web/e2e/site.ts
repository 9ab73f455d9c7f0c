/**
 * The page without a server: the folder that `cargo xtask site` lays out, served by a host that knows nothing but files, under a
 * path of its own.
 */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server as Http } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const SITE = process.env.UTTERSON_SITE ?? join(import.meta.dirname, '../../target/site');
/** The engine alone, for what is compared between machines. */
const ENGINE = join(import.meta.dirname, '../engine');
export const BASE = '/games/utterson/';

const TYPES: Record<string, string> = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.webmanifest': 'application/manifest+json', '.woff2': 'font/woff2',
};

export class StaticHost {
  private constructor(
    private http: Http,
    readonly port: number,
  ) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  static async start(port = 0): Promise<StaticHost> {
    const http = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
      const [folder, rest] = path.startsWith('/engine/') ? [ENGINE, path.slice(8)] : [SITE, path.slice(BASE.length)];
      const file = join(folder, normalize(`/${path.endsWith('/') ? `${rest}index.html` : rest}`));
      const isThere = (path.startsWith(BASE) || folder === ENGINE) && existsSync(file) && statSync(file).isFile();
      const sent = isThere ? file : join(SITE, '404.html');
      response.writeHead(isThere ? 200 : 404, { 'content-type': TYPES[extname(sent)] ?? 'application/octet-stream' });
      createReadStream(sent).pipe(response);
    });
    await new Promise<void>((done) => http.listen(port, '127.0.0.1', done));
    return new StaticHost(http, (http.address() as AddressInfo).port);
  }

  /** Cuts everybody off. */
  async end(): Promise<void> {
    this.http.closeAllConnections();
    await new Promise((done) => this.http.close(done));
  }
}
