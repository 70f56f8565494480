/** First parts a verb drops in the main clause (`belt op`), longest first. Closed class, stays on without tables. Source: own. */
export const PARTICLES: readonly string[] = (
  'achterelkaar tevoorschijn voorafgaand achterover achterwege schadeloos achteraan achteruit tegenover achteraf achterna achterom ' +
  'achterop buitenom doorheen gevangen onderuit overeind overhoop tegemoet tevreden voorover bovenop tentoon dooreen opnieuw overeen terecht ' +
  'tezamen voorbij vooruit aaneen achter bewust bijeen binnen buiten dubbel geheim gelijk gereed omhoog omlaag scheef scherp schoon ' +
  'tekeer teniet teweeg tussen uiteen vaneen verder teleur tekort teloor vooraf voorop vreemd weerom blind bloot boven dicht droog dwars erbij eruit ' +
  'flauw ineen kapot klaar klein kwijt langs nabij neder omver onder opeen opzij recht samen stijf tegen terug thuis voort weder ' +
  'zwart beet daar deel dood door eraf erop fijn gaar glad goed hard heen heet hoog kaal klem krom leeg mede neer open over plat ' +
  'raak rond stil stuk vast voor vrij vuil warm weer zoek aan bij los mee toe uit vol weg wit af in na om op'
).split(' ');

/** Verbs that split off a noun or adjective (`deel|nemen`): infinitive to first part. Source: own. */
export const SEPARABLE_WOORD: ReadonlyMap<string, string> = new Map(
  (
    'actie|voeren adem|halen auto|rijden bekend|maken bekend|staan belang|stellen bezig|houden bezig|zijn ' +
    'bloot|stellen bock|springen boek|houden boek|staan bok|springen boos|maken bot|vieren brand|stichten ' +
    'brood|bakken buit|maken dank|zeggen deel|nemen dienst|doen diep|vriezen dol|draaien dood|gaan ' +
    'dood|maken dood|schieten dood|slaan dronken|voeren droog|leggen droog|maken feest|vieren fijn|maken ' +
    'gade|slaan gek|maken gek|scheren gelijk|lopen gelijk|spelen gelijk|staan gelijk|stellen gelijk|trekken ' +
    'gerust|stellen gevangen|nemen goed|keuren goed|maken goed|praten gras|maaien grof|malen groot|brengen ' +
    'groot|maken groot|spreken groot|trekken hard|lopen haring|happen hoofd|rekenen hoog|achten ' +
    'hoog|springen hout|hakken huis|houden kaal|knippen kaart|lezen kaart|spelen kennis|maken klaar|komen ' +
    'koffie|drinken koffie|zetten koor|dansen kopje|duikelen kop|staan kort|sluiten kou|vatten kwaad|maken ' +
    'kwaad|spreken kwijt|raken kwijt|spelen lam|leggen lam|slaan lang|lopen lastig|vallen leeg|drinken ' +
    'leeg|eten leiding|geven lek|prikken lek|rijden lek|schieten lek|steken les|geven lief|hebben lip|lezen ' +
    'maat|houden mank|lopen mast|klimmen mede|delen meester|maken mee|eten misbruik|maken mis|gaan ' +
    'mis|gooien mis|grijpen mis|lopen mis|schieten mis|slaan mis|tasten mooi|praten naam|geven nat|gooien ' +
    'nat|houden nat|maken nat|regenen nat|spuiten na|apen oorlog|voeren opnieuw|beginnen paardje|rijden ' +
    'paard|rijden piano|spelen plaats|hebben plaats|maken plaats|nemen plaats|vinden plat|drukken plat|slaan ' +
    'pootje|baden post|vatten prijs|geven proef|draaien puin|ruimen raad|geven raad|vragen recht|buigen ' +
    'recht|staan recht|trekken recht|zetten rood|staan ruzie|maken schaak|spelen schaatsen|rijden ' +
    'schaats|rijden scheef|zakken schoon|maken schuil|gaan schuil|houden spits|lopen staande|houden ' +
    'stand|houden steps|lopen stil|houden stil|leggen stil|staan stil|vallen stil|zitten stoel|dansen ' +
    'stop|zetten stuk|maken tanden|poetsen tegemoet|komen tekort|doen tekort|komen tekort|schieten ' +
    'teleur|stellen teloor|gaan teniet|doen tentoon|stellen terneer|slaan terzijde|leggen teweeg|brengen ' +
    'tewerk|stellen thee|drinken thee|zetten thuis|brengen tijd|rekken toneel|spelen touwtje|springen ' +
    'touw|trekken vals|spelen vast|stellen veilig|stellen ver|springen vet|mesten vies|maken viool|spelen ' +
    'vlak|maken vlot|trekken vrij|geven vrij|laten vrij|maken vrij|spreken vuil|maken waar|maken waar|nemen ' +
    'wacht|lopen wad|lopen wakker|liggen wakker|maken wakker|roepen wakker|schudden wakker|worden ' +
    'warm|draaien warm|houden warm|lopen warm|maken weer|keren weer|komen weer|zien wel|doen wel|varen ' +
    'wijs|maken wild|plassen zaken|doen zeker|stellen ziek|melden zoek|maken zoek|raken zwart|kijken ' +
    'zwart|maken zwart|rijden zwart|werken'
  )
    .split(' ')
    .map((pair) => [pair.replace('|', ''), pair.split('|')[0] ?? ''] as const),
);

