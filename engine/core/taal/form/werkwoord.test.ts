import { describe, expect, it } from 'vitest';
import { bijvoeglijkDeelwoord, conjugate } from './werkwoord.ts';
import { werkwoordForm, type WerkwoordVraag } from './werkwoord-form.ts';
import { ENGLISH_WERKWOORDEN } from '../tables/english-ww.ts';
import { EREN_LONG } from '../tables/eren-long.ts';
import { EREN_WEAK } from '../tables/eren-weak.ts';
import { STRONG } from '../tables/strong.ts';
import { INSEPARABLE, SEPARABLE_WOORD } from '../tables/ww-parts.ts';

/** infinitive: ik, jij, hij, wij, past singular, past plural, participle, imperative. */
const WEAK = `
leven: leef leeft leeft leven leefde leefden geleefd leef
reizen: reis reist reist reizen reisde reisden gereisd reis
wachten: wacht wacht wacht wachten wachtte wachtten gewacht wacht
landen: land landt landt landen landde landden geland land
verhuizen: verhuis verhuist verhuist verhuizen verhuisde verhuisden verhuisd verhuis
studeren: studeer studeert studeert studeren studeerde studeerden gestudeerd studeer
luisteren: luister luistert luistert luisteren luisterde luisterden geluisterd luister
bezigen: bezig bezigt bezigt bezigen bezigde bezigden gebezigd bezig
hopen: hoop hoopt hoopt hopen hoopte hoopten gehoopt hoop
hoppen: hop hopt hopt hoppen hopte hopten gehopt hop
fietsen: fiets fietst fietst fietsen fietste fietsten gefietst fiets
kuchen: kuch kucht kucht kuchen kuchte kuchten gekucht kuch
faxen: fax faxt faxt faxen faxte faxten gefaxt fax
verven: verf verft verft verven verfde verfden geverfd verf
blozen: bloos bloost bloost blozen bloosde bloosden gebloosd bloos
duwen: duw duwt duwt duwen duwde duwden geduwd duw
sneeuwen: sneeuw sneeuwt sneeuwt sneeuwen sneeuwde sneeuwden gesneeuwd sneeuw
aaien: aai aait aait aaien aaide aaiden geaaid aai
knoeien: knoei knoeit knoeit knoeien knoeide knoeiden geknoeid knoei
wandelen: wandel wandelt wandelt wandelen wandelde wandelden gewandeld wandel
spelen: speel speelt speelt spelen speelde speelden gespeeld speel
ademen: adem ademt ademt ademen ademde ademden geademd adem
tekenen: teken tekent tekent tekenen tekende tekenden getekend teken
lenen: leen leent leent lenen leende leenden geleend leen
keren: keer keert keert keren keerde keerden gekeerd keer
veranderen: verander verandert verandert veranderen veranderde veranderden veranderd verander
proberen: probeer probeert probeert proberen probeerde probeerden geprobeerd probeer
weigeren: weiger weigert weigert weigeren weigerde weigerden geweigerd weiger
fotograferen: fotografeer fotografeert fotografeert fotograferen fotografeerde fotografeerden gefotografeerd fotografeer
kopiëren: kopieer kopieert kopieert kopiëren kopieerde kopieerden gekopieerd kopieer
creëren: creëer creëert creëert creëren creëerde creëerden gecreëerd creëer
evacueren: evacueer evacueert evacueert evacueren evacueerde evacueerden geëvacueerd evacueer
antwoorden: antwoord antwoordt antwoordt antwoorden antwoordde antwoordden geantwoord antwoord
eindigen: eindig eindigt eindigt eindigen eindigde eindigden geëindigd eindig
eisen: eis eist eist eisen eiste eisten geëist eis
informeren: informeer informeert informeert informeren informeerde informeerden geïnformeerd informeer
uiten: uit uit uit uiten uitte uitten geuit uit
oefenen: oefen oefent oefent oefenen oefende oefenden geoefend oefen
opbellen: bel-op belt-op belt-op bellen-op belde-op belden-op opgebeld bel-op
uitleggen: leg-uit legt-uit legt-uit leggen-uit legde-uit legden-uit uitgelegd leg-uit
meedoen: doe-mee doet-mee doet-mee doen-mee deed-mee deden-mee meegedaan doe-mee
natellen: tel-na telt-na telt-na tellen-na telde-na telden-na nageteld tel-na
voorbereiden: bereid-voor bereidt-voor bereidt-voor bereiden-voor bereidde-voor bereidden-voor voorbereid bereid-voor
toe-eigenen: eigen-toe eigent-toe eigent-toe eigenen-toe eigende-toe eigenden-toe toegeëigend eigen-toe
herhalen: herhaal herhaalt herhaalt herhalen herhaalde herhaalden herhaald herhaal
ontmoeten: ontmoet ontmoet ontmoet ontmoeten ontmoette ontmoetten ontmoet ontmoet
beïnvloeden: beïnvloed beïnvloedt beïnvloedt beïnvloeden beïnvloedde beïnvloedden beïnvloed beïnvloed
overtuigen: overtuig overtuigt overtuigt overtuigen overtuigde overtuigden overtuigd overtuig
geloven: geloof gelooft gelooft geloven geloofde geloofden geloofd geloof
gebaren: gebaar gebaart gebaart gebaren gebaarde gebaarden gebaard gebaar
herkennen: herken herkent herkent herkennen herkende herkenden herkend herken
verbeteren: verbeter verbetert verbetert verbeteren verbeterde verbeterden verbeterd verbeter
beoordelen: beoordeel beoordeelt beoordeelt beoordelen beoordeelde beoordeelden beoordeeld beoordeel
waarschuwen: waarschuw waarschuwt waarschuwt waarschuwen waarschuwde waarschuwden gewaarschuwd waarschuw
stofzuigen: stofzuig stofzuigt stofzuigt stofzuigen stofzuigde stofzuigden gestofzuigd stofzuig
skiën: ski skiet skiet skiën skiede skieden geskied ski
echoën: echo echoot echoot echoën echode echoden geëchood echo
voetballen: voetbal voetbalt voetbalt voetballen voetbalde voetbalden gevoetbald voetbal
gehoorzamen: gehoorzaam gehoorzaamt gehoorzaamt gehoorzamen gehoorzaamde gehoorzaamden gehoorzaamd gehoorzaam
verwelkomen: verwelkom verwelkomt verwelkomt verwelkomen verwelkomde verwelkomden verwelkomd verwelkom
`;

