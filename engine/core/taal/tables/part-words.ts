/** Words that are known as parts of a compound only: other rules do not read them. Source: own. */

const asSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Opens a compound and never ends one: super|held, mono|treem has no known end and stays whole. */
export const FIRST_ONLY = asSet(
  'iepen elzen berken beuken eiken dennen sparren wilgen populieren linden olmen kersen lede petri torx tribunaal ' +
    'assisen ombuds lontar wilde zwarte rode witte groene oude jonge lage hoge zoete zure lange korte grote kleine dolle losse blote valse vaste vrije goede bonte dikke dunne platte ronde rechte scheve kromme stille warme koude droge natte harde zachte lichte zware vuile schone gouden zilveren houten stenen ijzeren ' +
    'aarts arren sinaas nijl tweeën drieën allerlei alpine anti aqua beleids binnens buitens bio cardio cyber eigen eenmans elektro extra ' +
    'flexi fysio giga grond heden hetero homo hoofd hydro hyper immo intra kunst leken linker loco lokaal macro maxi mede ' +
    'mega meer meest meta micro midi mini mono moto multi neo neuro niet nieuw oer ooster opper over para ' +
    'poly post privé proef promo proto pseudo psycho quasi rechter retro reuzen rijks rot semi sleutel socio staats steno ' +
    'stereo stief super techno tele thermo topo trans turbo typo uiter ultra vice video voorjaars wereld wester zelf zeden ' +
    'zuider noorder avonds aandachts aanvangs achterstands afstands arbeids bedrijfs beroeps bestuurs bevolkings bewijs ' +
    'bruids communicatie dames doods dorps dwang eenheids eindejaars etens familie feest geboorte gebruiks gedrags gelegenheids ' +
    'geloofs geluids gemeente gemeenschaps geestes gerechts geslachts gezichts gezins gezondheids gods handels heren herfst hemels ' +
    'huwelijks inkomens jongens kalfs kerk kleren koks konings krijgs kruiden kwaliteits landbouw landschaps leeftijds ' +
    'lentes levens lichaams liefdes lijdens maatschappij maandags machts mans meisjes middags minderheids morgens naams nachts ' +
    'onderhouds onderwijs ontwerp oorlogs ouden ouder ouderdoms overlevings overheids paas parlements persoons plaats prins ' +
    'rechts redactie rente rijk rundvlees ruimte rijkdoms scheeps schaaps schadevergoedings schapen scholen seks seizoens slaaps ' +
    'slavernij spoed stads stervens studie tijds toekomst toneel trouw uitgaans vaders varkens veiligheids verbods verkeers ' +
    'verlof vermogens vertrouwens vlieg volks voorrangs vrede vredes vreugde vreugden vriendschaps vrijheids waarheids werkgevers ' +
    'barbie gister eergister gisteren eergisteren overmorgen goeie even eerste tweede derde vierde heb röntgen gaspel kemp kleermakers priegel verbazing indruk gezag recht rechts kerst klop zelf hart adem ' +
    'wereld winkel winters wijsheids wijven zaterdags zangers ziekten zomers zondags zwijns',
);

/** Short words that open a compound and are too often chance elsewhere: the part behind them has four letters or more. */
export const SHORT_FIRST = asSet(
  'trim pur glij snij aal alt ban bas bef bib bik bil bio bit bob bode box bul bun cup dauw dia dij dim dip doe doof dok dol dom doe dot dun duf eed een eek eik ' +
    'elf eng ent fan fel fit fok fop fox fun gel gen geit gil gras gul hap haar hefs hei hel hip hit hoes hor hot hou huis hum huls hun ijk ijl iep ' +
    'jan job jol juk kak ken kil kim kite kleur kol kolk kor kot kou kraam kwab lab laf las leb lee lef leg lei lij lik ' +
    'lob lof log los luw maf maai mei men merg mik min mok mom mul nap nat nep nok nul nuts pal pat pek pel pep pis ' +
    'plas pof pol prik puf pul pui rap ree rei rel rem rijn rij ril rob roer ros rui rui run ruw sas sax schep schuif sim slaap slib ' +
    'sluit sol spel spin stap steek step sub stol suf sui taf tal tan tel tien tij tik tob tof trap trek tui tuf typ vee vip vlucht ' +
    'voer vrij vul wad web wed wee wei wek win wis woel zegs zen zet zij zip zit zoek zwaai zwets zuig',
);

