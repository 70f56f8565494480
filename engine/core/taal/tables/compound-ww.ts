/** Verbs of which the first part is a noun, a stem or an adjective: no plural, though their last part may be one. Source: own. */
export const COMPOUND_WERKWOORDEN: ReadonlySet<string> = new Set(
  (
    'aardappelrooien aardbeienplukken actievoeren ademhalen alpineskiën appelplukken armpjedrukken ' +
    'armworstelen autopoetsen autorijden autowassen babyzwemmen bandenplakken basketballen beeldbellen bellenblazen ' +
    'bergbeklimmen bergklimmen bergwandelen bessenplukken bloemenplukken bloemschikken blokfluitspelen ' +
    'blootvoetenlopen boekhouden boerengolfen bokjespringen bokspringen boogschieten boomklimmen ' +
    'boomknuffelen bordwissen borstvoeden borstzwemmen bosrennen breakdansen broodbakken broodjesmeren ' +
    'buikdansen buikspreken computerspelen dauwtrappen degenvechten deltavliegen diepvriezen diepzeeduiken ' +
    'diplomazwemmen discodansen discozwemmen discuswerpen doldraaien draailopen druivenplukken duimendraaien ' +
    'duimzuigen duinlopen echtscheiden eiergooien eierlopen eierrapen eierverven eierzoeken estafettelopen ' +
    'ezeltjeprikken filmmaken flexwerken ganzenborden gedachtelezen gewichtheffen gitaarspelen golfsurfen ' +
    'haasjespringen hamergooien handenwassen hanenvechten hardlopen hartenjagen hengelvissen heupwiegen ' +
    'hinkstapspringen hoofdbreken hoofdschudden hoofdtellen hoogspringen hordelopen houthakken hutjebouwen ' +
    'huttenbouwen ijsdansen ijsvissen internetbellen kaartspelen kampbouwen kanovaren kitesurfen ' +
    'kleiduivenschieten koekbakken koekhappen koekjesbakken koekslaan kogelslingeren kogelstoten koorddansen ' +
    'kopjeduikelen kouvatten kreeftenvissen kunstrijden kunstschaatsen kunstzwemmen laagvliegen landlopen ' +
    'lekprikken leksteken linedansen magneetvissen marathonlopen mastklimmen midgetgolfen ' +
    'midwinterhoornblazen moddergooien modeltekenen motorcrossen motorrijden muurklimmen nachtbraken ' +
    'nagelbijten natgooien natspuiten nazomeren oorlogvoeren oriëntatielopen paaldansen paddenstoelenplukken ' +
    'pannenkoekenbakken papierprikken parachutespringen pianospelen polsstokhoogspringen polsstokspringen ' +
    'ponyrijden pootjebaden pottenbakken psalmzingen ramenlappen ringrijden ringsteken ringzwaaien roerbakken ' +
    'rolstoelrijden rotsklimmen rugcrawlen rugzwemmen schaakspelen schaatsenrijden schaatsrijden ' +
    'schansspringen schapenscheren schatzoeken schoenmaken schoenpoetsen schoolzwemmen schoonschrijven ' +
    'schoonspringen schoonzwemmen skilopen skispringen slagballen sleepvoeten sneeuwballengooien ' +
    'sneeuwruimen sneeuwschuiven sneeuwwandelen snelwandelen snorkelzwemmen softballen speerwerpen ' +
    'spijkerpoepen spoorzoeken staartdelen steltlopen sterrenkijken stierenvechten stijldansen stoelendansen stofhappen ' +
    'stormlopen straatvegen strandjutten strandlopen strandrijden sumoworstelen taartbakken tafeldekken ' +
    'tafeltennissen tafelvoetballen tandenknarsen tapdansen thaiboksen tobbedansen toneelspelen touwklimmen ' +
    'touwspringen touwtrekken trampolinespringen traplopen trefballen turfsteken valsspelen veldlopen ' +
    'verhalenvertellen verstoppertjespelen videobellen vingertellen vingerverven vioolspelen vlaggenzwaaien vlagzwaaien vliegvissen ' +
    'vlinderslagzwemmen vlottrekken vlotvaren vogelkijken vogelspotten wadlopen wadvissen wafelbakken wedstrijdlopen ' +
    'wedstrijdzwemmen wildkamperen wildparkeren windsurfen worteltrekken zaalvoetballen zakkenrollen ' +
    'zakkenvullen zaklopen zandzeilen zeevissen zeezwemmen zeilvliegen zwaardvechten zweefvliegen'
  ).split(' '),
);
