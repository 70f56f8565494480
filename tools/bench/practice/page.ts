/** Makes the page that shows a teacher how words are chosen and how that was measured: `tsx tools/bench/practice/page.ts MAP` with the results of the benches in MAP (see findings.ts). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_S, recall } from '#engine/core/oefening/model/memory.ts';
import { together } from '#engine/core/oefening/model/predict.ts';
import { bars, number, chancesOverDays, COLOR, table, safe } from './page-parts.ts';
import { frontierSvg } from './plot.ts';
import { readResults, type Practice, type Replay } from './findings.ts';

const WORLD: Readonly<Record<string, string>> = {
  W1: 'W1 – elke ontmoeting laat een spoor na dat vervaagt',
  W2: 'W2 – een woord wordt steviger bij elke geslaagde herhaling',
  W3: 'W3 – het telt hoe vaak een woord de laatste dag, week en maand goed ging',
  W4: 'W4 – onrustige leerlingen: moe, gokkend, met dyslexie, met gaten in het jaar',
};
const METHOD: Readonly<Record<string, string>> = {
  random: 'willekeurig een woord',
  'elo-.75': 'altijd een woord waarvan driekwart goed gaat (zoals Rekentuin)',
  leitner: 'bakjes: goed is een bakje verder',
  'sm-2': 'SM-2, het oude schema van woordjesprogramma’s',
  'fsrs-0.8': 'FSRS, herhalen bij 80% kans',
  'fsrs-0.9': 'FSRS, herhalen bij 90% kans',
  dash: 'DASH, het woord het dichtst bij 75% kans',
  '3-op-rij': 'vijf woorden tegelijk, tot drie keer goed op rij',
  orakel: 'een orakel dat alles weet (kan in het echt niet)',
};
const ROW: Readonly<Record<string, string>> = {
  'A1.5': 'antwoorden tot het niveau van een nieuwe leerling redelijk bekend is',
  'A1.4': 'antwoorden tot het niveau goed bekend is',
  'A1.5.intake': 'hetzelfde, met een instapmeting vooraf (redelijk)',
  'A1.4.intake': 'hetzelfde, met een instapmeting vooraf (goed)',
  A2: 'fout in het niveau na 120 antwoorden',
  A3: 'antwoorden tot een plotselinge sprong gezien is',
  'A3.rmse': 'fout in het niveau vlak voor die sprong',
  A4: 'deel van de leerlingen dat binnen de opgegeven marge ligt',
  'B1.1000': 'rek van de schaal na 1.000 antwoorden',
  'B1.2000': 'rek van de schaal na 2.000 antwoorden',
  'B1.2000.40': 'hetzelfde na 2.000 antwoorden, met dubbel zoveel doelen',
  B2: 'hoeveel de schaal van de woorden in een schooljaar verschuift',
  'C1.20': 'hoe goed de moeilijkheid van woorden bekend is na 20 antwoorden',
  'C1.100': 'hetzelfde na 100 antwoorden',
  'D1.mean': 'afstand tussen bedoeld en behaald deel goed, gemiddeld',
  'D1.p95': 'dezelfde afstand bij de 5% die het verst af zit',
  D1b: 'leerlingen die binnen de ingestelde marge blijven, met de marge aan',
  D2: 'rijtjes van vier fouten per 100 antwoorden',
  'E1.worst': 'winst tegen de beste andere methode bij evenveel goede antwoorden, slechtste wereld',
  'E1.mean': 'hetzelfde, gemiddeld over W1 tot W3',
  'E2.worst': 'winst zonder sturing tegen willekeurig, slechtste wereld',
  'E3.sm-2': 'winst tegen SM-2 bij evenveel goede antwoorden',
  'E3.leitner': 'winst tegen bakjes bij evenveel goede antwoorden',
  'E3.fsrs': 'winst tegen FSRS bij evenveel goede antwoorden',
  F1: 'verschil in kansen tussen zwakke en sterke leerlingen, tegen willekeurig',
  'F1.gap': 'verschil in deel goed tussen zwakke, middelste en sterke leerlingen',
  'F2.overall': 'fout in de voorspelde kans, slechtste wereld',
  'F2.terciel': 'fout in de voorspelde kans, slechtste groep leerlingen',
};

function explainChoice(): string {
  const days = Array.from({ length: 61 }, (_, d) => d);
  const line = (S: number, p0: number): (readonly [number, number])[] =>
    days.map((d) => [d, together(recall(S, d), p0)] as const);
  const curves = chancesOverDays(
    [
      { naam: 'één keer goed, regel onbekend', kleur: COLOR.ander, punten: line(FIRST_S.goed, 0.05) },
      { naam: 'één keer goed, regel half bekend', kleur: COLOR.ours, punten: line(FIRST_S.goed, 0.5) },
      { naam: 'een paar keer herhaald, regel half bekend', kleur: COLOR.goed, punten: line(30, 0.5) },
    ],
    60,
  );
  return `<h2>Hoe kiest Taaltocht het volgende woord?</h2>
<p>Een kind kan een woord op twee manieren goed schrijven: het <b>onthoudt</b> het woord, of het <b>leidt het af</b> met een spellingregel. Taaltocht schat beide kansen apart. De eerste daalt met de dagen, de tweede groeit met oefenen in de categorie. De lijnen hieronder komen uit dezelfde berekening als in de les.</p>${curves}
<ol><li>Eerst vallen de woorden weg die niet mogen: buiten het niveau, de doelen of de opgavevormen die u koos.</li>
<li>Van elk woord dat overblijft rekent Taaltocht uit hoeveel het kind er over twee maanden aan heeft, per seconde oefentijd.</li>
<li>Gaat het te vaak mis, dan tellen makkelijke woorden zwaarder; gaat het te vaak goed, dan moeilijke. Zo blijft het deel goed rond wat u koos (60, 75 of 90%).</li>
<li>Na twee fouten op rij komt er een woord dat bijna zeker lukt, of het makkelijkste dat er is. Een fout woord komt na drie tot vijf andere terug.</li>
<li>Bijna altijd wordt een van de vijf beste woorden gekozen; in één op de twintig gevallen kiest het lot, zodat we eerlijk kunnen blijven meten.</li></ol>`;
}

function frontiers({ cells }: Practice): string {
  const worlds = [...new Set(cells.map((c) => c.world))];
  return worlds
    .map(
      (world) =>
        `<h3>${safe(WORLD[world] ?? world)}</h3>${frontierSvg(
          world,
          cells.filter((c) => c.world === world && c.regime === 'schaars'),
        )}`,
    )
    .join('');
}

/** Worth at equal success; below 1 the other method is ahead. */
function comparison({ paired }: Practice): string {
  const rows = paired
    .filter((p) => p.b !== 'orakel')
    .map((p) => {
      const color = p.ratio === null ? COLOR.grijs : p.ratio >= 1 ? COLOR.goed : COLOR.mis;
      return [
        p.world,
        safe(METHOD[p.b] ?? p.b),
        p.matchedSuccess === null ? '–' : `${Math.round(100 * p.matchedSuccess)}%`,
        `<b style="color:${color}">${number(p.ratio)}</b>`,
        p.ci95 === null ? '–' : `${number(p.ci95[0])} – ${number(p.ci95[1])}`,
      ];
    });
  return table(['wereld', 'andere methode', 'deel goed', 'Taaltocht ÷ andere', '95%-marge'], rows);
}

