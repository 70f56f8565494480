/** Nouns with a plural on -en that the generated table lacks. Source: own. */
export const OWN_EN =
  'aambeeld aambei aanbod aandeel aanleg aanrecht aanslag aanspraak aanval aanvraag aanwinst aardbeving ' +
  'aardnoot abrikoos abt accordeonist achterban achterstand adoptant afdak afkomst afrit aftocht alarmklok ' +
  'albatros alcohol alcoholist ambassadeur ambtenaar amerikaan ampul amulet analfabeet anarchist ' +
  'anesthesist ansjovis antecedent appartement archeoloog architectuur aristocraat arrangement artillerist ' +
  'assortiment astroloog astronoom atheïst atmosfeer badjas badkuip bagatel bakkebaard ballast ban ' +
  'bangerik baret basalt basiliek begrafenis beklag beur bewijsstuk bibliotheek biecht biefstuk bijdrage ' +
  'bijgeluid bijgerecht bioloog bisschop blaf bleek bloed bloot bluf boeddhist boeket bof bokking boksbal ' +
  'bolus bom bombardement bonnet borstkas bries brievenbus brink bunzing bureaucraat chauvinist chloor ' +
  'chrysant collectant columnist commissaris communist concurrent correspondent couplet cyclaam dagboek ' +
  'dagdroom damast dansles dar dashboard delinquent democraat demonstrant discipel dissident dolfijn dolk ' +
  'dood doodsoorzaak doolhof draak dreigement dreun dries dut echtgenoot echtpaar elektriciteit ellips els ' +
  'emigrant ereteken erfenis etmaal evangelist evenwicht exemplaar exorcist exploitant extremist fantast ' +
  'feminist fenomeen filantroop fitness fluim fotograaf frees frons functionaris fundament fundamentalist ' +
  'gaap gebod gedachte gehucht gek gemeenschap generalist genot geoloog gerecht germanist gerucht ' +
  'geschrift geschut getuigenis gevangenis geweer gladiator gladiool glazuur gleuf glimp god graf granaat ' +
  'graniet grimas grimlach grip grondslag gymzaal gynaecoloog halm handdoek handvat hangmat hansworst ' +
  'harnas harpoen hartaanval hazelnoot heelal heerschappij hennep herinnering hermelijn heuvelrug ' +
  'hindernis hoogte hoorspel huifkar huwelijk idealist idioot illusionist imperialist informant insult ' +
  'intellectueel internet intrigant inval jasmijn jeneverbes joint kakkerlak kandelaar kannibaal kanon kap ' +
  'kapitalist kapstok karaat karikaturist karikatuur karton kasteel kathedraal kauwgom keizerin kenmerk ' +
  'kerk kerstboom kerstmis keurmerk keus kilogram kink klankbord kliek klif klimrek kling kloon kluns ' +
  'knauw knipoog knoei knoflookteen koekoek koelkast kolk komeet kompas kopstoot korset kosmopoliet ' +
  'kotelet koukleum kout kreek kreng krent kreun kroes kruin kuch kwijl lakei landgenoot leeuwerik legioen ' +
  'lemmet lemming lichtbron lidmaat ligging lijk lindeboom locomotief logboek looprek luchtballon luim ' +
  'luipaard lul maas magneet majesteit makelaardij makreel mammoet mandarijn manier manuscript margriet ' +
  'markies marmot marsepein materialist meerkoet meteoor minaret minuut misdaad miskoop missaal ' +
  'missionaris moeras mohammedaan monoloog moord mormoon mutant naakt naaktslak nachtegaal nadeel ' +
  'nagerecht nageslacht nar nasaal nationalist nederlaag netvlies neuroloog neuron nijlpaard nijptang ' +
  'ogenblik omelet omtrek onderdaan onderdeel onderlijn onderwijs ontzag onyx oogopslag oordeel oorlog ' +
  'oorsprong opiaat oprit optimist ossenstaart overblijfsel overeenkomst overval pacifist paleontoloog ' +
  'papegaai paradox paragraaf parket partizaan paspoort passant patriot perceel perkament pers pessimist ' +
  'pik pincet pistool pitvis plaket plankton plastiek plavuis pleidooi poch pompoen populist por porselein ' +
  'potlood praam prefect proefwerk projectiel protestant psychopaat pupil putsch ravijn realist reformist ' +
  'rekwisiet remonstrant rendier republikein reservist revolutionair rivaal rolmops rolstoel rotzooi rouw ' +
  'rouwstoet rozemarijn rui ruin sadist sandaal sandwich satijn schaak scharnier scheet schelvis ' +
  'schermutseling schild schlemiel schoorsteen schulp secretariaat semafoor senator sieraad sigaar sigaret ' +
  'silhouet sjamaan skateboard slalom slechterik sleet sliert slons slurf smaragd smeris snaar sneeuwbal ' +
  'snoet snuf snuif snurk sociaaldemocraat socioloog soes sollicitant sonnet spanjool spartaan spraak ' +
  'spurt squash standbeeld standplaats statuut stethoscoop stommerik stronk strot substituut surrogaat ' +
  'tabak tachograaf talisman tandarts tarbot tegendeel tegengeluid tegenslag telegraaf telescoop ' +
  'temperatuur terts testament theoloog thermostaat tijdgenoot timmerman toorn toxicoloog transistor ' +
  'trawant treil tribunaal tsaar tsjilp tui tulband twijg ufoloog uitlaat utopist vaartuig valeriaan vat ' +
  'vazal verraad vetzak viezerik vingerafdruk visioen vlooi vogelspin vonnis voordeel voorgerecht voorraad ' +
  'voorval vrouwspersoon vulkaan waarborg waarde walnoot walrus wapenfeit warhoofd waterval weduwnaar ' +
  'weegschaal weerbericht weg wereld werkplaats werktuig wet wierook woerd wond zaklamp zandbak zeeman ' +
  'ziekte zoon zwaard zwiep';