/** Short words that end a compound behind four letters or more. */
export const SHORT_LAST = asSet(
  'dol tal aak aal aas act bag bes big bil bit bod box bul bus cup dia dij dip dis dog dok dop dot dun eed eik eis elf fan fel fok fox gun ' +
    'ham hap heg hei hen hes hit hop hor iep job juk kan keu kil kol kot kou lef lel lob lof loo luw mik mis mok moe nap ' +
    'nat nok oom pee pek pij pol pon pui ree rel rob ruk run sas sax tij til typ vee vod wei wee wig zij zot',
);

/** Ends a compound and seldom opens one: adjectives and adverbs that are made of a word and an end, names of what is done. */
export const LAST_ONLY = asSet(
  'zijn jaars zucht zuchten wekkend wekkende rovend rovende benemend benemende reddend reddende roepend roepende brekend verwarmend verwarmende verscheurend verscheurende voorzienend verrijkend bedreigend bedreigende aangrijpend verdienend verdienende ' +
    'oren ogen uren apen assen tint tinten gloed glans zweem toon tonen getinte getint vaatje gaatje blaadje paadje glaasje scheepje daagje ' +
    'gewijs twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend maal malen gewijze gezind gezinde gezindheid zins deels willig willige willigheid kantig kantige hands handse lands landse ' +
    'tijds tijdse daags daagse jaarse uurs uurse weeks weekse maats rangs klas klasse persoons zijdig zijdige zijdigheid ' +
    'vormig vormige vormigheid kleurig kleurige harig harige ogig ogige benig benige hoofdig hoofdige bladig bladige stemmig ' +
    'stemmige talig talige taligheid delig delige lettergrepig voudig voudige jarig jarige dagig dagse armig armige vingerig ' +
    'hartig hartige hartigheid moedig moedige moedigheid zinnig zinnige zinnigheid geestig geestige denkend denkende ' +
    'sprekend sprekende wekkend wekkende gevend gevende dragend dragende zoekend zoekende werkend werkende makend makende ' +
    'levend levende staand staande liggend liggende lopend lopende vrezend hebbend hebbende dekkend dekkende remmend remmende ' +
    'werend werende dodend dodende brekend brekende rijk rijke arm arme vrij vrije vast vaste dicht dichte proof bestendig ' +
    'bestendige vaardig vaardige vaardigheid gericht gerichte bewust bewuste plichtig plichtige plichtigheid baar eerlijk matig ' +
    'matige technisch technische kundig kundige kundigheid waardig waardige waardigheid gevoelig gevoelige gevoeligheid zuchtig ' +
    'zuchtige lustig lustige machtig machtige krachtig krachtige schuldig schuldige grijs groen blauw rood roze roodbruin zwart ' +
    'wit bruin geel paars oranje grauw blond kaal koud warm heet zoet zuur zout hoog laag diep breed smal lang kort dun dik zwaar licht ' +
    'vol vreemd eigen ziek gezond oud jong nieuw klaar wijs dom slim blind doof stom lam mank grootte breedte hoogte diepte lengte dikte ' +
    'loper loopster rijder rijdster vaarder zoeker zoekster maker maakster geefster gever nemer neemster zegger zegster drager ' +
    'draagster houder houdster bouwer boer boerin kweker kweekster vanger vangster jager jaagster bouwster gieterij kokerij ' +
    'ziederij zagerij makerij boerderij binderij drukkerij kwekerij slagerij bakkerij melkerij stokerij brouwerij houderij vaart ' +
    'wijding boeking binding bloeding buiging werping trekking dekking vinding zinking wending achting dracht bejag behoud ' +
    'gedrag verbod besluit beleid bezit beheer verhuur verkoop verbruik verbouw vervoer verlies verdriet verlof verraad bedrog bederf bewijs ' +
    'betaling bewoner bewoning bezoeker gang gezicht geroep gehuil gezang gebed geloof gebrek gebruik gezag gezin gevoel geluid ' +
    'gewicht geweld geweer gewas gewest gewricht gezwel geslacht gesprek geschenk gerecht gereedschap geraas gepraat gepeupel genot ' +
    'geluk gemoed gemak gemiddelde genoot genote geneeskunde gericht gerei geruis gerucht gespuis gesteente gesternte getij getijde getal getuige gevaar gevaarte ' +
    'gevangene gevecht gevel gevolg gewaad gewelf geweten gewoonte gezel gezelschap elftal tiental winnaar ' +
    'huurder dienaar minnaar leraar lerares tekenaar wandelaar handelaar handelaarster eigenaar eigenares molenaar kunstenaar ' +
    'kunstenares moordenaar moordenares leugenaar zondaar verhuurder vennoot koopman koopvrouw vakman vakvrouw raadsman ' +
    'raadsvrouw timmerman stuurman zeeman voerman staatsman edelman edelvrouw buurman buurvrouw weduwe weduwnaar ' +
    'kunde kennis leer wezen wetenschap gezindte gebeuren eten drinken leven lijden weten streven verlangen vermogen vermaak ' +
    'geschiedenis begrafenis gevangenis ergernis kleren hersenen ouders kleuters lieden lui mensen kosten inkomsten uitgaven ' +
    'zeeën knieën sleeën kopieën ideeën feeën studies notities portaal diagram telegram program programma dossier formulier ' +
    'examen diploma certificaat attest rapport cijfer',
);

