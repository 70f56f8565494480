/** Nouns with a plural on -en that the generated table lacks. Source: own. */
export const OWN_EN =
  'aambeeld aambei aanbod aandeel aankomst aanleg aanrecht aanslag aansluiting aanspraak aanval aanvraag ' +
  'aanwinst aardbeving aardnoot abrikoos abt accordeonist achterban achterhoef achterstand activiteit ' +
  'actualiteit adoptant afdak afkomst afrit aftocht alarmklok albatros alcohol alcoholist allergeen ' +
  'amaryllis ambassadeur ambtenaar amerikaan ampul amulet analfabeet anarchist anesthesist ansjovis ' +
  'antecedent appartement aquaduct archeoloog architectuur aristocraat arrangement artillerist assortiment ' +
  'astroloog astronoom atheïst atmosfeer automobilist badjas badkuip bagatel bakkebaard ballast ban ' +
  'bangerik baret basalt basiliek beer begrafenis beklag beur bewijsstuk bibliotheek biecht biefstuk ' +
  'bijdrage bijgeluid bijgerecht bijrol bijzonderheid bioloog bisschop blaf bleek bloed bloot bluf boeddhist ' +
  'boeket bof bokking boksbal bolus bom bombardement bonnet borstkas bries brievenbus brink brontosaurus ' +
  'bunzing bureaucraat chauvinist chloor chrysant collectant columnist commissaris communist concurrent ' +
  'conifeer conserve correspondent couplet cyclaam daas dagboek dagdroom damast danseres dansles dar ' +
  'dashboard delinquent democraat demonstrant deun diadeem diagram diefstal dier diplodocus discipel dissident ' +
  'dolfijn dolk donjon dood doodsoorzaak doolhof dorpeling draak dreigement drenkeling dreun dries ' +
  'dromedaris duivin duizeling dut echtgenoot echtpaar eigenschap elektriciteit ellips els emigrant ereteken ' +
  'erfenis etmaal evangelist evenwicht exemplaar exorcist exploitant explosief extremist fantast feminist ' +
  'fenomeen filantroop fitness fjord flard fluim forens fotograaf frees frikandel frons functionaris ' +
  'fundament ' +
  'fundamentalist gaap gebod gedachte gehucht gek gemeenschap gems generalist genootschap genot geoloog ' +
  'gerecht germaan germanist gerucht geschrift geschut getuigenis gevangenis geweer gier gladiator ' +
  'gladiool glazuur gleuf glimp god graafschap graf granaat graniet griend griffioen grimas grimlach grip ' +
  'grondslag gymp gymzaal gynaecoloog halm handdoek handvat hangmat hansworst harnas harpoen hartaanval ' +
  'hazelnoot heelal heer heerschappij hennep herinnering hermelijn heuvelrug hindernis hiëroglief ' +
  'hoeveelheid hoogte hoorspel huifkar huwelijk idealist idioot illusionist imperialist infarct informant ' +
  'infuus insult intellectueel internet intrigant inval jasmijn jeneverbes joint kakkerlak kaleidoscoop ' +
  'kampioenschap kandelaar kannibaal kanon kap kapitalist kapstok karaat karaveel karikaturist karikatuur ' +
  'karkas ' +
  'karton kasteel kathedraal kauwgom keizerin kenmerk kerk kerstboom kerstmis keurmerk keus kilogram kink ' +
  'klankbord kliek klif klimrek kling kloon kluns knauw kneuzing knipoog knoei knoflookteen koekoek ' +
  'koelkast kolk komeet kompaan kompas kont koolhydraat kopstoot korenschoof kornuit korset kosmopoliet ' +
  'kotelet koukleum kout kreek kreng krent kreun kroes kruin kuch kwijl lakei lampion landgenoot landrot ' +
  'leeuwerik ' +
  'legioen lemmet lemming liaan libel lichtbron lidmaat ligging lijk lindeboom lis litteken locomotief ' +
  'logboek loopgraaf looprek luchtballon luim luipaard lul maas machinist magneet majesteit makelaardij ' +
  'makreel ' +
  'mammoet mandarijn manier manuscript margriet markies marmot marsepein materialist meerkoet meteoor ' +
  'metgezel microscoop mier minaret minstreel minuut misdaad miskoop missaal missionaris moeilijkheid ' +
  'moeras mohammedaan monoloog moord mormoon moskee musket mutant naakt naaktslak nachtegaal nadeel ' +
  'nagerecht nageslacht nar nasaal nationalist nederlaag netvlies neuroloog neuron nier niet nietje nijlpaard ' +
  'nijptang ' +
  'notaris obelisk ocelot ogenblik omelet omstreek omtrek onderdaan onderdeel onderlijn onderwijs ontzag ' +
  'onyx oogopslag oordeel oorlog oorsprong opiaat oprit optimist ork os ossenstaart overblijfsel ' +
  'overeenkomst overhoring overval pacifist paleontoloog papegaai paradox paragraaf paranoot parket ' +
  'partizaan paspoort passant patriot pauk pedagoog peer perceel perikel perkament pers perspectief ' +
  'pessimist pesticide pik pincet pion pissebed pistool pitvis placemat plag plaket planeet plankton plastiek ' +
  'plataan ' +
  'plavuis pleidooi poch pompoen populist por porselein portofoon potlood praam prefect proefwerk ' +
  'projectiel protestant psychopaat pterodactylus pupil putsch rabbijn rank ravijn realist reformist ' +
  'rekwisiet remonstrant rendier republikein reservist reuzin revolutionair rivaal roerdomp rolmops rolstoel ' +
  'romein rotzooi rouw rouwstoet rozemarijn rui ruin sadist sandaal sandwich satijn schaak scharnier ' +
  'scheet schelvis schepeling schermutseling schicht schild schlemiel schoorsteen schulp secretariaat ' +
  'semafoor senator senior sfinx sieraad sigaar sigaret silhouet sjamaan skateboard slalom slavin slavink ' +
  'slechterik sleet sliert slons slurf smaragd smeris snaar sneeuwbal snoet snuf snuif snurk ' +
  'sociaaldemocraat socioloog soes sollicitant sonnet spanjool spartaan speer spier spraak spurt squash ' +
  'staafdiagram ' +
  'standbeeld standplaats statief statuut stegosaurus stethoscoop stewardess stommerik stronk strot ' +
  'substituut surrogaat tabak tachograaf talisman tandarts tapir tarbot technologie tegendeel ' +
  'tegengeluid ' +
  'tegenslag telegraaf telescoop temperatuur tentoonstelling termiet terp terts testament theoloog ' +
  'thermostaat tijdgenoot timmerman tompoes toorn toxicoloog transistor trawant treil tribunaal trol tsaar ' +
  'tsjilp tui tulband twijg tyrannosaurus ufoloog uitlaat uitslag universiteit utopist vaartuig valeriaan ' +
  'vallei vat vazal veer ven vennootschap verdamping verdediging verduistering vergadering vergiet verkleding ' +
  'verkoudheid verlichting verovering verraad verschijnsel versnelling vervuiling verwonding verzekering ' +
  'vetzak ' +
  'viezerik vingerafdruk visioen vlooi vluchteling vogelspin volksvermaak vonnis voordeel voorgerecht ' +
  'voorhoef vooroordeel voorraad voorval voorwerp vriendschap vrouwspersoon vulkaan waarborg waarde walnoot ' +
  'walrus ' +
  'wapenfeit warhoofd waterschap waterval weduwnaar weegschaal weerbericht weg wegenwerk wenkbrauw wereld ' +
  'werkplaats ' +
  'werktuig wet wierook woerd wolvin wond zaailing zaklamp zandbak zeeman zekering ziekte zoon zuigeling ' +
  'zwaard ' +
  'zwelling zwiep';

