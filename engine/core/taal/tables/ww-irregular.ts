/** All forms of an irregular verb; lists give the preferred form first. `inversie` = before je or jij. */
export type IrregularForms = {
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
const ROWS = `
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

const list = (cell: string): string[] => (cell === '-' ? [] : cell.split('|'));

function auxiliaryOf(cell: string): IrregularForms['hulp'] {
  return cell === 'zijn' || cell === 'beide' ? cell : 'hebben';
}

/** The irregular verbs; a closed class that stays on without tables. */
export const IRREGULAR: ReadonlyMap<string, IrregularForms> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const cells = row.split(' ');
      const text = (i: number): string => cells[i] ?? '';
      const choice = (i: number): string[] => list(text(i));
      const forms = {
        ik: text(1),
        jij: choice(2),
        hij: choice(3),
        u: choice(4),
        inversie: choice(5),
        wij: text(0),
        vtEv: choice(6),
        vtMv: choice(7),
        vd: choice(8),
        gw: text(9),
        hulp: auxiliaryOf(text(10)),
      };
      return [text(0), forms] as const;
    }),
);
