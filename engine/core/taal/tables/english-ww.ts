/** How an English verb is built: `stam` when the e stays for the vowel, `klasse` = its last sound asks `te` (t) or `de` (d). */
export type EnglishWerkwoord = { stam?: string; className?: 't' | 'd' };

/** English verbs; `racen:race:t` keeps its stem, a bare verb follows the ordinary rules. Source: own. */
export const ENGLISH_WERKWOORDEN: ReadonlyMap<string, EnglishWerkwoord> = new Map(
  (
    'appen:app:t babyen backpacken barbecueën:barbecue:d beatboxen biken:bike:t bingewatchen bloggen boosten bowlen boxen ' +
    'breakdancen:breakdance:t bridgen:bridge:d briefen baseballen:baseball:d browsen:browse:t bungeejumpen cancelen casten challengen:challenge:d chatten ' +
    'checken chillen coachen crashen crossen cruisen:cruise:d daten:date:t dealen debriefen deejayen deleten:delete:t dimmen ' +
    'downloaden droppen engagen:engage:d exchangen:exchange:d facetimen:facetime:d faken:fake:t faxen finishen fixen flirten ' +
    'framen:frame:d freelancen:freelance:t freezen:freeze:d gamen:game:d gokarten googelen googlen:google:d grillen gymmen hacken ' +
    'hiken:hike:t hobbyen hockeyen hypen:hype:t inlinen:inline:d internetten interviewen invoicen:invoice:t jetskiën joggen joinen ' +
    'jumpen keepen kicken lasergamen:lasergame:d leasen:lease:t liken:like:t linken livestreamen lobbyen lunchen mailen ' +
    'managen:manage:d matchen mixen mountainbiken:mountainbike:t outsourcen:outsource:t overrulen:overrule:d pacen:pace:t paintballen:paintball:d ' +
    'partyen:party:d pimpen pingpongen pinpointen pitchen plannen previewen printen promoten pushen quoten:quote:t racen:race:t rappen ' +
    'recyclen:recycle:d reframen:reframe:d relaxen resetten reviewen rollerskaten:rollerskate:t rugbyen:rugby:d runnen sampelen ' +
    'saven:save:d scannen scoren scrabbelen scrollen settelen shaken:shake:t sharen:share:d shoppen showen skateboarden skaten:skate:t ' +
    'skeeleren skippen skypen:skype:t smashen snacken snowboarden softballen spacen:space:t speeddaten:speeddate:t sprayen squashen ' +
    'squeezen:squeeze:d stalken steppen streamen stressen stretchen stunten stylen:style:d surfen swingen swipen:swipe:t switchen ' +
    'tackelen tapdancen:tapdance:t tapen:tape:t tennissen timen:time:d topscoren tracken trainen trippen tunen:tune:d tweeten typen ' +
    'upcyclen:upcycle:d updaten:update:t upgraden:upgrade:d uploaden upscalen:upscale:d vloggen voicen:voice:t volleyen waterpoloën ' +
    'whatsappen:whatsapp:t whiteboarden windsurfen yellen youtuben:youtube:d zappen zoomen'
  )
    .split(' ')
    .map((row) => {
      const [lemma = '', stam, className] = row.split(':');
      return [
        lemma,
        stam === undefined ? {} : { stam, className: className === 't' ? ('t' as const) : ('d' as const) },
      ] as const;
    }),
);