const STRONG_FORMS = `
vinden: vind vindt vindt vinden vond vonden gevonden vind
ondervinden: ondervind ondervindt ondervindt ondervinden ondervond ondervonden ondervonden ondervind
eten: eet eet eet eten at aten gegeten eet
opeten: eet-op eet-op eet-op eten-op at-op aten-op opgegeten eet-op
vergeten: vergeet vergeet vergeet vergeten vergat vergaten vergeten vergeet
beginnen: begin begint begint beginnen begon begonnen begonnen begin
bevelen: beveel beveelt beveelt bevelen beval bevalen bevolen beveel
aanbevelen: beveel-aan beveelt-aan beveelt-aan bevelen-aan beval-aan bevalen-aan aanbevolen beveel-aan
vergelijken: vergelijk vergelijkt vergelijkt vergelijken vergeleek vergeleken vergeleken vergelijk
blijven: blijf blijft blijft blijven bleef bleven gebleven blijf
houden: houd houdt houdt houden hield hielden gehouden houd
genieten: geniet geniet geniet genieten genoot genoten genoten geniet
begrijpen: begrijp begrijpt begrijpt begrijpen begreep begrepen begrepen begrijp
begeven: begeef begeeft begeeft begeven begaf begaven begeven begeef
verbergen: verberg verbergt verbergt verbergen verborg verborgen verborgen verberg
bakken: bak bakt bakt bakken bakte bakten gebakken bak
lachen: lach lacht lacht lachen lachte lachten gelachen lach
vragen: vraag vraagt vraagt vragen vroeg vroegen gevraagd vraag
denken: denk denkt denkt denken dacht dachten gedacht denk
verkopen: verkoop verkoopt verkoopt verkopen verkocht verkochten verkocht verkoop
zeggen: zeg zegt zegt zeggen zei zeiden gezegd zeg
worden: word wordt wordt worden werd werden geworden word
gaan: ga gaat gaat gaan ging gingen gegaan ga
ontstaan: ontsta ontstaat ontstaat ontstaan ontstond ontstonden ontstaan ontsta
uitzien: zie-uit ziet-uit ziet-uit zien-uit zag-uit zagen-uit uitgezien zie-uit
kunnen: kan kunt kan kunnen kon konden gekund kan
zijn: ben bent is zijn was waren geweest wees
hebben: heb hebt heeft hebben had hadden gehad heb
willen: wil wilt wil willen wilde wilden gewild wil
komen: kom komt komt komen kwam kwamen gekomen kom
racen: race racet racet racen racete raceten geracet race
timen: time timet timet timen timede timeden getimed time
scoren: scoor scoort scoort scoren scoorde scoorden gescoord scoor
appen: app appt appt appen appte appten geappt app
gamen: game gamet gamet gamen gamede gameden gegamed game
updaten: update updatet updatet updaten updatete updateten geüpdatet update
downloaden: download downloadt downloadt downloaden downloadde downloadden gedownload download
chatten: chat chat chat chatten chatte chatten gechat chat
`;