/** Nouns with a plural on -s. Source: own. */
export const OWN_S =
  'aalmoezenier aandeelhouder aanhanger aanrader aanvoerder aardewerker abattoir acquisitie advent ' +
  'advertentie adviesbureau afwasser afzender albino algoritme alibi alligator allure anaconda anekdote ' +
  'anjer anorak antilope arena assistente aubergine auctie aula avonturier azalea baarmoeder babi balkon ' +
  'ballerina balsem balustrade bamboe bandana bankier barrevoeter bazaar bediende beeldhouwer beenwarmer ' +
  'beheer bekende belager bengel bevrijder bewonderaar bezetter bezinksel bijbel bizon bliksem bobbel ' +
  'bochel boekanier boemerang boender bolero bolide bolster bonbon boosdoener bordeaux bottel boxer ' +
  'brandnetel brasem breidel bretel broccoli brochure brommer bruidegom buidel buitenstaander bulldozer ' +
  'bun bundel burgemeester buste caissière capuchon catamaran catcher cello chimpansee chutney cicade club ' +
  'cognac collaborateur condoom conducteur conferentie consequentie constructie courgette couturier ' +
  'croissant cross cupcake dahlia dalmatiër dart deciliter deelnemer deserteur dimmer dinar dingo ' +
  'directrice discriminatie distel dobermann documentaire dodo dollar dominee donder donut dorade dragon ' +
  'dressoir dreutel dribbel dribbelaar dronkaard droppel drummer druppel duivel duvel eekhoorn elektricien ' +
  'emoe emoticon employee enquête espadrille etagère evenaar eyecatcher farizeeër fauteuil feuilleton fiedel ' +
  'fijfel ' +
  'fineliner flamingo flapper flesje flikker flip flodder flottielje fluisteraar foodprocessor fresia ' +
  'frommel frutsel ganger gangster garnizoen gazon geboortecijfer gelegenheid generaal generator geranium ' +
  'gesteente gezegde gezindte gibbon giebel giechel glazenwasser glijder glinster gnoe gobelin gondel gong ' +
  'gourmet groeier grossier guillotine gum guppy gym haiku halster hamburger handlanger handwarmer hashtag ' +
  'heester ' +
  'helper hendel hengel heuvel hevel hindoe hobbel hoefijzer hoepel hondsdolheid honing hoornaar horloge ' +
  'hortensia hostie houweel hunebed hyena hypnotiseur ibis ijsbeer imam imker impala inhalator interim ' +
  'interland intrige introducee isme jaguar jammer jenever jengel jihad jogger joker jongleur kaftan kajak ' +
  'kaketoe kameleon kampeerder kangoeroe kanker kanton kapelaan kapucijner karateka karper kart kartel ' +
  'kassier kebab keeper kennel kenteken ketter keutel keuvel kijker kilt kimono kladder kleedje klepper ' +
  'kliko klimmer klodder kluister klungel kluwen knabbel kneukel kneuter knipper knoedel knuffel ' +
  'knutselaar kogel kolder kolibrie komkommer konkel korporaal korrel kotter kraamkamer krabbel ' +
  'krachtpatser kreukel kriebel kringel kruidnagel kruiper kruiwagen kurkentrekker kwakkel kwakzalver ' +
  'kwebbel kwelder kwispel laboratorium labrador lama lampion landloper lantaarn lasso lava legenda leuter ' +
  'leverancier leviathan lexicon lijster likdoorn limousine loempia log logee logeerder login logé ' +
  'loodgieter look lord loterij luiaard luifel luitenant lummel maatregel magiër magnetron magnolia ' +
  'majorette makkie mamba manchet mandala mangel mannequin marechaussee maskerade masseur matador materie ' +
  'mayonaise meander mechanisme medeverdachte merel metselaar middenmoter middenvelder midget mijnwerker ' +
  'mijter mikado miljonair milkshake milliliter millimeter mimosa mirakel mitrailleur mocassin moffel ' +
  'molenaar moordenaar mopperaar moppie morene mormel mortel motregen motto muffin mummie musketier ' +
  'nachtbraker nageltje narwal navel nectarine nerd nestel nieuwkomer nitwit nunchaku ober oehoe oleander ' +
  'olympiade omroepster onderduiker onderhandelaar onderneemster ondertekenaar ondertitel ondervrager ' +
  'onderzoekster ontdekker oogappel ooievaar oorwarmer opdoffer opknapper oplader oplegger oppepper ' +
  'oproerkraaier opruimer opstopper opwarmer oranje orchidee ordeverstoorder organisme orka ouderdom ' +
  'ouverture ovatie paddo pallet pandemie pantalon panter pantoffel papaver parabel parachute paraplu parasol ' +
  'pastille paviljoen peignoir pelgrim pendel perforator pergola petitfour petunia peuter piccolo pilot ' +
  'pingel pistolet pita pitcher plager planetarium plasregen platform plebejer plot plug pochet podcast ' +
  'poema poker pollepel polswarmer polyester ponton portefeuille portemonnee portier poster powerbank ' +
  'prater premier ' +
  'presentatrice prestige prikkel primula privilege prof programmeur projector prostituee prothese ' +
  'provocateur prutser publiek pull punaise python quarantaine quiche raadsel rafel raft rammelaar ' +
  'rangeerder ransel raptor raster ravage razzia rechercheur recital redder reder referee referendum ' +
  'reflector rekenaar rentenier ribbel riedel rimpel rodelaar rododendron roebel roedel roffel rollator ' +
  'root rozet run ruziemaker saboteur salto sanatorium sari scharrel schermer schijnwerper schilderij ' +
  'schnabbel schoffel schooier scout script scrum secretaresse sectie sequoia serpentine shake sheet ' +
  'shuttle sikkel sinaasappel sirene sjeik skateboarder skater skeeleraar skelter skin slagregen slaper ' +
  'slingeraar slotsom slungel smikkel smoking smoothie snipper snoeper snorkel snorkelaar snotter ' +
  'snuffelaar soda sodemieter sombrero sonar sonate sorbet souterrain spaarder spade spasme spatel spatie ' +
  'speler sperwer spetter speurder spitter sprokkel stamper stapel stelsel stengel steward stiefbroer ' +
  'stierenvechter stippel stommel stop stortregen stotteraar strandjutter strengel striem strip stroper ' +
  'stropper ' +
  'stukadoor stuntel sudoku sukkel sultan sumoworstelaar swap synagoge taco tamboer tamboerijn tanga ' +
  'tarantula tater tegenstander tender terminal terrarium territorium test thermometer tiara ticket tikkel ' +
  'tippel tissue tobber toekan toendra toeschouwer toeter toetser tomahawk tool toreador torero tornado ' +
  'torpedo tortilla trampoline transit treuzelaar triangel triatlon tricot troetel troffel trombone ' +
  'trompetter trust tsunami tuba tuinier tuktuk turbulentie twen twijfelaar twitteraar tycoon uitvinder ' +
  'ukelele unit urinoir vaandel vaandeldrager vaccin vakantieganger vedel vegetariër ventilator veranda ' +
  'vereiste verlofganger vermoeden veroveraar verpleegster vervoer verzamelaar vestibule vibrafoon vijzel ' +
  'viking vinder viooltje vivisectie voetganger volt voltige voorlezer vrijwilliger vrouwe vuurtoren ' +
  'walkietalkie wambuis wandelaar wapen wapper wasmachine watt wedde wetenschapper wethouder whisky ' +
  'wielewaal wigwam wikkel wimpel wimper winkelier winnaar wodka wok wombat woordzoeker worstelaar wroeter ' +
  'wyber xylofoon zeppelin zeurder zigeuner zitter zorger zwachtel zwemmer';

