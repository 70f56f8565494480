/** Letters that a goal is about, per goal; the first match in a word is shown in colour. */
const TRICKY: Readonly<Record<string, RegExp>> = {
  sch: /schr?/i,
  ng: /ng/i,
  nk: /nk/i,
  cht: /cht/i,
  'ch-g': /ch|g/i,
  'eer-oor-eur': /eer|oor|eur|eel/i,
  'aai-ooi-oei': /aai|ooi|oei/i,
  'eeuw-ieuw-uw': /eeuw|ieuw|uw/i,
  ei: /ei/i,
  ij: /ij/i,
  au: /au/i,
  ou: /ou/i,
  'eind-d': /d$/i,
  'eind-t': /t$/i,
  'eind-b': /b$/i,
  'stomme-e': /e(?=[lrnm]$)/i,
  voorvoegsel: /^(?:be|ge|ver|te|ont)/i,
  verdubbeling: /([b-df-hj-np-tv-z])\1/i,
  'ee-eind': /ee$/i,
  'f-v': /[fv]/i,
  's-z': /[sz]/i,
  'v-f-begin': /^[vf]/i,
  'z-s-begin': /^[zs]/i,
  'verkl-je': /[tp]?je$/i,
  'verkl-etje': /(?:etje|nkje)$/i,
  'verkl-aatje': /(?:aa|oo|uu|ee)tje$/i,
  ig: /ig$/i,
  lijk: /lijk/i,
  ing: /(?:ing|heid|schap)$/i,
  'mv-en': /en$/i,
  'mv-s': /s$/i,
  'mv-apos': /'s$/i,
  'mv-trema': /ën$/i,
  kilo: /i/i,
  'c-s': /c(?=[eiy])/i,
  'c-k': /c/i,
  'komma-s': /'s/i,
  tie: /tie/i,
  isch: /ische?$/i,
  x: /x/i,
  'ch-sj': /ch/i,
  th: /th/i,
  'e-accent': /é/i,
  eau: /eau/i,
  'ou-oe': /ou/i,
  'g-zj': /g/i,
  y: /y/i,
  'air-oir': /air|oir|eur|ette/i,
  trema: /[ëïöü]/i,
  koppelteken: /-/,
  'tussen-s': /s(?=[a-z]{3})/i,
  'teit-iteit': /i?teit|[iu]?aal|[iu]?eel/i,
  'ww-tt-dt': /dt$/i,
  'ww-vt-te': /ten?$/i,
  'ww-vt-de': /den?$/i,
  'ww-vd': /[dt]$/i,
  'ww-vd-sterk': /en$/i,
};
/** Letters that a title may name, so that they get the same colour there. */
const GRAFEEM =
  /^(?:sch|ng|nk|ch|cht|eer|oor|eur|aai|ooi|oei|eeuw|ieuw|uw|ei|ij|au|ou|ee|en|ing|heid|lijk|ig|etje|tie|isch|aal|teit)$/i;

export type WoordPart = { text: string; tricky: boolean };

/** A word cut around the letters its goal is about. */
export function woordParts(woord: string, doelId: string): WoordPart[] {
  const match = TRICKY[doelId]?.exec(woord);
  if (!match) return [{ text: woord, tricky: false }];
  const end = match.index + match[0].length;
  return [
    { text: woord.slice(0, match.index), tricky: false },
    { text: match[0], tricky: true },
    { text: woord.slice(end), tricky: false },
  ].filter((part) => part.text !== '');
}

/** A title such as "Woorden met ei", with the letters it names marked; only words after `met` or a colon can be letters. */
export function titleParts(title: string): WoordPart[] {
  const bound = title.search(/\bmet\b|:/);
  if (bound < 0) return [{ text: title, tricky: false }];
  return title.split(/(?<=[\s,])|(?=[\s,])/).reduce<{ delen: WoordPart[]; spot: number }>(
    ({ delen: parts, spot }, piece) => ({
      spot: spot + piece.length,
      delen: [...parts, { text: piece, tricky: spot > bound && GRAFEEM.test(piece) }],
    }),
    { delen: [], spot: 0 },
  ).delen;
}
