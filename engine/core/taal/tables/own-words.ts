/** Nouns with a plural on -en that the generated table lacks. Source: own. */
export const OWN_EN =
  'aambeeld aambei aanbod aandeel aanleg aanslag aanwinst aardbeving abrikoos afdak albatros alcohol ampul ' +
  'ansjovis appartement assortiment badjas ballast ban baret basalt begrafenis beklag beur bibliotheek biecht ' +
  'biefstuk bisschop blaf bleek bloed bloot bluf boeket bof bokking boksbal bolus bom bonnet borstkas bries ' +
  'brievenbus brink bunzing chloor chrysant couplet cyclaam dagboek dagdroom damast dar dashboard dolfijn dolk ' +
  'dood doolhof draak dreun dries dut elektriciteit ellips els etmaal exemplaar fitness fluim fotograaf frons ' +
  'fundament gaap gebod gehucht gek genot gerucht gevangenis gladiator gladiool gleuf god graf granaat graniet ' +
  'grimas grimlach grip gymzaal halm handdoek handvat hangmat harnas hazelnoot hennep herinnering hermelijn ' +
  'huifkar huwelijk internet jasmijn jeneverbes kakkerlak kandelaar kannibaal kanon kap kapstok karikatuur ' +
  'karton kasteel kathedraal kauwgom keizerin kerk kerstboom kerstmis keus kilogram kink klankbord kliek klif ' +
  'klimrek kling kloon knauw knipoog knoei koekoek koelkast kolk komeet kompas korset kotelet koukleum kout ' +
  'kreek kreng krent kreun kroes kruin kuch kwijl lakei leeuwerik lemmet lemming lichtbron lidmaat ligging lijk ' +
  'lindeboom locomotief logboek looprek luchtballon luim luipaard maas magneet majesteit makreel mammoet ' +
  'mandarijn manier margriet markies marmot marsepein meerkoet meteoor minaret misdaad miskoop missaal moeras ' +
  'moord naakt nachtegaal nar nasaal nederlaag netvlies neuron nijlpaard nijptang omelet omtrek onderdaan ' +
  'onderwijs ontzag onyx oorlog ossenstaart overval paleontoloog papegaai paradox parket paspoort perkament pik ' +
  'pincet pistool pitvis plaket plankton plastiek poch por porselein praam prefect proefwerk pupil ravijn ' +
  'rekwisiet rivaal rolmops rotzooi rouw rozemarijn rui ruin sandaal sandwich satijn schaak scharnier schelvis ' +
  'schermutseling schoorsteen schulp semafoor sigaar sigaret skateboard slalom sleet sliert slons slurf smaragd ' +
  'snaar sneeuwbal snoet snuf snuif snurk soes spanjool spraak spurt squash statuut stethoscoop stronk strot ' +
  'tabak tachograaf tandarts tarbot telegraaf telescoop temperatuur terts testament thermostaat timmerman toorn ' +
  'transistor treil tsaar tui tulband twijg uitlaat vaartuig valeriaan vat vazal verraad vlooi vogelspin vonnis ' +
  'vulkaan walnoot walrus waterval weegschaal weg wereld werkplaats werktuig wet wierook wond zaklamp zandbak ' +
  'zeeman zwaard zwiep';