/** Nouns without a regular plural. Source: own. */
export const OWN_NONE =
  'aandacht aardgas aardolie achterdocht afgunst afscheid afschuw afwas allee aluminium arbeid arbo ' +
  'armoede as asfalt asteroïde bacon bacterie bagage bagger ballingschap basketbal bauxiet bederf behoud ' +
  'beraad berouw bier bieslook blaam bobslee bombarie buikpijn buren carbid cavalerie chocolade confectie ' +
  'daslook diarree dioxide dooi dorst drek droes eczeem eenzaamheid eer eerbied eetlust energie ethiek fokvee ' +
  'frisdrank gebabbel gebel geblabla geblaf gebrul gedaas gedoe gefluister gefluit gegiechel gegniffel ' +
  'gehannes geharrewar gehoor gehuil gejammer gejank gejuich gekerm gekibbel geklap geklets gekletter ' +
  'geklop geknetter gekonkel gekraai gekraak gekras gekriebel gekrijs gekronkel gekwaak gelaat gelach ' +
  'gelatine gelieg gemekker gemiauw gemiep gemoed gemopper geneurie geneuzel gepiep geplons gepluk gepruts ' +
  'geraas geratel gerief gerinkel geritsel geroep geroezemoes geroffel gerommel geschal geschater gescheld ' +
  'geschreeuw gesis gesjouw gesleep gesmak gesmeek gesmoes gesnik gesnurk gespetter gespin gesputter ' +
  'gestotter gestuntel gesuis geteisem getetter getier getik getintel getjilp getob getoeter getover ' +
  'getreuzel getrommel gevoel gevogelte gewapper gewauwel geweld gewemel gewoel gewriemel gezaag gezanik ' +
  'gezeur gezever gezoem gezucht gezwam gezwets goulash grabbel gratin grint gruwel gymnastiek halogeen ' +
  'handbal ' +
  'haver heimwee helium herfst hergebruik herstel hinder hockey honkbal hoofdbreken hoofdpijn ' +
  'hoofdschudden hoongelach huisraad huiver ijver ijzel invoer kaneel karate karnemelk kattengespin ' +
  'kaviaar keelpijn kiespijn kikkervis kitsch klimop kobalt koolzuur koren korfbal korhoen landbouw laster ' +
  'lavendel lawaai lectuur leeftijd libel lui magnetisme mazelen maïzena melancholie melkzuur middernacht ' +
  'misbruik monoxide morfine moskee mosterd motoriek nationalisme nazisme nikkel nonchalance nonsens ' +
  'noodlot noodzaak noord nostalgie nougat obesitas onderhoud onderricht onderscheid onderspit oneer ' +
  'ongedierte ongeduld ongein onmacht onraad onspoed onthaal ontrouw onzin oorpijn oost opwinding origami ' +
  'pancreas paniek pasen pepermunt permafrost peterselie petroleum pitabrood pluimvee porie postelein poëzie ' +
  'prieel puddel purper rabarber racisme ramadan relikwie rijkdom rondeel rundvee saffraan schaamte schaarste ' +
  'schemer scherts schildpad selderij sier smaad smeer spaghetti speeksel speer spelt spierpijn spinazie ' +
  'spinrag stikstof stilte stratosfeer symfonie talg tapioca technicus textiel thuis timmer toerisme ' +
  'tromgeroffel ' +
  'tropen trots uranium vanille venkel verderf verdriet verhoor verhuur vermicelli vertier verweer ' +
  'volleybal vrees vuilnis wanhoop warmte weelde welvaart welzijn west wit wolfram worstel wrok zever ' +
  'zilver zode zomerdrukte zonnebrand zuid zuivel zuurstof zwendel zwier';

