/** Verbs a child meets, without separable ones (those are found through their last part). Source: eigen. */
export const INFINITIEVEN = (
  'aaien aanvaarden aarzelen abonneren aborteren absorberen abstraheren accepteren activeren ademen adopteren ' +
  'adoreren adviseren afficheren agenderen ageren agiteren alarmeren alfabetiseren amputeren amuseren ' +
  'analyseren animeren annexeren annoteren annuleren anticiperen antwoorden appen apporteren appreciëren ' +
  'arbeiden argumenteren arrangeren arresteren arriveren articuleren asfalteren aspireren assembleren ' +
  'assisteren associëren attaqueren attenderen autoriseren baden baggeren bakenen bakken balanceren balsemen ' +
  'bannen barbecueën barricaderen barsten baseren batikken bazelen beademen beamen beangstigen beantwoorden ' +
  'bebossen bebouwen becijferen becommentariëren beconcurreren bedanken bedaren bedekken bedelen bedelven ' +
  'bedenken bederven bedienen bedisselen bedoelen bedonderen bedotten bedreigen bedriegen bedruipen bedrukken ' +
  'bedwelmen bedwingen beeldhouwen begaan begeleiden begieten beginnen begluren begoochelen begraven begrenzen ' +
  'begrijpen begroeten begroten begunstigen behagen behalen behandelen behangen beheersen beheksen behelpen ' +
  'behelzen beheren behoeven behoren behouden behouwen bejagen bejegenen bejubelen bekennen bekeren bekeuren ' +
  'bekijken bekladden beklagen bekleden beklemmen beklimmen beklinken beknibbelen beknotten bekoelen bekogelen ' +
  'bekomen bekommeren bekoren bekorten bekostigen bekrachtigen bekransen bekritiseren bekronen bekruipen ' +
  'bekwamen belagen belanden belasten belasteren beledigen belegeren beleggen belemmeren belenden beletten ' +
  'beleven belichamen belichten beliegen believen belijden bellen beloeren belommeren belonen belopen beloven ' +
  'beluisteren bemachtigen bemannen bemerken bemesten bemiddelen beminnen bemoedigen bemoeien bemoeilijken ' +
  'bemonsteren benadelen benaderen benadrukken benauwen benevelen bengelen benijden benoemen benutten beoefenen ' +
  'beogen beoordelen bepakken bepalen bepantseren bepeinzen beperken beplakken beplanten bepleiten bepoederen ' +
  'beproeven beraadslagen beramen berechten beredeneren bereiden bereiken bereizen berekenen bergen berichten ' +
  'beroeren berokkenen berouwen beroven berusten beschadigen beschaven beschermen beschieten beschikken ' +
  'beschilderen beschimmelen beschimpen beschoren beschouwen beschrijven beschuldigen beschutten beseffen ' +
  'besjoemelen beslaan beslechten beslissen besluipen besluiten besmetten besmeuren besneeuwen besnijden ' +
  'besnoeien besparen bespatten bespelen bespeuren bespieden bespoedigen bespotten bespreken besprenkelen ' +
  'bespringen besproeien bespuiten bestaan besteden bestellen bestemmen bestempelen bestendigen bestieren ' +
  'bestijgen bestoken bestormen bestraffen bestralen bestrijden bestrijken bestrooien bestuderen bestuiven ' +
  'besturen besuikeren betalen betasten betegelen betekenen beteugelen betichten betijen betimmeren betitelen ' +
  'betogen betomen betonen betoveren betrappen betreden betrekken betreuren betwijfelen betwisten beunen beuren ' +
  'bevallen bevaren bevatten bevechten beveiligen bevelen beven bevestigen bevinden bevlekken bevliegen ' +
  'bevloeien bevochtigen bevoelen bevolken bevoogden bevoordelen bevooroordelen bevorderen bevrachten bevragen ' +
  'bevredigen bevriezen bevrijden bevruchten bevuilen bewaken bewapenen bewaren bewasemen bewateren bewegen ' +
  'bewegwijzeren bewenen beweren bewerken bewerkstelligen bewieroken bewijzen bewilligen bewimpelen bewonderen ' +
  'bewonen bezaaien bezegelen bezemen bezeren bezetten bezichtigen bezielen bezien bezingen bezinken bezinnen ' +
  'bezitten bezoedelen bezoeken bezorgen bezuinigen bezuren bezwangeren bezweren bezweten bezwijken bezwijmen ' +
  'beëdigen beëindigen beïnvloeden bibberen bidden biechten bieden biggelen bijten biljarten binden bivakkeren ' +
  'bladeren blaffen blaken blameren blaten blauwbekken blazen bleken blekken blijken blijven bliksemen ' +
  'blinddoeken blinderen blindvaren blinken bloeden bloeien bloggen blokkeren blootleggen blozen bluffen ' +
  'blunderen blussen blèren bobbelen bobben boeien boekstaven boemelen boenen boeren boetseren boffen boksen ' +
  'bombarderen bonken bonzen boren borrelen borstelen botsen bottelen botvieren boulderen bouwen boycotten ' +
  'brallen branden brassen breidelen breien breken brengen brevetteren briesen broddelen broeden brokkelen ' +
  'brommen bruisen brullen bubbelen budgetteren buffelen buigen buikspreken buitelen bukken bulderen bundelen ' +
  'bungelen bunkeren calculeren camoufleren capituleren castreren catalogiseren categoriseren celebreren ' +
  'censureren centraliseren chanteren charmeren charteren chatten checken chicaneren choqueren cijferen ' +
  'circuleren citeren civiliseren claimen classificeren coachen coderen collecteren combineren commanderen ' +
  'commenteren communiceren compenseren completeren compliceren complimenteren componeren composteren ' +
  'comprimeren computeren concentreren concluderen concretiseren concurreren condenseren conditioneren ' +
  'condoleren conformeren confronteren consacreren conserveren consolideren constateren construeren consulteren ' +
  'consumeren contacteren contracteren contrasteren controleren converseren converteren copuleren correleren ' +
  'corresponderen corrigeren corrumperen counselen coöpereren coördineren crashen crediteren creperen creëren ' +
  'criminaliseren cultiveren cumuleren cureren dagdromen dagvaarden dalen danken dansen dartelen daten daveren ' +
  'debatteren debuteren decideren decimeren declameren declareren decoderen decoreren deduceren definiëren ' +
  'deformeren degenereren degraderen deinen deinzen dekken delegeren delen deleten delibereren demoniseren ' +
  'demonstreren demonteren demotiveren dempen denderen denken deponeren deporteren deppen depriveren derven ' +
  'desinfecteren desoriënteren detacheren detecteren detineren deugen devalueren dichten dicteren dienen ' +
  'differentiëren digitaliseren dikken dineren diplomeren dippen dirigeren disciplineren discrimineren ' +
  'discussiëren diskwalificeren distantiëren distilleren distribueren dobbelen dobberen doceren documenteren ' +
  'doden doen doezelen doffen dokkeren dokteren domineren dommelen dompelen donderen donderjagen doneren ' +
  'donkeren dooien doorgronden doorstaan dopen dorsen dorsten doseren doubleren douchen doven downloaden ' +
  'draaien draaikonten dragen dralen dramatiseren drammen draven dreigen dreinen drenken drentelen dresseren ' +
  'dreunen dribbelen drijven dringen drinken drogen dromen droogten droppelen druipen druisen drukken druppelen ' +
  'dubben duelleren duiden duikelen duiken duizelen dulden dumpen dunken dunnen duperen dupliceren duren durven ' +
  'dutten duvelen duwen dwalen dwarrelen dwarsbomen dweilen dwepen dwingen ebben echoën edelen editen effenen ' +
  'egaliseren eggen eigenen eindigen eisen elektrificeren elektrocuteren elimineren emanciperen embarkeren ' +
  'emigreren emmeren encadreren enerveren engageren enquêteren ensceneren entameren enteren entertainen ' +
  'epileren eren ergeren erkennen eroderen erotiseren ervaren erven escaleren escorteren etaleren eten ' +
  'etiketteren etteren evacueren evalueren evenaren evenwichten evolueren examineren excelleren excommuniceren ' +
  'executeren exerceren existeren expanderen experimenteren exploderen exploiteren exploreren exporteren ' +
  'exposeren extrapoleren fabelen fabriceren facetimen faciliteren factureren failleren falen falsificeren ' +
  'fantaseren fascineren fatsoeneren favoriseren faxen feliciteren fezelen fiatteren fierljeppen fietsen ' +
  'figureren fijfelen fiksen fileren filmen filosoferen filteren financieren fingeren fitnessen fixeren ' +
  'fladderen flakkeren flaneren flankeren flansen flappen flapperen flatteren flemen flexen flikflooien flitsen ' +
  'flodderen floepen floreren fluctueren fluimen fluisteren fluiten fluoresceren fnuiken foefelen foeteren ' +
  'folteren fonkelen foppen forceren formaliseren formatteren formeren formuleren fotograferen frankeren ' +
  'frauderen friemelen frituren frommelen fronsen fronzen frunniken frustreren frutselen fuiven functioneren ' +
  'funderen fungeren fuseren futselen fêteren föhnen gaan galmen galopperen galvaniseren gamen gapen gappen ' +
  'garanderen garneren gebaren gebeuren gebruiken gedenken gedijen gedogen gedragen geeuwen gehoorzamen ' +
  'gekscheren gelasten gelden geleiden gelieven gelijken geloven gelukken gelukwensen generaliseren generen ' +
  'genereren genezen genieten geraken geschieden geselen gesticuleren getroosten getuigen geuren geven gewagen ' +
  'gewennen giechelen gieren gieten gijzelen gillen gissen glaceren glanzen glazuren glibberen glijden ' +
  'glimlachen glimmen glinsteren glippen gloeien glooien gloren glunderen gluren gniffelen gnuiven gokken ' +
  'gonzen goochelen googelen gooien gordelen gorgelen graaien grasduinen graven graveren graviteren grazen ' +
  'grendelen grienen grieven griezelen grijnslachen grijnzen grijpen grijzen grimassen grimlachen grimmen ' +
  'grinniken grissen groeien groenen groeperen groeten grommen grossieren gruwelen gruwen gulpen gunnen gutsen ' +
  'haasten hacken haken hakkelen hakken halen hallucineren halveren hameren hamsteren handelen handhaven hangen ' +
  'hannesen hansworsten hanteren haperen happen harden harmoniseren harmoniëren harnassen harpoeneren haten ' +
  'havenen hebben hechten heersen heffen heien heiligen heinen hekelen helen hellen helpen hengelen herademen ' +
  'herbeleven herbouwen herdenken herdrukken herenigen herformuleren hergebruiken herhalen herinneren ' +
  'herinrichten herkansen herkauwen herkennen herkiezen herkrijgen herladen herleiden herleven herlezen ' +
  'hermelijnen hernemen hernieuwen heropenen heropvoeden heroveren heroverwegen herplaatsen herplanten ' +
  'herrijzen herroepen herscheppen herschrijven herstarten herstellen herstemmen herstructureren hertalen ' +
  'hertrouwen hervatten herverdelen hervinden hervormen herwinnen herzien hesen heten heulen hevelen hijgen ' +
  'hijsen hikken hinderen hinkelen hinken hinniken hippen hobbelen hoeden hoepelen hoesten hoeven hollen ' +
  'hompelen honen hoogachten hooien hopen horen horten hossen hotsen houden houtsnijden houwen huichelen ' +
  'huifkarren huilen huiveren hullen hummen hunkeren huppelen huppen hupsen huren hurken husselen hutselen ' +
  'huwen hydrateren hyperventileren hypnotiseren idealiseren identificeren ijken ijlen ijsberen ijveren ijzelen ' +
  'illustreren imiteren immigreren immuniseren imponeren importeren impregneren improviseren industrialiseren ' +
  'infecteren infiltreren informeren inhaleren initiëren injecteren innen innoveren inspecteren inspireren ' +
  'installeren instrueren integreren intensiveren interesseren interpreteren interrumperen interveniëren ' +
  'interviewen intimideren intrigeren introduceren inventariseren investeren irrigeren irriteren isoleren jagen ' +
  'jakkeren jammen jammeren janken jatten jengelen jennen jeremiëren jeuken jijen jodelen joelen joggen jokken ' +
  'jongleren jouwen jubelen jubileren juichen juinen jukken jureren justeren kaarden kaarten kabbelen kadreren ' +
  'kafferen kakelen kakken kalen kalibreren kalmeren kalven kammen kamperen kanaliseren kannibaliseren kanoën ' +
  'kantelen kantklossen kapen kapittelen kappen kapseizen karakteriseren karamelliseren karikaturiseren karnen ' +
  'kartelen kastijden katapulteren kauwen kavelen keepen kegelen keilen kelderen kenmerken kennen kentekenen ' +
  'kenteren keren kermen kerven ketenen ketsen ketteren keuren keurmerken keutelen keuvelen keven kibbelen ' +
  'kickboksen kiepen kieperen kietelen kiezen kijken kijven kikken kikkeren kinken kirren kissebissen kittelen ' +
  'klaarkomen kladden kladderen klagen klappen klapperen klappertanden klapwieken klaren klasseren klateren ' +
  'klauteren klaverjassen kleden kleinzen klemmen klepperen kletsen kletteren kleumen kleunen kleuren kleven ' +
  'kliederen klieren klieven klikken klimmen klingelen klinken klodderen klonen klonteren kloppen klotsen ' +
  'kloven kluisteren kluiven klunen klungelen klussen klutsen knabbelen knagen knakken knallen knappen knarsen ' +
  'knarsetanden knauwen kneden knellen knetteren kneukelen kneuteren kneuzen knevelen knibbelen knielen kniezen ' +
  'knijpen knikkebollen knikken knikkeren knipogen knippen knipperen knisperen knobbelen knoeien knokken knopen ' +
  'knorren knuffelen knuppelen knutselen koeioneren koekeloeren koelen koeren koesteren koeterwalen ' +
  'koffieleuten kogelen koken kokhalzen kolken koloniseren kolven komen konfijten konkelen konkelfoezen kopen ' +
  'kopiëren koppelen korrelen korten kortwieken kosten kotteren koukleumen kouten kraaien krabbelen krabben ' +
  'kraken krassen krengen krenken kreukelen kreunen kreupelen kriebelen krijgen krijsen krijten krimpen ' +
  'kringelen krioelen kristalliseren kritiseren kroelen krommen kronkelen kruien kruimelen kruipen kruisen ' +
  'kruisigen krullen kuchen kuieren kuisen kukelen kunnen kussen kwaken kwakkelen kwakken kwalificeren ' +
  'kwantificeren kwebbelen kweken kwekken kwelen kwellen kwetsen kwetteren kwijlen kwijnen kwijten kwinkeleren ' +
  'kwispelen kwispelstaarten laaien lachen laden lallen lamenteren lamineren lanceren landen lanterfanten ' +
  'lappen larderen lassen lasteren laten laven laveren leasen lebberen ledigen leegten legaliseren legeren ' +
  'leggen legitimeren leiden lekken lenen lengen lenigen leren letten leunen leuren leuteren leven leveren ' +
  'lezen liberaliseren liefhebben liefkozen liegen liften liggen lijden lijken lijmen liken likkebaarden likken ' +
  'limiteren liniëren lispelen loeien loensen loeren loeven logeren lokaliseren lokken longeren lonken ' +
  'loochenen looien lopen lossen losten loten louteren loven lozen lubben luiden luieren luilakken luimen ' +
  'luisteren lukken lullen lummelen lurken lusten luwen lynchen maaien maatregelen macadamiseren maffen ' +
  'magnetiseren mailen makelen maken malen malverseren managen mangelen manifesteren manipuleren mankeren ' +
  'manoeuvreren marchanderen marcheren marginaliseren marineren markeren martelen maskeren masseren matchen ' +
  'matigen mauwen maximaliseren meanderen mechaniseren mediteren mekkeren melden melken memoreren memoriseren ' +
  'menen mengen mennen menstrueren merken metamorfoseren meten metselen meubileren miauwen miegelen mijden ' +
  'mijmeren mikken mimen minachten minderen minimaliseren minnekozen minnen mishagen mishandelen miskennen ' +
  'miskleunen miskopen misleiden mislukken misnoegen misprijzen misrekenen missen misstaan misverstaan ' +
  'misvormen mitigeren mixen mobiliseren modderen modelleren modereren moderniseren modificeren modulen ' +
  'moduleren moederen moedigen moeien moeten moffelen mogen mokken molesteren mompelen monopoliseren monsteren ' +
  'monteren mopperen morrelen morren morsen mortelen motiveren motregenen mousseren muggenziften muilkorven ' +
  'muiten multipliceren mummelen mummificeren murmelen murmureren musiceren muteren naaien naderen nagelen ' +
  'narren naturaliseren navigeren neigen nemen nestelen neuriën neutraliseren neuzelen neuzen nevelen niezen ' +
  'nijgen nijpen nippen nivelleren noemen nomineren noodzaken nopen normaliseren normeren noteren notuleren ' +
  'nuanceren nummeren nuttigen observeren occuperen oefenen offeren offreren omarmen omhelzen omringen ' +
  'omschrijven onderbreken onderhandelen onderhouden ondernemen onderscheiden onderstrepen ondertekenen ' +
  'ondervinden onderwijzen onderzoeken ontaarden ontberen ontbieden ontbijten ontbinden ontbladeren ontbloten ' +
  'ontboezemen ontbossen ontbranden ontbreken ontcijferen ontdekken ontdoen ontdooien ontdubbelen ontduiken ' +
  'onteigenen onteren onterven ontfermen ontfutselen ontgaan ontgelden ontginnen ontglippen ontgoochelen ' +
  'ontgrendelen ontgroeien ontgroenen onthaasten onthalen ontharen ontheffen ontheiligen onthoofden onthouden ' +
  'onthullen onthutsen ontkalken ontkennen ontkersten ontketenen ontkiemen ontkleden ontknopen ontkomen ' +
  'ontkoppelen ontkrachten ontkurken ontladen ontlasten ontleden ontlenen ontlokken ontlopen ontluchten ' +
  'ontluiken ontluisteren ontmaagden ontmannen ontmantelen ontmaskeren ontmenselijken ontmoedigen ontmoeten ' +
  'ontnemen ontnuchteren ontpitten ontploffen ontplooien ontpoppen ontraadselen ontraden ontrafelen ontregelen ' +
  'ontrieven ontroeren ontrollen ontromen ontroven ontruimen ontrukken ontschepen ontschieten ontsieren ' +
  'ontslaan ontslapen ontsluieren ontsluiten ontsmetten ontsnappen ontspannen ontsporen ontspringen ontspruiten ' +
  'ontstaan ontsteken ontstellen ontstemmen ontstijgen ontstoppen ontstrijden onttrekken onttronen ontvallen ' +
  'ontvangen ontvellen ontvetten ontvlammen ontvluchten ontvoeren ontvolken ontvouwen ontvreemden ontwaken ' +
  'ontwapenen ontwaren ontwarren ontwateren ontwennen ontwerpen ontwijden ontwijken ontwikkelen ontwormen ' +
  'ontwortelen ontwrichten ontzeggen ontzenuwen ontzetten ontzien ontzilten ontzinken ontzouten ontzuilen ' +
  'ontzuren oogsten oordelen openen opereren opperen opponeren optimaliseren orakelen ordenen ordonneren ' +
  'organiseren oriënteren oscilleren outsourcen overdrijven overleggen overleven overnachten overtreffen ' +
  'overtuigen overvallen overwinnen oxideren paaien paardrijden pacificeren paffen pagineren pakken panikeren ' +
  'pantseren paperassen parachuteren paraderen paraferen parafraseren parelen pareren parfumeren parkeren ' +
  'parodiëren parsen participeren passen passeren pasteuriseren patenteren patrouilleren pauzeren peddelen ' +
  'peigeren peinzen pellen pendelen penetreren pensioneren peperen peppen percipiëren perfectioneren perforeren ' +
  'permitteren personaliseren personifiëren perverteren pesten petitioneren peuteren peuzelen picknicken ' +
  'piekeren piepen pietepeuteren pikeren pikken pimpelen pingelen pinnen pionieren pitchen pitten pivoteren ' +
  'plaatsen plafonneren plagen plagiëren plakken plamuren plannen planten plassen plastificeren plaveien ' +
  'plavuizen plegen pleisteren pleiten plempen plengen plenzen pletten plezieren ploegen ploeteren ploffen ' +
  'plomberen plompen plonsen plonzen plukharen plukken plunderen pochen poederen poetsen poffen pogen pokeren ' +
  'polariseren polderen polemiseren polijsten politiseren polsen pompen poneren pontificeren populariseren ' +
  'porren porteren portretteren poseren posten poten prakkiseren praktiseren pralen pramen praten preciseren ' +
  'predestineren prediken predomineren prefereren prepareren presenteren presideren pressen presteren ' +
  'pretenderen prevaleren prevelen prijken prijzen prikkelen prikken printen privatiseren proberen procederen ' +
  'proclameren produceren proesten proeven profaneren professionaliseren profileren profiteren programmeren ' +
  'projecteren proletariseren prolongeren promoveren pronken propageren prostitueren protesteren provianderen ' +
  'provoceren pruilen prutsen pruttelen psalmodiëren psychologiseren publiceren puffen pulken pulseren ' +
  'pulveriseren punniken puren pureren purgeren puzzelen quoteren raadplegen raaskallen rabbelen racen ' +
  'radbraken raden radicaliseren radiograferen rafelen raffelen raffineren rakelen raken rammeien rammelen ' +
  'rampetampen rangeren rangschikken ranken ranselen rantsoeneren rapen rapporteren rasteren ratelen ' +
  'ratificeren ratineren rationaliseren ravotten razen reageren realiseren rebelleren recapituleren recenseren ' +
  'rechercheren reciteren reclameren recommanderen reconstrueren recreëren rectificeren recupereren recyclen ' +
  'redden redderen redekavelen redeneren redetwisten redigeren reduceren refereren reflecteren reformeren ' +
  'regelen regenen regeren regisseren registreren reglementeren regulariseren reguleren rehabiliteren reiken ' +
  'reinigen reizen rekenen rekken rekruteren rekwireren relateren relativeren relaxen relayeren releveren ' +
  'renderen rennen renoveren rentenieren reorganiseren repareren repatriëren repeteren repliceren representeren ' +
  'reproduceren reserveren resetten resideren resoneren respecteren restaureren resteren resulteren resumeren ' +
  'retireren retoucheren retourneren reutelen reven reviseren revolteren revolutioneren rezen richten ridderen ' +
  'ridiculiseren riedelen rieken rijden rijgen rijmelen rijmen rijpen rijten rijzen rikken rillen rimpelen ' +
  'ringelen ringeloren rinkelen rinkinken riolen riskeren rissen ritselen ritsen rivaliseren robbedoezen ' +
  'rochelen roddelen rodelen roeien roemen roepen roeren roetsjen roffelen rollebollen rollen rolschaatsen ' +
  'rommelen ronden ronken ronselen rooien roosteren roskammen roteren rotten rotzooien rouwen roven rubriceren ' +
  'ruften ruien ruiken ruilen ruimen ruisen rukken rullen rumoeren rusten ruziën sabbelen sabelen saboteren ' +
  'salariëren salderen salueren samplen sanctioneren saneren sarren satineren saven savoureren scalperen ' +
  'scanderen scannen schaatsen schaden schakelen schaken schakeren schallen schamen schamperen schandaliseren ' +
  'schandvlekken scharrelen schateren schaterlachen schatten schaven scheiden schelden schelen schellen ' +
  'schematiseren schemeren schenden schenken scheppen scheren schermen schermutselen scherpen schertsen ' +
  'schetsen schetteren scheuren schieten schiften schijnen schikken schilderen schilferen schillen schimmelen ' +
  'schimpen schipperen schitteren schmieren schminken schnabbelen schoeien schoffelen schofferen ' +
  'schokschouderen schommelen schooien schooieren schoonmaken schoppen schotelen schouderen schragen schransen ' +
  'schrapen schrappen schreeuwen schreien schrijden schrijven schrikken schrobben schroeien schroeven schrokken ' +
  'schrompelen schudden schuieren schuifelen schuilen schuimbekken schuiven schulpen schuren schutten ' +
  'schutteren schuwen scoren scrollen seconderen segmenteren segregeren selecteren sensibiliseren separeren ' +
  'serveren shoppen sidderen sieren signaleren signeren sijpelen simplificeren simuleren sissen situeren ' +
  'sjacheren sjansen sjezen sjoelbakken sjoelen sjoemelen sjokken sjorren sjouwen skaten skiën skypen slaan ' +
  'slaapwandelen slabakken slabben slachten slagen slaken slalommen slampampen slapen slechten slenteren slepen ' +
  'sleuren sleutelen slibben slibberen slijmen slijpen slijten slikken slingeren slinken slippen slobberen ' +
  'sloffen sloken slokken slonzen slopen sloven sluieren sluimeren sluipen sluiten slurpen smachten smaden ' +
  'smaken smakken smalen smaragden smeden smeken smelten smeren smeulen smiespelen smijten smikkelen smoezelen ' +
  'smoken smokkelen smullen snaaien snakken snappen snateren snauwen sneeuwballen sneeuwen snellen snerken ' +
  'snerpen sneuvelen snijden snikken snipperen snoeien snoepen snoeren snoeven snorkelen snorken snorren ' +
  'snotteren snowboarden snuffelen snuffen snuisteren snuiten snuiven snurken socialiseren soebatten soezen ' +
  'soigneren solderen solidariseren solliciteren sommeren sonderen soppen sorteren souffleren soupeerden ' +
  'souperen spammen spannen sparen spartelen spatiëren spatten specialiseren specificeren speculeren speeden ' +
  'spelen spellen spenderen spenen sperren speuren spieden spiegelen spieken spijbelen spijkeren spijten ' +
  'spijzigen spinnen spioneren spitten splijten splinteren splitsen spoelen spoken sponsoren sporen sporten ' +
  'spotten sprankelen spreiden spreken sprengen sprenkelen springen sprinten sproeien sprokkelen spugen spuien ' +
  'spuiten spurten sputteren spuwen staan stabiliseren stagneren staken stalken stamelen stampen stampvoeten ' +
  'standaardiseren stansen stapelen stappen staren starten steggelen steigeren steken stelen stellen stelpen ' +
  'stempelen stenigen stenograferen steriliseren sterken sterven steunen stevenen stichten stiefelen ' +
  'stigmatiseren stijgen stijven stikken stileren stillen stimuleren stinken stippelen stoefen stoeien ' +
  'stofferen stofzuigen stoken stollen stomen stommelen stompen stoorden stoppen storen stormen storten stoten ' +
  'stotteren stouwen straffen stralen stranden streamen strekken strelen stremmen strengelen stressen stretchen ' +
  'streven striemen strijden strijken strikken strippen stromen strompelen strooien stroomlijnen strotten ' +
  'structureren struikelen struinen studeren stuiken stuiteren stuiven stunten sturen stutten stuwen sublimeren ' +
  'subsidiëren substitueren suffen suggereren suikeren suizebollen suizelen suizen sukkelen sullen superviseren ' +
  'supporteren surfen surveilleren sussen swipen symboliseren sympathiseren synchroniseren synthetiseren ' +
  'systematiseren taaien tabakken tackelen tafelen taggen takelen talmen tamboereren tamponneren tanen tanken ' +
  'tarreren tarten tasten tateren tatoeëren taxeren teisteren tekenen telefoneren telegraferen tellen temmen ' +
  'temperen temporiseren tenderen tennissen teren tergen terroriseren testen teugelen teuten theoretiseren ' +
  'tieren tikkelen tikken tillen timen timmeren tingelen tinkelen tintelen tippelen tippen tiranniseren titelen ' +
  'tjilpen tjirpen tjokken tobben tochten toeteren toetsen toeven tokkelen tolereren tollen tonen tooien ' +
  'toornen toosten toppen torenen tornen torpederen torsen totaliseren touperen touwtrekken toveren traceren ' +
  'trachten trainen traineren trakteren transcriberen transformeren transplanteren transporteren trappelen ' +
  'trappen trassen traumatiseren travesteren trechteren treden treffen treilen treiteren trekkebekken trekken ' +
  'tremuleren treuren treuzelen triggeren trillen trimmen triomferen trippelen troebelen trommelen trompetteren ' +
  'troosten trotseren trouwen truken trukeren tuffen tuien tuieren tuimelen tuinieren turen turnen turven ' +
  'tussen tutoyeren tweeten twijfelen twijnen twinkelen twisten twitteren typen typeren uitbaten uiten ' +
  'uniformeren updaten upgraden uploaden urineren urmen usurperen vaccineren valideren vallen valoriseren ' +
  'vangen varen variëren vasten vatten vechten vedelen vegen vegeteren veilen veinzen ventileren verabsoluteren ' +
  'verachten verademen verafgoden verafschuwen veranderen verankeren verantwoorden verarmen verbaliseren ' +
  'verbannen verbasteren verbazen verbeelden verbeiden verbergen verbeteren verbeuren verbieden verbijsteren ' +
  'verbijten verbinden verbitteren verbleken verblijden verblijven verblinden verbloemen verbluffen verboemelen ' +
  'verbouwen verbranden verbrassen verbreden verbreiden verbreken verbrijzelen verbroederen verbrokkelen ' +
  'verbruien verbruiken verbuigen verchristelijken verchromen verdagen verdampen verdedigen verdelen verdelgen ' +
  'verdenken verderven verdichten verdienen verdiepen verdikken verdisconteren verdoemen verdoen verdoezelen ' +
  'verdolen verdonkeremanen verdorren verdoven verdraaien verdragen verdrieten verdrievoudigen verdrijven ' +
  'verdringen verdrinken verdrogen verdromen verdrukken verdubbelen verduidelijken verduisteren verdunnen ' +
  'verduren verduurzamen verdwalen verdwazen verdwijnen veredelen vereenvoudigen vereenzamen vereenzelvigen ' +
  'vereeuwigen vereffenen vereisen verengen verenigen vereren verergeren verfilmen verflauwen verfoeien ' +
  'verfomfaaien verfraaien verfransen verfrissen verfrommelen vergaan vergaderen vergallen vergalopperen ' +
  'vergapen vergassen vergelden vergelen vergelijken vergen vergeten vergeven vergewissen vergezellen vergieten ' +
  'vergiftigen vergissen verglazen vergoddelijken vergoden vergoeden vergoelijken vergokken vergooien ' +
  'vergrendelen vergrijpen vergrijzen vergroeien vergroenen vergroten verguizen vergulden vergunnen verhaasten ' +
  'verhakkelen verhakstukken verhandelen verhangen verhapstukken verharden verharen verheerlijken verheffen ' +
  'verheimelijken verhelderen verhelen verhelpen verheugen verhevigen verhinderen verhitten verhoeden verhogen ' +
  'verhongeren verhoren verhouden verhuizen verhullen verhuren verijdelen verijzen verinnerlijken verjagen ' +
  'verjaren verjongen verkalken verkassen verkavelen verkennen verkerven verketteren verkiezen verkijken ' +
  'verkillen verklappen verklaren verkleden verkleinen verkleumen verklikken verkloeken verknallen verkneukelen ' +
  'verknippen verknoeien verknopen verkoelen verkolen verkommeren verkondigen verkopen verkorten verkrachten ' +
  'verkrampen verkreukelen verkrijgen verkroppen verkruimelen verkwanselen verkwijnen verkwikken verkwisten ' +
  'verlagen verlakken verlammen verlangen verlaten verleggen verleiden verlekkeren verlelijken verlenen ' +
  'verlengen verleppen verleren verlevendigen verlichten verliezen verlijden verlinken verloederen verloochenen ' +
  'verloofden verlopen verlossen verloten verluchten verluiden verlustigen vermageren vermaken vermalen vermanen vermannen ' +
  'vermeerderen vermeesteren vermeien vermelden vermengen vermenigvuldigen vermenselijken vermijden verminderen ' +
  'verminken vermissen vermoeden vermoeien vermolmen vermommen vermorsen vermorzelen vermurwen vernachelen ' +
  'vernagelen vernauwen vernederen vernederlandsen vernemen vernielen vernietigen vernieuwen vernikkelen ' +
  'vernoemen veronachtzamen veronderstellen verontheiligen verontreinigen verontrusten verontschuldigen ' +
  'verontwaardigen veroordelen veroorloven veroorzaken verorberen verordenen verordonneren verouderen veroveren ' +
  'verpachten verpakken verpanden verpatsen verpauperen verpersoonlijken verpesten verpieteren verplaatsen ' +
  'verplanten verplegen verpletteren verplichten verpoppen verpoten verpotten verpozen verpraten verprutsen ' +
  'verpulveren verraden verrassen verregenen verreizen verrekenen verrekken verrichten verrijden verrijken ' +
  'verrijzen verroeren verroesten verrotten verruilen verruimen verrukken verruwen versagen verschaffen ' +
  'verschalen verschalken verschansen verschepen verscherpen verscheuren verschieten verschijnen verschikken ' +
  'verschilferen verschillen verschimmelen verschonen verschoppen verschrijven verschrikken verschroeien ' +
  'verschrompelen verschuilen verschuiven versieren versimpelen versjacheren versjouwen versjteren verslaan ' +
  'verslapen verslappen verslechteren verslepen versleutelen verslijten verslikken verslinden versloffen ' +
  'verslonzen versmachten versmaden versmallen versmelten versmoren versnellen versnijden versnipperen ' +
  'versoberen versoepelen verspelen verspenen versperren verspieden verspillen versplinteren verspreiden ' +
  'verspreken verspringen verstaan verstarren verstedelijken versteken verstellen verstenen versterken ' +
  'versterven verstevigen verstieren verstijven verstikken verstillen verstokken verstommen verstoppen ' +
  'verstoren verstoten verstrakken verstrammen verstrekken verstrengelen verstrijken verstrikken verstrooien ' +
  'verstuiken verstuiven versturen versuffen versuikeren vertakken vertalen vertederen vertegenwoordigen ' +
  'vertekenen vertellen verteren vertienvoudigen vertikken vertillen vertimmeren vertoeven vertolken vertonen ' +
  'vertoornen vertragen vertrappen vertreden vertrekken vertroebelen vertroetelen vertroosten vertrouwen ' +
  'vertwijfelen vervaardigen vervagen vervallen vervalsen vervangen vervatten vervelen vervellen verven ' +
  'verversen vervetten vervlakken vervlechten vervliegen vervloeien vervloeken vervluchtigen vervoegen ' +
  'vervoeren vervolgen vervolmaken vervormen vervreemden vervroegen vervuilen vervullen verwaaien verwaarlozen ' +
  'verwachten verwarmen verwarren verwateren verwedden verweken verwekken verwelken verwelkomen verwennen ' +
  'verwensen verwereldlijken verweren verwerken verwerpen verwerven verweven verwijderen verwijlen verwijten ' +
  'verwijven verwijzen verwikkelen verwilderen verwinnen verwisselen verwittigen verwoesten verwonden ' +
  'verwonderen verwoorden verworden verwringen verwurgen verzachten verzadigen verzakelijken verzaken verzakken ' +
  'verzamelen verzanden verzegelen verzekeren verzelfstandigen verzenden verzengen verzepen verzetten verzieken ' +
  'verzilveren verzinken verzinnelijken verzinnen verzitten verzoeken verzoenen verzoeten verzolen verzorgen ' +
  'verzotten verzouten verzuchten verzuilen verzuimen verzuipen verzuren verzwakken verzwaren verzwelgen ' +
  'verzweren verzwijgen verzwikken vestigen veteren vetmesten vezelen vibreren vieren vigeren vijlen vijzelen ' +
  'villen vinden vingeren vissen visualiseren vitten vlaggen vlechten vleien vliegen vlinderen vloeien vloeken ' +
  'vloggen vlooien vlossen vluchten vocaliseren voeden voederen voelen voeren voetballen vogelen volbrengen ' +
  'voldoen volgen volgooien volharden volleyballen voltigeren voltooien voorkomen voorspellen voorzien vorderen ' +
  'vormen vorsen vouwen vragen vreemdgaan vreten vrezen vriezen vrijen vrijwaren vullen waaien waaieren ' +
  'waarborgen waarderen waarmerken waarschuwen wachten waden waggelen waken walgen walsen wandelen wanhopen ' +
  'wankelen wapenen wapperen warmen warrelen wassen watertanden watertrappelen waterverven wauwelen wedden ' +
  'weeklagen weergalmen weerkaatsen weerstaan wegen weiden weifelen weigeren weken wekken weldoen wemelen ' +
  'wenden wenen wenken wennen wensen wentelen werken werpen wervelen werven weten wetten wettigen weven ' +
  'whatsappen wichelen wiebelen wieden wiegelen wiegen wielrennen wijden wijken wijlen wijten wijzen wijzigen ' +
  'wikkelen wikken willen wimpelen winden winkelen winnen wippen wisselen wissen woeden woekeren woelen woerden ' +
  'wonden wonen worden worgen worstelen wortelen wreken wriemelen wrijven wrikken wringen wroegen wroeten ' +
  'wrokken wuiven wurgen zaaien zabberen zadelen zagen zakken zalven zandstralen zaniken zappen zegelen zegenen ' +
  'zegevieren zeggen zeilen zemen zenden zengen zetelen zetten zeulen zeuren zeveren zieden zien ziften zijgen ' +
  'zijn zingen zinken zinnen zinspelen zitten zoeken zoemen zoenen zoeven zonnebaden zoomen zorgen zouten ' +
  'zuchten zuigen zuipen zuiveren zullen zwaaien zwabberen zwachtelen zwalken zwangeren zwartepieten zwartmaken ' +
  'zwatelen zwelgen zwellen zwemmen zwendelen zwenken zweren zwerven zweten zwetsen zweven zwichten zwiepen ' +
  'zwieren zwijgen zwijmelen zwikken zwoegen'
).split(' ');