/** Nouns with a plural on -s. Source: own. */
export const OWN_S =
  'advent alibi anekdote arena azalea babi balsem balustrade bamboe bankier bazaar beheer bengel bezinksel ' +
  'bijbel bliksem bobbel boemerang boender bolster bonbon bottel brandnetel brasem breidel bretel broccoli ' +
  'buidel bulldozer bundel burgemeester buste cognac condoom conferentie croissant dahlia distel dollar donder ' +
  'dorade dragon dressoir dribbel droppel druppel duivel duvel eekhoorn enquête feuilleton flamingo flapper ' +
  'flesje flodder flottielje fresia ganger gangster garnizoen gazon gelegenheid generaal geranium gibbon ' +
  'giechel gnoe gobelin grossier guillotine halster hamburger heester hengel heuvel hevel hobbel hoefijzer ' +
  'hoepel hondsdolheid honing horloge hortensia hostie houweel hyena ijsbeer impala jaguar jammer jenever ' +
  'jengel joker kameleon kangoeroe kanker kanton karper kartel kassier kebab kennel kenteken ketter keutel ' +
  'kijker kladder kleedje klepper kluister klungel kluwen knabbel kneukel kneuter knipper knoedel knuffel kogel ' +
  'kolibrie komkommer korrel kotter kraamkamer krabbel kreukel kriebel kringel kruidnagel kruiwagen ' +
  'kurkentrekker kwakkel kwakzalver kwebbel kwelder laboratorium lama lampion lasso lava leuter leviathan ' +
  'lexicon lijster likdoorn loempia logé luifel lummel magnolia mangel mannequin masseur matador materie ' +
  'mayonaise meander merel metselaar mijter mikado mirakel mitrailleur moffel mormel mortel motregen motto ' +
  'mummie nageltje nestel oplader oranje ouderdom ouverture ovatie paddo pantalon panter pantoffel papaver ' +
  'parabel paraplu parasol pastille paviljoen pelgrim pendel petunia peuter piccolo pingel pita planetarium ' +
  'pollepel polyester portefeuille portemonnee portier poster premier prikkel prothese publiek python quiche ' +
  'raadsel rafel ransel raster ravage recital reder rentenier riedel rimpel rododendron roffel sanatorium ' +
  'scharrel schermer schijnwerper schnabbel schoffel schooier secretaresse sequoia sikkel sinaasappel smikkel ' +
  'smoking snipper snorkel snotter soda sonate spatel spatie speler sperwer sprokkel stapel stengel steward ' +
  'stippel stommel strengel striem sultan synagoge tamboer tater tender terrarium territorium thermometer ' +
  'tikkel tissue toendra toeter toetser toreador tornado torpedo triangel trombone trompetter tuinier vaandel ' +
  'vedel vegetariër veranda vervoer vibrafoon vijzel viooltje vuurtoren wapen wasmachine wedde whisky wigwam ' +
  'wikkel wimpel wimper winkelier wodka zeppelin ziekte zitter zwachtel';

/** Nouns without a regular plural. Source: own. */
export const OWN_NONE =
  'allee aluminium arbeid arbo as asfalt asteroïde bacon bacterie bagage bagger basketbal bauxiet bier bobslee ' +
  'bombarie buren carbid cavalerie chocolade confectie diarree dorst drek eczeem eer eetlust energie ethiek ' +
  'fenomeen gefluister gehoor gelaat gelatine gemoed gevoel geweer geweld goulash grabbel gratin gymnastiek ' +
  'halogeen handbal harpoen haver helium herfst hockey honkbal hoorspel huiver invoer kaneel karate ' +
  'kaviaar kikkervis kleinkind klimop kobalt koren korfbal korhoen landbouw lavendel lawaai lectuur leeftijd ' +
  'legioen libel lui mazelen melkzuur morfine moskee mosterd nikkel noord nougat oost origami pancreas paniek ' +
  'pepermunt perceel permafrost peterselie petroleum pitabrood pompoen porie postelein poëzie prieel projectiel ' +
  'puddel purper rabarber ramadan relikwie rendier rolstoel rondeel saffraan schemer schildpad selderij sier ' +
  'silhouet smeer spaghetti speeksel speer spelt spinazie stratosfeer symfonie talg tapioca textiel thuis ' +
  'timmer toerisme tropen trots uranium vanille venkel vermicelli volleybal vrees vuilnis warmte weelde west ' +
  'wit wolfram worstel zilver zode zuid zuivel';

