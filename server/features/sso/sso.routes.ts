import type { Request, Response } from 'express';
import { bearerOf } from '../../platform/auth/require-session.ts';
import type { CounterStorage } from '../../platform/counter/counter-storage.ts';
import { createError } from '../../platform/error/create-error.ts';
import { localeOf } from '../../platform/http/locale.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { networkAddressOf } from '../../platform/http/network-address.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Addresses } from '../../platform/mail/addresses.ts';
import { RelyingParty, VisitError } from './relying-party.ts';
import { leerlingSsoEndpoints, ownSsoEndpoints, ssoEndpoints as sso } from './sso.contract.ts';
import type { Identity } from './identity.ts';
import type { SsoLinksService, UnknownIdentity } from './sso-links.service.ts';
import type { SsoService } from './sso.service.ts';
import type { VisitCookie } from './visit-cookie.ts';

interface Parts {
  service: SsoService;
  links: SsoLinksService;
  parties: readonly RelyingParty[];
  cookie: VisitCookie;
  counters: CounterStorage;
  addresses: Addresses;
  log: Logger;
}

const PAGE = '/app/auth/login-sso';
const CALLBACK = '/api/auth/sso/callback';
/** Visits begun from one address; a whole school comes in through one within minutes. What follows needs a visit or a code. */
const PER_ADDRESS = 1_500;
const WINDOW_MS = 5 * 60_000;
const OUTCOME = { cancelled: 'afgebroken', down: 'aanbieder', 'co-account': 'coaccount' } as const;

/** A path of our own, else the front door. */
const ownPath = (path = '/'): string => (/^\/(?![/\\])/.test(path) && !/[\p{Cc}\\]/u.test(path) ? path : '/');
const page = (values: Record<string, string>): string => `${PAGE}?${new URLSearchParams(values).toString()}`;

async function requireRoom(counters: CounterStorage, req: Request): Promise<void> {
  const address = networkAddressOf(req);
  if (address !== undefined && (await counters.countUp(`sso:${address}`, WINDOW_MS)) > PER_ADDRESS)
    throw createError('TE_VAAK', { headers: { 'Retry-After': String(WINDOW_MS / 1000) } });
}

/** What the browser is told when a visit to a service did not work out. */
function refuseVisit(res: Response, error: unknown): void {
  if (!(error instanceof VisitError)) throw error;
  // Nobody reads the answer to a page that does not open: the browser goes on to the page that can explain.
  if (error.reason === 'invalid')
    throw createError('ONGELDIGE_INVOER', {
      sleutel: 'SSO_ANTWOORD',
      headers: { Refresh: `0;url=${page({ fout: 'antwoord' })}` },
    });
  res.redirect(303, page({ fout: OUTCOME[error.reason] }));
}

/** What of an identity is needed to link it. */
const unknownOf = ({ issuer, subject, brin, leerling }: Identity): UnknownIdentity => ({
  issuer,
  subject,
  brin,
  leerling,
});

function createVisitRoutes(mount: Mount, parts: Parts): Mounted[] {
  const { service, links, parties, cookie, counters, addresses, log } = parts;
  const partyOf = (id: string): RelyingParty | undefined => parties.find(({ provider }) => provider.id === id);
  return [
    mount(sso.providers, async () => {
      const up = await Promise.all(parties.map((party) => !party.provider.onlyWhileUp || party.isUp()));
      const shown = parties.filter((_, nr) => up[nr] === true);
      return { items: shown.map(({ provider }) => ({ id: provider.id, naam: provider.naam })) };
    }),
    mount(sso.start, async ({ query, req, res }) => {
      await requireRoom(counters, req);
      const party = partyOf(query.idp);
      if (party === undefined) throw createError('NIET_GEVONDEN');
      try {
        const { visit, address } = await party.begin(addresses.link(localeOf(req), CALLBACK));
        const content = { provider: query.idp, challenge: query.code_challenge, terug: ownPath(query.return) };
        cookie.set({ req, res }, { kind: 'underway', ...content, ...visit });
        res.redirect(303, address.href);
      } catch (error) {
        refuseVisit(res, error);
      }
    }),
    mount(sso.callback, async ({ req, res }) => {
      const visit = cookie.read(req, 'underway');
      const party = visit === undefined ? undefined : partyOf(visit.provider);
      cookie.clear({ req, res });
      if (visit === undefined || party === undefined) return res.redirect(303, page({ fout: 'verlopen' }));
      try {
        const here = new URL(req.originalUrl, addresses.link(localeOf(req), '/'));
        const identity = await party.complete(here, visit);
        const known = await service.recognize(identity);
        if (known === 'other-school') return res.redirect(303, page({ fout: 'school' }));
        if (known === 'unknown') {
          cookie.set({ req, res }, { kind: 'unknown', ...unknownOf(identity), challenge: visit.challenge });
          return res.redirect(303, page({ fout: 'koppelen', return: visit.terug }));
        }
        const who = { adminId: known.user.admin_id, gebruikerId: known.user.id };
        const code = await service.issueCode(who, visit.challenge);
        res.redirect(303, page({ auth_code: code, return: visit.terug }));
      } catch (error) {
        log.warn({ idp: visit.provider, fout: error }, 'single sign-on refused');
        if (error instanceof VisitError && error.reason === 'invalid') await links.recordRefusal(visit.provider);
        refuseVisit(res, error);
      }
    }),
  ];
}

/** The way in through a service of the school, and who may use it. */
export function createSsoRoutes(mount: Mount, parts: Parts): Mounted[] {
  const { service, links, cookie } = parts;
  return [
    ...createVisitRoutes(mount, parts),
    mount(sso.exchange, ({ query }) => service.exchange(query)),
    mount(sso.exchangePosted, ({ body }) => service.exchange(body)),
    mount(sso.refresh, ({ req }) => service.refresh(bearerOf(req))),
    mount(sso.end, async ({ req, res }) => {
      await service.end(bearerOf(req));
      // As after signing out with an access token: unsent answers of a pupil stay.
      res.set('Clear-Site-Data', '"cache"');
    }),
    mount(sso.user, ({ session }) => service.user(session)),
    mount(sso.link, async ({ body, req, res }) => {
      const identity = cookie.read(req, 'unknown');
      if (identity === undefined) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'SSO_CODE' });
      const who = await links.redeem(identity, body.koppelcode, networkAddressOf(req));
      cookie.clear({ req, res });
      return { auth_code: await service.issueCode(who, identity.challenge) };
    }),
    mount(sso.accept, async ({ body, req, res }) => {
      const identity = cookie.read(req, 'unknown');
      if (identity === undefined) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'SSO_CODE' });
      const who = await links.accept(identity, body);
      cookie.clear({ req, res });
      return { auth_code: await service.issueCode(who, identity.challenge) };
    }),
    mount(ownSsoEndpoints.list, ({ access, params }) => links.list(access.session, params.userId)),
    mount(ownSsoEndpoints.createCode, ({ access, params, body }) =>
      links.codeForSelf(access.session, params.userId, body.huidigWachtwoord),
    ),
    mount(ownSsoEndpoints.unlink, ({ access, params }) =>
      links.unlink(access.session, params.userId, params.aanbieder),
    ),
    mount(leerlingSsoEndpoints.createCodes, ({ access, body }) => links.codesForLeerlingen(access, body.leerlingIds)),
  ];
}