/** Nouns and names of matter that open and end compounds and are not in the tables of plurals. */
export const PART_NOUNS = asSet(
  'hindoe moslim boeddhist sikh griend garf pelgrim parkoers loof pacht cellulose glucose fructose lactose sucrose dextrose acetaat ethyl propaan butaan hexaan benzeen fenol ureum formaline dertig twintig veertig vijftig zestig zeventig tachtig negentig honderd duizend ' +
    'rum jus bod hoer kenmerk telwoord wedloop wedren wedstrijd diameter kenteken xenofoob homofoob claustrofoob arenga rotan raffia ' +
    'brasserie transactie monopolie patisserie atelier meermin bacterie fantasie melodie allergie harmonie symfonie kolonie knutsel aalbes aambei aandacht aanpak aanvoer aanzien accordeon acne actie adrenaline advocatuur afasie afkoop afname afscheid aftrek ' +
    'afval afweer afwas afzet aids aikido ajuin album alfabet algebra alkali allergie allooi aluin amazone amber ambitie ammoniak anatomie ' +
    'anijs anorexia antigeen antiquair apostel appeltaart aquarel aquarium arbeid archeologie armoede artrose asbest asperge ' +
    'aspirine astma atletiek audio autisme avocado azijn baby badminton bagage bakeliet balkon balsa bamboe banaan bandiet banket ' +
    'barbecue barok basalt basis batik batist bauxiet beat bedrog beige beleid bende benzine berber besluit beslag bessensap ' +
    'beton bewijs bezem bezit billen biljart bikini bingo biologie bitumen blabla blues bobslee boeddha boedel boekweit bolwerk ' +
    'bonbon boksen borax boter boulevard bowling bravoure bridge broccoli brocante bruikleen buffel bungalow burger cabaret ' +
    'cacao cadeau cadmium cafeïne café calcium camera camouflage camping cannabis carbol carbon cassave cassette catering ceder celeste cello ' +
    'cement champagne charter chemie chili chinees chips cholera cholesterol christen chroom cider cinema circus citroen clown cobra ' +
    'cocaïne cocktail cognac coma comedy computer conditie contra corona corset couscous crème creosoot cricket croquet curry ' +
    'cyaan dadel dageraad damast dame debat decor demo democratie demonstratie depot desem design detective diabetes diaken dialect dictee dieet diesel ' +
    'dienaar dieren dierenarts dille dimensie diner disco distel doel doolhof doping dosis douane douche draai drainage ' +
    'drama dreumes drieluik drogist druiven dubbel duffel duivel duivels dynamiet ebbe ebben ebola echo eczeem eelt egel eiland ' +
    'eiwit ekster elfen elftal eland email emaille energie engelen enkel enquête epoxy erfgoed erica ermelijn ernst erwten espresso ether etiket ' +
    'examen export façade fado fantasie farao farmacie fase fauna feest fenol festival feta fiasco fictie fietsen film finale ' +
    'fiscaal flamenco fluor fluweel foetus folie folk folklore fonduë fondue formica foto fresco fruit fuchsia fundering funk furie gala ' +
    'galerie gamba gamma garage garantie garderobe gember genade genie geografie gerst gerste ghetto gips gitaar ' +
    'glucose glutamaat gluten glycerine godin godsdienst golf gondel goud gordel gordijn gorilla gotiek graan grafiek grafiet granito gratie ' +
    'griep gruis gulden gummi gymnastiek haard habitat haver hagel hakbijl halal halogeen hamer hamster handel hars hasj havik heide helium ' +
    'hennep herfst heroïne herpes herrie hertog hitte hobby hobbyist hockey homo honig honing hoofd hop horeca hotel hout huur ' +
    'hygiëne hypo hypotheek idee ijzer import incest indigo informatie inkomen inkt instant insuline integratie interieur intrek ' +
    'ionen iris islam ivoor jacht jazz jenever jeneverbes jeugd jeuk jodium jogging judo jungle jura jury jute kaas kabaal kabel kachel ' +
    'kade kadaver kaliber kalium kalk kamer kamfer kandij kaneel kanker kano kapel kapok kapper karaat karamel karate kariboe karma karton ' +
    'karwij kassa kastanje katoen kaviaar kebab keizer kelder kerrie ketchup keuken kerst kermis kernel kersen kervel ketjap kiosk kiwi ' +
    'klaver klei klimaat klooster knoflook kobalt koffie kogel kok kokos koliek kolonie koloniaal komeet komedie komijn koper ' +
    'kopra koraal koren koriander kosmos kraal krediet kristal kruit kruiden kruidnagel krokodil kroket kwarts kwark kwartier kwik laaie laken ' +
    'landbouw lanoline larve lasagne laser latex latijn lava laurier lawine lawaai leder leer legering lego lente leugen leukemie lever ligbox lijm ' +
    'likeur limonade linde linnen linoleum lithium logica logistiek lommer loods lotto lucht luxe lymf lyriek maag maaltijd macaroni machine ' +
    'macho macramé magie magma magneet mahonie maillot mais maïs malaria malt mandaat mandarijn mandoline mangaan mango manna manege mantel ' +
    'marathon margarine marge marinade marine marihuana markies marmer marsepein massa massage mayonaise mazout media melodie melisse menthol menu ' +
    'mergel merino mest metaal metal meteoor methaan methyl methode metro middag middeleeuwen migraine mineraal minimum maximum mirre miso mode mokka ' +
    'moeder moeras moes mohair molecuul molm monnik monopoly montage moord moraal moreel morfine morse mortel mosterd motief motor mousse muesli mul ' +
    'munitie museum muskaat muskus musical mutatie muziek mythe nacht nadeel naald nafta narcis natrium natuur navel nazi neger neon nerts nicotine nikkel ' +
    'nitraat nomade noga nood notariaat notaris noten nougat novelle nylon oase oceaan octaaf offer offset okapi oker oksel oktober olie olijf ' +
    'onderzoek onkruid opera opium optiek orakel oranje orgaan orgel orkaan orkest oven ozon paal paars paling pallet palissade panter pantser paneel ' +
    'papaver papier paprika parade paraffine pardon parfum park parket parochie passie pasta pastei pasteurisatie pathos patriot pech pedaal peer pellet ' +
    'pelgrim pendel penicilline pension peper perkament permafrost perlamoer pers perzik pesto petroleum peterselie piano piazza pijn pikant pils pinda ' +
    'piraten pixel pizza plakkaat plaksel plankton plasma plastic platina plezier pluche poeder poëzie poep poker pokken poëtica polio politie politiek polka polo ' +
    'polyester polymeer poppen pork porno porselein portiek portier portret poten potas potlood powder prefab premie prestatie prijs prinses privacy profeet ' +
    'profiel programma promotie prosecco protest protocol proza pruik psalm publiek pudding puberteit puimsteen puin puree purper raap rabarber ' +
    'radar radio radium raket rally ranonkel rantsoen ravijn ravage rebus recept reclame recreatie recycling redactie regie reggae regime reiki reis relatie religie renaissance ' +
    'rente reptielen reserve respons retro revolutie revue rijst ritme ritueel robot rococo roe rogge rok roman romantiek rondo room rouge roulatie ' +
    'roulette route rozijn rubber rugby rumoer rundvlees rune sabel safari saffraan saffier sago salade salami saldo salie salon salpeter salsa samba sandaal sambal ' +
    'sanitair sardine satelliet sauna scala scanner schaamte schade schaak schaduw schandaal schapen schema schemer schiet schijt schmink schorseneer schouder ' +
    'schrift schroot schulden selderie selderij senaat september serie sereen service servies sering sesam sensatie servet seks shampoo shoarma show sigaar sigaret silicium ' +
    'siroop slaap slaven slavernij slik slijm smaragd smeer snooker sneeuw snot soap sociaal soda soep software soja sokkel solo sonar sonate sop soul souvenir spaghetti spinazie ' +
    'spektakel speculaas spiritus sport spraak stage staal stadion stalking standaard status steenkool stereo sterren sterfte stijfsel stikstof stoppel strategie stress stroming stroop ' +
    'studio suiker sultan supermarkt surf swing synagoge syntaxis tabak talent talk tandem tango tapijt tarot tarra tarwe taxi teak techniek telefoon telegraaf tempel tempo tennis terpentijn ' +
    'terras terreur terrein textiel thee theater thema theorie therapie thriller tijm tikkel timmer titaan toast toerisme tofoe toga toilet tomaat tombola tonijn toren ' +
    'traject tractor traditie training traliën tramp transport trauma tribune triomf troep tropen trottoir truffel tsaren tulband turbine turkoois turf twijfel uien uitgaan uitleg uranium ' +
    'vanille varen vazal venster ventiel verlet verhaal verkiezing vernis vers verse vervoer verzet vezel videotheek villa vinyl violet viool virus visie visite vitamine vitrine vlees vleugel vlas vodden vodka voedsel ' +
    'volley volk vonnis voodoo vrede vrijdag vulkaan wafel walnoot water wax weide wellness wereld werkgever werknemer western whisky wiegen wiel wieler wier wierook wiet wijn wilgen winter ' +
    'wiskunde wodka woestijn wolfraam wonder xenon yoga yoghurt zebra zand zavel zeden zenuw zijde zigzag zilver zink zirkoon zode zoden zolder zomer zone zuivel zuring zuurstof zwavel ' +
    'dijbeen kleuter koopman kopman leenman lofrede ligbal lambda hopper kluit kinine klimop kokkel krabbe kreeft kudde kegel kiezel keten kever kessel korhoen krater kroost kubus lama ' +
    'lans lamel leguaan lelie lepel letter leuning libel libelle lijster linze lis lotus lupine made merel meeuw mees meelworm mispel mug mus mossel muskiet muil mummie netel nimf noot oester okkernoot ' +
    'orchidee otter paarden pad papegaai parel patrijs pauw peen peul pekel pel pelikaan petunia pier pijl pinguïn plant poedel pony poot populier prei pruim puma python raaf rat radijs reiger ' +
    'rendier ree rijp rups salamander schaap schelp schildpad schim schol schorpioen sla slak slang snoek specht spin spinnen sponzen spreeuw sprinkhaan spruit spruiten stier struis teek tijger tong tor tuinboon uil ' +
    'valk varken veer vis vink vlinder vlo vlooien vogel vos walvis wesp wezel wolf worm worst wortel zalm zwaan zwaluw zwam zwijn',
);
