import { isIPv4, isIPv6 } from 'node:net';
import type { Request } from 'express';

const ALS_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of an IPv6 address that say which network it is; the rest a device chooses itself, anew as often as it likes. */
const GROEPEN_NET = 4;

function ipv6Net(adres: string): string {
  const [voor = '', na] = (adres.split('%')[0] ?? '').toLowerCase().split('::');
  const delen = (deel: string): string[] => (deel === '' ? [] : deel.split(':'));
  const kop = delen(voor);
  const staart = na === undefined ? [] : delen(na);
  const nullen = na === undefined ? [] : Array.from({ length: Math.max(0, 8 - kop.length - staart.length) }, () => '0');
  return `${[...kop, ...nullen, ...staart]
    .slice(0, GROEPEN_NET)
    .map((groep) => groep.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Address as a limit counts it: an IPv4 address, the /64 network of an IPv6 address, or `undefined` when there is none. */
export function telAdres(ip: string | undefined): string | undefined {
  const adres = ip === undefined ? '' : (ALS_IPV4.exec(ip)?.[1] ?? ip);
  if (isIPv4(adres)) return adres;
  return isIPv6(adres) ? ipv6Net(adres) : undefined;
}

/** Where a request comes from; `trust proxy` decides whose word counts for that. */
export const netwerkadresVan = (req: Request): string | undefined => telAdres(req.ip);