type Row = { inf: string; vormen: string };

function rows(text: string): Row[] {
  return text
    .trim()
    .split('\n')
    .map((r) => ({ inf: r.split(':')[0] ?? '', vormen: (r.split(': ')[1] ?? '').replace(/-(?=[a-z]+( |$))/g, '_') }));
}

function eight(inf: string, tables = true): string {
  const v = conjugate(inf, { tables });
  if (!v.ok) return v.fout;
  const { ik, jij, hij, wij, vtEv, vtMv, vd, gebiedendeWijs: imperative } = v.value;
  return [ik, jij, hij, wij, vtEv, vtMv, vd, imperative].map((f) => f.replace(' ', '_')).join(' ');
}

describe('vervoeg', () => {
  it.each([...rows(WEAK), ...rows(STRONG_FORMS)])('$inf', ({ inf, vormen: forms }) => {
    expect(eight(inf)).toBe(forms);
  });

  it('keeps the regular verbs without tables and knows the irregular ones', () => {
    const rules = rows(WEAK);
    const correct = rules.filter(({ inf, vormen: forms }) => eight(inf, false) === forms).length;
    expect(correct / rules.length, `rules alone: ${correct}/${rules.length} weak verbs`).toBeGreaterThan(0.8);
    expect(eight('zijn', false)).toContain('was waren geweest');
    expect(eight('vinden', false)).toContain('vindde');
  });

  it('gives accepted alternatives and the auxiliary', () => {
    const v = conjugate('jagen');
    expect(v.ok && v.value.ookGoed.vtEv).toEqual(['jaagde']);
    const k = conjugate('kunnen');
    expect(k.ok && [k.value.ookGoed.jij, k.value.inversie]).toEqual([['kan'], 'kun']);
    expect(
      ['vallen', 'vergeten', 'helpen'].map((w) => {
        const r = conjugate(w);
        return r.ok ? r.value.hulp : '';
      }),
    ).toEqual(['zijn', 'beide', 'hebben']);
  });

  it('names the kind', () => {
    const kind = (w: string): string => {
      const r = conjugate(w);
      return r.ok ? r.value.soort : r.fout;
    };
    expect(['werken', 'lopen', 'bakken', 'vragen', 'doen', 'gamen', 'scoren'].map(kind)).toEqual([
      'zwak',
      'sterk',
      'gemengd',
      'gemengd',
      'onregelmatig',
      'engels',
      'engels',
    ]);
  });

  it.each(['', 'boek', 'fiets', 'bn', '123', 'n'.repeat(70), '😀en'])('refuses %j without throwing', (w) => {
    expect(conjugate(w).ok).toBe(false);
  });

  it('has the infinitive as plural form of every strong verb, and no double rows', () => {
    for (const lemma of STRONG.keys()) expect(eight(lemma).split(' ')[3]).toBe(lemma);
    expect(STRONG.size).toBeGreaterThanOrEqual(190);
    expect(ENGLISH_WERKWOORDEN.size).toBeGreaterThanOrEqual(90);
    expect([...EREN_LONG].filter((w) => EREN_WEAK.has(w))).toEqual([]);
    expect([...INSEPARABLE].filter((w) => SEPARABLE_WOORD.has(w))).toEqual([]);
  });
});