/** Nouns with a plural on -s. Source: own. */
export const OWN_S =
  'aandeelhouder abattoir acquisitie advent advertentie adviesbureau algoritme alibi allure anekdote arena ' +
  'avonturier azalea baarmoeder babi balkon balsem balustrade bamboe bankier barrevoeter bazaar bediende ' +
  'beeldhouwer beheer bekende belager bengel bewonderaar bezinksel bijbel bliksem bobbel bochel boekanier ' +
  'boemerang boender bolster bonbon boosdoener bordeaux bottel brandnetel brasem breidel bretel broccoli ' +
  'brochure buidel buitenstaander bulldozer bun bundel burgemeester buste cello club cognac collaborateur ' +
  'condoom conducteur conferentie consequentie constructie couturier croissant cross dahlia dart deelnemer ' +
  'deserteur dinar discriminatie distel dollar dominee donder dorade dragon dressoir dreutel dribbel ' +
  'dronkaard droppel druppel duivel duvel eekhoorn elektricien employee enquête evenaar farizeeër ' +
  'feuilleton fiedel fijfel flamingo flapper flesje flikker flip flodder flottielje fluisteraar fresia ' +
  'frommel frutsel ganger gangster garnizoen gazon geboortecijfer gelegenheid generaal geranium gesteente ' +
  'gezegde gezindte gibbon giebel giechel glinster gnoe gobelin gong gourmet grossier guillotine gum ' +
  'halster hamburger handlanger heester hengel heuvel hevel hobbel hoefijzer hoepel hondsdolheid honing ' +
  'horloge hortensia hostie houweel hyena hypnotiseur ijsbeer imam impala interim interland intrige ' +
  'introducee isme jaguar jammer jenever jengel jihad joker kameleon kangoeroe kanker kanton kapelaan ' +
  'karper kart kartel kassier kebab kennel kenteken ketter keutel keuvel kijker kladder kleedje klepper ' +
  'klodder kluister klungel kluwen knabbel kneukel kneuter knipper knoedel knuffel kogel kolibrie ' +
  'komkommer konkel korporaal korrel kotter kraamkamer krabbel krachtpatser kreukel kriebel kringel ' +
  'kruidnagel kruiwagen kurkentrekker kwakkel kwakzalver kwebbel kwelder kwispel laboratorium lama lampion ' +
  'landloper lantaarn lasso lava leuter leviathan lexicon lijster likdoorn loempia log logee login logé ' +
  'loodgieter look lord luiaard luifel luitenant lummel maatregel magiër magnolia mangel mannequin masseur ' +
  'matador materie mayonaise meander mechanisme medeverdachte merel metselaar mijnwerker mijter mikado ' +
  'miljonair mirakel mitrailleur moffel moordenaar morene mormel mortel motregen motto mummie musketier ' +
  'nachtbraker nageltje nerd nestel nieuwkomer onderduiker ondertitel oogappel oplader oranje orchidee ' +
  'organisme ouderdom ouverture ovatie paddo pantalon panter pantoffel papaver parabel paraplu parasol ' +
  'pastille paviljoen pelgrim pendel petunia peuter piccolo pilot pingel pita planetarium plasregen ' +
  'plebejer plot plug poker pollepel polyester portefeuille portemonnee portier poster premier prestige ' +
  'prikkel privilege prof prostituee prothese provocateur publiek pull python quiche raadsel rafel ransel ' +
  'raster ravage rechercheur recital redder reder referendum rentenier ribbel riedel rimpel rododendron ' +
  'roffel root run saboteur sanatorium scharrel schermer schijnwerper schnabbel schoffel schooier scout ' +
  'script secretaresse sequoia sheet sikkel sinaasappel sirene sjeik skin slagregen slotsom slungel ' +
  'smikkel smoking snipper snorkel snotter soda sodemieter sonar sonate sorbet spasme spatel spatie speler ' +
  'sperwer spetter sprokkel stapel stengel steward stiefbroer stierenvechter stippel stommel stop ' +
  'stortregen strandjutter strengel striem strip stukadoor stuntel sukkel sultan swap synagoge tamboer ' +
  'tater tegenstander tender terminal terrarium territorium test thermometer tikkel tippel tissue toendra ' +
  'toeter toetser tool toreador tornado torpedo transit triangel tricot troetel trombone trompetter trust ' +
  'tuinier turbulentie twen twijfelaar tycoon unit urinoir vaandel vaandeldrager vaccin vakantieganger ' +
  'vedel vegetariër veranda vereiste verlofganger vermoeden vervoer vibrafoon vijzel viooltje vivisectie ' +
  'voetganger volt voltige vuurtoren wapen wapper wasmachine watt wedde wethouder whisky wigwam wikkel ' +
  'wimpel wimper winkelier wodka wok zeppelin zigeuner zitter zwachtel';

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
  'aaibaar aandachtig aandoenlijk aangenaam aanhankelijk aannemelijk aansprakelijk aanstekelijk ' +
  'aantrekkelijk aanwezig aanzienlijk absoluut abstract absurd acceptabel achteloos achterbaks achterlijk ' +
  'actueel acuut adellijk afgelegen afhankelijk afschuwelijk agressief aimabel akelig algemeen alledaags ' +
  'allergisch allerliefst ambitieus amfibisch amoreel amusant analoog angstaanjagend angstwekkend anoniem ' +
  'apart armig aromatisch arrogant artificieel artistiek asgrauw asociaal atletisch attent automatisch ' +
  'autonoom avontuurlijk baldadig banaal barbaars barmhartig bazig bedachtzaam bedeesd beduusd beestachtig ' +
  'begrijpelijk behaaglijk behendig behoorlijk behulpzaam beige belachelijk belangrijk bemoeizuchtig ' +
  'benieuwd benig beperkt berucht besluiteloos betaalbaar betreurenswaardig betrouwbaar bevreesd bibberig ' +
  'bijdehand bijzonder biologisch bitter bizar bladig bliksemsnel bloeddorstig bloederig bloemig bloot ' +
  'blubberig bobbelig bokkig bondig bonkig boosaardig bosrijk bossig branderig breekbaar brokkelig ' +
  'brommerig broos bruikbaar brutaal buiig buitengewoon buitenlands bultig burgerlijk chagrijnig chaotisch ' +
  'charmant chic chronisch cijferig collectief commercieel concreet consequent conservatief constant ' +
  'corporeel corrupt creatief cruciaal cynisch dagelijks dankbaar dartel dauwig decent decoratief ' +
  'deegachtig defect delicaat delig demonisch denkbaar depressief deskundig deugdzaam diabolisch dierlijk ' +
  'diffuus digitaal dikkig discreet doelbewust doelgericht doelloos doelmatig doeltreffend dominant dood ' +
  'doodeng doodmoe doodop doodstil doornig doorzichtig dorstig draaglijk dramatisch drassig drastisch ' +
  'dringend droevig dromerig dronken druilerig dubbelzinnig duidelijk dwaas dweperig echtelijk educatief ' +
  'eenzaam eerbaar eergierig eerlijk eervol eerzaam eetbaar eeuwig effectief effen egaal egoïstisch ' +
  'eigenaardig eigenwijs elastisch elegant elektrisch elementair ellendig emotioneel energiek enig enorm ' +
  'enthousiast ernstig erotisch erudiet ethisch evident exact exclusief exotisch explosief exquis extern ' +
  'extravagant familiair fantastisch fascinerend fataal feestelijk feilloos felgekleurd fijngevoelig ' +
  'financieel flamboyant flets fleurig flexibel flink flodderig fluks formeel formidabel foutief fraai ' +
  'fragiel frivool fundamenteel fysiek galant gammel gangbaar geagiteerd gebrekkig gebruikelijk geduldig ' +
  'geestdriftig gehaaid geheimzinnig gehoorzaam geinig gelig gelijkwaardig geloofwaardig gemakkelijk ' +
  'gemiddeld genadeloos genereus genetisch geniepig gerust geurig geweldig gewetenloos gewiekst gewillig ' +
  'gezellig giechelig gierig giftig gigantisch glazig glibberig globaal glorierijk gluiperig godsdienstig ' +
  'goedkoop gortdroog gortig grandioos gretig griezelig grijpbaar grijs grillig groenig groezelig grondig ' +
  'groots gruwelig gruwelijk guitig guur haastig haatdragend halfslachtig halfzacht handelbaar hardnekkig ' +
  'harig hartelijk hatelijk hebberig hechten heerlijk heftig heilig heimelijk helder heldhaftig hels ' +
  'herfstig heuvelig hinderlijk hobbelig hoekig hoffelijk hongerig hoogmoedig hoopvol hopeloos horizontaal ' +
  'huichelachtig huiselijk huiverig hulpeloos humaan humeurig humoristisch hygiënisch hysterisch identiek ' +
  'ijverig ijzig illegaal immens immoreel imposant impulsief incompetent indrukwekkend industrieel ' +
  'informeel ingenieus ingewikkeld inhalig inheems innig instabiel intact intellectueel intelligent intens ' +
  'interactief interessant inventief invloedrijk irritant jachtig jammerlijk jarig jeugdig jolig joviaal ' +
  'kalkachtig kansloos kansrijk karig kattig kieskeurig kinderachtig kinderrijk klassiek klef kleingeestig ' +
  'kleinzielig kleurig kleurrijk kleverig klungelig knapperig knettergek knobbelig knokig knorrig knullig ' +
  'knus koddig kolossaal kordaat korrelig kortademig kortzichtig korzelig kostbaar kostelijk krachteloos ' +
  'krakkemikkig kranig krankzinnig kregelig kreukelig kribbig kriebelig kroezig kruidig kruimelig kundig ' +
  'kwaadaardig kwalijk kwetsbaar kwetsend kwiek laaghartig labiel lafhartig lagig laks lamlendig ' +
  'langdradig langharig lankmoedig lastig lawaaierig leergierig leerrijk leerzaam lenig letterig levend ' +
  'levendig levensgevaarlijk lichamelijk lichtgelovig lichtzinnig liederlijk liefdevol liefelijk lieflijk ' +
  'lijzig linguaal listig lollig loom losbandig luguber luidruchtig luisterrijk luizig lukraak lummelig ' +
  'lustig luxueus maandig maatschappelijk machtig magisch majestueus makaber makkelijk manmoedig mannelijk ' +
  'marginaal marmerachtig massief materieel maximaal medeplichtig meedogenloos meelijwekkend melancholiek ' +
  'melig melodieus menselijk merkbaar merkwaardig meticuleus miezerig minimaal minuscuul misselijk mistig ' +
  'modderig modieus moederlijk moeilijk moeizaam mogelijk mollig momenteel monotoon monter monumentaal ' +
  'moordlustig mopperig moreel morsig motorig mottig murw mysterieus mythisch naakt nadelig nalatig ' +
  'natuurlijk nauwgezet nauwkeurig navrant naïef nederig neerslachtig negatief netjes nevelig nietig ' +
  'nieuwsgierig nijdig nobel noest nonchalant noodlottig noodzakelijk nors nostalgisch notoir nukkig nurks ' +
  'nutteloos nuttig objectief obsceen obscuur obstinaat occult officieel olijk omvangrijk onaardig ' +
  'onafhankelijk onbarmhartig onbeleefd onbeschoft onbezonnen ondankbaar ondeugend oneerlijk ongezond ' +
  'onguur onhandig onmogelijk onnodig onnozel onredelijk onrustig ontevreden ontoereikend ontroerend ' +
  'ontzettend onverbiddelijk onvoorstelbaar onvriendelijk onwaarschijnlijk onwetend onzichtbaar ' +
  'oorspronkelijk oorverdovend openbaar openhartig oplettend opmerkelijk opmerkzaam oprecht opstandig ' +
  'optimaal origineel ouderwets overbodig overmoedig overtollig paniekerig papperig paradijselijk ' +
  'parmantig passief pathetisch pedant perfect permanent pessimistisch pezig piekerig pienter pietluttig ' +
  'pijnlijk pijnloos pikant pinnig pips pittig plaatselijk plakkerig plausibel plechtig plezierig plomp ' +
  'plots pluizig pokdalig poreus potentieel potsierlijk pover prachtig praktisch precies prestigieus ' +
  'prettig preuts prikkelbaar prikkelig pril prima primair primitief professioneel profijtelijk prominent ' +
  'prompt pront proper provinciaal psychisch puistig punctueel puur racistisch radeloos rafelig rampzalig ' +
  'ranzig rationeel razendsnel realistisch rechtschapen rechtvaardig redelijk regelig regelmatig ' +
  'regenachtig relatief religieus reusachtig reëel ridderlijk rillerig rimpelig riskant ritmisch robuust ' +
  'roekeloos roemrijk roemruchtig roerloos roestig rokerig romantisch rommelig rond rossig rotsig royaal ' +
  'ruimtelijk rumoerig rusteloos rustig ruzieachtig sacraal sadistisch sappig sarcastisch sceptisch ' +
  'schaars schadelijk schalks schamel schandalig schatplichtig schatrijk schemerig scherpzinnig scheutig ' +
  'schichtig schilferig schimmelig schitterend schizofreen schonkig schrander schreeuwerig schriel ' +
  'schriftelijk schrikachtig schrikkerig schril schuchter schurftig secundair seksueel sensationeel ' +
  'sentimenteel serieus sierlijk simpel sinister slaafs slank slaperig slijmerig slinks slobberig sloom ' +
  'slordig sluw smaakvol smerig smeuïg smoezelig sneeuwachtig snibbig snipperig snoezig snugger sober ' +
  'soepel soezerig solide soppig spaarzaam spectaculair speels spichtig spijtig spiraalvormig spontaan ' +
  'sporig spraakzaam sprookjesachtig stabiel standvastig stateloos statig stekelig stemmig sterfelijk ' +
  'stevig stiekem stijlvol stoer stoffig stormachtig straatarm strafbaar stram strategisch strijdlustig ' +
  'stroef stroperig stug stuntelig stupide stuurs subjectief subliem subtiel subversief succesvol sufferig ' +
  'suikerig suikervrij sullig symbolisch symmetrisch sympathiek symptomatisch systematisch tactisch talig ' +
  'talrijk tastbaar teder teergevoelig teerhartig temperamentvol tenger terminaal theatraal thematisch ' +
  'tijdelijk tijdloos tiranniek tochtig toegankelijk toepasselijk toevallig tolerant traditioneel ' +
  'tragikomisch tragisch tranerig transparant treurig trillerig troebel turbulent tuttig twijfelachtig ' +
  'uitbundig uitvoerig uitzinnig uitzonderlijk ultiem uniek universeel urgent vadsig variabel vastberaden ' +
  'vatbaar veelzijdig veilig verbaal verbazingwekkend verderfelijk verdrietig vergeetachtig verlegen ' +
  'verleidelijk verschrikkelijk verstandelijk verstandig verticaal vertrouwelijk verward vettig vief ' +
  'vierkant vies viezig vijandig vindingrijk virtueel vitaal vlekkerig vleugelig vlezig vlijtig vlokkig ' +
  'vochtig voelbaar voetig vol volledig volmaakt volwassen vooraanstaand voordelig voorlopig voornaam ' +
  'voortvarend voortvluchtig voorwaardelijk voorzichtig vormig vraatzuchtig vredig vreemdsoortig ' +
  'vreesachtig vrekkig vreselijk vriendelijk vriendschappelijk vrijgevig vrijmoedig vrolijk vrouwelijk ' +
  'vruchtbaar vulgair waakzaam waanzinnig waarachtig waardevol waardig waarneembaar waarschijnlijk ' +
  'walgelijk wanhopig wantrouwig warrig waterig waterrijk wazig weelderig weerbarstig weerloos ' +
  'weerzinwekkend weids welgesteld welkom wellustig welvarend welwillend wetenschappelijk wettig wiebelig ' +
  'wielig willekeurig winderig wispelturig woelig wollig wonderbaarlijk wormstekig wraakzuchtig wulps ' +
  'zachtaardig zachtmoedig zanderig zandig zedig zeldzaam zelfstandig zelfverzekerd zelfzuchtig ' +
  'zenuwachtig zeurderig zichtbaar ziekelijk zielig zijdig zilverig zindelijk zinloos zinnig zompig ' +
  'zonderling zonnig zorgelijk zorgeloos zorgvuldig zorgwekkend zorgzaam zuchtig zwaarmoedig zweterig ' +
  'zweverig zwierig zwijgzaam zwoel';
