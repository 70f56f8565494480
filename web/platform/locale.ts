export type Locale = 'nl-NL' | 'nl-BE';

/** Main host, its www form, the Flemish sub-host and the preview host; a deployment names its own in the page head. */
const DEFAULT_HOSTS = ['taaltocht.be', 'www.taaltocht.be', 'vlaams.localhost', 'preview.taaltocht.be'] as const;

/** Belgian on the configured hosts, Dutch everywhere else. */
export function determineLocale(host: string, belgianHosts: readonly string[]): Locale {
  const name = host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return belgianHosts.some((belgian) => belgian.trim().toLowerCase() === name) ? 'nl-BE' : 'nl-NL';
}

/** Configured hosts: `<meta name="belgische-hosts" content="a,b,c,d">`, else the built-in four. */
export function readBelgianHosts(content: string | null | undefined): readonly string[] {
  const hosts = (content ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
  return hosts.length > 0 ? hosts : DEFAULT_HOSTS;
}

export function currentLocale(): Locale {
  const header = document.querySelector('meta[name="belgische-hosts"]')?.getAttribute('content');
  return determineLocale(globalThis.location.hostname, readBelgianHosts(header));
}
