import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { WorkServer } from './antwoord.ts';
import type { Antwoord, Vraag } from './question.ts';

const MODULE = '/work-server/antwoord.ts';
const BEGIN = '/studio-api/';
const MAX_BODY = 2_000_000;

async function read(req: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of req) {
    const part = Buffer.from(piece);
    length += part.length;
    if (length > MAX_BODY) throw new Error('question is too long');
    pieces.push(part);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function send(res: ServerResponse, { status, type, inhoud: content }: Antwoord): void {
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  res.end(content);
}

/** Loaded through Vite, so that a game page or a journey that needs no workbench pays nothing. */
function loader(vite: ViteDevServer, root: string): () => Promise<WorkServer> {
  let workServer: Promise<WorkServer> | null = null;
  vite.httpServer?.once('close', () => void workServer?.then((w) => w.stop()));
  return () => {
    workServer ??= vite.ssrLoadModule(MODULE).then((module) =>
      module['createWorkServer']({
        root,
        map: join(root, '.gebouwd/studio'),
        meld: (rule: string) => vite.config.logger.warn(rule),
      }),
    );
    return workServer;
  };
}

/** A file that the workshop wrote is seen by the watcher within this time, ms. */
const SEEN_MS = 3_000;

/** Answers `/studio-api/*` on the development server of the studio. */
export function workbenchServer(root: string): Plugin {
  let wrote = -Infinity;
  return {
    name: 'werkbank-server',
    // What the author just saved is on the page already: a reload would take its steps back away.
    hotUpdate: ({ file }) => (file.endsWith('scene.json') && performance.now() - wrote < SEEN_MS ? [] : undefined),
    configureServer: (vite) => {
      const load = loader(vite, root);
      vite.middlewares.use((req, res, next) => {
        const path = (req.url ?? '').split('?')[0] ?? '';
        if (!path.startsWith(BEGIN)) return next();
        const vraag = async (): Promise<Vraag> => ({
          pad: path.slice(BEGIN.length),
          method: req.method ?? 'GET',
          body: req.method === 'POST' ? await read(req) : '',
        });
        Promise.all([load(), vraag()])
          .then(async ([w, v]) => {
            const writes = v.method === 'POST' && v.pad.startsWith('scene');
            if (writes) wrote = performance.now();
            const answered = await w.answered(v);
            // The list of games is made of folders that the server does not watch.
            if (writes && answered.status === 200) vite.environments.client.moduleGraph.invalidateAll();
            return answered;
          })
          .then(
            (a) => send(res, a),
            (error: unknown) => {
              vite.config.logger.error(String(error));
              send(res, { status: 500, type: 'application/json', inhoud: '{"fout":"mislukt"}' });
            },
          );
      });
    },
  };
}
