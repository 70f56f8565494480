/** Plurals the rules miss; an empty string means the word has no everyday plural. Source: own. */
export const MEERVOUD: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'dag:dagen weg:wegen pad:paden dak:daken glas:glazen gat:gaten bad:baden slot:sloten spel:spellen schip:schepen ' +
    'stad:steden lid:leden ei:eieren kind:kinderen lied:liederen lam:lammeren kalf:kalveren blad:bladeren koe:koeien ' +
    'film:films club:clubs clown:clowns tunnel:tunnels ballon:ballonnen robot:robots camping:campings race:races ' +
    'circus:circussen cactus:cactussen diploma:diploma\'s gorilla:gorilla\'s cent:centen product:producten ' +
    'concert:concerten cadeau:cadeaus computer:computers cowboy:cowboys step:steps broer:broers zoon:zonen oom:ooms ' +
    'prins:prinsen mens:mensen kans:kansen pols:polsen hals:halzen grens:grenzen spons:sponzen kaars:kaarsen ' +
    'laars:laarzen beurs:beurzen koets:koetsen taxi:taxi\'s piano:piano\'s kilo:kilo\'s iglo:iglo\'s cavia:cavia\'s ' +
    'kanarie:kanaries familie:families vakantie:vakanties bever:bevers dinosaurus:dinosaurussen kruis:kruisen ' +
    'saus:sauzen dwerg:dwergen kapitein:kapiteins radio:radio\'s liter:liters motor:motoren schelp:schelpen ' +
    'orchidee:orchideeën idee:ideeën zee:zeeën fee:feeën slee:sleeën trofee:trofeeën entree:entrees ree:reeën ' +
    'jongen:jongens kabouter:kabouters keuken:keukens wonder:wonderen beest:beesten bal:ballen haas:hazen roos:rozen ' +
    'voetbal:voetballen zwembad:zwembaden badkamer:badkamers speelgoed: brandweer: huiswerk: tandpasta: politie: ' +
    'melk: zeep:zepen kaas:kazen sap:sappen vuur:vuren mist: drop: inkt: honger: donker: dank: stank: nieuws: sneeuw: ' +
    'hooi: groei: bloei: weer: schuim: werk: kunst:kunsten stroop: turf: verf: volk:volken water: regen: boter: ' +
    'modder: zee:zeeën thee: puree: fruit: sla: ijs: lijm: krijt: ijzer: rijst: slijm: kauwgom: goud: hout: zout: ' +
    'dauw: augustus: december: juni: geluk: verkeer: gebak: eb: chaos: suiker: poeder:poeders bloesem:bloesems ' +
    'benzine: cola: cement: informatie: limonade:limonades waarheid:waarheden vrijheid:vrijheden boosheid: gezondheid: ' +
    'applaus: pech: heide: weiland:weilanden siroop: brood:broden tijd:tijden prei:preien zand: vocht: fietsbel:fietsbellen ' +
    'wind:winden maïs: sport:sporten salade:salades snee:sneeën tree:treden dictee:dictees zadel:zadels hemd:hemden ' +
    'meester:meesters vader:vaders moeder:moeders angst:angsten tante:tantes oma:oma\'s opa:opa\'s hamster:hamsters ' +
    'procent:procenten cijfer:cijfers centrum:centra piloot:piloten acteur:acteurs actie:acties portie:porties ' +
    'reactie:reacties traditie:tradities conditie:condities positie:posities attractie:attracties prestatie:prestaties ' +
    'advertentie:advertenties generatie:generaties organisatie:organisaties demonstratie:demonstraties dochter:dochters ' +
    'vogel:vogels zolder:zolders schouder:schouders schaduw:schaduwen zenuw:zenuwen beschuit:beschuiten titel:titels ' +
    'rijk: kracht:krachten dessert: vlucht:vluchten lucht:luchten licht:lichten lach: jas:jassen bus:bussen zwaluw:zwaluwen ' +
    'vijver:vijvers wekker:wekkers tomaat:tomaten raam:ramen molen:molens beker:bekers toren:torens hoorn:hoorns ' +
    'sprint:sprints tank:tanks schrik: prik: kapper:kappers sjaal:sjaals tractor:tractors bij:bijen kous:kousen begin: ' +
    'plons: tuinslang:tuinslangen appelboom:appelbomen sinaasappel:sinaasappels'
  )
    .split(' ')
    .map((paar) => paar.split(':'))
    .map(([w = '', mv = '']) => [w, mv] as const),
);

/** Diminutives the rules miss; empty = none. Source: own. */
export const VERKLEIN: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'glas:glaasje gat:gaatje pad:paadje blad:blaadje schip:scheepje jongen:jongetje kip:kippetje bloem:bloemetje ' +
    'pop:poppetje weg:weggetje brug:bruggetje vlag:vlaggetje dag:dagje oma:omaatje opa:opaatje foto:fotootje ' +
    'auto:autootje iglo:iglootje piano:pianootje kilo:kilootje radio:radiootje cavia:caviaatje gorilla:gorillaatje ' +
    'diploma:diplomaatje camera:cameraatje cola:colaatje tandpasta: meisje: honger: melk: donker: dank: stank: mist: ' +
    'nieuws: weer: groei: bloei: sneeuw: hooi: vuur:vuurtje augustus: december: juni: politie: cement: benzine: chaos: ' +
    'verkeer: applaus: pech: geluk: eb: suiker: modder: informatie: conditie: rijst: slijm: inkt: schuim: werk:werkje ' +
    'gezondheid: vrijheid: boosheid: waarheid: ijzer: krijt:krijtje goud: hout:houtje zout: heide: slip: school:schooltje ' +
    'film:filmpje circus:circusje racen: race: cadeau:cadeautje speelgoed: regen: cowboy: camping: centrum: generatie: angst: volk:volkje kauwgom: ' +
    'clown:clowntje computer:computertje procent: liter:litertje concert:concertje ring:ringetje slang:slangetje ' +
    'tong:tongetje wang:wangetje tang:tangetje gang:gangetje sprong:sprongetje stang:stangetje kring:kringetje ' +
    'kanarie:kanarietje familie:familietje acteur:acteurtje limonade:limonaadje augurk:augurkje huiswerk: brandweer: ' +
    'sla:slaatje dictee:dicteetje salade:salaadje siroop: dauw: kunst: traditie: organisatie: prestatie: positie: ' +
    'tractor:tractortje ree: entree: puree: thee:theetje water:watertje tante:tantetje'
  )
    .split(' ')
    .map((paar) => paar.split(':'))
    .map(([w = '', v = '']) => [w, v] as const),
);
