import type { Request, Response } from 'express';
import { z } from 'zod/mini';
import type { Vault } from '../../platform/auth/vault.ts';

const NAME = 'sso';
/** Over https no other host and no plain page can plant it. */
const SAFE_NAME = `__Host-${NAME}`;
const LIFE_MS = 10 * 60_000;

const underwaySchema = z.strictObject({
  kind: z.literal('underway'),
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  proof: z.string(),
  challenge: z.string(),
  terug: z.string(),
});
const unknownSchema = z.strictObject({
  kind: z.literal('unknown'),
  issuer: z.string(),
  subject: z.string(),
  brin: z.optional(z.string()),
  leerling: z.optional(z.boolean()),
  challenge: z.string(),
});
/** On the way to a service, or back as somebody whom we do not know yet. */
const contentSchema = z.union([underwaySchema, unknownSchema]);
export type VisitContent = z.infer<typeof contentSchema>;
const sealedSchema = z.strictObject({ until: z.number(), content: contentSchema });

/** The browser itself keeps a visit, sealed: what comes back belongs to the browser that left. */
export class VisitCookie {
  constructor(
    private readonly vault: Vault,
    private readonly now: () => number,
  ) {}

  set({ req, res }: { req: Request; res: Response }, content: VisitContent): void {
    const text = JSON.stringify({ until: this.now() + LIFE_MS, content });
    res.cookie(req.secure ? SAFE_NAME : NAME, this.vault.sluit(text, NAME).toString('base64url'), {
      ...options(req.secure),
      maxAge: LIFE_MS,
    });
  }

  clear({ req, res }: { req: Request; res: Response }): void {
    res.clearCookie(req.secure ? SAFE_NAME : NAME, options(req.secure));
  }

  /** Undefined when there is none, it is too old, or it is not ours. */
  read<K extends VisitContent['kind']>(req: Request, kind: K): Extract<VisitContent, { kind: K }> | undefined;
  read(req: Request, kind: VisitContent['kind']): VisitContent | undefined {
    const name = req.secure ? SAFE_NAME : NAME;
    const raw = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]+)(?:;|$)`).exec(req.get('cookie') ?? '')?.[1];
    const text = raw === undefined ? undefined : this.vault.open(Buffer.from(raw, 'base64url'), NAME);
    if (text === undefined) return undefined;
    const sealed = sealedSchema.safeParse(JSON.parse(text)).data;
    return sealed !== undefined && sealed.until > this.now() && sealed.content.kind === kind
      ? sealed.content
      : undefined;
  }
}

/** `Lax`: the service sends the browser back with a link. */
const options = (safe: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', secure: safe, path: safe ? '/' : '/api/auth' }) as const;
