/** Nouns with a plural on -en that the generated table lacks. Source: own. */
export const OWN_EN =
  'aambeeld aambei aanbod aandeel aanleg aanrecht aanslag aanspraak aanval aanvraag aanwinst aardbeving ' +
  'aardnoot abrikoos abt accordeonist achterban achterstand adoptant afdak afkomst afrit aftocht alarmklok ' +
  'albatros alcohol alcoholist ambassadeur ambtenaar amerikaan ampul amulet analfabeet anarchist anesthesist ' +
  'ansjovis antecedent appartement archeoloog architectuur aristocraat arrangement artillerist assortiment ' +
  'astroloog astronoom atheïst atmosfeer badjas badkuip bagatel bakkebaard ballast ban bangerik baret basalt ' +
  'basiliek begrafenis beklag beur bewijsstuk bibliotheek biecht biefstuk bijdrage bijgeluid bijgerecht bioloog ' +
  'bisschop blaf bleek bloed bloot bluf boeddhist boeket bof bokking boksbal bolus bom bombardement bonnet ' +
  'borstkas bries brievenbus brink bunzing bureaucraat chauvinist chloor chrysant collectant columnist ' +
  'commissaris communist concurrent correspondent couplet cyclaam dagboek dagdroom damast dansles dar dashboard ' +
  'delinquent democraat demonstrant discipel dissident dolfijn dolk dood doodsoorzaak doolhof draak dreigement ' +
  'dreun dries dut echtgenoot echtpaar elektriciteit ellips els emigrant ereteken erfenis etmaal evangelist ' +
  'evenwicht exemplaar exorcist exploitant extremist fantast feminist fenomeen filantroop fitness fluim ' +
  'fotograaf frees frons functionaris fundament fundamentalist gaap gebod gedachte gehucht gek gemeenschap ' +
  'generalist genot geoloog gerecht germanist gerucht geschrift geschut getuigenis gevangenis geweer gladiator ' +
  'gladiool glazuur gleuf glimp god graf granaat graniet grimas grimlach grip grondslag gymzaal gynaecoloog ' +
  'halm handdoek handvat hangmat hansworst harnas harpoen hartaanval hazelnoot heelal heerschappij hennep ' +
  'herinnering hermelijn heuvelrug hindernis hoogte hoorspel huifkar huwelijk idealist idioot illusionist ' +
  'imperialist informant insult intellectueel internet intrigant inval jasmijn jeneverbes joint kakkerlak ' +
  'kandelaar kannibaal kanon kap kapitalist kapstok karaat karikaturist karikatuur karton kasteel kathedraal ' +
  'kauwgom keizerin kenmerk kerk kerstboom kerstmis keurmerk keus kilogram kink klankbord kliek klif klimrek ' +
  'kling kloon kluns knauw knipoog knoei knoflookteen koekoek koelkast kolk komeet kompas kopstoot korset ' +
  'kosmopoliet kotelet koukleum kout kreek kreng krent kreun kroes kruin kuch kwijl lakei landgenoot leeuwerik ' +
  'legioen lemmet lemming lichtbron lidmaat ligging lijk lindeboom locomotief logboek looprek luchtballon luim ' +
  'luipaard lul maas magneet majesteit makelaardij makreel mammoet mandarijn manier manuscript margriet markies ' +
  'marmot marsepein materialist meerkoet meteoor minaret minuut misdaad miskoop missaal missionaris moeras ' +
  'mohammedaan monoloog moord mormoon mutant naakt naaktslak nachtegaal nadeel nagerecht nageslacht nar nasaal ' +
  'nationalist nederlaag netvlies neuroloog neuron nijlpaard nijptang ogenblik omelet omtrek onderdaan ' +
  'onderdeel onderlijn onderwijs ontzag onyx oogopslag oordeel oorlog oorsprong opiaat oprit optimist ' +
  'ossenstaart overblijfsel overeenkomst overval pacifist paleontoloog papegaai paradox paragraaf parket ' +
  'partizaan paspoort passant patriot perceel perkament pers pessimist pik pincet pistool pitvis plaket ' +
  'plankton plastiek plavuis pleidooi poch pompoen populist por porselein praam prefect proefwerk projectiel ' +
  'protestant psychopaat pupil putsch ravijn realist reformist rekwisiet remonstrant rendier republikein ' +
  'reservist revolutionair rivaal rolmops rolstoel rotzooi rouw rouwstoet rozemarijn rui ruin sadist sandaal ' +
  'sandwich satijn schaak scharnier scheet schelvis schermutseling schild schlemiel schoorsteen schulp ' +
  'secretariaat semafoor senator sieraad sigaar sigaret silhouet sjamaan skateboard slalom slechterik sleet ' +
  'sliert slons slurf smaragd smeris snaar sneeuwbal snoet snuf snuif snurk sociaaldemocraat socioloog soes ' +
  'sollicitant sonnet spanjool spartaan spraak spurt squash standbeeld standplaats statuut stethoscoop ' +
  'stommerik stronk strot substituut surrogaat tabak tachograaf talisman tandarts tarbot tegendeel tegengeluid ' +
  'tegenslag telegraaf telescoop temperatuur terts testament theoloog thermostaat tijdgenoot timmerman toorn ' +
  'toxicoloog transistor trawant treil tribunaal tsaar tsjilp tui tulband twijg ufoloog uitlaat utopist ' +
  'vaartuig valeriaan vat vazal verraad vetzak viezerik vingerafdruk visioen vlooi vogelspin vonnis voordeel ' +
  'voorgerecht voorraad voorval vrouwspersoon vulkaan waarborg waarde walnoot walrus wapenfeit warhoofd ' +
  'waterval weduwnaar weegschaal weerbericht weg wereld werkplaats werktuig wet wierook woerd wond zaklamp ' +
  'zandbak zeeman ziekte zwaard zwiep';