/** Verbs with an unstressed `aan`, `om`, `over` ... that never splits: no `ge`, no separation. Source: own. */
export const INSEPARABLE: ReadonlySet<string> = new Set(
  (
    'aanbidden aanschouwen aanvaarden achterhalen achterhouden achtervolgen dooraderen doorbladeren ' +
    'doorboren doordenken doordesemen doordringen doorgroeven doorgronden doorkerven doorklieven doorkneden ' +
    'doorkruisen doorleven doormengen doorregenen doorsnijden doorsnuffelen doorspekken doorstaan ' +
    'doorstromen doorweken doorworstelen doorzeven doorzien doorzoeken omarmen omcirkelen omfloersen omgeven ' +
    'omgorden omgrenzen omheinen omhelzen omhullen omkaderen omklemmen omknellen omkransen omlijnen ' +
    'omlijsten ommuren omnevelen ompalen omranden omrasteren omringen omschrijven omsingelen omsluieren ' +
    'omsluiten omsnoeren omspannen omspelen omspinnen omspoelen omstralen omstrengelen omstuwen omtuinen ' +
    'omvatten omwallen omwikkelen omzeilen omzomen omzwachtelen omzwermen onderbelichten onderbezetten ' +
    'onderbouwen onderbreken onderdrukken ondergaan ondergraven onderhandelen onderhouden onderkennen ' +
    'onderkoelen onderleggen onderlijnen ondermengen ondermijnen ondernemen onderrichten onderschatten ' +
    'onderscheiden onderscheppen onderschoren onderschragen onderschrijven onderspitten onderstellen ' +
    'ondersteunen onderstrepen onderstutten ondertekenen ondertitelen ondertunnelen ondervangen ' +
    'onderverdelen ondervinden ondervragen onderwerpen onderwijzen onderzoeken overbelasten overbelichten ' +
    'overbevolken overbieden overbluffen overbruggen overdekken overdenken overdonderen overdrijven ' +
    'overerven overgieten overgroeien overhaasten overhandigen overheersen overhoren overhuiven overijlen ' +
    'overkappen overkluizen overkoepelen overkomen overladen overlappen overleggen overleven overlijden ' +
    'overlommeren overmannen overmeesteren overnachten overpeinzen overprikkelen overreden overrijden ' +
    'overrompelen overrulen overschaduwen overschatten overschreeuwen overschrijden overspannen overspoelen ' +
    'overstelpen overstemmen overstijgen overstralen overstromen overtreden overtreffen overtroeven ' +
    'overtuigen overvallen overvleugelen overvoeren overvragen overwaarderen overwegen overweldigen ' +
    'overwelven overwinnen overwinteren overwoekeren overzien volbrengen voldoen voleinden voleindigen ' +
    'volharden volmaken volstaan voltooien voltrekken volvoeren voorkomen vooronderstellen voorspellen ' +
    'voorvoelen voorzien weergalmen weerhouden weerkaatsen weerklinken weerleggen weerspiegelen weerspreken ' +
    'weerstaan weerstreven'
  ).split(' '),
);

/** Verbs that only look prefixed: `ge` in front, one piece. Source: own. */
export const WHOLE_WERKWOORD: ReadonlySet<string> = new Set(
  (
    'affronteren beatboxen beteren beveren bezemen bezigen blinddoeken doodverven dwarsbomen ergeren eroderen gekscheren ' +
    'generen geselen goedigen harddraven herbergen herderen inhiberen innoveren insisteren insulteren internetbankieren ' +
    'internetten interviewen intrigeren investeren inviteren involveren meesmuilen meesteren naderen nagelen navigeren ' +
    'omberen openbaren openen opinieren opperen opteren rechtvaardigen rondelen stukadoren toeteren verbaliseren ' +
    'verifiëren vernisseren versificeren verticuteren volleyballen volleyen volmachtigen volontairen voltigeren vrijbuiten ' +
    'vrijwaren weerlichten weerwolven'
  ).split(' '),
);
