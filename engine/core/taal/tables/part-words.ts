/** Words that are known as parts of a compound only: other rules do not read them. Source: own. */

const asSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Opens a compound and never ends one: super|held, mono|treem has no known end and stays whole. */
export const FIRST_ONLY = asSet(
  'aandachts aanvangs aarts achilles achterstands achttien acteer adams adem afstands alleen allerlei ' +
    'alles alpine alvlees anders anti antonius aqua arbeids armoed arren assisen avonds bailey barbie ' +
    'barstens bearnaise bechamel bedrijfs beklaagden beklagens beleids berken berliner beroeps berstens ' +
    'bestuurs beter beuken bevolkings bewijs beziens binnens binnenste bio blauwe bling bloeder bloots blote ' +
    'bolder bolognese bonte brain bruids bruilofts bruinebonen buitens buta cardio cayenne champagne cherry ' +
    'communicatie conversie cooper cyber daklozen dames debating decoupeer delfts dennen derde dertien digi ' +
    'dikke dodehoek doedel dolle doods dorps doven drieën drinke droge dronken dubbele dunne dwang eco ' +
    'eenheids eenmans eergister eergisteren eerst eerste eigen eiken eindejaars elektro elzen essen etens ' +
    'eustachius even exo extra familie feest flexi fliere flut franchise fysio gaspel geboorte gebruiks ' +
    'gedrags geestes geiger gelegenheids geleide geloofs geluids gemaks gemeenschaps gemeente geo gerechts ' +
    'gereedschaps geslachts gewapender gezag gezichts gezins gezondheids giga gister gisteren git gods goede ' +
    'goeie goeien gouden groene groeps grond grote handels harde hart haze hazel heb hebbe heden heen helle ' +
    'hemels hemeltje heren herfst hete hetero hiv hoge homo hoofd houten huile hune huwelijks huzaren hydro ' +
    'hyper iepen ijzeren imbus immo inbus indruk inkomens inlog intra invaliden jakobs java jenaplan joden ' +
    'jonge jongens jongeren kaiser kalfs karet karne kelten kemp kerk kersen kerst kina kleer kleermakers ' +
    'kleine kleren klop knarse knikke knorre koffiezet koks komodo konings kopieer korte koude krijgs kromme ' +
    'kruiden kunst kwaliteits laatste lache lage lammer landbouw landje landschaps lange larie lede ' +
    'leeftijds leentje leken lentes levens lichaams lichte liefdes lijdens likke linden linker linzen loco ' +
    'lokaal lontar losse lovens luna maandags maatschappij machts macro maliën manke mans maria maxi mede ' +
    'meer meest mega meisjes meta micro middags middel midden midi miezer milli minder minderheids mini ' +
    'mistel mondje mono morgens moto multi multo naams naasten nacho nachts nano natte neet negentien neo ' +
    'neuro niemands niet nieuw nijl nimmer noemens noen nomaden noorder noppen oer olmen ombuds omme ' +
    'onderhouds onderst onderwijs ontstaans ontwerp oorlogs ooster opper ossen oude ouden ouder ouderdoms ' +
    'over overheids overlevings overmorgen paas paneer para parlements patience pecan personeels persoons ' +
    'pete petri pikke pinda pinkster plaats plaggen platte poly pootje populieren post priegel prins privé ' +
    'proef promo proto pseudo psycho puil quasi razend recht rechte rechter rechts redactie reeën rente ' +
    'retro reuzen rijk rijkdoms rijks rode ronde rot rubber ruimte rundvlees röntgen sandel savooie schaaps ' +
    'schadevergoedings schand schapen schatte scheeps scheve schier scholen schone schrikkel scoot seizoens ' +
    'seks semi sidder sinaas slaaps slavernij sleutel slootje snoeze snotte socio sparren sperzie spoed ' +
    'staan staats stads stanley statie stenen steno stereo stervens stief stille stoke strippen studie ' +
    'sudder sumo super tab techno telaat tele thermo tijds toekomst tondel toneel topo torx touwtje trans ' +
    'transito tribunaal trommel trouw truken tseetsee turbo tutte tweede tweestaps tweeën typo uiter ' +
    'uitgaans ultra uren vaders valse vanzelf varkens vaste veelal veertien vega veiligheids vendel venus ' +
    'verbazing verbods vergevens verkeers verlof vermogens verre vertrouwens vice video vierde vijftien ' +
    'vlieg vliegens vlizo volks voorjaars voorrangs voorzieningen vrede vredes vreugde vreugden vriendschaps ' +
    'vrieze vrije vrijheids vuile vullis waarheids wadden warme weder welkomst welvaarts wentel wereld ' +
    'werkgevers wester wetens wiener wijsheids wijven wilde wilgen winkel winters witte worcester zachte ' +
    'zangers zaterdags zeden zelf zestien zeventien zieken ziekten zienden ziender zilveren zinne zits zoete ' +
    'zomers zond zondags zots zotte zuider zure zuurte zware zwarte zwijns',
);