/** Nouns with a plural on -s. Source: own. */
export const OWN_S =
  'aandeelhouder abattoir acquisitie advent advertentie adviesbureau algoritme alibi allure anekdote arena ' +
  'avonturier azalea baarmoeder babi balsem balustrade bamboe bankier barrevoeter bazaar beeldhouwer beheer ' +
  'bekende belager bengel bewonderaar bezinksel bijbel bliksem bobbel bochel boekanier boemerang boender ' +
  'bolster bonbon boosdoener bottel brandnetel brasem breidel bretel broccoli brochure buidel buitenstaander ' +
  'bulldozer bundel burgemeester buste cognac collaborateur condoom conducteur conferentie consequentie ' +
  'constructie couturier croissant dahlia deelnemer deserteur discriminatie distel dollar dominee donder dorade ' +
  'dragon dressoir dreutel dribbel dronkaard droppel druppel duivel duvel eekhoorn elektricien employee enquête ' +
  'evenaar farizeeër feuilleton fiedel fijfel flamingo flapper flesje flikker flodder flottielje fluisteraar ' +
  'fresia frommel frutsel ganger gangster garnizoen gazon geboortecijfer gelegenheid generaal geranium ' +
  'gesteente gezegde gezindte gibbon giebel giechel glinster gnoe gobelin grossier guillotine halster hamburger ' +
  'handlanger heester hengel heuvel hevel hobbel hoefijzer hoepel hondsdolheid honing horloge hortensia hostie ' +
  'houweel hyena hypnotiseur ijsbeer impala introducee jaguar jammer jenever jengel joker kameleon kangoeroe ' +
  'kanker kanton kapelaan karper kartel kassier kebab kennel kenteken ketter keutel keuvel kijker kladder ' +
  'kleedje klepper klodder kluister klungel kluwen knabbel kneukel kneuter knipper knoedel knuffel kogel ' +
  'kolibrie komkommer konkel korrel kotter kraamkamer krabbel krachtpatser kreukel kriebel kringel kruidnagel ' +
  'kruiwagen kurkentrekker kwakkel kwakzalver kwebbel kwelder kwispel laboratorium lama lampion landloper lasso ' +
  'lava leuter leviathan lexicon lijster likdoorn loempia logee logé loodgieter luiaard luifel luitenant lummel ' +
  'maatregel magiër magnolia mangel mannequin masseur matador materie mayonaise meander medeverdachte merel ' +
  'metselaar mijnwerker mijter mikado miljonair mirakel mitrailleur moffel moordenaar mormel mortel motregen ' +
  'motto mummie musketier nachtbraker nageltje nestel nieuwkomer onderduiker ondertitel oogappel oplader oranje ' +
  'orchidee organisme ouderdom ouverture ovatie paddo pantalon panter pantoffel papaver parabel paraplu parasol ' +
  'pastille paviljoen pelgrim pendel petunia peuter piccolo pingel pita planetarium plasregen plebejer poker ' +
  'pollepel polyester portefeuille portemonnee portier poster premier prikkel privilege prostituee prothese ' +
  'provocateur publiek python quiche raadsel rafel ransel raster ravage rechercheur recital redder reder ' +
  'rentenier ribbel riedel rimpel rododendron roffel saboteur sanatorium scharrel schermer schijnwerper ' +
  'schnabbel schoffel schooier secretaresse sequoia sikkel sinaasappel slagregen slotsom slungel smikkel ' +
  'smoking snipper snorkel snotter soda sodemieter sonate spatel spatie speler sperwer spetter sprokkel stapel ' +
  'stengel steward stiefbroer stierenvechter stippel stommel stortregen strandjutter strengel striem stuntel ' +
  'sukkel sultan synagoge tamboer tater tegenstander tender terrarium territorium thermometer tikkel tippel ' +
  'tissue toendra toeter toetser toreador tornado torpedo triangel troetel trombone trompetter tuinier ' +
  'turbulentie twijfelaar tycoon urinoir vaandel vaandeldrager vakantieganger vedel vegetariër veranda vereiste ' +
  'verlofganger vermoeden vervoer vibrafoon vijzel viooltje vivisectie voetganger vuurtoren wapen wapper ' +
  'wasmachine wedde wethouder whisky wigwam wikkel wimpel wimper winkelier wodka zeppelin zigeuner zitter ' +
  'zwachtel';

