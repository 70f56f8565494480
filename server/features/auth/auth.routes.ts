import { requestDevice, setCookie } from '../../platform/auth/device.ts';
import { localeOf } from '../../platform/http/locale.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { networkAddressOf } from '../../platform/http/network-address.ts';
import { parseInput } from '../../platform/http/route.ts';
import {
  authEndpoints as auth,
  signInSchema,
  groepWoordSignInSchema,
  imageSignInSchema,
  passwordSignInSchema,
  type SignInRequest,
} from './auth.contract.ts';
import type { AuthService } from './auth.service.ts';

/** Field marks come from the kind of sign-in that was meant, not from the union as a whole. */
function parseSignIn(body: unknown): SignInRequest {
  const outcome = signInSchema.safeParse(body);
  if (outcome.success) return outcome.data;
  const has = (field: string): boolean => typeof body === 'object' && body !== null && field in body;
  if (has('plaatjes')) return parseInput(imageSignInSchema, body);
  return has('groepscode') ? parseInput(groepWoordSignInSchema, body) : parseInput(passwordSignInSchema, body);
}

/** Signing in and out; only the last one needs a token. */
export function createAuthRoutes(mount: Mount, service: AuthService, publicPem: string): Mounted[] {
  return [
    mount(auth.publicKey, async ({ res }) => {
      res.set('Cache-Control', 'public, max-age=300').type('application/x-pem-file').send(publicPem);
    }),
    mount(
      auth.signIn,
      async ({ body, req, res }) => {
        const device = requestDevice(req, localeOf(req));
        const { remembered, ...antwoord } = await service.signIn(body, {
          adres: networkAddressOf(req),
          apparaat: device,
        });
        if (remembered) setCookie(res, device, req.secure);
        return antwoord;
      },
      { body: parseSignIn },
    ),
    mount(auth.signInDemo, async ({ req }) => {
      const { token } = await service.signInDemo(networkAddressOf(req));
      return { token };
    }),
    mount(auth.findGroepscode, ({ params, req }) => service.findGroepscode(params.code, networkAddressOf(req))),
    mount(auth.signOut, async ({ session, res }) => {
      await service.signOut(session);
      // Not "storage": unsent answers of a pupil survive signing out.
      res.set('Clear-Site-Data', '"cache"');
    }),
  ];
}
