/** Verbs a child meets, without separable ones (those are found through their last part). Source: eigen. */
export const INFINITIEVEN = (
  'aaien aanvaarden accepteren ademen adviseren amuseren antwoorden appen arresteren arriveren assisteren ' +
  'baden bakken balanceren barbecueën barsten bedanken bedelen bedenken bederven bedoelen bedreigen bedriegen ' +
  'begeleiden begieten beginnen begraven begrijpen begroeten behalen behandelen beheren behoren bekennen ' +
  'bekijken bekleden belanden beledigen beleven bellen belonen beloven bemoeien benaderen benoemen bepalen ' +
  'beperken bereiden bereiken berekenen bergen beschermen beschrijven beseffen besluiten besparen bespreken ' +
  'bestaan bestellen bestormen bestraffen bestuderen besturen betalen betekenen betoveren betrappen betreden ' +
  'bevallen bevatten bevelen beven bevestigen bevrijden bewaken bewaren bewegen beweren bewerken bewijzen ' +
  'bewonderen bewonen bezetten bezitten bezoeken bezorgen beëindigen beïnvloeden bidden bieden bijten binden ' +
  'bladeren blaffen blazen bleken blijken blijven bliksemen blinddoeken blinken bloeden bloeien bloggen ' +
  'blokkeren blozen blussen boenen boeren boffen boksen bonzen boren borstelen bouwen boycotten branden breien ' +
  'breken brengen broeden brommen bruisen brullen buigen buitelen bukken camoufleren chatten checken coachen ' +
  'combineren communiceren concentreren concluderen constateren controleren corrigeren crashen creëren dalen ' +
  'danken dansen dartelen daten dekken delen deleten demonstreren denken deugen dichten dienen discussiëren ' +
  'dobberen doden doen donderen doorstaan dopen doven downloaden draaien dragen draven dreigen dribbelen ' +
  'drijven dringen drinken drogen dromen druipen drukken druppelen dubben duiken duren durven duwen dwalen ' +
  'dwarrelen dweilen dwingen editen eindigen eisen eren ergeren ervaren erven eten experimenteren facetimen ' +
  'fantaseren faxen feliciteren fietsen filmen filteren fitnessen fladderen flappen flitsen fluisteren fluiten ' +
  'fonkelen formuleren fotograferen friemelen frommelen fuiven functioneren föhnen gaan galopperen gamen gapen ' +
  'garanderen gebaren gebeuren gebruiken gedragen geeuwen gehoorzamen gelden geloven gelukken genezen genieten ' +
  'gesticuleren geuren geven giechelen gieren gieten gillen gissen glanzen glijden glimlachen glimmen ' +
  'glinsteren glippen gloeien gluren gniffelen goochelen googelen gooien gorgelen graaien graven grazen ' +
  'grijnzen grijpen grinniken groeien groeten grommen gunnen haasten hacken haken hakken halen halveren ' +
  'hameren handelen hangen happen haten hebben hechten heersen heffen heien helpen herhalen herinneren ' +
  'herkennen herstellen heten hijgen hijsen hinderen hinken hoesten hoeven hollen hooien hopen horen houden ' +
  'huilen huppelen huren hurken identificeren immigreren informeren innen inspireren installeren interesseren ' +
  'interviewen introduceren investeren irriteren jagen jammeren janken jeuken jodelen joelen joggen jokken ' +
  'jongleren juichen kaarten kabbelen kakelen kalmeren kammen kamperen kantelen kapen kappen kauwen keepen ' +
  'keilen kelderen kennen keren ketsen keuren kibbelen kiepen kietelen kiezen kijken kikken klagen klappen ' +
  'klapperen klauteren kleden klemmen kletsen kleuren kleven klieren klikken klimmen klinken kloppen klotsen ' +
  'klussen knabbelen knagen knallen kneden knielen knijpen knikken knikkeren knippen knipperen knoeien knopen ' +
  'knorren knuffelen knutselen koelen koesteren koken komen konkelen kopen koppelen kosten kraaien krabbelen ' +
  'krabben kraken krassen kreunen kriebelen krijgen krijsen krimpen krioelen kritiseren kroelen kronkelen ' +
  'kruipen kruisen krullen kuchen kunnen kussen kwaken kwebbelen kweken kwetsen kwijlen kwispelen lachen laden ' +
  'landen lappen laten leasen leggen leiden lekken lenen leren leunen leuteren leven lezen liegen liften ' +
  'liggen lijden lijken lijmen liken likken loeien loeren logeren lokken lonken lopen lossen loven luiden ' +
  'luieren luisteren lukken lusten maaien mailen maken malen managen mankeren marcheren markeren masseren ' +
  'matchen melden melken menen mengen merken meten metselen miauwen mijden mijmeren mikken mislukken missen ' +
  'mixen modderen moeten mogen mokken mompelen mopperen morrelen morren morsen motiveren murmelen musiceren ' +
  'naaien naderen nemen neuriën neuzen niezen noemen noteren nummeren observeren oefenen omarmen omhelzen ' +
  'omringen omschrijven onderbreken onderhandelen ondernemen onderscheiden onderstrepen ondertekenen ' +
  'ondervinden onderwijzen onderzoeken ontbijten ontbreken ontdekken ontdooien onthouden ontkennen ontmoeten ' +
  'ontploffen ontsnappen ontspannen ontstaan ontsteken ontvangen ontvluchten ontwerpen ontwikkelen oogsten ' +
  'oordelen openen opereren opperen ordenen organiseren outsourcen overdrijven overleggen overleven ' +
  'overnachten overtreffen overtuigen overvallen overwinnen paaien pakken parkeren passen passeren pauzeren ' +
  'peddelen peinzen pellen pesten peuteren piekeren piepen pikken pinnen pitchen pitten plaatsen plagen ' +
  'plakken plannen planten plassen plaveien pleiten plenzen ploegen ploeteren ploffen plonzen plukken pochen ' +
  'poetsen pompen poneren porren poseren posten praten presenteren presteren prijzen prikken printen proberen ' +
  'produceren proesten proeven promoveren pronken protesteren pruilen pruttelen publiceren puffen puzzelen ' +
  'racen raden raken rammelen ranselen rapen ratelen razen reageren realiseren rebelleren recyclen redden ' +
  'redeneren regelen regenen regeren registreren reiken reinigen reizen rekenen rekken relaxen rennen ' +
  'repareren reserveren resetten respecteren richten rijden rijgen rijmen rijpen rillen riskeren ritselen ' +
  'roeien roepen roeren roffelen rollen rommelen ronken rotten ruiken ruilen ruimen ruisen rukken rusten ' +
  'ruziën sabbelen saven scannen schaatsen schaden schaken schallen schamen schateren schaterlachen schatten ' +
  'scheiden schelden schelen schellen schenden schenken scheppen scheren schermen scherpen schetsen scheuren ' +
  'schieten schijnen schikken schilderen schillen schitteren schoffelen schommelen schoppen schransen schrapen ' +
  'schrappen schreeuwen schrijven schrikken schrobben schroeven schudden schuilen schuiven schuren schutten ' +
  'scoren scrollen shoppen sissen sjokken sjouwen skaten skypen slaan slachten slagen slaken slapen slenteren ' +
  'slepen slibben slijpen slijten slikken slingeren slippen sloffen slopen sluimeren sluipen sluiten smaken ' +
  'smakken smeden smeken smelten smeren smijten smullen snappen snateren snauwen sneeuwen sneuvelen snijden ' +
  'snikken snoeien snoepen snoeren snorkelen snorren snotteren snowboarden snuffelen snuiten snuiven soppen ' +
  'sorteren spammen spannen sparen spartelen spatten speeden spelen spellen speuren spiegelen spieken spijten ' +
  'spinnen spitten splijten splitsen spoelen spoken sporen sporten spotten spreken springen sprinten sproeien ' +
  'spugen spuiten sputteren spuwen staan staken stalken stamelen stampen stapelen stappen staren starten ' +
  'steken stelen stellen stempelen sterven steunen stijgen stikken stimuleren stinken stoeien stofzuigen ' +
  'stoken stollen stomen stoppen storen stormen storten stoten stotteren straffen stralen streamen strelen ' +
  'stressen stretchen streven strijden strijken strikken stromen strompelen strooien struikelen studeren ' +
  'stuiteren stuiven sturen stutten suizen sukkelen surfen swipen tackelen taggen takelen tarten tasten ' +
  'tekenen telefoneren tellen temmen temperen tennissen testen tieren tikken tillen timen timmeren tintelen ' +
  'tobben tochten toeteren tokkelen tollen tonen toppen toveren trachten trainen trakteren trappelen trappen ' +
  'trekken treuren treuzelen trillen trippelen trommelen troosten trotseren trouwen tuimelen turen turnen ' +
  'tweeten twijfelen twinkelen twisten typen uiten updaten upgraden uploaden vallen vangen varen vasten vatten ' +
  'vechten vegen veinzen veranderen verbazen verbergen verbeteren verbieden verbinden verbleken verblijven ' +
  'verbranden verbreken verdelen verdenken verdienen verdiepen verdragen verdrinken verdwalen verdwijnen ' +
  'vereren verfrissen vergaderen vergelijken vergen vergeten vergeven vergissen vergroten verhinderen verhogen ' +
  'verhongeren verhuizen verhuren verjagen verkennen verklaren verkleden verkleinen verkopen verlangen ' +
  'verlaten verleiden verlenen verlengen verlichten verliezen vermelden vermijden verminderen vermoeden ' +
  'vernielen vernieuwen veroorzaken veroveren verpakken verplaatsen verraden verrassen verrotten verschijnen ' +
  'verschillen verschuilen verslaan verslinden verspreiden verstaan verstoppen verstoren verstuiven vertalen ' +
  'vertellen vertragen vertrekken vertrouwen vervangen vervelen verven vervoeren verwachten verwarmen ' +
  'verwarren verwelken verwennen verwijderen verzamelen verzekeren verzinnen verzorgen vieren vinden vissen ' +
  'vitten vlechten vleien vliegen vloeien vloeken vloggen vlooien vluchten voeden voelen voeren voldoen volgen ' +
  'volleyballen voltooien voorkomen voorspellen vormen vouwen vragen vrezen vriezen vrijen vullen waaien ' +
  'waarderen waarschuwen wachten waggelen waken walsen wandelen wankelen wapperen warmen wassen wegen weigeren ' +
  'weken wekken wenden wenen wenken wennen wensen wentelen werken werpen weten weven whatsappen wiebelen ' +
  'wieden wiegelen wiegen wijken wijzen willen winden winkelen winnen wippen wisselen wissen woeden woelen ' +
  'wonen worden worstelen wortelen wreken wrijven wringen wuiven wurgen zaaien zagen zakken zappen zegenen ' +
  'zeggen zeilen zetten zeuren zien zijn zingen zinken zitten zoeken zoemen zoenen zoomen zorgen zouten ' +
  'zuchten zuigen zuiveren zullen zwaaien zwachtelen zwelgen zwellen zwemmen zweren zwerven zweten zweven ' +
  'zwiepen zwieren zwijgen zwoegen'
).split(' ');