/** Short words that open a compound and are too often chance elsewhere: the part behind them has four letters or more. */
export const SHORT_FIRST = asSet(
  'aal alt ban bas bef bib bik bil bio bit boa bob bode box bul bun cup dauw dia dij dim dip doe dok dol dom ' +
    'doof dot duf dun eed eek een eik elf eng ent fan fel fit fok fop fox fun geit gel gen gil glij gras gul haar ' +
    'hap hefs hei hel hip hit hoes hor hot hou huis huls hum hun iep ijk ijl jan job jol juk kak ken kil kim kite ' +
    'kleur kol kolk kor kot kou kraam kwab lab laf las leb lee lef leg lei lij lik lob lof log los luw maai maf ' +
    'mei men merg mik min mok mom mul nap nat nep nok nul nuts oma opa pal pat pek pel pep pis plas pof pol prik ' +
    'puf pui pul pur rap ree rei rel rem rij rijn ril rob roer ros rui run ruw sas sax schep schuif sim slaap ' +
    'slib sluit snij sol spel spin stap steek step stol sub suf sui taf tal tan tel tien tij tik tob tof trap ' +
    'trek trim tuf tui typ ufo vee vip vlucht voer vrij vul wad web wed wee wei wek win wis woel yak zegs zen zet ' +
    'zij zip zit zoek zuig zwaai zwets',
);

/** Short words that end a compound behind four letters or more. */
export const SHORT_LAST = asSet(
  'aak aal aas act bag bes big bil bit bod box bul bus cup dia dij dip dis dog dok dol dop dot dun eed eik eis ' +
    'elf fan fel fok fox gun ham hap heg hei hen hes hit hop hor iep job juk kan keu kil kol kot kou lef lel lob ' +
    'lof loo luw mik mis moe mok nap nat nok oom pee pek pij pol pon pui ree rel rob ruk run sas sax tal tij til ' +
    'typ vee vod wee wei wig zij zot',
);

