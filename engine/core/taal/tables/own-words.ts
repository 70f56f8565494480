/** Nouns with a plural on -en that the generated table lacks. Source: own. */
export const OWN_EN =
  'aambeeld aambei aanbod aandeel aanleg aanrecht aanslag aanspraak aanvraag aanwinst aardbeving aardnoot ' +
  'abrikoos abt accordeonist achterban achterstand adoptant afdak afkomst afrit aftocht alarmklok albatros ' +
  'alcohol alcoholist ambassadeur ambtenaar amerikaan ampul amulet analfabeet anarchist anesthesist ansjovis ' +
  'antecedent appartement archeoloog architectuur aristocraat arrangement artillerist assortiment astroloog ' +
  'astronoom atheïst atmosfeer badjas badkuip bagatel bakkebaard ballast ban bangerik baret basalt basiliek ' +
  'begrafenis beklag beur bewijsstuk bibliotheek biecht biefstuk bijgeluid bijgerecht bioloog bisschop blaf ' +
  'bleek bloed bloot bluf boeddhist boeket bof bokking boksbal bolus bom bombardement bonnet borstkas bries ' +
  'brievenbus brink bunzing bureaucraat chauvinist chloor chrysant collectant columnist commissaris communist ' +
  'concurrent correspondent couplet cyclaam dagboek dagdroom damast dansles dar dashboard delinquent democraat ' +
  'demonstrant discipel dissident dolfijn dolk dood doodsoorzaak doolhof draak dreigement dreun dries dut ' +
  'echtgenoot echtpaar elektriciteit ellips els emigrant ereteken erfenis etmaal evangelist evenwicht exemplaar ' +
  'exorcist exploitant extremist fantast feminist fenomeen filantroop fitness fluim fotograaf frees frons ' +
  'functionaris fundament fundamentalist gaap gebod gehucht gek gemeenschap generalist genot geoloog gerecht ' +
  'germanist gerucht geschrift geschut getuigenis gevangenis geweer gladiator gladiool gleuf glimp god graf ' +
  'granaat graniet grimas grimlach grip grondslag gymzaal gynaecoloog halm handdoek handvat hangmat hansworst ' +
  'harnas harpoen hartaanval hazelnoot heelal heerschappij hennep herinnering hermelijn heuvelrug hindernis ' +
  'hoorspel huifkar huwelijk idealist idioot illusionist imperialist informant insult intellectueel internet ' +
  'intrigant jasmijn jeneverbes joint kakkerlak kandelaar kannibaal kanon kap kapitalist kapstok karaat ' +
  'karikaturist karikatuur karton kasteel kathedraal kauwgom keizerin kenmerk kerk kerstboom kerstmis keurmerk ' +
  'keus kilogram kink klankbord kliek klif klimrek kling kloon kluns knauw knipoog knoei knoflookteen koekoek ' +
  'koelkast kolk komeet kompas kopstoot korset kosmopoliet kotelet koukleum kout kreek kreng krent kreun kroes ' +
  'kruin kuch kwijl lakei landgenoot leeuwerik legioen lemmet lemming lichtbron lidmaat ligging lijk lindeboom ' +
  'locomotief logboek looprek luchtballon luim luipaard lul maas magneet majesteit makelaardij makreel mammoet ' +
  'mandarijn manier manuscript margriet markies marmot marsepein materialist meerkoet meteoor minaret misdaad ' +
  'miskoop missaal missionaris moeras mohammedaan monoloog moord mormoon mutant naakt naaktslak nachtegaal ' +
  'nagerecht nageslacht nar nasaal nationalist nederlaag netvlies neuroloog neuron nijlpaard nijptang ogenblik ' +
  'omelet omtrek onderdaan onderdeel onderlijn onderwijs ontzag onyx oogopslag oordeel oorlog oorsprong opiaat ' +
  'oprit optimist ossenstaart overeenkomst overval pacifist paleontoloog papegaai paradox paragraaf parket ' +
  'partizaan paspoort passant patriot perceel perkament pessimist pik pincet pistool pitvis plaket plankton ' +
  'plastiek plavuis pleidooi poch pompoen populist por porselein praam prefect proefwerk projectiel protestant ' +
  'psychopaat pupil putsch ravijn realist reformist rekwisiet remonstrant rendier republikein reservist ' +
  'revolutionair rivaal rolmops rolstoel rotzooi rouw rouwstoet rozemarijn rui ruin sadist sandaal sandwich ' +
  'satijn schaak scharnier scheet schelvis schermutseling schlemiel schoorsteen schulp secretariaat semafoor ' +
  'senator sigaar sigaret silhouet sjamaan skateboard slalom slechterik sleet sliert slons slurf smaragd smeris ' +
  'snaar sneeuwbal snoet snuf snuif snurk sociaaldemocraat socioloog soes sollicitant sonnet spanjool spartaan ' +
  'spraak spurt squash standbeeld standplaats statuut stethoscoop stommerik stronk strot substituut surrogaat ' +
  'tabak tachograaf talisman tandarts tarbot tegengeluid tegenslag telegraaf telescoop temperatuur terts ' +
  'testament theoloog thermostaat tijdgenoot timmerman toorn toxicoloog transistor trawant treil tribunaal ' +
  'tsaar tsjilp tui tulband twijg ufoloog uitlaat utopist vaartuig valeriaan vat vazal verraad vetzak viezerik ' +
  'vingerafdruk visioen vlooi vogelspin vonnis voorgerecht vrouwspersoon vulkaan waarborg walnoot walrus ' +
  'wapenfeit warhoofd waterval weduwnaar weegschaal weerbericht weg wereld werkplaats werktuig wet wierook ' +
  'woerd wond zaklamp zandbak zeeman zwaard zwiep';