describe('bijvoeglijkDeelwoord', () => {
  it.each([
    ['verbrand', 'verbrande'],
    ['vergroot', 'vergrote'],
    ['gered', 'geredde'],
    ['gezet', 'gezette'],
    ['gebakken', 'gebakken'],
    ['geleid', 'geleide'],
    ['geantwoord', 'geantwoorde'],
    ['gehaat', 'gehate'],
    ['gemaakt', 'gemaakte'],
    ['opgebeld', 'opgebelde'],
    ['ontmoet', 'ontmoete'],
    ['gekleed', 'geklede'],
    ['verrot', 'verrotte'],
    ['beëindigd', 'beëindigde'],
    ['besteed', 'bestede'],
    ['geplant', 'geplante'],
  ])('%s becomes %s', (vd, form) => {
    expect(bijvoeglijkDeelwoord(vd)).toBe(form);
  });
});

describe('werkwoordsvorm', () => {
  const testCases: readonly [WerkwoordVraag, string][] = [
    [{ lemma: 'vinden', onderwerp: 'je', tijd: 'tt', inversie: true }, 'vind'],
    [{ lemma: 'vinden', onderwerp: 'je', tijd: 'tt', inversie: false }, 'vindt'],
    [{ lemma: 'worden', onderwerp: 'hij', tijd: 'tt' }, 'wordt'],
    [{ lemma: 'worden', onderwerp: 'u', tijd: 'tt', inversie: true }, 'wordt'],
    [{ lemma: 'gebeuren', deelwoord: true }, 'gebeurd'],
    [{ lemma: 'vinden', onderwerp: 'je broer', persoon: 3, inversie: true }, 'vindt'],
    [{ lemma: 'vinden', onderwerp: 'je broer', inversie: true }, 'vindt'],
    [{ lemma: 'lopen', onderwerp: 'het aantal kinderen', tijd: 'tt' }, 'loopt'],
    [{ lemma: 'rijden', onderwerp: 'men' }, 'rijdt'],
    [{ lemma: 'worden', onderwerp: 'jij', inversie: true }, 'word'],
    [{ lemma: 'kunnen', onderwerp: 'je', inversie: true }, 'kun'],
    [{ lemma: 'kunnen', onderwerp: 'u', inversie: true }, 'kunt'],
    [{ lemma: 'zijn', onderwerp: 'u' }, 'bent'],
    [{ lemma: 'willen', onderwerp: 'hij' }, 'wil'],
    [{ lemma: 'spelen', onderwerp: 'wij', tijd: 'vt' }, 'speelden'],
    [{ lemma: 'spelen', onderwerp: 'Noor en Ravi', tijd: 'vt' }, 'speelden'],
    [{ lemma: 'spelen', onderwerp: 'jullie' }, 'spelen'],
    [{ lemma: 'spelen', onderwerp: 'zij', getal: 'mv' }, 'spelen'],
    [{ lemma: 'spelen', onderwerp: 'zij' }, 'speelt'],
    [{ lemma: 'worden', tijd: 'gw' }, 'word'],
    [{ lemma: 'antwoorden', tijd: 'gw', onderwerp: 'u' }, 'antwoord'],
    [{ lemma: 'lopen', tijd: 'od' }, 'lopend'],
    [{ lemma: 'lopen', tijd: 'od', deelwoord: true }, 'lopend'],
    [{ lemma: 'lopen', tijd: 'inf', onderwerp: 'hij' }, 'lopen'],
    [{ lemma: 'opbellen', onderwerp: 'mama' }, 'belt op'],
    [{ lemma: 'opbellen', deelwoord: true }, 'opgebeld'],
    [{ lemma: 'houden', onderwerp: 'ik', tijd: 'vt' }, 'hield'],
    [{ lemma: 'redden', onderwerp: 'de brandweer', tijd: 'vt' }, 'redde'],
    [{ lemma: 'redden', persoon: 3, getal: 'mv', tijd: 'vt' }, 'redden'],
    [{ lemma: 'hebben', onderwerp: 'iemand' }, 'heeft'],
  ];
  it.each(testCases)('%j gives %s', (vraag, form) => {
    expect(werkwoordForm(vraag)).toEqual({ ok: true, value: form });
  });

  it('has no participle of zullen', () => {
    expect(werkwoordForm({ lemma: 'zullen', deelwoord: true })).toEqual({ ok: false, fout: 'onbekende-vorm' });
  });
});
