import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Antwoord, Vraag, Werkserver } from './antwoord.ts';

const MODULE = '/werkserver/antwoord.ts';
const BEGIN = '/studio-api/';
const MAX_BODY = 2_000_000;

async function lees(req: IncomingMessage): Promise<string> {
  const stukken: Buffer[] = [];
  let lengte = 0;
  for await (const stuk of req) {
    const deel = Buffer.from(stuk);
    lengte += deel.length;
    if (lengte > MAX_BODY) throw new Error('question is too long');
    stukken.push(deel);
  }
  return Buffer.concat(stukken).toString('utf8');
}

function stuur(res: ServerResponse, { status, type, inhoud }: Antwoord): void {
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  res.end(inhoud);
}

/** Loaded through Vite, so that a game page or a journey that needs no workbench pays nothing. */
function lader(vite: ViteDevServer, root: string): () => Promise<Werkserver> {
  let werkserver: Promise<Werkserver> | null = null;
  vite.httpServer?.once('close', () => void werkserver?.then((w) => w.stop()));
  return () => {
    werkserver ??= vite.ssrLoadModule(MODULE).then((module) =>
      module['createWerkserver']({
        map: join(root, '.gebouwd/studio'),
        meld: (regel: string) => vite.config.logger.warn(regel),
      }),
    );
    return werkserver;
  };
}

/** Answers `/studio-api/*` on the development server of the studio. */
export function werkbankServer(root: string): Plugin {
  return {
    name: 'werkbank-server',
    configureServer: (vite) => {
      const laad = lader(vite, root);
      vite.middlewares.use((req, res, next) => {
        const pad = (req.url ?? '').split('?')[0] ?? '';
        if (!pad.startsWith(BEGIN)) return next();
        const vraag = async (): Promise<Vraag> => ({
          pad: pad.slice(BEGIN.length),
          methode: req.method ?? 'GET',
          body: req.method === 'POST' ? await lees(req) : '',
        });
        Promise.all([laad(), vraag()])
          .then(([w, v]) => w.beantwoord(v))
          .then(
            (a) => stuur(res, a),
            (error: unknown) => {
              vite.config.logger.error(String(error));
              stuur(res, { status: 500, type: 'application/json', inhoud: '{"fout":"mislukt"}' });
            },
          );
      });
    },
  };
}