/** Nouns with a plural on -s. Source: own. */
export const OWN_S =
  'aandeelhouder abattoir acquisitie advent advertentie adviesbureau algoritme alibi allure anekdote arena ' +
  'avonturier azalea baarmoeder babi balsem balustrade bamboe bankier barrevoeter bazaar beeldhouwer beheer ' +
  'belager bengel bewonderaar bezinksel bijbel bliksem bobbel bochel boekanier boemerang boender bolster bonbon ' +
  'boosdoener bottel brandnetel brasem breidel bretel broccoli brochure buidel buitenstaander bulldozer bundel ' +
  'burgemeester buste cognac collaborateur condoom conducteur conferentie consequentie constructie couturier ' +
  'croissant dahlia deelnemer deserteur discriminatie distel dollar donder dorade dragon dressoir dreutel ' +
  'dribbel dronkaard droppel druppel duivel duvel eekhoorn elektricien enquête evenaar farizeeër feuilleton ' +
  'fiedel fijfel flamingo flapper flesje flikker flodder flottielje fluisteraar fresia frommel frutsel ganger ' +
  'gangster garnizoen gazon geboortecijfer gelegenheid generaal geranium gesteente gezegde gezindte gibbon ' +
  'giebel giechel glinster gnoe gobelin grossier guillotine halster hamburger handlanger heester hengel heuvel ' +
  'hevel hobbel hoefijzer hoepel hondsdolheid honing horloge hortensia hostie houweel hyena hypnotiseur ijsbeer ' +
  'impala jaguar jammer jenever jengel joker kameleon kangoeroe kanker kanton kapelaan karper kartel kassier ' +
  'kebab kennel kenteken ketter keutel keuvel kijker kladder kleedje klepper klodder kluister klungel kluwen ' +
  'knabbel kneukel kneuter knipper knoedel knuffel kogel kolibrie komkommer konkel korrel kotter kraamkamer ' +
  'krabbel krachtpatser kreukel kriebel kringel kruidnagel kruiwagen kurkentrekker kwakkel kwakzalver kwebbel ' +
  'kwelder kwispel laboratorium lama lampion landloper lasso lava leuter leviathan lexicon lijster likdoorn ' +
  'loempia logé loodgieter luiaard luifel luitenant lummel magiër magnolia mangel mannequin masseur matador ' +
  'materie mayonaise meander medeverdachte merel metselaar mijnwerker mijter mikado miljonair mirakel ' +
  'mitrailleur moffel moordenaar mormel mortel motregen motto mummie musketier nachtbraker nageltje nestel ' +
  'nieuwkomer onderduiker ondertitel oogappel oplader oranje organisme ouderdom ouverture ovatie paddo pantalon ' +
  'panter pantoffel papaver parabel paraplu parasol pastille paviljoen pelgrim pendel petunia peuter piccolo ' +
  'pingel pita planetarium plasregen plebejer pollepel polyester portefeuille portemonnee portier poster ' +
  'premier prikkel privilege prothese provocateur publiek python quiche raadsel rafel ransel raster ravage ' +
  'rechercheur recital redder reder rentenier ribbel riedel rimpel rododendron roffel saboteur sanatorium ' +
  'scharrel schermer schijnwerper schnabbel schoffel schooier secretaresse sequoia sikkel sinaasappel slagregen ' +
  'slotsom slungel smikkel smoking snipper snorkel snotter soda sodemieter sonate spatel spatie speler sperwer ' +
  'spetter sprokkel stapel stengel steward stiefbroer stierenvechter stippel stommel stortregen strandjutter ' +
  'strengel striem stuntel sukkel sultan synagoge tamboer tater tegenstander tender terrarium territorium ' +
  'thermometer tikkel tippel tissue toendra toeter toetser toreador tornado torpedo triangel troetel trombone ' +
  'trompetter tuinier turbulentie twijfelaar tycoon urinoir vaandel vaandeldrager vakantieganger vedel ' +
  'vegetariër veranda verlofganger vermoeden vervoer vibrafoon vijzel viooltje vivisectie voetganger vuurtoren ' +
  'wapen wapper wasmachine wedde wethouder whisky wigwam wikkel wimpel wimper winkelier wodka zeppelin ziekte ' +
  'zigeuner zitter zwachtel';

/** Nouns without a regular plural. Source: own. */
export const OWN_NONE =
  'achterdocht afgunst afscheid afschuw allee aluminium arbeid arbo as asfalt asteroïde bacon bacterie bagage ' +
  'bagger ballingschap basketbal bauxiet bier blaam bobslee bombarie buren carbid cavalerie chocolade confectie ' +
  'diarree dorst drek eczeem eer eetlust energie ethiek gefluister gehoor gelaat gelatine gemoed gevoel geweld ' +
  'goulash grabbel gratin gymnastiek halogeen handbal haver helium herfst hockey honkbal huiver invoer kaneel ' +
  'karate kaviaar kikkervis klimop kobalt koren korfbal korhoen landbouw lavendel lawaai lectuur leeftijd libel ' +
  'lui mazelen melkzuur middernacht morfine moskee mosterd nikkel noodlot noodzaak noord nougat onderscheid ' +
  'onthaal oost origami pancreas paniek pepermunt permafrost peterselie petroleum pitabrood porie postelein ' +
  'poëzie prieel puddel purper rabarber ramadan relikwie rondeel saffraan schemer schildpad selderij sier smeer ' +
  'spaghetti speeksel speer spelt spinazie stratosfeer symfonie talg tapioca textiel thuis timmer toerisme ' +
  'tropen trots uranium vanille venkel verdriet verhoor vermicelli volleybal vrees vuilnis warmte weelde west ' +
  'wit wolfram worstel wrok zilver zode zuid zuivel';

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