function perGroep({ cells }: Practice): string {
  const at75 = cells.filter((c) => c.target === 0.75 && c.regime === 'schaars');
  const until = Math.max(...at75.flatMap((c) => c.terciel.map((t) => t.gain90)), 1) * 1.25;
  return bars(
    at75.flatMap((c) =>
      ['zwakste', 'middelste', 'sterkste'].map((name, i) => ({
        naam: `${c.world} ${name} derde`,
        waarde: c.terciel[i]?.gain90 ?? 0,
        kleur: COLOR.ours,
        caption: `${number(c.terciel[i]?.gain90 ?? 0, 0)} woorden per uur`,
      })),
    ),
    { tot: until },
  );
}

function calibration({ cells }: Practice): string {
  const at75 = cells.filter((c) => c.target === 0.75 && c.regime === 'schaars');
  return bars(
    at75.map((c) => ({
      naam: c.world,
      waarde: c.ece ?? 0,
      kleur: (c.ece ?? 0) <= 0.02 ? COLOR.goed : COLOR.ander,
      caption: `${number(100 * (c.ece ?? 0), 1)} procentpunt ernaast`,
    })),
    { tot: 0.25, grens: { waarde: 0.02, naam: 'doel' } },
  );
}

function doelen({ targets }: Practice): string {
  const state = (pass: boolean | null): string =>
    pass === null
      ? 'niet gemeten'
      : pass
        ? `<b style="color:${COLOR.goed}">gehaald</b>`
        : `<b style="color:${COLOR.mis}">nog niet</b>`;
  return table(
    ['', 'wat', 'waarde', 'doel', ''],
    targets.map((t) => [
      t.id,
      safe(ROW[t.id] ?? ''),
      number(t.value, 3),
      safe(t.target.replaceAll('.', ',')),
      state(t.pass),
    ]),
  );
}

