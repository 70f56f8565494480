/** Words of three letters (and two) that may be a part of a compound; other short pieces are chance. Source: eigen. */
export const SHORT_PARTS: ReadonlySet<string> = new Set(
  (
    'aap aas alp app ark arm as bad bak bal bar bed bek bel bes bid bij bin bod bok bol bom bon bos bot boy ' +
    'bui bus cap cel dag dak dal dam das dek dik dop duo duw eb eer eet ego ei eik els erf ets fax fee fik ' +
    'gal gas gat gek gif god gok gom gum gym hak hal hef hek hof hok hol hop hut ijs jak jam jas jet juf jus ' +
    'kaf kam kap kar kas kat kei kin kip kit koe kok kom kop kus lab lak lam lap lat led lek les lid lig lip ' +
    'lof lok lot lui lus mal man map mat mee mes mix mol mop mos mot mug mus nar nek net nis oer oog oor ' +
    'oud pad pak pan pap pas pek pen pet pik pil pin pit pop pot pul put rad ram ras rat rek rem ren reu rib ' +
    'rif rij rit roe rog rok rol rot rug rui ruk rum sap set ski sla sok som sop spa tak tap tas tik til tin ' +
    'tip toe tol ton top tor tv ui uil uit urn uur vak val vat vel ven vet vin vis vla vlo vol vos wal war ' +
    'was web weg wet wig wil wip wit wok wol zak zee zes zin zit zon zus'
  ).split(' '),
);

/** Prepositions and adverbs that open a compound noun. Source: eigen. */
export const FRONT_PARTS: ReadonlySet<string> = new Set(
  (
    'aan achter af beneden bij binnen boven buiten door in links mee midden na naast neer oer om onder op over ' +
    'rechts rond samen tegen terug thuis toe tussen uit vol voor vooruit weg wereld'
  ).split(' '),
);

/** Plurals of words too short to be trusted on their own. Source: eigen. */
export const WITH_EN: ReadonlySet<string> = new Set(
  'algen apen biggen bijen dennen eggen elfen ellen heggen narren nonnen ossen pokken robben vodden'.split(' '),
);

/** First parts with a linking e. Source: eigen. */
export const WITH_E: ReadonlySet<string> = new Set(
  (
    'ape bere blinde boere bolle dode ere groente koninginne mane pisse reuze rijste rugge snotte spinne tutte wiege ' +
    'zonne'
  ).split(' '),
);

/** Starts of words that look like two known parts but are one. Source: eigen. */
export const NO_SAMENSTELLING: readonly string[] = (
  'aanbid aanname aanstonds aanwezig abrikoos abrikozen accuraa accurat affiche aflatox afname afwas ' +
  'afwezig alternatie antecedent antiloop antilope appelsien aquarel aquarellist asbest asperge astrant ' +
  'atelier automaa automati balkon ballade bankier bankroet barbaars barbier barkeep basketter bedding ' +
  'bedelaar beharing belegging belfort beregen bijbel bisschop blessuur blokkade bombardement bonjour ' +
  'boston boterham bouillon brainstorm brainwash bunzing capriool cellist cello chocola chocolatier ' +
  'chronometer collega combinat dalven dekking demonstra detaillis diagnos diagram diameter diascoop ' +
  'diefstal dierbare digita dinosaur dolfijn doorvoed download dronkaard dwingeland eekhoorn eerbied ' +
  'exposant extravagant faliekant fantast fantomen fantoom fileshar fotogra frikadel fulltime funge ' +
  'ganglion gelinkt gemeente geolie geopen getiktak gewaggel giraf grilleer grossier guillotin gymnasia ' +
  'gymnast hamster handhav hebbe hellebaard hippodroom holland horizont houweel hutsepot hypothes immoreel ' +
  'inactief inactiev indiscre ingebed inname interne intoleran invalster jammeren jongleur journalist ' +
  'kampeer kamper kampioen kanonnade kanonnier karbon karbouw karkas karpet kartets karton kassei kassier ' +
  'kasteel kattin kilometer klungelig kneuzin koetsier kokkin kolossa kombuis komiek kompaan kompas kribbig ' +
  'kristal kruidenier kunstenaar kwalster lammeren lampion laptop loftuiting luiaard luipaard luitenant ' +
  'maatschapp ' +
  'madelie maillot makelaar malaria malloot manege marshal matras matroos matteer meester mentaal mestriek ' +
  'microfo minnaar minstreel moesson monomeer monoto motoriek mulattin musketon muskus namens navel nochtans ' +
  'normaal omrank onderdanig ondervoed openbar operator opname opposi oprecht optater opvolging overname ' +
  'overwin pakking pangang pantalon papillot parabel parachute paradijs paranorma parttime partuur passage ' +
  'passant pastor pedagog pedagoog pilaster pinas pinkel platform polymeer pontonnier portier portofoon ' +
  'portuur postuur potsierlijk praktijk promotor protestante purge radijs radiografi rapport rechtschapen ' +
  'reiger rentenier restant reuzin roebel roekoe rogge rollade ruigaard sabel scharlaken scharnier ' +
  'scheiding schorpioen seconde slagerij slavin sneuvel soldate somber sparkling spiegel spinaker stroever ' +
  'stroper ' +
  'surveil ' +
  'tamboer tangram tapas telepath toename tonijn topas torpedo transactie transformatie transfusie ' +
  'transplantatie transport trompet tuinier uiteraard velodroom venster verlenging versiering voldoe ' +
  'volker volledig vulkaan wantrouw willekeur winnaar wolvin zendeling zinneloo zinneloz zwelgerij ' +
  'zwingliaan'
).split(' ');