/** Nouns without a regular plural. Source: own. */
export const OWN_NONE =
  'aandacht achterdocht afgunst afscheid afschuw allee aluminium arbeid arbo as asfalt asteroïde bacon bacterie ' +
  'bagage bagger ballingschap basketbal bauxiet bederf behoud beraad berouw bier blaam bobslee bombarie buren ' +
  'carbid cavalerie chocolade confectie diarree dorst drek eczeem eer eetlust energie ethiek gefluister gehoor ' +
  'gelaat gelatine gemoed gerief gevoel geweld goulash grabbel gratin gruwel gymnastiek halogeen handbal haver ' +
  'helium herfst hergebruik herstel hinder hockey honkbal huiver ijver invoer kaneel karate kaviaar kikkervis ' +
  'klimop kobalt koren korfbal korhoen landbouw laster lavendel lawaai lectuur leeftijd libel lui mazelen ' +
  'melkzuur middernacht misbruik morfine moskee mosterd nikkel noodlot noodzaak noord nougat onderhoud ' +
  'onderricht onderscheid onthaal oost origami pancreas paniek pepermunt permafrost peterselie petroleum ' +
  'pitabrood porie postelein poëzie prieel puddel purper rabarber ramadan relikwie rondeel saffraan schemer ' +
  'scherts schildpad selderij sier smaad smeer spaghetti speeksel speer spelt spinazie stratosfeer symfonie ' +
  'talg tapioca textiel thuis timmer toerisme tropen trots uranium vanille venkel verderf verdriet verhoor ' +
  'verhuur vermicelli vertier verweer volleybal vrees vuilnis wanhoop warmte weelde west wit wolfram worstel ' +
  'wrok zever zilver zode zuid zuivel zwendel zwier';

