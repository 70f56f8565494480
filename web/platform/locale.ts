export type Locale = 'nl-NL' | 'nl-BE';

/** Main host, its www form, the Flemish sub-host and the preview host; a deployment names its own in the page head. */
const STANDAARD_HOSTS = ['taaltocht.be', 'www.taaltocht.be', 'vlaams.localhost', 'preview.taaltocht.be'] as const;

/** Belgian on the configured hosts, Dutch everywhere else. */
export function bepaalLocale(host: string, belgischeHosts: readonly string[]): Locale {
  const naam = host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return belgischeHosts.some((belgisch) => belgisch.trim().toLowerCase() === naam) ? 'nl-BE' : 'nl-NL';
}

/** Configured hosts: `<meta name="belgische-hosts" content="a,b,c,d">`, else the built-in four. */
export function leesBelgischeHosts(inhoud: string | null | undefined): readonly string[] {
  const hosts = (inhoud ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
  return hosts.length > 0 ? hosts : STANDAARD_HOSTS;
}

export function huidigeLocale(): Locale {
  const kop = document.querySelector('meta[name="belgische-hosts"]')?.getAttribute('content');
  return bepaalLocale(globalThis.location.hostname, leesBelgischeHosts(kop));
}