/** Ends a compound and seldom opens one: adjectives and adverbs that are made of a word and an end, names of what is done. */
export const LAST_ONLY = asSet(
  'aangrijpend achting akter akters apen app apps arm arme armig armige assen attest baar bakkerij bakster ' +
    'balster barend bederf bedreigend bedreigende bedrog begaafd begaafden begrafenis beheer behoud bejag ' +
    'beleid benemend benemende benig benige besluit bestendig bestendige betaling bewijs bewoner bewoning ' +
    'bewust bewuste bezet bezit bezoeker bijeenkomst binderij binding blaadje bladig bladige blauw blind ' +
    'bloeding blond boeking boer boerderij boerin bouwer bouwster brauw breed breedte brekend brekende ' +
    'brouwerij bruin buiging buurman buurvrouw certificaat cijfer daagje daags daagse dagig dagse deels ' +
    'dekkend dekkende dekking deks delig delige denkend denkende dertig deurs diagram dicht dichte dienaar ' +
    'diep diepte dik dikte diploma dodend dodende doder doders dom doof dossier draads draagster dracht ' +
    'dragend dragende drager drinken drukkerij duizend dun edelman edelvrouw eerlijk eeuwer eeuws eigen ' +
    'eigenaar eigenares elftal ergernis eten examen feeën formulier frituur gaatje gaats gang gebabbel gebed ' +
    'gebeuren geblaf geborenen gebrek gebruik gebrul gedoe gedrag geefs geefster geel geestig geestige ' +
    'gefluister gefluit gegiechel gehuil gejammer gejank gejuich geklap geklets geklop geknetter gekraai ' +
    'gekraak gekras gekrijs gekwaak geloof geluid geluk gemak gemiauw gemiddelde gemoed geneeskunde genoot ' +
    'genot genote gepeupel gepiep geploeter gepraat geraas gerecht gereedschap gerei gericht gerichte ' +
    'geritsel geroep gerommel gerucht geruis geschal geschenk geschiedenis geschiet geschreeuw geslacht ' +
    'gesnurk gespetter gesprek gespuis gestamp gesteente gesternte getal getij getijde getik getint getinte ' +
    'getjilp getoeter getrommel getuige gevaar gevaarte gevangene gevangenis gevecht gevel gevend gevende ' +
    'gever gevoel gevoelig gevoelige gevoeligheid gevolg gewaad gewas geweer geweld gewelf gewest geweten ' +
    'gewicht gewijs gewijze gewoonte gewricht gezag gezang gezel gezelschap gezeur gezicht gezin gezind ' +
    'gezinde gezindheid gezindte gezoem gezond gezwam gezwel gieterij glaasje glans gloed grauw grijs groen ' +
    'grootte halzig halzige handelaar handelaarster hands handse harig harige hartig hartige hartigheid ' +
    'hebbend hebbende heerser heersers heet hersenen hoede hoevig hoevige honderd hoofdig hoofdige hoog ' +
    'hoogte houder houderij houdster huurder ideeën inkomsten inner jaagster jaars jaarse jager jarig jarige ' +
    'jong kaal kantig kantige kennis klaar klas klasse kleertjes kleren kleurig kleurige kleuters knieën ' +
    'kokerij komer komers koopman koopvrouw kopieën kort kosten koud krachtig krachtige kroos kunde kundig ' +
    'kundige kundigheid kunner kunners kunstenaar kunstenares kweekster kweker kwekerij laag laags lachs lam ' +
    'lands landse lang leer leers legerig legerige legster lengte leraar lerares lettergrepig leugenaar ' +
    'leven levend levende lezeres licht lieden lievend liggend liggende lijden loopster lopend lopende loper ' +
    'lui lustig lustige maakster maal maands maats machtig machtige makend makende maker makerij malen mank ' +
    'matig matige meisjes melkerij mensen minnaar moedig moedige moedigheid molenaar moordenaar moordenares ' +
    'moter moters neemster negentig nemer neuzig neuzige nieuw notities ogen ogig ogige onderstel oorlogs ' +
    'oranje oren oud ouders paadje paars persoons plichtig plichtige plichtigheid portaal program programma ' +
    'proof raadsman raadsvrouw rangs rapport reddend reddende remmend remmende renster rijder rijdster rijk ' +
    'rijke roepend roepende rood roodbruin rovend rovende roze schalig schalige scheepje scheeps scheerder ' +
    'scholver schuldig schuldige slagerij sleeën slim smal sneden soortig soortige spalt sprekend sprekende ' +
    'sprookje sprookjes staand staande staatsman stede steden stemmig stemmige stokerij stom streeks streven ' +
    'studies stuurman tachtig takt talig talige taligheid tandig tandige technisch technische tekenaar ' +
    'telegram tiental tijds tijdse timmerman tint tinten tonen toon trekking twintig uitgaven uren uurs ' +
    'uurse vaarder vaardig vaardige vaardigheid vaart vaatje vakman vakvrouw vanger vangster vast vaste ' +
    'veertig velder vennoot verbod verbouw verbruik verdienend verdienende verdriet vergiet verhuur ' +
    'verhuurder verkoop verkoopster verlangen verlies verlof vermaak vermogen verraad verrijkend ' +
    'verscheurend verscheurende vervoer verwarmend verwarmende vierder vijftig vinding vingerig vloers ' +
    'voerman voeter voeters voets vol voorzienend voorziening voorzieningen vormig vormige vormigheid voud ' +
    'voudig voudige vreemd vreetster vrezend vrij vrije vuldige waardig waardige waardigheid waarts ' +
    'wandelaar warm weduwe weduwnaar weeks weekse weetster wekkend wekkende wending werend werende werkend ' +
    'werkende werping weten wetenschap wezen wichtig wijding wijs willig willige willigheid winnaar wit ' +
    'zagerij zeeman zeeën zegger zeggers zegster zestig zetster zeventig ziederij ziek zijdig zijdige ' +
    'zijdigheid zijn zinking zinnig zinnige zinnigheid zins zitje zitjes zitster zoekend zoekende zoeker ' +
    'zoekster zoet ' +
    'zondaar zout zucht zuchten zuchtig zuchtige zuur zwaar zwart zweem',
);

