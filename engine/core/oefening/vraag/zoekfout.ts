import { err, ok } from '#engine/core/basis/result.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { isWoord } from '../content-soort.ts';
import type { EntryView, SelectView } from '../contract.ts';
import { rechtMarkeer } from '../rechters-plaats.ts';
import { invoerVeld } from './dictee.ts';
import type { Oplossing } from './gebouwd.ts';
import { spellingOpties } from './kies.ts';
import { maakGetoond, maakPrompt, toontReeks, type Bouwer, type VraagOpties, type Werkbank } from './opties.ts';
import { maakVraag } from './vraag-vorm.ts';
import { focusVan, foutvormenVan, heeftContext, hoofdletterTelt, type Foutvorm } from './woord-hulp.ts';

interface Fouttekst {
  delen: string[];
  plek: number;
  zin: boolean;
}

/** Words of the gap sentence with the misspelling in its place, marks left at their words; null when there is no such sentence. */
function inZin(item: WoordItem, fout: Foutvorm): Fouttekst | null {
  const zin = item.zinnen[0];
  if (zin === undefined || zin.tekst.slice(zin.gat.van, zin.gat.tot).toLowerCase() !== item.w.toLowerCase())
    return null;
  const hoofd = zin.tekst.charAt(zin.gat.van) !== item.w.charAt(0);
  const vorm = hoofd ? fout.vorm.charAt(0).toUpperCase() + fout.vorm.slice(1) : fout.vorm;
  const voor = zin.tekst.slice(0, zin.gat.van).split(' ');
  const delen = `${zin.tekst.slice(0, zin.gat.van)}${vorm}${zin.tekst.slice(zin.gat.tot)}`.split(' ');
  const plek = voor.length - 1;
  const kaal = (t: string): string => t.replace(/[^\p{L}'-]/gu, '').toLowerCase();
  const enige = delen.every((d, i) => i === plek || kaal(d) !== item.w.toLowerCase());
  return !vorm.includes(' ') && !item.w.includes(' ') && delen.length >= 3 && enige ? { delen, plek, zin: true } : null;
}

/** Graphemes of the misspelled word: those that stayed, and the changed ones as one part; null when the whole word changed. */
function inWoord(item: WoordItem, fout: Foutvorm): Fouttekst | null {
  const voor = item.grafemen.filter((g) => g.tot <= fout.van).map((g) => g.g);
  const na = item.grafemen.filter((g) => g.van >= fout.tot).map((g) => g.g);
  const begin = voor.join('').length;
  const midden = fout.vorm.slice(begin, fout.vorm.length - na.join('').length);
  const heel = [...voor, midden, ...na];
  const bruikbaar = midden !== '' && midden.length <= 5 && voor.length + na.length >= 1 && heel.join('') === fout.vorm;
  return bruikbaar ? { delen: heel, plek: voor.length, zin: false } : null;
}

interface Vervolg {
  view: SelectView | EntryView;
  oplossing: Oplossing;
}

/** Repair: typed, or chosen in a game that says how many options fit when typing is off or the child is young; undefined for neither. */
function vervolgVoor(item: WoordItem, options: VraagOpties, bank: Werkbank): Vervolg | undefined {
  const { omgeving, capability: c } = options;
  const kies = c.maxOptions !== undefined && (!omgeving.typen || omgeving.groep <= 4);
  const opties = kies ? spellingOpties(item, options, bank) : null;
  if (opties !== null)
    return {
      view: { shape: 'select', options: opties.tokens, pick: 1 },
      oplossing: { soort: 'kies', ruw: opties.ruw },
    };
  return omgeving.typen ? { view: invoerVeld(item, options), oplossing: { soort: 'invoer' } } : undefined;
}

/** Sentence or word with a misspelling that the game can show: a sentence from groep 5, before that the word itself. */
function foutTekst(item: WoordItem, options: VraagOpties): Fouttekst | undefined {
  const kan = (t: Fouttekst | null): t is Fouttekst =>
    t !== null && toontReeks(options.capability, t.delen, t.zin ? 'woord' : 'grafeem');
  const fouten = foutvormenVan(item, options.doelId, options.omgeving).slice(0, 4);
  const teksten = fouten.flatMap((f) => [inZin(item, f), inWoord(item, f)]).filter(kan);
  return teksten.find((t) => t.zin === options.omgeving.groep >= 5) ?? teksten[0];
}

/** `zoekfout`: find the misspelling in a sentence or in the word itself, then repair it. */
export const bouwZoekfout: Bouwer = (options, bank) => {
  const { item } = options;
  if (!isWoord(item) || !heeftContext(item)) return err('past-niet');
  const tekst = foutTekst(item, options);
  if (tekst === undefined) return err('past-niet');
  const vervolg = vervolgVoor(item, options, bank);
  return ok(
    maakVraag(
      options,
      {
        prompt: maakPrompt(
          options,
          { audio: tekst.zin ? `z:${item.zinnen[0]?.tekst ?? item.w}` : `w:${item.w}` },
          tekst.zin ? 'zin' : '',
        ),
        goed: [item.w],
        hoofdletters: hoofdletterTelt(item),
        getoond: maakGetoond(
          item.w,
          item.grafemen.map((g) => g.g),
          { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
        ),
        focus: focusVan(item, options.doelId),
      },
      {
        view: {
          shape: 'mark',
          parts: tekst.delen.map((d) => bank.tokens.maak(d, tekst.zin ? 'woord' : 'grafeem')),
          target: 'token',
          count: 1,
          ...(vervolg === undefined ? {} : { followUp: vervolg.view }),
        },
        oplossing: {
          soort: 'markeer',
          plekken: [tekst.plek],
          recht: rechtMarkeer,
          ...(vervolg === undefined ? {} : { vervolg: vervolg.oplossing }),
        },
        k: 0,
      },
    ),
  );
};