/** Adjectives. Source: own. */
export const OWN_BN =
  'aaibaar aandachtig aandoenlijk aangenaam aanhankelijk aannemelijk aansprakelijk aanstekelijk ' +
  'aantrekkelijk aanwezig aanzienlijk absoluut abstract absurd acceptabel achteloos achterbaks achterlijk ' +
  'actueel acuut adellijk afgelegen afhankelijk afschuwelijk agressief aimabel akelig algemeen alledaags ' +
  'allergisch allerliefst ambitieus amfibisch amoreel amusant analoog anderskleurig andersoortig ' +
  'anderstalig angstaanjagend angstwekkend anoniem apart armig aromatisch arrogant artificieel artistiek ' +
  'asgrauw asociaal atletisch attent automatisch autonoom avontuurlijk baldadig banaal barbaars barmhartig ' +
  'bazig bedachtzaam bedeesd beduusd beestachtig begrijpelijk behaaglijk behendig behoorlijk behulpzaam ' +
  'beige belachelijk belangrijk belegen bemoeizuchtig benieuwd benig beperkt berucht besluiteloos ' +
  'betaalbaar betreurenswaardig betrouwbaar beverig bevreesd bezitterig bezweet bibberig bijdehand bijzonder ' +
  'biologisch bitter bizar bladig bleekneuzig bliksemsnel bloeddorstig bloederig bloemig bloot blubberig ' +
  'bobbelig bokkig bondig bonkig boosaardig bosrijk bossig branderig breedvoerig breekbaar brokkelig ' +
  'brommerig broos bruikbaar brutaal buiig buitengewoon buitenlands bultig burgerlijk centraal chagrijnig ' +
  'chaotisch ' +
  'charmant chic chronisch cijferig collectief commercieel concreet consequent conservatief constant ' +
  'corporeel corrupt creatief cruciaal cynisch cypers dagelijks dankbaar dartel dauwig decent decoratief ' +
  'deegachtig defect delicaat delig demonisch denkbaar depressief deskundig deugdzaam diabolisch ' +
  'dichtbebouwd dichtbegroeid dichtbevolkt dierbaar dierlijk diffuus digitaal dikkig discreet doelbewust ' +
  'doelgericht doelloos doelmatig doeltreffend dominant dommelig dood doodeng doodmoe doodop doodstil ' +
  'doornig doorvoed doorzichtig dorstig draaglijk drabbig dramatisch drassig drastisch driebenig ' +
  'drielettergrepig dringend droef droevig drollig dromerig dronken druilerig druilig dubbelzinnig ' +
  'duidelijk dunbevolkt dwaas dweperig echtelijk educatief eenbenig eenlettergrepig eensgezind eenzaam ' +
  'eerbaar eerbiedig eergierig eerlijk eervol eerzaam eetbaar eeuwig effectief effen egaal egoïstisch ' +
  'eigenaardig eigenwijs eigenzinnig eivormig elastisch elegant elektrisch elementair ellendig emotioneel ' +
  'energiek enig enorm enthousiast ernstig erotisch erudiet ethisch evenhoevig evident exact exclusief ' +
  'exotisch explosief exquis extern extravagant extravert extrovert faliekant fameus familiair fantastisch ' +
  'fascinerend fataal feestelijk feilloos felgekleurd fenomenaal fijngevoelig financieel flamboyant flets ' +
  'fleurig flexibel flink flodderig fluks fluwelig formeel formidabel foutief fraai fragiel frivool ' +
  'fundamenteel fysiek galant gammel gangbaar geagiteerd gebrekkig gebruikelijk geduldig geestdriftig ' +
  'gehaaid geheimzinnig gehoorzaam geinig geldzuchtig gelig gelijkwaardig geloofwaardig gemakkelijk ' +
  'gemiddeld genadeloos genereus genetisch geniepig gerust gespierd geurig gevederd geweldig gewerveld ' +
  'gewetenloos gewiekst gewillig gezellig gezwind giechelig gierig giftig gigantisch glazig glibberig ' +
  'globaal glorierijk gluiperig godsdienstig goedgeefs goedkoop goedlachs gortdroog gortig grandioos ' +
  'gretig griezelig grijpbaar grijs grillig groenig groezelig grondig groots grootschalig gruwelig ' +
  'gruwelijk guitig guur haastig haatdragend halfbakken halfdronken halfslachtig halfzacht handelbaar ' +
  'hardleers hardnekkig harig hartelijk hatelijk hebberig hechten heerlijk heftig heilig heimelijk helder ' +
  'heldhaftig hels herfstig heuvelig hinderlijk hobbelig hoekig hoffelijk hongerig hoogmoedig hoopvol ' +
  'hopeloos horend horizontaal huichelachtig huiselijk huiverig hulpeloos humaan humeurig humoristisch ' +
  'hups hygiënisch hysterisch identiek ijverig ijzig illegaal immens immoreel imposant impulsief ' +
  'inbegrepen incompetent indrukwekkend industrieel informeel ingenieus ingewikkeld inhalig inheems innig ' +
  'instabiel intact intellectueel intelligent intens interactief interessant introvert inventief ' +
  'invloedrijk irritant jachtig jammerlijk jarig jeugdig jolig joviaal kalkachtig kansloos kansrijk karig ' +
  'kattig kieskeurig kinderachtig kinderrijk klassiek klef kleingeestig kleinschalig kleinzerig ' +
  'kleinzielig kleurig kleurrijk kleverig klungelig knapperig knettergek knobbelig knokig knorrig knullig ' +
  'knus koddig kolossaal kordaat korrelig kortademig kortbenig kortharig kortzichtig korzelig kostbaar ' +
  'kostelijk krachteloos krakkemikkig kranig krankzinnig kregelig kreukelig kribbig kriebelig kroes ' +
  'kroezig krombenig kruidig kruimelig kundig kunstzinnig kwaadaardig kwalijk kwetsbaar kwetsend kwiek ' +
  'laaghartig labiel lafhartig lagig laks lamlendig langbenig langdradig langharig lankmoedig lastig ' +
  'lawaaierig leergierig leerrijk leerzaam lenig letterig levend levendig levensgevaarlijk lichamelijk ' +
  'lichtgelovig lichtzinnig liederlijk liefdevol liefelijk lieflijk lijzig linguaal linksbenig linkshandig ' +
  'listig lollig loom losbandig lovenswaardig luguber luidruchtig luisterrijk luizig lukraak lummelig ' +
  'lustig luthers luxueus maandig maatschappelijk machinaal machtig magisch majestueus makaber makkelijk ' +
  'manmoedig ' +
  'mannelijk marginaal marmerachtig massief materieel maximaal medeplichtig meedogenloos meelijwekkend ' +
  'meerderjarig meerlettergrepig melancholiek melig melodieus menselijk merkbaar merkwaardig meticuleus ' +
  'middeleeuws miezerig minderjarig minimaal minuscuul misselijk mistig modderig modieus moederlijk ' +
  'moeilijk moeizaam mogelijk mollig momenteel monotoon monter monumentaal moordlustig mopperig moreel ' +
  'morsig motorig mottig murw mysterieus mythisch naakt nadelig nagelvast nalatig natuurlijk nauwgezet ' +
  'nauwkeurig navrant navulbaar naïef nederig neerslachtig negatief netjes nevelig nietig nieuwerwets ' +
  'nieuwmodisch nieuwsgierig nijdig nobel noemenswaardig noest nonchalant noodlottig noodzakelijk nors ' +
  'nostalgisch notoir nukkig nurks nutteloos nuttig objectief obsceen obscuur obstinaat occult officieel ' +
  'olijk omstreden omvangrijk onaardig onafhankelijk onbarmhartig onbekend onbeleefd onbescheiden ' +
  'onbeschoft onbevoegd onbezonnen ondankbaar onderaards ondervoed ondeugend oneerbiedig oneerlijk ' +
  'onevenhoevig onevenredig ongezond onguur onhandig onmogelijk onnodig onnozel onredelijk onrustig ' +
  'ontevreden ontoereikend ontroerend ontzettend onverbiddelijk onvoorstelbaar onvriendelijk ' +
  'onwaarschijnlijk onwetend onzichtbaar oorspronkelijk oorverdovend oosters openbaar openhartig oplettend ' +
  'opmerkelijk opmerkzaam oprecht opstandig optimaal origineel ouderwets overbodig overmoedig overtollig ' +
  'paniekerig papperig paradijselijk parmantig passief pathetisch pedant perfect permanent pessimistisch ' +
  'pezig piekerig pienter pietluttig pijnlijk pijnloos pikant pinnig pips pittig plaatselijk plagerig ' +
  'plakkerig plausibel plechtig plezierig plomp plots pluizig pokdalig poreus potentieel potsierlijk pover ' +
  'prachtig praktisch precies prestigieus prettig preuts prikkelbaar prikkelig pril prima primair ' +
  'primitief professioneel profijtelijk prominent prompt pront proper protestants provinciaal psychisch ' +
  'puistig punctueel puur racistisch radeloos rafelig rampzalig ranzig rationeel razendsnel realistisch ' +
  'rebels rechtlijnig rechtsbenig rechtschapen rechtshandig rechtvaardig redelijk regelig regelmatig ' +
  'regenachtig relatief religieus reusachtig reëel ridderlijk rillerig rimpelig riskant ritmisch robuust ' +
  'roekeloos roemrijk roemruchtig roerloos roestig rokerig romantisch rommelig rond rossig rotsig royaal ' +
  'ruimtelijk rumoerig rusteloos rustig ruzieachtig sacraal sadistisch sappig sarcastisch sceptisch ' +
  'schaars schadelijk schalks schamel schandalig schatplichtig schatrijk schelms schemerig scherpzinnig ' +
  'scheutig schichtig schilferig schimmelig schitterend schizofreen schonkig schrander schreeuwerig ' +
  'schriel schriftelijk schrikachtig schrikkerig schril schuchter schurftig schutterig secundair seksueel ' +
  'sensationeel sentimenteel serieus sierlijk simpel sinister slaafs slaapdronken slank slaperig slijmerig ' +
  'slinks slobberig sloom slordig slungelig sluw smaakvol smerig smeuïg smoezelig sneeuwachtig snibbig ' +
  'snipperig snipverkouden snoezig snotterig snugger sober soepel soezerig solide soppig spaarzaam ' +
  'spectaculair speels spichtig spijtig spiraalvormig spontaan sporig spotgoedkoop spraakzaam ' +
  'sprookjesachtig spuugzat stabiel standvastig stateloos statig stekelig stemmig sterfelijk stevig ' +
  'stiekem stijlvol stoer stoffig stormachtig straatarm strafbaar stram strategisch stressig strijdlustig ' +
  'stroef stroperig stug stuntelig stupide stuurs subjectief subliem subtiel subversief succesvol sufferig ' +
  'suikerig suikervrij sullig symbolisch symmetrisch sympathiek symptomatisch systematisch tactisch talig ' +
  'talrijk tastbaar teder teergevoelig teerhartig temperamentvol tenger terminaal theatraal thematisch ' +
  'tijdelijk tijdloos tiranniek tochtig toegankelijk toepasselijk toevallig tolerant traditioneel ' +
  'tragikomisch tragisch tranerig transparant treurig trillerig troebel turbulent tuttig tweebenig ' +
  'tweelettergrepig tweetalig twijfelachtig uitbundig uitvoerig uitzinnig uitzonderlijk ultiem uniek ' +
  'universeel urgent vadsig variabel vastberaden vastbesloten vatbaar veelsoortig veelvoudig veelvuldig ' +
  'veelzijdig veilig verbaal verbazingwekkend verderfelijk verdrietig verfijnd vergeetachtig verlegen ' +
  'verleidelijk ' +
  'verscheiden verschrikkelijk verstandelijk verstandig verticaal vertrouwelijk verward verzot vettig vief ' +
  'vierbenig vierkant vies viezig vijandig vindingrijk virtueel vitaal vlekkerig vleugelig vlezig vlijtig ' +
  'vlokkig vochtig voelbaar voetig vol volledig volmaakt volwassen vooraanstaand voordelig voorlopig ' +
  'voornaam voortvarend voortvluchtig voorwaardelijk voorzichtig vormig vraatzuchtig vredig vreemdsoortig ' +
  'vreesachtig vrekkig vreselijk vriendelijk vriendschappelijk vrijgevig vrijmoedig vrolijk vrouwelijk ' +
  'vruchtbaar vulgair waaghalzig waaks waakzaam waanzinnig waarachtig waardevol waardig waarneembaar ' +
  'waarschijnlijk walgelijk wanhopig wantrouwig warrig waterig waterrijk wazig weelderig weerbarstig ' +
  'weerloos weerzinwekkend weids welgesteld welkom wellustig welvarend welwillend wetenschappelijk ' +
  'wetenswaardig wettig wiebelig wielig willekeurig winderig wispelturig woelig wollig wonderbaarlijk ' +
  'wormstekig wraakzuchtig wulps zachtaardig zachtmoedig zanderig zandig zedig zeldzaam zelfstandig ' +
  'zelfverzekerd zelfzuchtig zenuwachtig zeurderig zichtbaar ziekelijk zielig ziend zijdig zilverig ' +
  'zindelijk zinloos zinnig zompig zonderling zonnig zorgelijk zorgeloos zorgvuldig zorgwekkend zorgzaam ' +
  'zuchtig zwaarmoedig zweterig zweverig zwierig zwijgzaam zwoel';