/** Nouns and names of matter that open and end compounds and are not in the tables of plurals. */
export const PART_NOUNS = asSet(
  'aalbes aambei aandacht aanpak aanvoer aanzien accommodatie accordeon acetaat acne actie adhd ' +
    'administratie adrenaline advocatuur afasie afkoop afname afscheid aftrek afval afwas afweer afzet ' +
    'agentie aids aikido airhockey ajuin album alfabet alg algebra alkali allergie allooi aluin amazone ' +
    'amber ambitie ammoniak amputatie anatomie andijvie anijs anorexia antigeen antiquair apostel apostrof ' +
    'apparatuur appeltaart april aquarel aquarium arbeid archeologie arenga argumentatie armoede arrestatie ' +
    'artrose asbest asperge aspirine assistentie astma atelier atletiek audio autisme avocado azijn baby ' +
    'bacterie badminton bagage bakeliet baklava balkon balsa bamboe banaan bandiet banket barbecue barcode ' +
    'barok barsting basalt basilicum basis batik batist bauxiet beat bedrog beige beleid bende benzeen ' +
    'benzine berber beschouwing beslag besluit besnijdenis bespreking bessensap beton betoon bewijs ' +
    'bewolking bewustzijn bezem bezit bikini biljart billen bingo biologie bitumen blabla blijdschap blues ' +
    'bmx bobslee bod boeddha boeddhist boedel boekweit bofkont boksen bolwerk bonbon borax bosbes boter ' +
    'boulevard bowling braille brasserie bravoure bridge brocante broccoli broederschap bruikleen bruiloft ' +
    'buffel bungalow burger burgerschap butaan cabaret cacao cadeau cadmium cafeïne café calcium camera ' +
    'camouflage camping cannabis carbol carbon cassave cassette castagnetten castratie catering ceder ' +
    'celeste cello cellulose cement champagne chanoeka charter chauffeuse chemie chili chinees chips cholera ' +
    'cholesterol christen chroom chutney cider cinema circus citroen classificatie claustrofoob clown cobra ' +
    'cocaïne cocktail cognac coma comedy communicatie compensatie competentie complicatie computer ' +
    'concentratie concurrentie condensatie conditie configuratie confirmatie constellatie consultatie contra ' +
    'contrabas conversatie convooi corona corporatie corset couscous coördinatie creosoot cricket ' +
    'criminaliteit croquet crumble crème curry cyaan dadel dageraad damast dame debat decennium decor demo ' +
    'democratie demonstratie deodorant depot dertig desem design detective deuntje dextrose diabetes diagram ' +
    'diaken dialect diameter dictee dieet dienaar dieren dierenarts diesel dijbeen dille dimensie diner ' +
    'disco distel distributie diwali djembé documentatie doel doolhof doping dosis douane douche draai ' +
    'drainage drama drankje dreumes drieluik drogist druiven drukte dubbel duffel duivel duivels duizend ' +
    'dynamiet dyslexie ebbe ebben ebola echo eczeem eelt eerbetoon egel eiland eiwit ekster eland elfen ' +
    'elftal email emaille emancipatie energie engelen enkel enquête epilepsie epoxy erfgoed erica ermelijn ' +
    'ernst erwten espresso ether ethyl etiket examen exploitatie export fado falafel fantasie farao farmacie ' +
    'fascinatie fase fauna façade feest felicitatie fenol festival feta fiasco fictie fietsen film filtratie ' +
    'finale fiscaal flamenco fluor fluweel foetus folie folk folklore fondant fondue fonduë formaline ' +
    'formica formulatie fosfor foto fresco frites fructose fruit fuchsia fundering funk furie gala galerie ' +
    'gamba gamma garage garantie garderobe garf gekletter gelach gember gemeente genade genie geografie ' +
    'geraamte geroffel gerst gerste geschiedenis gespin geving ghetto gips gitaar globalisatie gloren ' +
    'glucose glutamaat gluten glycerine gnocchi godin godsdienst golf gondel gordel gordijn gorilla gotiek ' +
    'goud graan grafiek grafiet grammatica grammofoon granito gratie griend griep gruis guacamole gulden ' +
    'gummi gymnastiek haard habitat hachee hagel hakbijl halal halloween hallucinatie halogeen hamer hamster ' +
    'handel harmonie hars hasj haver havik heide helium hendel hennep heremiet herfst heroïne herpes herrie ' +
    'hertog hexaan hindoe hitte hobby hobbyist hockey hoer holi homo homofoob honderd honig honing hoofd hop ' +
    'hopper horeca horror hostess hotel hout hummus huur hygiëne hypo hypotheek idee identificatie ijzer ' +
    'illuminatie illustratie implementatie import improvisatie incarnatie incest indigo industrialisatie ' +
    'informatie inhalatie inkomen inkt installatie instant insuline integratie intelligentie interactie ' +
    'interieur interventie intrek introductie invitatie ionen iris islam ivoor jacht jazz jenever jeneverbes ' +
    'jeugd jeuk jezus jodium jogging judo jungle jura jury jus jute kaas kabaal kabel kachel kadaver kade ' +
    'kado kaliber kalium kalk kamer kamfer kandij kaneel kanker kano kapel kapok kapper karaat karamel ' +
    'karate kariboe karma karnemelk karton karwij kassa kastanje katoen kaviaar kebab kegel keizer kelder ' +
    'kenmerk kenteken kermis kernel kerrie kersen kerst kervel kessel ketchup keten ketjap keuken kever ' +
    'kibbeling kiezel kinine kiosk kiwi klaver klei kleuter klimaat klimop klooster kluit knoflook knutsel ' +
    'kobalt koffie kogel kok kokkel kokos koliek koloniaal kolonie komedie komeet komijn kont koopman koper ' +
    'kopman kopra koraal koran koren korhoen koriander kosmos kraal krabbe krater krediet kreeft kristal ' +
    'krokant kroket krokodil kroost kruiden kruidnagel kruit kubus kudde kul kwalificatie kwantiteit kwark ' +
    'kwartier kwarts kwik laaie lactose laken lama lambda lambrisering lamel laminaat landbouw lanoline lans ' +
    'larve lasagne laser latex latijn laurier lava lawaai lawine leder leenman leer legering legionella ' +
    'legitimatie lego leguaan leiderschap lelie lente lepel letter leugen leukemie leuning lever libel ' +
    'libelle lidmaatschap ligbal ligbox lijm lijster likeur limonade linde linnen linoleum linze lis lithium ' +
    'lofrede logica logistiek lol lommer loods loof lotto lotus lucht lupine luxe lymf lyriek maag maaltijd ' +
    'macaroni machine macho macramé made magie magma magneet mahonie maillot mais malaria malt mandaat ' +
    'mandarijn mandoline manege mangaan mango manifestatie manipulatie manna manschap mantel marathon ' +
    'margarine marge marihuana marinade marine markies marmer marsepein mascarpone massa massage maximum ' +
    'mayonaise mazout maïs media meelworm meermin mees meeuw melisse melodie menstruatie menthol mentor menu ' +
    'merel mergel merino messing mest metaal metal meteoor methaan methode methyl metro middag middeleeuwen ' +
    'midget migraine mineraal minimum mirre miso mispel misselijkheid mobilisatie mode moeder moederschap ' +
    'moeras moes moesson mohair mokka molecuul molm monnik monopolie monopoly montage montuur moord moraal ' +
    'moreel morfine morse mortel moslim mossel mosterd motief motor mousse mozes mozzarella muesli mug muil ' +
    'mul mummie munitie mus museum musical musicus muskaat muskiet muskus mutatie muziek mythe naald ' +
    'nabespreking nabootsing nacht nadeel nafta narcis nasi nationalisatie natrium natuur navel nazi ' +
    'negentig neger neon nerts netel nicotine nikkel nimf nitraat noedel noga nomade nood noorden noot ' +
    'notariaat notaris notatie noten nougat novelle november nylon oase oceaan octaaf oester offer offset ' +
    'okapi oker okkernoot oksel oktober olie olijf oma omelet onderwerp onderzoek ongeloof onheil onkruid ' +
    'oosten opa opera opium optiek opzien orakel oranje orchidee orgaan organisatie orgel orkaan orkest ' +
    'otter ouderschap oven ozon paal paarden paars pacht pad paella paling palissade pallet paneel panter ' +
    'pantomime pantser papaver papegaai papier paprika parade paraffine pardon parel parfum park parkeerder ' +
    'parket parkoers parmezaan parochie participatie pasen passie pasta pastei pastel pasteurisatie pathos ' +
    'patisserie patrijs patriot pauw pech pedaal peen peer pekel pel pelgrim pelikaan pellet pendel ' +
    'penicilline pension peper perkament perlamoer permafrost pers perzik pesach pesto peterselie petroleum ' +
    'petunia peul piano piazza pier pijl pijn pikant pils pinda pinguïn pinksteren piraten pixel pizza ' +
    'plakkaat plaksel plankton plant plantatie plasma plastic platina playmobil plezier pluche poedel poeder ' +
    'poep poffer poker pokken polio politicus politie politiek polka polo polyester polymeer pony pooler ' +
    'poot poppen populier pork porno porselein portiek portier portret potas poten potlood powder poëtica ' +
    'poëzie prefab prehistorie prei premie presentatie prestatie priesterschap prijs prinses privacy ' +
    'processie processor profeet profiel programma projector promotie propaan prosecco protest protocol ' +
    'proviand provisie provocatie proza pruik pruim psalm puberteit publiciteit publiek pudding puimsteen ' +
    'puin puma puree purper python quinoa raaf raap rabarber radar radijs radio radium raffia raket rally ' +
    'ranonkel rantsoen rat ravage ravijn ravioli realisatie reanimatie rebus recept reclamatie reclame ' +
    'recreatie recycling redactie ree reformatie reggae regie regime registratie reiger reiki reis relatie ' +
    'religie remover renaissance rendier rente reorganisatie reptielen reservatie reserve residentie ' +
    'respiratie respons restauratie retro revolutie revue ricotta rijkdom rijp rijst ritme ritueel rob robot ' +
    'rococo roe rogge rok roman romantiek rondo room rotan rouge roulatie roulette route rozijn rubber rugby ' +
    'rum rumoer rundvlees rune rups sabel safari saffier saffraan sago salade salamander salami saldo salie ' +
    'salon salpeter salsa samba sambal sandaal sanitair sanitatie sardine satelliet sauna scala scanner ' +
    'schaak schaamte schaap schade schaduw schandaal schapen schelp schema schemer schiet schijt schildpad ' +
    'schim schmink schnitzel schol schorpioen schorseneer schouder schrift schroot schulden scoorder seks ' +
    'seksualiteit selderie selderij selfie senaat sensatie september sereen serie sering servet service ' +
    'servies sesam shampoo shoarma show sigaar sigaret sikh silicium siroop sla slaap slak slang slaven ' +
    'slavernij slijm slik slinger smaragd smeer smoothie snede sneeuw snoek snooker snot soap sociaal soda ' +
    'soep software soja sokkel sollicitatie solo sonar sonate sop soul souvenir spaghetti specht ' +
    'specialisatie specificatie speculaas spektakel spin spinazie spinnen spinsel spiritus sponzen sport ' +
    'spraak spreeuw sprinkhaan sproet spruit spruiten staal stadion stage stalking standaard status ' +
    'steenkool stereo sterfte sterilisatie sterren stier stijfsel stikstof stoppel strategie stress stroming ' +
    'stroop struis studio sucrose suiker sultan supermarkt surf swing symfonie symmetrie synagoge syntaxis ' +
    'tabak tachtig taekwondo talent talk tandem tango tapijt tarot tarra tarwe taugé taxi teak techniek teek ' +
    'telefoon telegraaf telwoord tempel tempo tennis terpentijn terracotta terras terrein terreur terrorisme ' +
    'tetanus textiel theater thee thema theorie therapie thora thriller ticket tijger tijm tikkel timmer ' +
    'tiramisu titaan toast toerisme toeval tofoe tofu toga toilet tomaat tombola tong tonijn tor toren ' +
    'tortellini tractor traditie training traject traliën tramp transactie transformatie transpiratie ' +
    'transplantatie transport trauma trema tribune triomf troep trombose tropen trottoir trouwerij truffel ' +
    'tsaren tuinboon tulband turbine turf turkoois tussenoplossing twijfel twintig ufo uien uil uitgaan ' +
    'uitleg uranium ureum vaderschap valentijn valk vanille varaan varen varken vastberadenheid vazal veer ' +
    'veertig venster ventiel vergieten vergif verhaal verhemelte verkiezing verkouden verlet verliefdheid ' +
    'vernis verpleegster vers verse verslaving verstand verstandhouding verstoorder vertrouwen vervoer ' +
    'verwachting verwantschap verzet vezel videotheek vijftig villa vink vinyl violet viool virus vis visie ' +
    'visite vitamine vitrage vitrine vlas vlees vleugel vliering vlinder vlo vlooien vochtigheid vodden ' +
    'vodka voedsel vogel voice volk volley vonnis voodoo voorhoede vos vrede vrijdag vulkaan wafel walnoot ' +
    'walvis wants wasco water wax waxine wedloop wedren wedstrijd weide wellness wentelteefje wereld ' +
    'werkgever werknemer wesp westen western wezel whisky wiegen wiel wieler wier wierook wiet wijn wilgen ' +
    'winter wiskunde wodka woestijn wolf wolfraam wonder worm worst wortel xenofoob xenon yoga yoghurt zalm ' +
    'zand zavel zebra zeden zenuw zestig zeventig zigzag zijde zilver zink zirkoon zode zoden zolder zomer ' +
    'zone zuiden zuivel zumba zuring zusterschap zuurstof zwaai zwaan zwaarte zwaluw zwam zwangerschap ' +
    'zwavel zwijn',
);
