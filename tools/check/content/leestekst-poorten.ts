import { existsSync, readFileSync } from 'node:fs';
import { leestekstSchema } from '#engine/core/taal/leestekst.ts';
import type { Leestekst, Leesvraag } from '#engine/core/taal/leestekst.ts';
import { niveau, structuurNiveau } from '#engine/core/taal/niveau.ts';
import { niveauSchema } from '#engine/core/taal/woord.ts';
import type { Niveau } from '#engine/core/taal/woord.ts';
import { woordenboek } from '../../content/lexicon.ts';
import { isVerboden } from '../../content/verboden.ts';
import { leesNamen } from './namen-poort.ts';

/** Words a text of each level should have, give or take SPELING. */
const WOORDEN: Readonly<Record<Niveau, number>> = {
  Start: 60,
  M3: 75,
  E3: 90,
  M4: 110,
  E4: 130,
  M5: 155,
  E5: 180,
  M6: 210,
  E6: 240,
  M7: 270,
  E7: 300,
  Plus: 350,
};
const SPELING = 0.15;
const PER_NIVEAU = 8;
/** Levels with a rule for the build of a word; the index is the one of `structuurNiveau`. */
const MET_BOUWREGEL: readonly Niveau[] = ['Start', 'M3', 'E3'];
/** Spellings that a beginner cannot sound out. */
const NIET_KLANKZUIVER = /[cqxy]|ng|nk|ei|[ao]u|aai|ooi|oei|eeu|ieu|uw|eer|oor|eur|[bd]$/;
/** Short forms that the dictionary has only with their apostrophe. */
const KORT = new Set(["'s", "'t", "'n", "'m", "'k"]);

/** Counts of one level: texts, fewest and most words, how far the estimates lie from the level, right answers that are the longest. */
export type LeestekstTelling = {
  niveau: Niveau;
  teksten: number;
  minste: number;
  meeste: number;
  afstand: string;
  langste: number;
};

const meld = (fout: boolean, tekst: string): string[] => (fout ? [tekst] : []);
const rang = (n: Niveau): number => niveauSchema.options.indexOf(n);
const woordenIn = (tekst: string): string[] => tekst.match(/(?<!\p{L})'[stnmk](?!\p{L})|\p{L}+(?:['-]\p{L}+)*/gu) ?? [];
const schatting = (t: Leestekst): Niveau | undefined => {
  const uit = niveau(t.zinnen.join('\n'));
  return uit.ok ? uit.value.niveau : undefined;
};

/** Gates on the reading texts: level, length, structure, known and fit words, questions, unique titles. */
export function keurLeesteksten(
  map: URL,
  toegestaan: ReadonlySet<string>,
): { fouten: string[]; telling: LeestekstTelling[] } {
  const onleesbaar: string[] = [];
  const teksten = lees(map, onleesbaar);
  const { namen: voornamen, eigen } = leesNamen();
  const namen = new Set([...voornamen.keys(), ...eigen]);
  const kleineNamen = new Set([...namen].map((n) => n.toLowerCase()));
  const bekend = (w: string, t: Leestekst): boolean =>
    KORT.has(w) ||
    [w, w.toLowerCase()].some((v) => woordenboek.bestaat(v) || toegestaan.has(v)) ||
    [w, zonderS(w)].some((v) => namen.has(v) || (zonderHoofdletters(t) && kleineNamen.has(v)));
  const fouten = teksten.flatMap((t) =>
    [
      ...keurNiveau(t),
      ...keurZinnen(t),
      ...t.vragen.flatMap((v) => keurVraag(v, t)),
      ...keurWoorden(t, (w) => bekend(w, t)),
    ].map((f) => `leestekst ${t.id}: ${f}`),
  );
  const telling = niveauSchema.options.map((n) =>
    tel(
      n,
      teksten.filter((t) => t.niveau === n),
    ),
  );
  const tekort = telling
    .filter((r) => r.teksten !== PER_NIVEAU)
    .map((r) => `leesteksten ${r.niveau}: ${r.teksten} texts, needs ${PER_NIVEAU}`);
  const dubbele = [
    ...dubbel(
      teksten.map((t) => t.id),
      'id',
    ),
    ...dubbel(
      teksten.map((t) => t.titel.toLowerCase()),
      'title',
    ),
  ];
  return { fouten: [...onleesbaar, ...fouten, ...dubbele, ...tekort], telling };
}

