/** All forms of an irregular verb; lists give the preferred form first. `inversie` = before je or jij. */
export type OnregelmatigeVormen = {
  ik: string;
  jij: readonly string[];
  hij: readonly string[];
  u: readonly string[];
  inversie: readonly string[];
  wij: string;
  vtEv: readonly string[];
  vtMv: readonly string[];
  vd: readonly string[];
  gw: string;
  hulp: 'hebben' | 'zijn' | 'beide';
};

/** Columns: infinitive, ik, jij, hij, u, inversie, past singular, past plural, participle, imperative, auxiliary. Source: own. */
const RIJEN = `
doen doe doet doet doet doe deed deden gedaan doe hebben
gaan ga gaat gaat gaat ga ging gingen gegaan ga zijn
hebben heb hebt heeft hebt|heeft heb had hadden gehad heb hebben
komen kom komt komt komt kom kwam kwamen gekomen kom zijn
kunnen kan kunt|kan kan kunt|kan kun|kan kon konden gekund kan hebben
moeten moet moet moet moet moet moest moesten gemoeten moet hebben
mogen mag mag mag mag mag mocht mochten gemogen mag hebben
slaan sla slaat slaat slaat sla sloeg sloegen geslagen sla hebben
staan sta staat staat staat sta stond stonden gestaan sta hebben
weten weet weet weet weet weet wist wisten geweten weet hebben
willen wil wilt|wil wil wilt|wil wil wilde|wou wilden|wouden gewild wil hebben
worden word wordt wordt wordt word werd werden geworden word zijn
zien zie ziet ziet ziet zie zag zagen gezien zie hebben
zijn ben bent is bent|is ben was waren geweest wees zijn
zullen zal zult|zal zal zult|zal zul|zal zou zouden - zal hebben
`;

const lijst = (cel: string): string[] => (cel === '-' ? [] : cel.split('|'));

function hulpVan(cel: string): OnregelmatigeVormen['hulp'] {
  return cel === 'zijn' || cel === 'beide' ? cel : 'hebben';
}

/** The irregular verbs; a closed class that stays on without tables. */
export const ONREGELMATIG: ReadonlyMap<string, OnregelmatigeVormen> = new Map(
  RIJEN.trim()
    .split('\n')
    .map((rij) => {
      const cellen = rij.split(' ');
      const tekst = (i: number): string => cellen[i] ?? '';
      const keuze = (i: number): string[] => lijst(tekst(i));
      const vormen = {
        ik: tekst(1),
        jij: keuze(2),
        hij: keuze(3),
        u: keuze(4),
        inversie: keuze(5),
        wij: tekst(0),
        vtEv: keuze(6),
        vtMv: keuze(7),
        vd: keuze(8),
        gw: tekst(9),
        hulp: hulpVan(tekst(10)),
      };
      return [tekst(0), vormen] as const;
    }),
);