function logbook({ uitkomsten: outcomes }: Replay): string {
  const leadAfter = (u: Replay['uitkomsten'][number]): string => {
    const elo = u.verschillen.find((v) => v.arm === 'elo')?.auc;
    return elo === undefined ? '–' : `${number(elo[0], 3)} – ${number(elo[1], 3)}`;
  };
  return table(
    [
      'vaardigheden × leerlingen × antwoorden',
      'wereld',
      'reeks',
      'voorspeld',
      'AUC',
      'voorsprong op Elo',
      'fout in de kans',
    ],
    outcomes.map((u) => [
      safe(u.vorm.replaceAll('x', ' × ')),
      u.world,
      String(u.seed),
      String(u.product.n),
      number(u.product.auc, 3),
      leadAfter(u),
      number(u.product.ece10, 4),
    ]),
  );
}

function create(practice: Practice, replay: Replay): string {
  const miss = practice.targets.filter((t) => t.pass === false).length;
  return `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hoe Taaltocht woorden kiest</title>
<style>body{font:17px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1e293b}svg{width:100%;height:auto}table{border-collapse:collapse;width:100%;font-size:15px}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid ${COLOR.lijn}}h2{margin-top:2.5rem}</style>
<h1>Hoe Taaltocht woorden kiest, en hoe dat gemeten is</h1>
<p>Deze pagina is door een programma gemaakt uit de metingen van ${practice.pupils} nagebootste leerlingen per reeks, ${practice.seeds} reeksen, in elke nagebootste wereld. Ze laat ook zien wat nog niet goed genoeg is: ${miss} van de ${practice.targets.length} doelen zijn nog niet gehaald. Nagebootste leerlingen bewijzen niets over echte kinderen; ze laten zien waar de berekening sterk en zwak is.</p>
${explainChoice()}
<h2>Waartegen is het afgezet?</h2><p>Negen andere manieren om woorden te kiezen kregen dezelfde leerlingen, dezelfde woorden en dezelfde uren. Er wordt geoefend in vier werelden die elk op een andere manier vergeten; de berekening weet niet in welke ze zit. Hoger is meer geleerd, meer naar rechts is meer goede antwoorden. De blauwe lijn is Taaltocht, van moeilijk naar makkelijk ingesteld.</p>
${frontiers(practice)}<h3>Bij evenveel goede antwoorden</h3><p>Boven de 1 leert een kind met Taaltocht meer per uur, eronder minder. Een streepje: Taaltocht kwam niet bij dat deel goed uit.</p>${comparison(practice)}
<h2>Zwakke en sterke leerlingen</h2><p>Woorden die een leerling er per uur bij leert, bij 75% goed, negentig dagen later nog gekend.</p>${perGroep(practice)}
<h2>Klopt de voorspelling?</h2><p>Als Taaltocht 80% kans voorspelt, hoort het ook in 80% van de keren te lukken. Zo ver zit de voorspelling ernaast:</p>${calibration(practice)}
<h2>Waar is het zwakker?</h2>${doelen(practice)}
<h2>Voorspellen uit een logboek</h2><p>Zonder tijden en zonder woorden, alleen goed en fout per vaardigheid: hoe goed wordt het volgende antwoord voorspeld? AUC 0,5 is gokken, 1 is alles weten. Eén voorspelling met leren kost ${number(replay.microsMedian)} miljoenste seconde.</p>${logbook(replay)}
<h2>Zelf nameten</h2><p><code>npm run -s bench:practice -- --json --map MAP</code> en <code>npm run -s bench:replay:acceptance</code>; daarna <code>npx tsx tools/bench/practice/page.ts tools/docs/oefenmotor</code>.</p></html>
`;
}

const [map = '.'] = process.argv.slice(2);
const { practice, replay } = readResults(map);
writeFileSync(join(map, 'index.html'), create(practice, replay));
