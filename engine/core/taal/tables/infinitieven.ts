/** Verbs a child meets, without separable ones (those are found through their last part). Source: eigen. */
export const INFINITIEVEN = (
  'aaien aanvaarden accepteren ademen adviseren amuseren antwoorden appen arresteren arriveren assisteren baden ' +
  'bakken balanceren barbecueën barsten beangstigen beantwoorden bedanken bedelen bedenken bederven bedoelen ' +
  'bedotten bedreigen bedriegen begaan begeleiden begieten beginnen begraven begrijpen begroeten behalen ' +
  'behandelen beheersen beheren behoren behouden bekennen bekijken bekleden beklimmen belanden belasten ' +
  'beledigen beleven belichten bellen belonen beloven beluisteren bemoedigen bemoeien benaderen benauwen ' +
  'benijden benoemen benutten beoordelen bepalen beperken bereiden bereiken berekenen bergen berichten ' +
  'beschermen beschrijven beseffen beslissen besluiten besmetten besparen bespreken besproeien bestaan besteden ' +
  'bestellen bestemmen bestormen bestraffen bestrijden bestrooien bestuderen besturen betalen betekenen ' +
  'betoveren betrappen betreden betrekken betreuren betwijfelen bevallen bevatten bevelen beven bevestigen ' +
  'bevinden bevolken bevorderen bevriezen bevrijden bewaken bewaren bewegen beweren bewerken bewijzen ' +
  'bewonderen bewonen bezeren bezetten bezichtigen bezitten bezoeken bezorgen bezuinigen bezweren beëindigen ' +
  'beïnvloeden bibberen bidden bieden bijten binden bladeren blaffen blazen bleken blijken blijven bliksemen ' +
  'blinddoeken blinken bloeden bloeien bloggen blokkeren blozen blussen boeien boenen boeren boffen boksen ' +
  'bonzen boren borstelen bouwen boycotten branden breien breken brengen broeden brommen bruisen brullen buigen ' +
  'buitelen bukken camoufleren chatten checken coachen combineren communiceren concentreren concluderen ' +
  'constateren controleren corrigeren crashen creëren dalen danken dansen dartelen daten dekken delen deleten ' +
  'demonstreren denken deugen dichten dienen discussiëren dobberen doden doen dommelen donderen doorstaan dopen ' +
  'doven downloaden draaien dragen draven dreigen dribbelen drijven dringen drinken drogen dromen druipen ' +
  'drukken druppelen dubben duiden duiken duren durven dutten duwen dwalen dwarrelen dweilen dwingen editen ' +
  'eindigen eisen eren ergeren ervaren erven eten experimenteren facetimen fantaseren faxen feliciteren fietsen ' +
  'filmen filteren fitnessen fladderen flappen flitsen fluimen fluisteren fluiten fonkelen formuleren ' +
  'fotograferen friemelen frommelen fronsen fuiven functioneren föhnen gaan galopperen gamen gapen garanderen ' +
  'gebaren gebeuren gebruiken gedragen geeuwen gehoorzamen gelden geleiden gelijken geloven gelukken genezen ' +
  'genieten gesticuleren geuren geven gewennen giechelen gieren gieten gillen gissen glanzen glijden glimlachen ' +
  'glimmen glinsteren glippen gloeien gluren gniffelen gonzen goochelen googelen gooien gorgelen graaien graven ' +
  'grazen grijnzen grijpen grinniken groeien groeten grommen gunnen haasten hacken haken hakken halen halveren ' +
  'hameren handelen hangen happen haten hebben hechten heersen heffen heien helpen herdenken hergebruiken ' +
  'herhalen herinneren herkauwen herkennen herleven herlezen herroepen herstellen herzien heten hijgen hijsen ' +
  'hikken hinderen hinken hinniken hoeden hoesten hoeven hollen hooien hopen horen houden huilen huppelen huren ' +
  'hurken identificeren immigreren informeren innen inspireren installeren interesseren interviewen ' +
  'introduceren investeren irriteren jagen jammeren janken jeuken jodelen joelen joggen jokken jongleren ' +
  'juichen kaarten kabbelen kakelen kalmeren kammen kamperen kantelen kapen kappen kauwen keepen keilen ' +
  'kelderen kennen keren kerven ketsen keuren kibbelen kiepen kietelen kiezen kijken kikken klagen klappen ' +
  'klapperen klauteren kleden klemmen kletsen kleuren kleven klieren klikken klimmen klinken kloppen klotsen ' +
  'kloven klussen knabbelen knagen knallen knarsen kneden knetteren knielen knijpen knikken knikkeren knippen ' +
  'knipperen knoeien knopen knorren knuffelen knutselen koelen koesteren koken komen konkelen kopen koppelen ' +
  'kosten kraaien krabbelen krabben kraken krassen kreunen kriebelen krijgen krijsen krijten krimpen krioelen ' +
  'kritiseren kroelen kronkelen kruipen kruisen krullen kuchen kukelen kunnen kussen kwaken kwebbelen kweken ' +
  'kwekken kwetsen kwetteren kwijlen kwijnen kwispelen lachen laden landen lappen laten leasen leggen leiden ' +
  'lekken lenen leren letten leunen leuteren leven lezen liegen liften liggen lijden lijken lijmen liken likken ' +
  'loeien loeren logeren lokken lonken lopen lossen loten loven luiden luieren luisteren lukken lusten maaien ' +
  'mailen maken malen managen mankeren marcheren markeren masseren matchen mekkeren melden melken menen mengen ' +
  'merken meten metselen miauwen mijden mijmeren mikken mislukken missen mixen modderen moeten mogen mokken ' +
  'mompelen mopperen morrelen morren morsen motiveren murmelen musiceren naaien naderen nemen neuriën neuzen ' +
  'niezen nijpen noemen noteren nummeren observeren oefenen omarmen omhelzen omringen omschrijven onderbreken ' +
  'onderhandelen ondernemen onderscheiden onderstrepen ondertekenen ondervinden onderwijzen onderzoeken ' +
  'ontbijten ontbreken ontcijferen ontdekken ontdoen ontdooien ontgaan ontginnen onthouden onthullen ontkennen ' +
  'ontkomen ontlopen ontmoeten ontnemen ontploffen ontroeren ontruimen ontslaan ontsnappen ontspannen ' +
  'ontspringen ontstaan ontsteken ontvangen ontvluchten ontvoeren ontwaken ontwarren ontwerpen ontwijken ' +
  'ontwikkelen oogsten oordelen openen opereren opperen ordenen organiseren outsourcen overdrijven overleggen ' +
  'overleven overnachten overtreffen overtuigen overvallen overwinnen paaien pakken parkeren passen passeren ' +
  'pauzeren peddelen peinzen pellen pesten peuteren piekeren piepen pikken pinnen pitchen pitten plaatsen ' +
  'plagen plakken plannen planten plassen plaveien pleiten plenzen pletten ploegen ploeteren ploffen plonzen ' +
  'plukken pochen poetsen pompen poneren porren poseren posten poten praten presenteren presteren prijzen ' +
  'prikken printen proberen produceren proesten proeven promoveren pronken protesteren pruilen pruttelen ' +
  'publiceren puffen puzzelen racen raden raken rammelen ranselen rapen ratelen razen reageren realiseren ' +
  'rebelleren recyclen redden redeneren regelen regenen regeren registreren reiken reinigen reizen rekenen ' +
  'rekken relaxen rennen repareren reserveren resetten respecteren richten rijden rijgen rijmen rijpen rillen ' +
  'riskeren ritselen ritsen roeien roepen roeren roffelen rollen rommelen ronken roosteren rotten roven ruiken ' +
  'ruilen ruimen ruisen rukken rusten ruziën sabbelen saven scannen schaatsen schaden schaken schallen schamen ' +
  'schateren schaterlachen schatten schaven scheiden schelden schelen schellen schenden schenken scheppen ' +
  'scheren schermen scherpen schetsen scheuren schieten schijnen schikken schilderen schillen schitteren ' +
  'schoffelen schommelen schoppen schransen schrapen schrappen schreeuwen schrijven schrikken schrobben ' +
  'schroeien schroeven schrokken schudden schuilen schuiven schuren schutten scoren scrollen shoppen sissen ' +
  'sjokken sjouwen skaten skypen slaan slachten slagen slaken slapen slenteren slepen slibben slijpen slijten ' +
  'slikken slingeren slippen sloffen slopen sluimeren sluipen sluiten slurpen smaken smakken smeden smeken ' +
  'smelten smeren smijten smullen snappen snateren snauwen sneeuwen sneuvelen snijden snikken snoeien snoepen ' +
  'snoeren snorkelen snorren snotteren snowboarden snuffelen snuiten snuiven snurken soppen sorteren spammen ' +
  'spannen sparen spartelen spatten speeden spelen spellen sperren speuren spiegelen spieken spijten spinnen ' +
  'spitten splijten spoelen spoken sporen sporten spotten spreiden spreken springen sprinten sproeien spugen ' +
  'spuien spuiten sputteren spuwen staan staken stalken stamelen stampen stapelen stappen staren starten steken ' +
  'stelen stellen stempelen sterken sterven steunen stichten stijgen stikken stimuleren stinken stippelen ' +
  'stoeien stofzuigen stoken stollen stomen stoppen storen stormen storten stoten stotteren straffen stralen ' +
  'stranden streamen strekken strelen stressen stretchen streven strijden strijken strikken stromen strompelen ' +
  'strooien struikelen struinen studeren stuiteren stuiven stunten sturen stutten suizen sukkelen surfen swipen ' +
  'tackelen taggen takelen talmen tarten tasten tekenen telefoneren tellen temmen temperen tennissen testen ' +
  'tieren tikken tillen timen timmeren tintelen tjilpen tobben tochten toeteren tokkelen tollen tonen toppen ' +
  'tornen touwtrekken toveren trachten trainen trakteren trappelen trappen treden trekken treuren treuzelen ' +
  'trillen trippelen trommelen troosten trotseren trouwen tuffen tuimelen turen turnen turven tweeten twijfelen ' +
  'twinkelen twisten typen uiten updaten upgraden uploaden vallen vangen varen vasten vatten vechten vegen ' +
  'veinzen veranderen verbazen verbergen verbeteren verbieden verbinden verbleken verblijven verbranden ' +
  'verbreden verbreken verdedigen verdelen verdenken verdienen verdiepen verdragen verdrinken verdwalen ' +
  'verdwijnen vereren verfrissen vergaderen vergelijken vergen vergeten vergeven vergissen vergroten vergulden ' +
  'verharden verheffen verheugen verhinderen verhogen verhongeren verhuizen verhuren verjagen verkennen ' +
  'verkiezen verklappen verklaren verkleden verkleinen verknoeien verkopen verlammen verlangen verlaten ' +
  'verleiden verlenen verlengen verlichten verliezen verlopen vermaken vermelden vermijden verminderen ' +
  'vermoeden vernederen vernielen vernietigen vernieuwen veroorzaken veroveren verpakken verplaatsen verraden ' +
  'verrassen verrotten verschijnen verschillen verschuilen versieren verslaan verslijten verslinden verspillen ' +
  'verspreiden verspringen verstaan versterken verstijven verstoppen verstoren verstuiken verstuiven versturen ' +
  'vertalen vertellen verteren vertikken vertragen vertrappen vertrekken vertrouwen vervangen vervelen verven ' +
  'vervoeren vervuilen verwaarlozen verwachten verwarmen verwarren verwelken verwennen verwerken verwijderen ' +
  'verwijten verwijzen verwoesten verwonderen verzachten verzamelen verzekeren verzenden verzetten verzinnen ' +
  'verzorgen verzuimen verzuren vieren vijlen vinden vissen vitten vlaggen vlechten vleien vliegen vloeien ' +
  'vloeken vloggen vlooien vluchten voeden voelen voeren voldoen volgen volleyballen voltooien voorkomen ' +
  'voorspellen vormen vouwen vragen vreten vrezen vriezen vrijen vullen waaien waarderen waarschuwen wachten ' +
  'waggelen waken walsen wandelen wankelen wapperen warmen wassen wedden wegen weigeren weken wekken wenden ' +
  'wenen wenken wennen wensen wentelen werken werpen weten weven whatsappen wiebelen wieden wiegelen wiegen ' +
  'wijken wijzen wikkelen willen winden winkelen winnen wippen wisselen wissen woeden woelen wonen worden ' +
  'worstelen wortelen wreken wrijven wringen wuiven wurgen zaaien zagen zakken zalven zaniken zappen zegenen ' +
  'zeggen zeilen zemen zenden zetten zeuren zien zijn zingen zinken zitten zoeken zoemen zoenen zoeven zoomen ' +
  'zorgen zouten zuchten zuigen zuiveren zullen zwaaien zwachtelen zwelgen zwellen zwemmen zweren zwerven ' +
  'zweten zweven zwichten zwiepen zwieren zwijgen zwoegen'
).split(' ');
