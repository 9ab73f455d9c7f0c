/**
 * The page without a server: the folder that `cargo xtask site` lays out, served by a host that knows nothing but files, under a
 * path of its own.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server as Http } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const SITE = process.env.UTTERSON_SITE ?? join(import.meta.dirname, '../../target/site');
/** The engine alone, for what is compared between machines. */
const ENGINE = join(import.meta.dirname, '../engine');
const NETS = join(import.meta.dirname, '../../crates/bots/nets');
/** Has a site been laid out? Without an engine there is none. */
export const hasSite = (): boolean => existsSync(join(SITE, 'index.html'));
export const BASE = '/games/utterson/';

const TYPES: Record<string, string> = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.webmanifest': 'application/manifest+json', '.woff2': 'font/woff2',
};

/** The folder in which a path is looked for. */
function placeOf(path: string): [string, string] {
  if (path.startsWith('/engine/')) return [ENGINE, path.slice('/engine/'.length)];
  if (path.startsWith('/nets/')) return [NETS, path.slice('/nets/'.length)];
  return path.startsWith(BASE) ? [SITE, path.slice(BASE.length)] : [SITE, 'nothing'];
}

export class StaticHost {
  /** Has a newer page been laid there? */
  isNewer = false;

  private constructor(
    private http: Http,
    readonly port: number,
  ) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  static async start(port = 0): Promise<StaticHost> {
    let host: StaticHost | null = null;
    const http = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
      const [folder, rest] = placeOf(path);
      const file = join(folder, normalize(`/${path.endsWith('/') ? `${rest}index.html` : rest}`));
      const isThere = existsSync(file) && statSync(file).isFile();
      const sent = isThere ? file : join(SITE, '404.html');
      response.writeHead(isThere ? 200 : 404, { 'content-type': TYPES[extname(sent)] ?? 'application/octet-stream' });
      if (host?.isNewer && sent.endsWith('sw.js')) response.end(readFileSync(sent, 'utf8').replace(/VERSION = '/, "VERSION = 'newer-"));
      else createReadStream(sent).pipe(response);
    });
    await new Promise<void>((done) => http.listen(port, '127.0.0.1', done));
    host = new StaticHost(http, (http.address() as AddressInfo).port);
    return host;
  }

  /** Cuts everybody off. */
  async end(): Promise<void> {
    this.http.closeAllConnections();
    await new Promise((done) => this.http.close(done));
  }
}