const zonderHoofdletters = (t: Leestekst): boolean => MET_BOUWREGEL.includes(t.niveau);
const zonderS = (w: string): string => w.replace(/'?s$/, '');

function dubbel(waarden: readonly string[], wat: string): string[] {
  return waarden.filter((w, i) => waarden.indexOf(w) !== i).map((w) => `leesteksten: ${wat} twice: ${w}`);
}

function keurNiveau(t: Leestekst): string[] {
  const geschat = schatting(t);
  const aantal = t.zinnen.flatMap(woordenIn).length;
  const doel = WOORDEN[t.niveau];
  return [
    ...meld(t.id !== `lt-${t.niveau.toLowerCase()}-${t.id.slice(-2)}`, `id is not of level ${t.niveau}`),
    ...meld(
      geschat === undefined || Math.abs(rang(geschat) - rang(t.niveau)) > 1,
      `estimate is ${geschat ?? 'none'}, level is ${t.niveau}`,
    ),
    ...meld(Math.abs(aantal - doel) > doel * SPELING, `${aantal} words, needs about ${doel}`),
    ...keurBouw(t),
  ];
}

/** The build rules of the first levels: no capitals, no harder word structure, at Start only words that sound as they are written. */
function keurBouw(t: Leestekst): string[] {
  if (!zonderHoofdletters(t)) return [];
  const woorden = [...new Set(t.zinnen.flatMap(woordenIn))];
  return [
    ...meld(
      [t.titel, ...t.zinnen].some((z) => z !== z.toLowerCase()),
      `has a capital, ${t.niveau} has none`,
    ),
    ...woorden
      .filter((w) => structuurNiveau(w.toLowerCase()) > rang(t.niveau))
      .map((w) => `${w} is too hard a build for ${t.niveau}`),
    ...woorden
      .filter((w) => t.niveau === 'Start' && NIET_KLANKZUIVER.test(w))
      .map((w) => `${w} does not sound as it is written`),
  ];
}

function keurZinnen(t: Leestekst): string[] {
  const vrij = t.soort === 'gedicht' || t.soort === 'brief';
  return [
    ...t.zinnen.filter((z) => !vrij && !/[.?!…:]'?$/u.test(z)).map((z) => `"${z}" lacks an end mark`),
    ...t.zinnen
      .filter((z) => !vrij && !zonderHoofdletters(t) && !/^(?:'?[\p{Lu}\d]|'[stnmk] \p{Lu})/u.test(z))
      .map((z) => `"${z}" lacks a capital`),
    ...meld(
      t.alineas.some((a, i) => a >= t.zinnen.length || a <= (t.alineas[i - 1] ?? -1)) || t.alineas[0] !== 0,
      'paragraphs are not in order',
    ),
  ];
}

function keurVraag(v: Leesvraag, t: Leestekst): string[] {
  const alle = [v.goed, ...v.fout].map((a) => a.toLowerCase());
  const inTekst = new Set(t.zinnen.flatMap(woordenIn).map((w) => w.toLowerCase()));
  const buiten = v.soort === 'letterlijk' ? woordenIn(v.goed).filter((w) => !inTekst.has(w.toLowerCase())) : [];
  return [
    ...meld(new Set(alle).size !== alle.length, 'answers are not different ones'),
    ...buiten.map((w) => `literal answer word ${w} is not in the text`),
    ...meld(
      v.soort === 'waarnietwaar' && alle.sort().join() !== 'niet waar,waar',
      'answers are not waar and niet waar',
    ),
    ...meld(v.soort !== 'waarnietwaar' && v.fout.length < 2, 'needs two wrong answers'),
  ].map((f) => `question "${v.vraag}": ${f}`);
}

function keurWoorden(t: Leestekst, bekend: (w: string) => boolean): string[] {
  const alles = [t.titel, ...t.zinnen, ...t.vragen.flatMap((v) => [v.vraag, v.goed, ...v.fout])];
  const woorden = [...new Set(alles.flatMap(woordenIn))];
  return [
    ...woorden
      .filter((w) => !bekend(w))
      .map((w) => `${w} is not in the dictionary, not a name and not in toegestaan.tsv`),
    ...woorden.filter(isVerboden).map((w) => `forbidden topic word ${w}`),
  ];
}

function tel(n: Niveau, teksten: readonly Leestekst[]): LeestekstTelling {
  const aantallen = teksten.map((t) => t.zinnen.flatMap(woordenIn).length);
  const afstanden = teksten.map((t) => rang(schatting(t) ?? n) - rang(n));
  const langste = teksten.flatMap((t) => t.vragen).filter((v) => v.fout.every((f) => f.length < v.goed.length)).length;
  const afstand = [...new Set(afstanden)]
    .sort((a, b) => a - b)
    .map((a) => `${a > 0 ? '+' : ''}${a}:${afstanden.filter((x) => x === a).length}`);
  return {
    niveau: n,
    teksten: teksten.length,
    minste: Math.min(...aantallen),
    meeste: Math.max(...aantallen),
    afstand: afstand.join(' '),
    langste,
  };
}

/** The table of levels as text; levels without a text are left out. */
export function leestekstTabel(telling: readonly LeestekstTelling[]): string {
  const rijen = telling
    .filter((r) => r.teksten > 0)
    .map((r) => [
      r.niveau,
      String(r.teksten),
      `${r.minste}-${r.meeste}`,
      r.afstand,
      `${r.langste} of ${r.teksten * 4}`,
    ]);
  return [['level', 'texts', 'words', 'estimate off by', 'right is longest'], ...rijen]
    .map((r) =>
      r
        .map((cel, i) => cel.padEnd([6, 6, 9, 18, 0][i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function lees(map: URL, onleesbaar: string[]): Leestekst[] {
  const url = new URL('leesteksten.jsonl', map);
  if (!existsSync(url)) return [];
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((r) => r !== '')
    .flatMap((regel, i) => {
      const gelezen = leestekstSchema.safeParse(JSON.parse(regel));
      if (gelezen.success) return [gelezen.data];
      onleesbaar.push(
        `leesteksten.jsonl:${i + 1}: ${gelezen.error.issues.map((x) => `${x.path.join('.')}: ${x.message}`).join('; ')}`,
      );
      return [];
    });
}
