/** Nouns with a plural on -en that the generated table lacks. Source: own. */
export const OWN_EN =
  'aanbod aandeel aanleg aanslag aanwinst abrikoos afdak ansjovis ballast ban baret beur bibliotheek ' +
  'biecht blaf bleek bluf boeket bof boksbal bolus bries brink chloor couplet dagboek dagdroom damast dar doolhof ' +
  'draak dreun dries dut etmaal fluim frons fundament gaap genot gleuf graniet grimlach grip halm handdoek ' +
  'handvat hangmat harnas hazelnoot hennep hermelijn huifkar huwelijk internet kakkerlak kandelaar ' +
  'kasteel keus kink klif kling kloon knauw knipoog knoei koekoek koelkast kolk komeet koukleum kout kreek kreng ' +
  'krent kreun kruin kuch kwijl lemmet ligging luim maas magneet majesteit makreel manier marmot misdaad miskoop ' +
  'nar omtrek onderwijs overval papegaai paspoort plastiek poch por porselein praam proefwerk ravijn ' +
  'rotzooi rouw rui ruin schaak scharnier schelvis schoorsteen schulp sleet sliert slons slurf snaar ' +
  'sneeuwbal snoet snuf snuif snurk soes spraak spurt stronk strot toorn treil tui twijg ' +
  'vaartuig vat vlooi vonnis weg wereld werktuig wet zwiep';

/** Nouns with a plural on -s. Source: own. */
export const OWN_S =
  'balsem balustrade bamboe bazaar beheer bengel bliksem bobbel boender bolster bottel breidel buidel bundel ' +
  'buste conferentie donder dribbel droppel druppel duvel eekhoorn flapper flodder ' +
  'gazon gelegenheid generaal giechel grossier hengel heuvel hevel hobbel hoepel honing ijsbeer jammer ' +
  'jengel joker karper kartel kebab kennel kenteken ketter keutel kladder kleedje klepper kluister ' +
  'klungel knabbel kneukel kneuter knipper knoedel knuffel kolibrie komkommer korrel kotter krabbel ' +
  'kreukel kriebel kringel kwakkel kwebbel lava leuter lijster logé lummel mangel materie mayonaise ' +
  'meander merel mijter mikado moffel mortel motregen nestel oranje paddo panter papaver paraplu ' +
  'pendel peuter pingel portier poster prikkel prothese rafel ransel raster rentenier riedel rimpel roffel ' +
  'scharrel schnabbel schoffel schooier sikkel sinaasappel smikkel snipper snorkel snotter soda spatel sprokkel ' +
  'stapel stengel stippel stommel strengel striem tater tender tikkel toeter toetser trompetter ' +
  'tuinier vaandel vedel vervoer vijzel wasmachine wedde wikkel wimpel wimper zwachtel';

/** Nouns without a regular plural. Source: own. */
export const OWN_NONE =
  'allee arbeid asfalt bacon bagage bagger buren carbid chocolade dorst drek eer eetlust gymnastiek haver herfst ' +
  'invoer kaneel kaviaar klimop koren landbouw lavendel lawaai leeftijd mosterd noord oost paniek pepermunt ' +
  'petroleum pompoen saffraan selderij sier smeer speeksel spelt spinazie talg thuis timmer toerisme trots warmte ' +
  'west wit zilver zode zuid zuivel';

/** Adjectives. Source: own. */
export const OWN_BN =
  'aaibaar aandachtig aangenaam aanhankelijk aanstekelijk aanwezig absoluut abstract absurd acceptabel achterbaks ' +
  'actueel acuut adellijk agressief aimabel akelig alledaags allergisch amfibisch amusant analoog anoniem apart ' +
  'armig aromatisch arrogant artistiek asociaal atletisch attent automatisch autonoom banaal barbaars beduusd ' +
  'behendig beige belachelijk benig beperkt bevreesd bijdehand biologisch bitter bizar bladig bloemig bondig ' +
  'bruikbaar buitenlands burgerlijk chagrijnig charmant chronisch cijferig collectief commercieel concreet ' +
  'consequent conservatief constant corrupt creatief cynisch dagelijks dartel decent decoratief defect delicaat ' +
  'delig depressief deskundig dierlijk diffuus digitaal discreet doelloos doelmatig dominant doodstil doorzichtig ' +
  'dramatisch drastisch dringend duidelijk echtelijk educatief eenzaam eerlijk eerzaam eeuwig effectief egaal ' +
  'egoïstisch elastisch elegant elektrisch elementair ellendig emotioneel energiek enorm enthousiast erotisch ' +
  'ethisch exact exclusief exotisch explosief exquis fantastisch fascinerend fataal feestelijk feilloos ' +
  'financieel flamboyant flets flexibel flink formeel foutief fraai fragiel fundamenteel fysiek galant gammel ' +
  'gangbaar gebruikelijk gemakkelijk genereus geniepig gerust gewiekst gewillig gezellig gierig glazig grandioos ' +
  'grijs grillig gruwelijk guitig guur haastig halfslachtig halfzacht hardnekkig harig hartelijk hechten heftig ' +
  'heilig helder hoekig hoffelijk hongerig horizontaal hulpeloos humaan hygiënisch hysterisch identiek ijzig ' +
  'illegaal immens impulsief informeel inheems innig intact intelligent intens interessant jarig jeugdig joviaal ' +
  'karig klassiek klef kleurig kleverig klungelig knullig knus korzelig kostbaar krachteloos kregelig kreukelig ' +
  'kribbig kundig kwalijk kwetsbaar kwetsend labiel lafhartig lagig laks lankmoedig lastig lawaaierig lenig ' +
  'letterig levend lichamelijk lichtzinnig liederlijk loom luguber lukraak lustig luxueus maandig machtig magisch ' +
  'majestueus makkelijk marginaal massief materieel maximaal melodieus menselijk merkwaardig miezerig minimaal ' +
  'minuscuul misselijk mistig modieus moeilijk mogelijk monotoon monter morsig motorig murw mysterieus mythisch ' +
  'natuurlijk naïef negatief netjes nobel noest nonchalant nors notoir nukkig nuttig obscuur occult officieel ' +
  'olijk onguur onnozel ontevreden ontroerend ontzettend oorspronkelijk oprecht optimaal origineel overtollig ' +
  'parmantig passief pathetisch perfect permanent pessimistisch pienter pijnlijk pikant pittig plausibel plechtig ' +
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
