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
  'apen biggen bijen dennen eggen heggen narren nonnen robben'.split(' '),
);

/** First parts with a linking e. Source: eigen. */
export const WITH_E: ReadonlySet<string> = new Set(
  'ape bere blinde boere ere groente koninginne mane reuze rijste spinne wiege zonne'.split(' '),
);

/** Starts of words that look like two known parts but are one. Source: eigen. */
export const NO_SAMENSTELLING: readonly string[] = (
  'aanbid aanname abrikoos abrikozen accuraa accurat affiche aflatox afname afwas alternatie antecedent ' +
  'appelsien asbest asperge atelier automaa automati balkon ballade bankier barbaars bedding bedelaar ' +
  'beharing belegging bijbel bisschop bombardement boston boterham bouillon bunzing cellist cello chocola ' +
  'collega combinat dekking demonstra diagram diameter diascoop digita dinosaur dolfijn dronkaard eekhoorn ' +
  'exposant extravagant fantast fileshar fotogra funge gemeente geolie geopen giraf grossier gymnasia ' +
  'gymnast hamster handhav hebbe hippodroom horizont houweel hypothes immoreel inname interne jammeren ' +
  'jongleur journalist kampeer kamper kampioen karbon kartets karton kassier kasteel kattin kilometer ' +
  'klungelig kokkin komiek kompas kribbig kristal kruidenier kunstenaar kwalster lammeren lampion luiaard ' +
  'luitenant maatschapp makelaar malloot manege marshal meester microfo minnaar minstreel monomeer monoto ' +
  'mulattin namens normaal openbar operator opname opposi oprecht opvolging overname overwin pakking ' +
  'pantalon parabel parachute paradijs passage passant polymeer portier potsierlijk praktijk promotor ' +
  'purge rapport rechtschapen reiger rentenier reuzin rogge rollade sabel scharnier scheiding seconde ' +
  'slagerij slavin spiegel surveil tamboer toename tonijn torpedo transactie transformatie transplantatie ' +
  'transport trompet tuinier uiteraard velodroom venster verlenging versiering volker vulkaan willekeur ' +
  'winnaar wolvin zwelgerij zwingliaan'
).split(' ');
