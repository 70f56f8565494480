/** Verbs a child meets, without separable ones (those are found through their last part). Source: eigen. */
export const INFINITIEVEN = (
  'aaien aanbidden aanschouwen aanvaarden aarzelen abonneren aborteren abseilen absorberen abstraheren accentueren ' +
  'accepteren achten achterhalen achterhouden achtervolgen activeren adelen ademen adopteren adoreren adverteren ' +
  'adviseren afficheren afprijzen agenderen ageren agiteren alarmeren alfabetiseren ambiëren amputeren amuseren ' +
  'analyseren ' +
  'animeren ankeren annexeren annoteren annuleren anticiperen antwoorden appen apporteren appreciëren arbeiden ' +
  'archiveren argumenteren arrangeren arresteren arriveren articuleren asfalteren aspireren assembleren assisteren ' +
  'associëren attaqueren attenderen autoriseren babbelen baden badmintonnen baggeren bakenen bakkeleien bakken ' +
  'balanceren balsemen bannen barbecueën baren barricaderen barsten baseren basketballen batikken batten bazelen ' +
  'beademen beamen beangstigen beantwoorden bebossen bebouwen bebroeden becijferen becommentariëren beconcurreren ' +
  'bedammen bedampen bedanken bedaren bedekken bedelen bedelven bedenken bederven bedienen bedijken bedillen ' +
  'bedingen bedisselen bedoelen bedonderen bedotten bedreigen bedriegen bedrinken bedroeven bedruipen bedrukken ' +
  'bedruppelen beduiden beduimelen beduvelen bedwelmen bedwingen beeldhouwen begaan begeleiden begeren begeven ' +
  'begieten begiftigen beginnen begluren begoochelen begraven begrazen begrenzen begrijpen begroeien begroeten ' +
  'begroten begunstigen behagen behalen behandelen behangen behappen behapstukken behartigen beheersen beheksen ' +
  'behelpen behelzen beheren behoeden behoeven behoren behouden behouwen beitelen beitsen bejagen bejegenen ' +
  'bejubelen bekappen bekendmaken bekendstaan bekennen bekeren bekeuren bekijken bekladden beklagen beklauteren ' +
  'bekleden beklemmen beklemtonen beklijven beklimmen beklinken beknabbelen beknellen beknibbelen beknotten ' +
  'bekoelen bekogelen bekokstoven bekomen bekommeren bekopen bekoren bekorten bekostigen bekrachtigen bekransen ' +
  'bekrassen bekritiseren bekronen bekruipen bekvechten bekwamen belagen belanden belangstellen belasten ' +
  'belasteren belazeren beledigen belegeren beleggen belemmeren belenden beletten beleven belichamen belichten ' +
  'beliegen believen belijden belijnen belikken bellen beloeren belommeren belonen belopen beloven belubberen ' +
  'beluchten beluisteren bemachtigen bemalen bemannen bemantelen bemensen bemerken bemesten bemeubelen bemiddelen ' +
  'beminnen bemodderen bemoedigen bemoeien bemoeilijken bemonsteren bemorsen benadelen benaderen benadrukken ' +
  'benauwen benemen benevelen bengelen benieuwen benijden benoemen benutten beoefenen beogen beoordelen beoorlogen ' +
  'bepakken bepalen bepantseren bepeinzen beperken beplakken beplanten bepleisteren bepleiten bepoederen bepraten ' +
  'beproeven beraadslagen beraden beramen berechten beredeneren beregenen bereiden bereiken bereizen berekenen ' +
  'bergen berichten berijden berijmen berispen beroemen beroeren beroken berokkenen berouwen beroven bersten ' +
  'berusten beschadigen beschamen beschaven beschenken beschermen beschieten beschijnen beschikken beschilderen ' +
  'beschimmelen beschimpen beschoren beschouwen beschrijven beschuldigen beschutten beseffen besjoemelen beslaan ' +
  'beslapen beslechten beslissen besluipen besluiten besmeren besmetten besmeuren besneeuwen besnijden besnoeien ' +
  'besnuffelen besodemieteren bespannen besparen bespatten bespelen bespeuren bespieden bespiegelen bespikkelen ' +
  'bespioneren bespoedigen bespotten bespreken besprenkelen bespringen besproeien bespugen bespuiten bespuwen ' +
  'bestaan besteden bestelen bestellen bestemmen bestempelen bestendigen besterven bestieren bestijgen bestippelen ' +
  'bestoken bestormen bestraffen bestralen bestraten bestrijden bestrijken bestrooien bestuderen bestuiven ' +
  'besturen besuikeren betalen betamen betasten betegelen betekenen beteugelen betichten betijen betimmeren ' +
  'betitelen betogen betomen betonen betoveren betrachten betrappen betreden betreffen betrekken betreuren ' +
  'betrouwen betuigen betuttelen betwijfelen betwisten beugelen beunen beuren beuzelen bevallen bevangen bevaren ' +
  'bevatten bevechten beveiligen bevelen beven bevestigen bevinden bevlaggen bevlekken bevliegen bevloeien ' +
  'bevochten bevochtigen bevoelen bevolken bevoogden bevoordelen bevooroordelen bevoorraden bevoorrechten ' +
  'bevorderen bevrachten bevragen bevredigen bevreemden bevriezen bevrijden bevruchten bevuilen bewaken bewandelen ' +
  'bewapenen bewaren bewasemen bewateren bewegen bewegwijzeren bewenen beweren bewerken bewerkstelligen bewieroken ' +
  'bewijzen bewilligen bewimpelen bewolken bewonderen bewonen bezaaien bezegelen bezemen bezeren bezetten ' +
  'bezichtigen bezielen bezien bezighouden bezingen bezinken bezinnen bezitten bezoedelen bezoeken bezoldigen ' +
  'bezorgen bezuinigen bezuipen bezuren bezwangeren bezwaren bezweren bezwijken bezwijmen beëdigen ' +
  'beëindigen beërven beïnvloeden bibberen bidden biechten bieden bietsen biggelen bijten bikken biljarten binden ' +
  'bivakkeren bladeren blaffen blaken blameren blaten blauwbekken blazen bleken blekken blijken blijven bliksemen ' +
  'blinddoeken blinderen blindvaren blinken bloeden bloeien bloemlezen bloggen blokkeren blootleggen blozen ' +
  'bluffen blunderen blussen blèren bobbelen bobben boeien boekhouden boekstaven boemelen boenen boeren boetseren ' +
  'boffen boksen bombarderen bommelen bonken bonzen boren borrelen borstelen botsen bottelen botvieren boulderen ' +
  'bouwen boycotten brabbelen brallen branden brandstichten brassen breidelen breien breken brengen brevetteren ' +
  'briesen broddelen broeden brokkelen brommen brouwen bruisen brullen bubbelen budgetteren buffelen buigen ' +
  'buikspreken buitelen buitmaken bukken bulderen bundelen bungelen bunkeren burlen calculeren camoufleren ' +
  'capituleren castreren catalogiseren categoriseren celebreren censureren centraliseren chanteren charmeren ' +
  'charteren chatten chaufferen checken chicaneren choqueren cijferen circuleren citeren civiliseren claimen ' +
  'classificeren coachen coderen collecteren combineren commanderen commentariëren commenteren communiceren ' +
  'compenseren completeren compliceren complimenteren componeren composteren comprimeren computeren concentreren ' +
  'concluderen concretiseren concurreren condenseren conditioneren condoleren confisqueren conflicteren ' +
  'conformeren confronteren consacreren conserveren consolideren constateren construeren consulteren consumeren ' +
  'contacteren continueren contracteren contrasteren controleren converseren converteren copuleren correleren ' +
  'corresponderen corrigeren corrumperen counselen coöpereren coördineren crashen crediteren cremeren creperen ' +
  'creëren criminaliseren cultiveren cumuleren cureren dagdromen dagtekenen dagvaarden dalen dalven danken ' +
  'dankzeggen dansen dartelen daten dateren dauwen daveren dazen debatteren deblokkeren debuteren decideren ' +
  'decimeren declameren declareren decoderen decoreren deduceren defileren definiëren deformeren degenereren ' +
  'degraderen deinen deinzen dekken delegeren delen deleten delgen delibereren demoniseren demonstreren demonteren ' +
  'demotiveren dempen denderen denken deponeren deporteren deppen depriveren derven desemen deserteren ' +
  'desinfecteren desoriënteren destilleren detacheren detecteren detineren deugen devalueren dichten dicteren ' +
  'dienen differentiëren digitaliseren dikken dineren diplomeren dippen dirigeren disciplineren discrimineren ' +
  'discussiëren diskwalificeren distantiëren distilleren distribueren dobbelen dobberen doceren documenteren doden ' +
  'doemen doen doezelen doffen dokkeren dokteren dolen domineren dommelen dompelen donderen donderjagen doneren ' +
  'donkeren dooien dooraderen doorbladeren doorboren doordenken doordesemen doordringen doorgroeven doorgronden ' +
  'doorkerven doorklieven doorkneden doorkruisen doorleven doormengen doorregenen doorsnijden doorsnuffelen ' +
  'doorspekken doorstaan doorstromen doorweken doorworstelen doorzeven doorzien doorzoeken dopen dorren dorsen ' +
  'dorsten doseren doubleren douchen doven downloaden draaien draaikonten dragen dralen dramatiseren drammen ' +
  'draperen draven dreigen dreinen drenken drentelen drenzen dresseren dreunen dreutelen dribbelen drijven dringen ' +
  'drinken drogen drogeren dromen droppelen druipen druisen drukken druppelen dubben duchten duelleren duiden ' +
  'duikelen duiken duizelen dulden dumpen dunken dunnen duperen dupliceren duren durven dutten duvelen duwen ' +
  'dwalen dwarrelen dwarsbomen dweilen dwepen dwingen ebben echoën edelen editen eerbiedigen effenen egaliseren ' +
  'eggen eigenen eindigen eisen elektrificeren elektrocuteren elimineren emailleren emanciperen embarkeren ' +
  'emigreren emmeren encadreren enerveren engageren enquêteren ensceneren entameren enteren entertainen epileren ' +
  'erbarmen eren ergeren erkennen eroderen erotiseren ervaren erven escaleren escorteren etaleren eten etiketteren ' +
  'etteren evacueren evalueren evenaren evenwichten evolueren examineren excelleren excommuniceren executeren ' +
  'exerceren existeren expanderen experimenteren exploderen exploiteren exploreren exporteren exposeren ' +
  'extrapoleren fabelen fabriceren facetimen faciliteren factureren failleren falen falsificeren falsifiëren ' +
  'fantaseren fascineren fatsoeneren favoriseren faxen feilen feliciteren fezelen fiatteren fiedelen fierljeppen ' +
  'fietsen figureren fijfelen fiksen fileren filmen filosoferen filteren financieren fingeren fitnessen fitten ' +
  'fixeren fladderen flakkeren flaneren flankeren flansen flappen flapperen flatteren flemen flexen flikflooien ' +
  'flikkeren flipperen flitsen flodderen floepen flonkeren floreren fluctueren fluimen fluisteren fluiten ' +
  'fluoresceren fnuiken focusseren foefelen foerageren foeteren folteren fonduen fonkelen foppen forceren ' +
  'formaliseren formatteren formeren formuleren fotograferen fotokopiëren fouilleren frankeren frauderen frezen ' +
  'friemelen frituren frommelen fronsen fronzen fruiten frummelen frunniken frustreren frutselen fuiven ' +
  'functioneren funderen fungeren fuseren futselen fêteren föhnen gaan gadeslaan gakken galmen galopperen ' +
  'galvaniseren gamen gapen gappen garanderen garneren gebaren gebeuren gebruiken gebruikmaken gedenken gedijen ' +
  'gedogen gedragen geeuwen gehoorzamen gekscheren gelasten gelden geleiden gelieven gelijken geloven gelukken ' +
  'gelukwensen genaken generaliseren generen genereren genezen genieten geraken gerieven geringschatten ' +
  'geruststellen geschieden geselen gesticuleren getuigen geuren geven gewaarworden gewagen gewennen ' +
  'giebelen giechelen giegagen gieren gieten gieteren gijzelen gillen gispen gissen glaceren glanzen glazuren ' +
  'glibberen glijden glimlachen glimmen glinsteren glippen glitteren gloeien glooien gloren gluipen glunderen ' +
  'gluren gniffelen gnuiven gokken golfen gonzen goochelen googelen gooien gordelen gorden gorgelen gourmetten ' +
  'graaien grabbelen grasduinen grasmaaien grauwen graven graveren graviteren grazen grendelen grienen grieven ' +
  'griezelen griffen grijnslachen grijnzen grijpen grijzen grilleren grimassen grimeren grimlachen grimmen ' +
  'grinniken grissen groeien groenen groeperen groeten grommelen grommen grondvesten grootbrengen grossieren ' +
  'gruwelen gruwen gulpen gunnen gutsen gymmen haasten hachelen hacken hagelen haken hakkelen hakken hakketakken ' +
  'halen ' +
  'hallucineren halveren hameren hamsteren handelen handhaven hangen hannesen hansworsten hanteren haperen happen ' +
  'harden harmoniseren harmoniëren harnassen harpoeneren haspelen haten havenen hebben hechten heersen heffen ' +
  'heien heiligen heinen hekelen helen hellen helpen hemelen hengelen herademen herbegraven herbekijken herbeleven ' +
  'herbenoemen herberekenen herbewapenen herbouwen herdenken herdopen herdrukken herenigen herformuleren ' +
  'hergebruiken herhalen herhuisvesten herijken herindelen herinneren herinrichten herintreden herkansen herkauwen ' +
  'herkennen herkiezen herkrijgen herladen herleiden herleven herlezen hermelijnen hernemen hernieuwen ' +
  'herontdekken heropbouwen heropenen heropvoeden heroveren heroverwegen herpakken herplaatsen herplanten ' +
  'herrijzen herroepen herscheppen herschikken herschrijven hersenspoelen herstarten herstellen herstemmen ' +
  'herstructureren hertalen hertrouwen heruitvinden hervatten herverdelen hervinden hervormen herwinnen herzien ' +
  'hesen heten heugen heulen hevelen hijgen hijsen hikken hinderen hinkelen hinken hinniken hinten hippelen hippen ' +
  'hitsen hobbelen hoeden hoepelen hoesten hoeven hollen hompelen honen honkballen hoofdrekenen hoogachten hooien ' +
  'hopen horen horten hosselen hossen hotsen houden houthakken houtsnijden houwen hozen huichelen huifkarren ' +
  'huilebalken huilen huishouden huisvesten huiveren huldigen hullen hummen hunkeren huppelen huppen hupsen huren ' +
  'hurken husselen hutselen huwen hydrateren hyperventileren hypnotiseren idealiseren identificeren ijken ijlen ' +
  'ijsberen ijshockeyen ijveren ijzelen illustreren imiteren imkeren immigreren immuniseren imponeren importeren ' +
  'impregneren improviseren industrialiseren infecteren infiltreren informeren inhaleren initiëren injecteren ' +
  'innen innoveren inspecteren inspireren installeren instrueren integreren intensiveren interesseren ' +
  'interpreteren interrumperen interveniëren interviewen intimideren intrigeren introduceren inventariseren ' +
  'investeren irrigeren irriteren isoleren jagen jakkeren jammen jammeren janken jatten jengelen jennen jeremiëren ' +
  'jeuken jijbakken jijen jodelen joelen joggen jojoën jokken jolen jongleren jouwen jubelen jubileren judassen ' +
  'judoën juichen juinen jukken jureren justeren jutten kaarden kaarten kaartlezen kaartspelen kabbelen kadreren ' +
  'kafferen kajakken kakelen kakken kalefateren kalen kalibreren kalmeren kalven kammen kamperen kanaliseren ' +
  'kannibaliseren kanoën kantelen kantklossen kapen kapittelen kappen kapseizen kapselen karakteriseren ' +
  'karamelliseren karikaturiseren karnen kartelen karweien kastijden katapulteren kauwen kavelen keepen keffen ' +
  'kegelen keilen kelderen kenmerken kennen kennismaken kenschetsen kentekenen kenteren keren kermen kerven ' +
  'ketenen ketsen ketteren keuren keurmerken keutelen keuvelen keven kibbelen kickboksen kidnappen kielhalen ' +
  'kienen kiepen kieperen kieskauwen kietelen kiezen kiften kijken kijven kikken kikkeren killen kinken kirren ' +
  'kissebissen kissen kitesurfen kittelen klaarkomen kladden kladderen klagen klaplopen klappen klapperen ' +
  'klappertanden klapwieken klaren klasseren klateren klauteren klaverjassen kledderen kleden kleien kleinzen ' +
  'klemmen ' +
  'klepperen kletsen kletteren kleumen kleunen kleuren kleven kliederen klieren klieven klikken klikklakken ' +
  'klimmen klingelen klingen klinken klodderen klonen klonteren klooien kloppen klotsen kloven kluisteren kluiven ' +
  'klunen klungelen klunzen klussen klutsen knabbelen knagen knakken knallen knappen knarpen knarsen knarsetanden ' +
  'knauwen kneden knellen knerpen knetteren kneukelen kneuteren kneuzen knevelen knibbelen knielen kniezen knijpen ' +
  'knikkebollen knikken knikkeren knipogen knippen knipperen knisperen knisteren knobbelen knobelen knoeien ' +
  'knokken knopen knorren knuffelen knuppelen knutselen koeioneren koekeloeren koelen koeren koesteren koeteren ' +
  'koeterwalen koffieleuten kogelen koken kokhalzen kokkerellen kolken koloniseren kolven komen konfijten konkelen ' +
  'konkelfoezen kopen kopiëren koppelen koprollen korfballen korrelen korten kortsluiten kortwieken kosten kotsen ' +
  'kotteren koukleumen kouten kraaien krabbelen krabben krakelen kraken krampen krassen krengen krenken kreukelen ' +
  'kreunen kreupelen kribbelen kriebelen krijgen krijsen krijten krikken krimpen kringelen krinkelen krioelen ' +
  'kriskrassen kristalliseren kritiseren kroelen krommen kronkelen kruien kruimelen kruipen kruisen kruisigen ' +
  'krullen kuchen kuieren kuisen kuitschieten kukelen kullen kunnen kussen kwaadspreken kwaken kwakkelen kwakken ' +
  'kwalificeren kwantificeren kwartetten kwebbelen kweken kwekken kwelen kwellen kwetsen kwetteren kwijlen kwijnen ' +
  'kwijten kwinkeleren kwispelen kwispelstaarten laaien lachen laden lallen lamenteren lamineren lamleggen ' +
  'lanceren landen langlaufen lanterfanten lappen larderen laseren lassen lasteren lastigvallen laten laven ' +
  'laveren leasen lebberen ledigen leegten legaliseren legeren leggen legitimeren leiden leidinggeven lekken lenen ' +
  'lengen lenigen leppen leren lesgeven letten leunen leuren leuteren leven leveren lezen liberaliseren liefhebben ' +
  'liefkozen liegen liften liggen lijden lijken lijmen liken likkebaarden likken limiteren liniëren liplezen ' +
  'lispelen lispen loeien loensen loeren loeven logenstraffen logeren loggen lokaliseren lokken longboarden ' +
  'longeren lonken loochenen looien lopen lossen loten louteren loven lozen lubben luiden luieren luilakken luimen ' +
  'luisteren luistervinken lukken lullen lummelen lurken lusten luwen lynchen maaien maathouden maatregelen ' +
  'macadamiseren machtigen maffen magnetiseren mailen makelen maken malen malverseren managen mandateren mangelen ' +
  'manifesteren manipuleren mankeren manoeuvreren marchanderen marcheren marginaliseren marineren markeren ' +
  'martelen maskeren masseren matchen matigen matsen mauwen maximaliseren mazzelen meanderen mechaniseren ' +
  'mediteren meieren mekken mekkeren melden melken memoreren memoriseren menen mengelen mengen mennen menstrueren ' +
  'meppen merken metamorfoseren meten metselen meubileren miauwen miegelen miezelen miezeren migreren mijden ' +
  'mijmeren mikken mimen minachten minderen minigolfen minimaliseren minnekozen minnen misachten misbruiken ' +
  'misdoen misdragen misduiden misgaan misgooien misgrijpen misgunnen mishagen mishandelen miskennen miskleunen ' +
  'miskopen misleiden mislezen mislopen mislukken misnoegen misplaatsen misprijzen misrekenen misschieten missen ' +
  'misslaan misstaan mistasten mistrouwen misvallen misverstaan misvormen mitigeren mixen mobiliseren modderen ' +
  'modelleren modereren moderniseren modificeren modulen moduleren moederen moedigen moeien moeten moffelen mogen ' +
  'mokken molesteren mompelen monopoliseren monsteren monteren mopperen morrelen morren morsen mortelen motiveren ' +
  'motregenen mousseren muggenziften muilkorven muiten multipliceren mummelen mummificeren murmelen murmureren ' +
  'musiceren muteren naaien naderen nagelen narren natten naturaliseren navigeren negeren neigen nemen neppen ' +
  'nestelen netwerken neuken neuriën neutraliseren neuzelen neuzen nevelen niezen nijgen nijpen niksen nippen ' +
  'nivelleren nodigen noemen nomineren noodzaken nopen normaliseren normeren noteren notuleren nuanceren nummeren ' +
  'nuttigen observeren occuperen oefenen offeren offreren oliën omarmen omcirkelen omfloersen omgeven omgorden ' +
  'omgrenzen omheinen omhelzen omhullen omkaderen omklemmen omknellen omkransen omlijnen omlijsten ommuren ' +
  'omnevelen ompalen omranden omrasteren omringen omschrijven omsingelen omsluieren omsluiten omsnoeren omspannen ' +
  'omspelen omspinnen omspoelen omstralen omstrengelen omstuwen omtuinen omvatten omwallen omwikkelen omzeilen ' +
  'omzomen omzwachtelen omzwermen onderbelichten onderbezetten onderbouwen onderbreken onderdrukken ondergaan ' +
  'ondergraven onderhandelen onderhouden onderkennen onderkoelen onderleggen onderlijnen ondermengen ondermijnen ' +
  'ondernemen onderrichten onderschatten onderscheiden onderscheppen onderschoren onderschragen onderschrijven ' +
  'onderspitten onderstellen ondersteunen onderstrepen onderstutten ondertekenen ondertitelen ondertunnelen ' +
  'ondervangen onderverdelen ondervinden ondervragen onderwerpen onderwijzen onderzoeken ontaarden ontberen ' +
  'ontbieden ontbijten ontbinden ontbladeren ontbloten ontboezemen ontbossen ontbranden ontbreken ontcijferen ' +
  'ontdekken ontdoen ontdooien ontdubbelen ontduiken onteigenen onteren onterven ontfermen ontfutselen ontgaan ' +
  'ontgelden ontgiften ontginnen ontglijden ontglippen ontgoochelen ontgraven ontgrendelen ontgroeien ontgroenen ' +
  'onthaasten onthalen ontharden ontharen onthechten ontheffen ontheiligen onthoofden onthouden onthullen ' +
  'onthutsen ontkalken ontkennen ontkersten ontketenen ontkiemen ontkleden ontkleuren ontknopen ontkomen ' +
  'ontkoppelen ontkrachten ontkurken ontladen ontlasten ontleden ontlenen ontlokken ontlopen ontluchten ontluiken ' +
  'ontluisteren ontluizen ontmaagden ontmannen ontmantelen ontmaskeren ontmenselijken ontmijnen ontmoedigen ' +
  'ontmoeten ontnemen ontnuchteren ontpakken ontpitten ontploffen ontplooien ontpoppen ontraadselen ontraden ' +
  'ontrafelen ontredderen ontregelen ontremmen ontrieven ontroeren ontroesten ontrollen ontromen ontroven ' +
  'ontruimen ontrukken ontschepen ontschieten ontsieren ontslaan ontslapen ontsluieren ontsluiten ontsmetten ' +
  'ontsnappen ontspannen ontsporen ontspringen ontspruiten ontstaan ontsteken ontstelen ontstellen ontstemmen ' +
  'ontstijgen ontstoppen ontstrijden onttrekken onttronen ontvallen ontvangen ontvellen ontvetten ontvlammen ' +
  'ontvlechten ontvlekken ontvlieden ontvluchten ontvoeren ontvolken ontvouwen ontvreemden ontwaarden ontwaken ' +
  'ontwapenen ontwaren ontwarren ontwassen ontwateren ontwennen ontwerpen ontwijden ontwijken ontwikkelen ' +
  'ontwinden ontwormen ontworstelen ontwortelen ontwrichten ontwringen ontzeggen ontzenuwen ontzetten ontzien ' +
  'ontzilten ontzinken ontzouten ontzuilen ontzuren oogsten oordelen openen opereren opperen opponeren ' +
  'optimaliseren orakelen ordenen ordonneren organiseren orgelen oriënteren oscilleren outsourcen overbelasten ' +
  'overbelichten overbevolken overbieden overbluffen overbruggen overdekken overdenken overdonderen overdrijven ' +
  'overerven overgieten overgroeien overhaasten overhandigen overheersen overhoren overhuiven overijlen overkappen ' +
  'overkluizen overkoepelen overkomen overladen overlappen overleggen overleven overlijden overlommeren overmannen ' +
  'overmeesteren overnachten overpeinzen overprikkelen overreden overrijden overrompelen overrulen overschaduwen ' +
  'overschatten overschreeuwen overschrijden overspannen overspoelen overstelpen overstemmen overstijgen ' +
  'overstralen overstromen overtreden overtreffen overtroeven overtuigen overvallen overvleugelen overvoeren ' +
  'overvragen overwaarderen overwegen overweldigen overwelven overwinnen overwinteren overwoekeren overzien ' +
  'oxideren paaien paardrijden pacificeren paffen pagaaien pagineren pakken panikeren pantseren paperassen ' +
  'parachuteren paraderen paraferen parafraseren parapenten parelen pareren parfumeren parkeren parodiëren parsen ' +
  'participeren passen passeren pasteuriseren patenteren patrouilleren patsen pauzeren peddelen peigeren peinzen ' +
  'pellen pendelen penetreren pensioneren peperen peppen percipiëren perfectioneren perforeren permanenten ' +
  'permitteren personaliseren personifiëren perverteren pesten petitioneren peuteren peuzelen pezen picknicken ' +
  'piekeren piemelen piepen pierewaaien piesen pietepeuteren pikeren pikken pimpampetten pimpelen pingelen ' +
  'pinkelen pinnen pionieren pitchen pitten pivoteren plaatsen plaatsgrijpen plaatshebben plaatsmaken plaatsnemen ' +
  'plaatsvinden plafonneren plagen plagiëren plakken plamuren plannen planten plasregenen plassen plastificeren ' +
  'plaveien plavuizen plegen pleisteren pleiten plempen plengen plenzen pletten pleuren plezieren ploegen ' +
  'ploeteren ploffen plomberen plompen plonsen plonzen pluimstrijken plukharen plukken plunderen pochen poedelen ' +
  'poederen poetsen poffen pogen pokeren polariseren polderen polemiseren polijsten politiseren polsen pompen ' +
  'poneren pontificeren popelen populariseren porren porteren portretteren poseren posten posteren postvatten ' +
  'poten potverteren prakkiseren praktiseren pralen pramen praten preciseren predestineren prediken predomineren ' +
  'prefereren prepareren presenteren presideren pressen presteren pretenderen prevaleren prevelen priegelen ' +
  'prijken prijsgeven prijzen prikkelen prikken printen privatiseren proberen procederen proclameren produceren ' +
  'proefdraaien proesten proeven profaneren professionaliseren profileren profiteren programmeren projecteren ' +
  'proletariseren prolongeren promoveren pronken proosten propageren prostitueren protesteren provianderen ' +
  'provoceren pruilen prutsen pruttelen psalmodiëren psychologiseren puberen publiceren puffen puinruimen pulken ' +
  'pulseren pulveriseren punniken puren pureren purgeren puzzelen quoteren raadplegen raaskallen rabbelen racen ' +
  'radbraken raden radicaliseren radiograferen rafelen raffelen raffineren raften ragen rakelen raken rammeien ' +
  'rammelen rampetampen rangeren rangschikken ranken ranselen rantsoeneren rapen rapporteren rasteren ratelen ' +
  'ratificeren ratineren rationaliseren ratsen ravotten razen reageren realiseren reanimeren rebelleren ' +
  'recapituleren recenseren rechercheren reciteren reclameren recommanderen reconstrueren recreëren rectificeren ' +
  'recupereren recyclen redden redderen redekavelen redeneren redetwisten redevoeren redigeren reduceren refereren ' +
  'reflecteren reformeren regelen regenen regeren regisseren registreren reglementeren regulariseren reguleren ' +
  'rehabiliteren reiken reikhalzen reinigen reizen rekenen rekken rekruteren rekwireren relateren relativeren ' +
  'relaxen relayeren releveren renderen rennen renoveren rentenieren reorganiseren repareren repatriëren repeteren ' +
  'repliceren reppen representeren reproduceren reserveren resetten resideren resoneren respecteren restaureren ' +
  'resteren resulteren resumeren retireren retoucheren retourneren reutelen revalideren reven reviseren revolteren ' +
  'revolutioneren rezen ribbelen richten ridderen ridiculiseren riedelen rieken rijden rijgen rijmelen rijmen ' +
  'rijpen rijten rijzen rikken rillen rimpelen ringelen ringeloren rinkelen rinkinken riolen riskeren rissen ' +
  'ritselen ritsen rivaliseren robbedoezen rochelen roddelen rodelen roeien roemen roepen roeptoeteren roeren ' +
  'roetsjen roezemoezen roffelen roken rollebollen rollen rolschaatsen rommelen ronden ronken ronselen rooien ' +
  'roosteren roskammen roteren rotten rotzooien rouwen roven rubriceren ruften ruien ruiken ruilen ruimen ruisen ' +
  'rukken rullen rumoeren rusten ruziemaken ruziën sabbelen sabberen sabelen saboteren sakkeren salariëren ' +
  'salderen salueren samenscholen samplen sanctioneren saneren sappelen sarren satineren saven savoureren ' +
  'scalperen scanderen scannen schaatsen schaden schaften schakelen schaken schakeren schallen schamen schampen ' +
  'schamperen schandaliseren schandmerken schandvlekken scharrelen schateren schaterlachen schatten schaven ' +
  'scheiden schelden schelen schellen schematiseren schemeren schenden schenken scheppen scheren schermen ' +
  'schermutselen scherpen schertsen schetsen schetteren scheuren schieten schiften schijnen schijten schikken ' +
  'schilderen schilferen schillen schimmelen schimpen schipperen schitteren schmieren schminken schnabbelen ' +
  'schoeien schoffelen schofferen schokschouderen schommelen schooien schooieren schoonmaken schoppen schotelen ' +
  'schouderen schragen schranken schransen schranzen schrapen schrappen schreeuwen schreien schrijden schrijven ' +
  'schrikken schrobben schroeien schroeven schrokken schromen schrompelen schuddebuiken schudden schuieren ' +
  'schuifelen schuilen schuilgaan schuilhouden schuimbekken schuiven schulpen schuren schutten schutteren schuwen ' +
  'scoren scrollen seconderen segmenteren segregeren selecteren sensibiliseren separeren serveren shoppen sidderen ' +
  'sieren signaleren signeren sijpelen simplificeren simuleren sissen situeren sjacheren sjansen sjezen sjilpen ' +
  'sjirpen sjoelbakken sjoelen sjoemelen sjokken sjorren sjotten sjouwen skaten skiën skypen slaan slaapwandelen ' +
  'slabakken slabben slachten slagballen slagen slagregenen slaken slalommen slampampen slanken slapen slechten ' +
  'sleeën slempen slenteren slepen sleuren sleutelen slibben slibberen slichten slijmen slijpen slijten slikken ' +
  'slingeren slinken slippen slissen slobberen sloffen sloken slokken slonzen slopen slorpen sloven sluieren ' +
  'sluimeren sluipen sluiten slungelen slurpen smachten smaden smaken smakken smalen smaragden smeden smeken ' +
  'smelten smeren smeulen smeuren smiespelen smijten smikkelen smoesen smoezelen smoken smokkelen smullen ' +
  'smulpapen snaaien snakken snappen snateren snauwen sneeuwballen sneeuwen snellen snerken snerpen sneuvelen ' +
  'sneven sniffen snijden snikken snipperen snoeien snoepen snoeren snoeven snoezelen snorkelen snorken snorren ' +
  'snotteren snowboarden snuffelen snuffen snuisteren snuiten snuiven snurken socialiseren sodemieteren soebatten ' +
  'soezen softballen soigneren solderen solidariseren sollen solliciteren somberen sommeren sonderen soppen ' +
  'sorteren souffleren souperen spammen spannen sparen spartelen spatiëren spatten specialiseren specificeren ' +
  'speculeren speeden spelen spelevaren spellen spenderen spenen sperren spetten spetteren speuren spieden ' +
  'spiegelen spieken spietsen spijbelen spijkeren spijten spijzigen spinnen spioneren spitten splijten splinteren ' +
  'splitsen spoelen spoken sponsoren sporen sporten spotten sprankelen spreiden spreken sprengen sprenkelen ' +
  'springen sprinten sproeien sprokkelen spugen spuien spuiten spurten sputteren spuwen staan stabiliseren ' +
  'stagneren staken stalken stamelen stampen stampvoeten standaardiseren standhouden stansen stapelen stappen ' +
  'staren starten steggelen steigeren steken stelen stellen stelpen stempelen stenigen stenograferen steriliseren ' +
  'sterken sterven steunen stevenen stichten stiefelen stigmatiseren stijgen stijven stikken stileren stillen ' +
  'stimuleren stinken stippelen stoefen stoeien stofferen stofzuigen stoken stollen stomen stommelen stompen ' +
  'stoppen storen stormen storten stortregenen stoten stotteren stouwen straffen stralen stranden streamen ' +
  'strekken strelen stremmen strengelen stressen stretchen streven stribbelen striemen strijden strijken strikken ' +
  'strippen stromen strompelen strooien stroomlijnen strotten strubbelen structureren struikelen struinen studeren ' +
  'stuiken stuiptrekken stuiteren stuiven stuken stuntelen stunten sturen stutten stuwen sublimeren subsidiëren ' +
  'substitueren sudderen suffen suggereren suikeren suizebollen suizelen suizen sukkelen sullen superviseren ' +
  'supporteren surfen surveilleren sussen swipen symboliseren sympathiseren synchroniseren synthetiseren ' +
  'systematiseren taaien tabakken tackelen tafelen taggen takelen talmen tamboereren tamponneren tandenpoetsen ' +
  'tanen tanken tarreren tarten tasten tateren tatoeëren taxeren taxiën tegelen teisteren tekenen tekortdoen ' +
  'tekortkomen telefoneren telegraferen teleurstellen telewerken tellen teloorgaan temen temmen temperen ' +
  'temporiseren tenderen tennissen tentoonstellen teren tergen terroriseren testen tetteren teugelen teuten ' +
  'teuteren teweegbrengen tewerkstellen theoretiseren tieren tijdrekken tikkelen tikken tillen timen timmeren ' +
  'tingelen tinkelen tintelen tippelen tippen tiranniseren titelen tjilpen tjirpen tjokken tobben tochten toepen ' +
  'toeten toeteren toetsen toeven tokkelen tokken tolereren tollen toneelspelen tonen tongzoenen tooien toornen ' +
  'toosten toppen torenen tornen torpederen torsen tossen totaliseren touperen touwtjespringen touwtrekken toveren ' +
  'traceren trachten trainen traineren trakteren traliën transcriberen transformeren transplanteren transporteren ' +
  'trappelen trappen trassen traumatiseren travesteren trechteren treden trefballen treffen treilen treiteren ' +
  'trekkebekken trekken tremuleren treuren treuzelen triggeren trillen trimmen triomferen trippelen troebelen ' +
  'troetelen troggelen trommelen trompetten trompetteren troosten trotseren trouwen truken trukeren tsjilpen ' +
  'tsjirpen tuchtigen tuffen tuien tuieren tuimelen tuinieren turen turnen turven tussen tutoyeren tweeten ' +
  'twijfelen twijnen twinkelen twisten twitteren typen typeren uitbaten uitbreiden uiten uniformeren updaten ' +
  'upgraden uploaden urineren urmen usurperen vaccineren valideren vallen valoriseren vangen varen variëren vasten ' +
  'vatten vechten vedelen vegen vegeteren veilen veiligstellen veinzen ventileren veraangenamen verabsoluteren ' +
  'verachten verademen verafgoden verafschuwen veranderen verankeren verantwoorden verarmen verbaliseren verbannen ' +
  'verbasteren verbazen verbeelden verbeiden verbergen verbeteren verbeuren verbieden verbijsteren verbijten ' +
  'verbinden verbitteren verbleken verblijden verblijven verblikken verblinden verbloemen verblozen verbluffen ' +
  'verboemelen verbouwen verbranden verbrassen verbreden verbreiden verbreken verbrijzelen verbroddelen ' +
  'verbroederen verbrokkelen verbruien verbruiken verbuigen verchristelijken verchromen verdagen verdampen ' +
  'verdedigen verdelen verdelgen verdenken verderven verdichten verdienen verdiepen verdikken verdisconteren ' +
  'verdobbelen verdoemen verdoen verdoezelen verdoffen verdolen verdonkeremanen verdopen verdorren verdoven ' +
  'verdraaien verdragen verdrieten verdrievoudigen verdrijven verdringen verdrinken verdrogen verdromen verdrukken ' +
  'verdubbelen verduidelijken verduisteren verdunnen verduren verduurzamen verdwalen verdwazen verdwijnen ' +
  'veredelen vereelten vereenvoudigen vereenzamen vereenzelvigen vereeuwigen vereffenen vereisen veren verengen ' +
  'verenigen vereren verergeren vererven verfijnen verfilmen verflauwen verflensen verfoeien verfomfaaien ' +
  'verfommelen verfraaien verfransen verfrissen verfrommelen vergaan vergaderen vergallen vergalopperen vergapen ' +
  'vergaren vergassen vergasten vergelden vergelen vergelijken vergemakkelijken vergen vergenoegen vergeten ' +
  'vergeven vergewissen vergezellen vergieten vergiftigen vergissen verglazen vergoddelijken vergoden vergoeden ' +
  'vergoelijken vergokken vergooien vergrendelen vergrijpen vergrijzen vergroeien vergroenen vergroten ' +
  'vergruizelen vergruizen verguizen vergulden vergunnen verhaasten verhaken verhakkelen verhakstukken verhandelen ' +
  'verhangen verhapstukken verharden verharen verhaspelen verheerlijken verheffen verheimelijken verhelderen ' +
  'verhelen verhelpen verheugen verhevigen verhinderen verhitten verhoeden verhogen verhongeren verhoren verhouden ' +
  'verhuizen verhullen verhuren verifiëren verijdelen verijzen verinnerlijken verjagen verjaren verjongen ' +
  'verkalken verkassen verkavelen verkennen verkerven verketteren verkiezen verkijken verkillen verklanken ' +
  'verklappen verklaren verkleden verkleinen verkleumen verkleven verklikken verkloeken verkloten verklungelen ' +
  'verknallen verkneukelen verkneuteren verknippen verknoeien verknopen verkoelen verkoken verkolen verkommeren ' +
  'verkondigen verkopen verkorten verkrachten verkrampen verkreukelen verkreuken verkrijgen verkrimpen verkrommen ' +
  'verkroppen verkruimelen verkruipen verkwanselen verkwijnen verkwikken verkwisten verlagen verlakken verlammen ' +
  'verlangen verlangzamen verlaten verleggen verleiden verlekkeren verlelijken verlenen verlengen verleppen ' +
  'verleren verlevendigen verlichten verliezen verlijden verlinken verloederen verlokken verloochenen verlopen ' +
  'verlossen verloten verluchten verluiden verluieren verlummelen verlustigen vermageren vermaken vermalen ' +
  'vermanen vermannen vermeerderen vermeesteren vermeien vermelden vermengen vermenigvuldigen vermenselijken ' +
  'vermijden verminderen verminken vermissen vermoeden vermoeien vermolmen vermommen vermoorden vermorsen ' +
  'vermorzelen vermurwen vernachelen vernagelen vernauwen vernederen vernederlandsen vernemen vernielen ' +
  'vernietigen vernieuwen vernikkelen vernoemen veronachtzamen veronderstellen verongelukken verontheiligen ' +
  'verontreinigen verontrusten verontschuldigen verontwaardigen veroordelen veroorloven veroorzaken verorberen ' +
  'verordenen verordonneren verouderen veroveren verpachten verpakken verpanden verpatsen verpauperen ' +
  'verpersoonlijken verpesten verpieteren verplaatsen verplanten verplegen verpletteren verplichten verpoppen ' +
  'verpoten verpotten verpozen verpraten verprutsen verpulveren verraden verrafelen verramsjen verrassen ' +
  'verregenen verreizen verrekenen verrekken verrichten verrijden verrijken verrijzen verrimpelen verroeren ' +
  'verroesten verrotten verruilen verruimen verrukken verruwen versagen verschaffen verschalen verschalken ' +
  'verschansen verschenken verschepen verscherpen verscheuren verschieten verschijnen verschikken verschilferen ' +
  'verschillen verschimmelen verschonen verschoppen verschralen verschrijven verschrikken verschroeien ' +
  'verschrompelen verschroten verschuilen verschuiven versieren versimpelen versjacheren versjezen versjouwen ' +
  'versjteren verslaan verslapen verslappen verslechteren verslepen versleutelen verslijten verslikken verslinden ' +
  'verslingeren versloffen verslonzen versluieren versmachten versmaden versmallen versmelten versmoren versnellen ' +
  'versnijden versnipperen versoberen versoepelen versomberen verspelen verspenen versperren verspieden verspillen ' +
  'versplinteren verspreiden verspreken verspringen verstaan verstappen verstarren verstedelijken versteken ' +
  'verstellen verstenen versterken versterven verstevigen verstieren verstijven verstikken verstillen verstoffen ' +
  'verstokken verstommen verstoppen verstoren verstoten verstrakken verstrammen verstrekken verstrengelen ' +
  'verstrijken verstrikken verstrooien verstuiken verstuiven versturen versuffen versuikeren versukkelen vertakken ' +
  'vertalen vertederen vertegenwoordigen vertekenen vertellen verteren vertienvoudigen vertieren vertikken ' +
  'vertillen vertimmeren vertoeven vertolken vertonen vertoornen vertragen vertrappelen vertrappen vertreden ' +
  'vertrekken vertroebelen vertroetelen vertroosten vertrouwen vertwijfelen vervaardigen vervagen vervallen ' +
  'vervalsen vervangen vervatten verveelvoudigen vervelen vervellen verven verversen vervetten verviervoudigen ' +
  'vervilten vervlakken vervlechten vervliegen vervloeien vervloeken vervluchtigen vervoegen vervoeren vervolgen ' +
  'vervolledigen vervolmaken vervormen vervreemden vervriezen vervroegen vervuilen vervullen verwaaien ' +
  'verwaarlozen verwachten verwarmen verwarren verwateren verwedden verweken verwekken verwelken verwelkomen ' +
  'verwennen verwensen verwereldlijken verweren verwerken verwerpen verwerven verweven verwijden verwijderen ' +
  'verwijlen verwijten verwijven verwijzen verwikkelen verwilderen verwinnen verwisselen verwittigen verwoesten ' +
  'verwonden verwonderen verwoorden verworden verwrikken verwringen verwurgen verzachten verzadigen verzakelijken ' +
  'verzaken verzakken verzamelen verzanden verzegelen verzeilen verzekeren verzelfstandigen verzenden verzengen ' +
  'verzepen verzetten verzieken verzilveren verzinken verzinnelijken verzinnen verzitten verzoeken verzoenen ' +
  'verzoeten verzolen verzorgen verzouten verzuchten verzuilen verzuimen verzuipen verzuren verzwakken verzwaren ' +
  'verzwelgen verzweren verzwijgen verzwikken vestigen veteren vetmesten vezelen vibreren vieren vigeren vijlen ' +
  'vijzelen villen vilten vinden vingeren vissen visualiseren vitten vlaggen vlassen vlechten vleien vlieden ' +
  'vliegen vlinderen vloeien vloeken vloggen vlooien vlossen vluchten vocaliseren voeden voederen voelen voeren ' +
  'voetballen vogelen volbrengen voldoen voleinden voleindigen volgen volgooien volharden volleyballen volmaken ' +
  'volstaan voltigeren voltooien voltrekken volvoeren vonkelen voorkomen vooronderstellen voorspellen voorvoelen ' +
  'voorzien vorderen vormen vorsen vouwen vragen vreemdgaan vreten vrezen vriezen vrijen vrijwaren vullen waaien ' +
  'waaieren waarborgen waarderen waarmaken waarmerken waarnemen waarschuwen wachten wachtlopen waden wadlopen ' +
  'waggelen waken walgen walsen wandelen wanhopen wankelen wantrouwen wapenen wapperen warmen warmlopen warrelen ' +
  'wassen waterskiën watertanden watertrappelen waterverven wauwelen waveboarden wedden weeklagen weergalmen ' +
  'weerhouden weerkaatsen weerklinken weerleggen weerlichten weerspiegelen weerspreken weerstaan weerstreven wegen ' +
  'weiden weifelen weigeren weken wekken weldoen welven wemelen wenden wenen wenken wennen wensen wentelen werken ' +
  'werpen wervelen werven weten wetten wettigen weven whatsappen wichelen wiebelen wieden wiegelen wiegen ' +
  'wielrennen wijden wijken wijlen wijten wijzen wijzigen wikkelen wikken wildplassen willen wimpelen winden ' +
  'winkelen winnen wippen wisselen wissen woeden woekeren woelen woerden wonden wonen worden worgen worstelen ' +
  'wortelen wreken wriemelen wriggelen wrijven wrikkelen wrikken wringen wroegen wroeten wrokken wuiven wurgen ' +
  'zaaien zabberen zadelen zagen zakken zalven zandstralen zaniken zappen zegelen zegenen zegevieren zeggen zeiken ' +
  'zeilen zemelen zemen zenden zengen zetelen zetten zeulen zeuren zeveren zieden zien ziften zigzaggen zijgen ' +
  'zijn zinderen zingen zinken zinnen zinspelen zippen zitten zoeken zoemen zoenen zoeven zonnebaden zoomen zorgen ' +
  'zouten zuchten zuigen zuipen zuiveren zullen zwaaien zwabberen zwachtelen zwalken zwangeren zwanzen ' +
  'zwartepieten zwartmaken zwatelen zwelgen zwellen zwemmen zwendelen zwenken zweren zwerven zweten zwetsen zweven ' +
  'zwichten zwiepen zwieren zwijgen zwijmelen zwikken zwoegen'
).split(' ');
