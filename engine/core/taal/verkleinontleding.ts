import { grondwoorden } from './basisvorm.ts';
import type { Lezing } from './lezing.ts';
import { VERKL_ONREG } from './tabellen/verkl-onreg.ts';
import { GEEN_VERKLEIN } from './tabellen/vormkeuze.ts';
import { isNaamwoord } from './woordtabel.ts';

const GELIJK_AAN_TJE = /(?:[lnrw]|[aeiou]i|[aeou]e|ie|ij|ei|ui|ou|e)tje$/;

/** Reading of a lower-case word on -je or -jes as a diminutive; the first analysis that fits. */
export function verkleinLezing(w: string, tabellen: boolean): Lezing | undefined {
  const kaal = w.replace(/s$/, '');
  if (!/[aeiouyé].*(?<!i)je$/.test(kaal) || kaal.length < 4 || (tabellen && GEEN_VERKLEIN.has(w))) return undefined;
  if (kaal.endsWith("'tje")) return { id: 'verkl-aatje', van: kaal.length - 4, lemma: kaal.slice(0, -4) };
  return (
    dubbeleKlinker(kaal, tabellen) ??
    taxietje(kaal, tabellen) ??
    etje(kaal, tabellen) ??
    inkje(kaal) ??
    gewoon(kaal, tabellen)
  );
}

function gewoon(kaal: string, tabellen: boolean): Lezing {
  const letters = isTje(kaal, tabellen) || /(?:[lr]m|[aeiou]m)pje$/.test(kaal) ? 3 : 2;
  return { id: 'verkl-je', van: kaal.length - letters, lemma: kaal.slice(0, -letters) };
}

function isTje(kaal: string, tabellen: boolean): boolean {
  return GELIJK_AAN_TJE.test(kaal) && !(tabellen && isNaamwoord(kaal.slice(0, -2)));
}

/** Base on one long vowel that is doubled: omaatje, cafeetje; not plaatje (plaat) or paadje. */
function dubbeleKlinker(kaal: string, tabellen: boolean): Lezing | undefined {
  const klinker = /(aa|oo|uu|ee)tje$/.exec(kaal)?.[1];
  if (klinker === undefined || (tabellen && [kaal.slice(0, -2), kaal.slice(0, -3)].some((b) => isNaamwoord(b))))
    return undefined;
  const basis = kaal.slice(0, -4);
  const open = klinker === 'ee' ? isNaamwoord(`${basis.slice(0, -1)}é`) : isOpen(basis, tabellen);
  return open
    ? { id: 'verkl-aatje', van: kaal.length - 5, lemma: klinker === 'ee' ? `${basis.slice(0, -1)}é` : basis }
    : undefined;
}

/** A base of two syllables, or a known one of one: sla, stro. */
function isOpen(basis: string, tabellen: boolean): boolean {
  return (basis.match(/[aeiouy]+/g) ?? []).length > 1 || (tabellen && isNaamwoord(basis));
}

function taxietje(kaal: string, tabellen: boolean): Lezing | undefined {
  if (!tabellen || !/[^aeiou]ietje$/.test(kaal) || isNaamwoord(kaal.slice(0, -3)) || !isNaamwoord(kaal.slice(0, -4)))
    return undefined;
  return { id: 'verkl-aatje', van: kaal.length - 5, lemma: kaal.slice(0, -4) };
}

function etje(kaal: string, tabellen: boolean): Lezing | undefined {
  if (!/(?:([bgklmnpr])\1|ng|[uo]m|oem|lm)etje$/.test(kaal)) return undefined;
  const lemma = grondwoorden(kaal.slice(0, -4))[0] ?? '';
  if (tabellen && isNaamwoord(kaal.slice(0, -3)) && !isNaamwoord(lemma) && !VERKL_ONREG.heel.has(lemma))
    return undefined;
  return { id: 'verkl-etje', van: kaal.length - 4, lemma };
}

function inkje(kaal: string): Lezing | undefined {
  if (!/[aeiouy].*inkje$/.test(kaal) || isNaamwoord(kaal.slice(0, -2))) return undefined;
  return { id: 'verkl-etje', van: kaal.length - 4, lemma: `${kaal.slice(0, -3)}g` };
}