/** Adjectives. Source: own. */
export const OWN_BN =
  'aaibaar aandachtig aangenaam aanhankelijk aanstekelijk aanwezig absoluut abstract absurd acceptabel ' +
  'achterbaks actueel acuut adellijk agressief aimabel akelig alledaags allergisch amfibisch amusant analoog ' +
  'anoniem apart armig aromatisch arrogant artistiek asociaal atletisch attent automatisch autonoom banaal ' +
  'barbaars beduusd behendig beige belachelijk benig beperkt bevreesd bijdehand biologisch bitter bizar bladig ' +
  'bloemig bondig bruikbaar buitenlands burgerlijk chagrijnig charmant chronisch cijferig collectief ' +
  'commercieel concreet consequent conservatief constant corrupt creatief cynisch dagelijks dartel decent ' +
  'decoratief defect delicaat delig depressief deskundig dierlijk diffuus digitaal discreet doelloos doelmatig ' +
  'dominant doodstil doorzichtig dramatisch drastisch dringend duidelijk echtelijk educatief eenzaam eerlijk ' +
  'eerzaam eeuwig effectief egaal egoïstisch elastisch elegant elektrisch elementair ellendig emotioneel ' +
  'energiek enorm enthousiast erotisch ethisch exact exclusief exotisch explosief exquis fantastisch ' +
  'fascinerend fataal feestelijk feilloos financieel flamboyant flets flexibel flink formeel foutief fraai ' +
  'fragiel fundamenteel fysiek galant gammel gangbaar gebruikelijk gemakkelijk genereus geniepig gerust ' +
  'gewiekst gewillig gezellig gierig glazig grandioos grijs grillig gruwelijk guitig guur haastig halfslachtig ' +
  'halfzacht hardnekkig harig hartelijk hechten heftig heilig helder hoekig hoffelijk hongerig horizontaal ' +
  'hulpeloos humaan hygiënisch hysterisch identiek ijzig illegaal immens impulsief informeel inheems innig ' +
  'intact intelligent intens interessant jarig jeugdig joviaal karig klassiek klef kleurig kleverig klungelig ' +
  'knullig knus korzelig kostbaar krachteloos kregelig kreukelig kribbig kundig kwalijk kwetsbaar kwetsend ' +
  'labiel lafhartig lagig laks lankmoedig lastig lawaaierig lenig letterig levend lichamelijk lichtzinnig ' +
  'liederlijk loom luguber lukraak lustig luxueus maandig machtig magisch majestueus makkelijk marginaal ' +
  'massief materieel maximaal melodieus menselijk merkwaardig miezerig minimaal minuscuul misselijk mistig ' +
  'modieus moeilijk mogelijk monotoon monter morsig motorig murw mysterieus mythisch naakt natuurlijk naïef ' +
  'negatief netjes nobel noest nonchalant nors notoir nukkig nuttig obscuur occult officieel olijk onguur ' +
  'onnozel ontevreden ontroerend ontzettend oorspronkelijk oprecht optimaal origineel overtollig parmantig ' +
  'passief pathetisch perfect permanent pessimistisch pienter pijnlijk pikant pittig plausibel plechtig ' +
  'plezierig poreus potsierlijk pover prachtig praktisch precies prestigieus prettig prikkelbaar pril prima ' +
  'primitief prominent prompt pront provinciaal psychisch punctueel radeloos ranzig rationeel realistisch ' +
  'rechtvaardig redelijk regelig regelmatig relatief religieus reëel riskant robuust roekeloos romantisch rond ' +
  'royaal ruimtelijk rustig sacraal sceptisch schamel scheutig schichtig schitterend schrander schriel ' +
  'schriftelijk schril secundair serieus sierlijk simpel sinister sloom slordig sluw smaakvol smerig snibbig ' +
  'snugger soepel solide spaarzaam spectaculair spiraalvormig spontaan sporig stabiel stateloos statig stemmig ' +
  'stevig stiekem stoer stram stroef stupide stuurs subliem subtiel sullig symbolisch symmetrisch sympathiek ' +
  'tactisch talig tastbaar teder tenger theatraal tiranniek toepasselijk toevallig tragisch transparant troebel ' +
  'uitbundig uitzinnig uniek universeel urgent variabel veilig verstandig verticaal verward virtueel vitaal ' +
  'vleugelig vlijtig voetig volledig volmaakt voornaam voorzichtig vormig vredig vreselijk vriendelijk vrolijk ' +
  'vruchtbaar vulgair waakzaam waardevol waardig wazig weids welvarend wielig willekeurig wollig zedig ' +
  'zelfzuchtig zenuwachtig zielig zijdig zindelijk zinnig zonnig zuchtig zwierig zwijgzaam zwoel';
