import { err, ok } from '#engine/core/basis/result.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { isWoord } from '../content-soort.ts';
import { familieVan } from '../familie.ts';
import { metSneden, rechtMarkeer } from '../rechters-plaats.ts';
import { maakGetoond, maakPrompt, toont, type Bouwer } from './opties.ts';
import { maakVraag } from './vraag-vorm.ts';
import { focusVan } from './woord-hulp.ts';

/** How a word is cut. */
export type Splitswijze = 'klankgroep' | 'lettergreep' | 'samenstelling' | 'morfeem';

const VARIANT: Readonly<Record<Splitswijze, string>> = {
  klankgroep: '',
  lettergreep: 'lettergreep',
  samenstelling: 'samenstelling',
  morfeem: 'morfeem',
};

function wijzeVan(item: WoordItem, doelId: string): { wijze: Splitswijze; delen: readonly string[] } {
  const morfemen = item.morfemen ?? [];
  const stammen = morfemen.filter((m) => m.soort === 'stam').length;
  if (morfemen.length >= 2 && familieVan(doelId) !== 'klankgroep')
    return { wijze: stammen === morfemen.length ? 'samenstelling' : 'morfeem', delen: morfemen.map((m) => m.m) };
  return item.groep <= 5
    ? { wijze: 'klankgroep', delen: item.klankgroepen }
    : { wijze: 'lettergreep', delen: item.lettergrepen };
}

/** Smallest parts between which a child may cut: graphemes, doubled consonants apart so that no cut is given away. */
function stukjes(item: WoordItem): string[] {
  return item.grafemen.flatMap(({ g }) => (/^(.)\1$/u.test(g) && !/^[aeiou]/u.test(g) ? [...g] : [g]));
}

/** Letter offsets of the joins between parts. */
function naden(delen: readonly string[]): number[] {
  let plek = 0;
  return delen.slice(0, -1).map((deel) => (plek += deel.length));
}

/** Word in parts with its cuts: counts of parts before each; null when it cannot be cut or has no wrong place to cut. */
export interface Splitsing {
  wijze: Splitswijze;
  stukjes: string[];
  sneden: number[];
  tekst: string;
}

/** Cutting of a word for a goal; the same on client and server. */
export function splitsingVan(item: WoordItem, doelId: string): Splitsing | null {
  const { wijze, delen } = wijzeVan(item, doelId);
  if (delen.length < 2 || delen.join('') !== item.w) return null;
  const doel = naden(delen);
  const passend = [stukjes(item), [...item.w]].find(
    (lijst) => lijst.join('') === item.w && doel.every((n) => naden(lijst).includes(n)),
  );
  if (passend === undefined || passend.length - 1 <= doel.length) return null;
  const sneden = doel.map((n) => naden(passend).indexOf(n) + 1);
  return { wijze, stukjes: passend, sneden, tekst: metSneden(passend, sneden) };
}

/** `splits`: cut a word in klankgroepen, lettergrepen, the words it is made of, or its morphemes. */
export const bouwSplits: Bouwer = (options, bank) => {
  const { item, capability: c, omgeving } = options;
  const s = isWoord(item) ? splitsingVan(item, options.doelId) : null;
  if (
    !isWoord(item) ||
    s === null ||
    !(toont(c, 'letter') || toont(c, 'grafeem')) ||
    s.stukjes.length > (c.maxSlots ?? 24)
  )
    return err('past-niet');
  const kind = toont(c, 'letter') ? 'letter' : 'grafeem';
  return ok(
    maakVraag(
      options,
      {
        prompt: maakPrompt(options, { audio: `w:${item.w}` }, VARIANT[s.wijze]),
        goed: [s.tekst],
        getoond: maakGetoond(item.w, s.tekst.split('|'), { ...bank, kind: 'klankgroep', audio: `w:${item.w}` }),
        focus: focusVan(item, options.doelId),
      },
      {
        view: {
          shape: 'mark',
          parts: s.stukjes.map((deel) => bank.tokens.maak(deel, kind)),
          target: 'cut',
          ...(omgeving.groep <= 4 ? { count: s.sneden.length } : {}),
        },
        oplossing: { soort: 'markeer', plekken: s.sneden, recht: rechtMarkeer },
        k: 0,
      },
    ),
  );
};