/** Adjectives. Source: own. */
export const OWN_BN =
  'aaibaar aandachtig aandoenlijk aangenaam aanhankelijk aannemelijk aansprakelijk aanstekelijk aantrekkelijk ' +
  'aanwezig aanzienlijk absoluut abstract absurd acceptabel achteloos achterbaks actueel acuut adellijk ' +
  'afgelegen afhankelijk afschuwelijk agressief aimabel akelig algemeen alledaags allergisch allerliefst ' +
  'ambitieus amfibisch amoreel amusant analoog angstaanjagend angstwekkend anoniem apart armig aromatisch ' +
  'arrogant artificieel artistiek asgrauw asociaal atletisch attent automatisch autonoom avontuurlijk baldadig ' +
  'banaal barbaars bedachtzaam beduusd begrijpelijk behaaglijk behendig behulpzaam beige belachelijk belangrijk ' +
  'bemoeizuchtig benieuwd benig beperkt besluiteloos betaalbaar betreurenswaardig betrouwbaar bevreesd ' +
  'bijdehand bijzonder biologisch bitter bizar bladig bliksemsnel bloeddorstig bloederig bloemig bondig ' +
  'boosaardig bosrijk breekbaar bruikbaar buitengewoon buitenlands burgerlijk chagrijnig chaotisch charmant ' +
  'chronisch cijferig collectief commercieel concreet consequent conservatief constant corporeel corrupt ' +
  'creatief cruciaal cynisch dagelijks dankbaar dartel decent decoratief defect delicaat delig demonisch ' +
  'denkbaar depressief deskundig deugdzaam diabolisch dierlijk diffuus digitaal discreet doelbewust doelgericht ' +
  'doelloos doelmatig doeltreffend dominant doodeng doodmoe doodop doodstil doorzichtig draaglijk dramatisch ' +
  'drastisch dringend dubbelzinnig duidelijk dwaas echtelijk educatief eenzaam eerbaar eergierig eerlijk eervol ' +
  'eerzaam eeuwig effectief effen egaal egoïstisch eigenaardig eigenwijs elastisch elegant elektrisch ' +
  'elementair ellendig emotioneel energiek enorm enthousiast erotisch erudiet ethisch evident exact exclusief ' +
  'exotisch explosief exquis extern extravagant familiair fantastisch fascinerend fataal feestelijk feilloos ' +
  'felgekleurd fijngevoelig financieel flamboyant flets flexibel flink fluks formeel formidabel foutief fraai ' +
  'fragiel frivool fundamenteel fysiek galant gammel gangbaar geagiteerd gebrekkig gebruikelijk geduldig ' +
  'geestdriftig gehaaid geheimzinnig gehoorzaam gelijkwaardig geloofwaardig gemakkelijk gemiddeld genadeloos ' +
  'genereus genetisch geniepig gerust geweldig gewetenloos gewiekst gewillig gezellig gierig giftig gigantisch ' +
  'glazig globaal glorierijk godsdienstig gortdroog grandioos griezelig grijpbaar grijs grillig groezelig ' +
  'groots gruwelijk guitig guur haastig haatdragend halfslachtig halfzacht handelbaar hardnekkig harig ' +
  'hartelijk hatelijk hechten heerlijk heftig heilig heimelijk helder heldhaftig hoekig hoffelijk hongerig ' +
  'hoogmoedig hoopvol hopeloos horizontaal huichelachtig huiselijk hulpeloos humaan humoristisch hygiënisch ' +
  'hysterisch identiek ijzig illegaal immens immoreel imposant impulsief incompetent indrukwekkend industrieel ' +
  'informeel ingenieus ingewikkeld inhalig inheems innig instabiel intact intellectueel intelligent intens ' +
  'interactief interessant inventief invloedrijk irritant jammerlijk jarig jeugdig joviaal kansloos kansrijk ' +
  'karig kinderachtig kinderrijk klassiek klef kleingeestig kleinzielig kleurig kleurrijk kleverig klungelig ' +
  'knullig knus koddig kortzichtig korzelig kostbaar kostelijk krachteloos krankzinnig kregelig kreukelig ' +
  'kribbig kundig kwaadaardig kwalijk kwetsbaar kwetsend laaghartig labiel lafhartig lagig laks lamlendig ' +
  'langdradig lankmoedig lastig lawaaierig leerrijk leerzaam lenig letterig levend levendig levensgevaarlijk ' +
  'lichamelijk lichtzinnig liederlijk liefdevol liefelijk linguaal loom losbandig luguber luidruchtig ' +
  'luisterrijk lukraak lustig luxueus maandig maatschappelijk machtig magisch majestueus makaber makkelijk ' +
  'manmoedig mannelijk marginaal massief materieel maximaal medeplichtig meedogenloos meelijwekkend ' +
  'melancholiek melodieus menselijk merkbaar merkwaardig meticuleus miezerig minimaal minuscuul misselijk ' +
  'mistig modieus moeilijk moeizaam mogelijk momenteel monotoon monter monumentaal moordlustig moreel morsig ' +
  'motorig murw mysterieus mythisch naakt nadelig nalatig natuurlijk nauwgezet nauwkeurig navrant naïef nederig ' +
  'negatief netjes nieuwsgierig nobel noest nonchalant noodlottig noodzakelijk nors nostalgisch notoir nukkig ' +
  'nutteloos nuttig objectief obsceen obscuur obstinaat occult officieel olijk omvangrijk onafhankelijk ' +
  'onbarmhartig onbeleefd onbeschoft onbezonnen ondankbaar ondeugend oneerlijk ongezond onguur onhandig ' +
  'onmogelijk onnodig onnozel onredelijk ontevreden ontoereikend ontroerend ontzettend onverbiddelijk ' +
  'onvoorstelbaar onvriendelijk onwaarschijnlijk onwetend onzichtbaar oorspronkelijk oorverdovend openbaar ' +
  'openhartig opmerkelijk opmerkzaam oprecht opstandig optimaal origineel overbodig overmoedig overtollig ' +
  'paniekerig paradijselijk parmantig passief pathetisch pedant perfect permanent pessimistisch pienter ' +
  'pijnlijk pijnloos pikant pittig plaatselijk plausibel plechtig plezierig poreus potentieel potsierlijk pover ' +
  'prachtig praktisch precies prestigieus prettig preuts prikkelbaar pril prima primair primitief professioneel ' +
  'profijtelijk prominent prompt pront proper provinciaal psychisch punctueel racistisch radeloos rampzalig ' +
  'ranzig rationeel razendsnel realistisch rechtschapen rechtvaardig redelijk regelig regelmatig relatief ' +
  'religieus reusachtig reëel ridderlijk riskant ritmisch robuust roekeloos roemrijk roemruchtig roerloos ' +
  'romantisch rond royaal ruimtelijk rustig sacraal sadistisch sarcastisch sceptisch schadelijk schamel ' +
  'schandalig schatplichtig schatrijk scherpzinnig scheutig schichtig schitterend schizofreen schrander schriel ' +
  'schriftelijk schril secundair seksueel sensationeel sentimenteel serieus sierlijk simpel sinister slinks ' +
  'sloom slordig sluw smaakvol smerig snibbig snugger soepel solide spaarzaam spectaculair spijtig ' +
  'spiraalvormig spontaan sporig spraakzaam stabiel standvastig stateloos statig stemmig sterfelijk stevig ' +
  'stiekem stijlvol stoer stoffig straatarm strafbaar stram strategisch strijdlustig stroef stug stupide stuurs ' +
  'subjectief subliem subtiel subversief succesvol suikervrij sullig symbolisch symmetrisch sympathiek ' +
  'symptomatisch systematisch tactisch talig talrijk tastbaar teder teergevoelig temperamentvol tenger ' +
  'terminaal theatraal thematisch tijdelijk tijdloos tiranniek toegankelijk toepasselijk toevallig tolerant ' +
  'traditioneel tragikomisch tragisch transparant troebel turbulent uitbundig uitvoerig uitzinnig uitzonderlijk ' +
  'ultiem uniek universeel urgent variabel vastberaden vatbaar veelzijdig veilig verbaal verbazingwekkend ' +
  'verderfelijk verdrietig verleidelijk verschrikkelijk verstandelijk verstandig verticaal vertrouwelijk ' +
  'verward vierkant vindingrijk virtueel vitaal vleugelig vlijtig voelbaar voetig volledig volmaakt volwassen ' +
  'vooraanstaand voordelig voorlopig voornaam voortvarend voortvluchtig voorwaardelijk voorzichtig vormig ' +
  'vredig vreesachtig vreselijk vriendelijk vriendschappelijk vrijgevig vrijmoedig vrolijk vrouwelijk ' +
  'vruchtbaar vulgair waakzaam waanzinnig waarachtig waardevol waardig waarneembaar waarschijnlijk walgelijk ' +
  'wanhopig wantrouwig warrig waterrijk wazig weerloos weerzinwekkend weids welgesteld welkom wellustig ' +
  'welvarend welwillend wetenschappelijk wettig wielig willekeurig wispelturig wollig wonderbaarlijk ' +
  'wraakzuchtig wulps zachtaardig zachtmoedig zedig zeldzaam zelfstandig zelfverzekerd zelfzuchtig zenuwachtig ' +
  'zichtbaar ziekelijk zielig zijdig zindelijk zinloos zinnig zonnig zorgelijk zorgeloos zorgvuldig zorgwekkend ' +
  'zorgzaam zuchtig zwaarmoedig zwierig zwijgzaam zwoel';
