/** How an English verb is built: `stam` when the e stays for the vowel, `klasse` = its last sound asks `te` (t) or `de` (d). */
export type EnglishWerkwoord = { stam?: string; className?: 't' | 'd' };

/** English verbs; `racen:race:t` keeps its stem, a bare verb follows the ordinary rules. Source: own. */
export const ENGLISH_WERKWOORDEN: ReadonlyMap<string, EnglishWerkwoord> = new Map(
  (
    'appen:app:t babyen babysitten backpacken badmintonnen barbecueën:barbecue:d baseballen:baseball:d ' +
    'beatboxen biken:bike:t bingewatchen bloggen boosten ' +
    'bowlen boxen boycotten brainstormen breakdancen:breakdance:t breakdansen ' +
    'bridgen:bridge:d briefen browsen:browse:t brunchen bungeejumpen cancelen carpoolen casten ' +
    'challengen:challenge:d charteren chatten cheaten checken chillen chippen claimen cleanen coachen ' +
    'computeren coveren crashen crawlen cricketen crossen cruisen:cruise:d darten daten:date:t dealen ' +
    'debriefen deejayen deleten:delete:t dimmen downloaden droppen e-mailen engagen:engage:d exchangen:exchange:d ' +
    'facebooken facetimen:facetime:d faken:fake:t faxen finishen fixen flirten fotoshoppen framen:frame:d ' +
    'freelancen:freelance:t freezen:freeze:d gamen:game:d gokarten googelen googlen:google:d grillen ' +
    'hacken handicappen hiken:hike:t hobbyen hockeyen hypen:hype:t inlinen:inline:d internetten interviewen ' +
    'invoicen:invoice:t jetskiën joggen joinen jumpen keepen kicken kidnappen kitesurfen labelen ' +
    'lasergamen:lasergame:d leasen:lease:t liken:like:t linken livestreamen lobbyen loggen lunchen mailen ' +
    'managen:manage:d matchen mixen mountainbiken:mountainbike:t outsourcen:outsource:t overrulen:overrule:d ' +
    'pacen:pace:t paintballen:paintball:d partyen:party:d photoshoppen pimpen pingpongen pinpointen pitchen ' +
    'plannen playbacken previewen printen promoten pushen quoten:quote:t racen:race:t rappen ' +
    'recyclen:recycle:d reframen:reframe:d relaxen resetten retweeten reviewen rollerskaten:rollerskate:t ' +
    'rugbyen:rugby:d runnen sampelen saven:save:d scannen scoren scrabbelen scrollen settelen shaken:shake:t ' +
    'sharen:share:d shoppen showen skateboarden skaten:skate:t skeeleren skippen skypen:skype:t smashen ' +
    'snacken snookeren snowboarden softballen spacen:space:t spammen speeddaten:speeddate:t sprayen squashen ' +
    'squeezen:squeeze:d stalken steppen stickeren streamen stressen stretchen stunten stylen:style:d surfen ' +
    'swingen swipen:swipe:t switchen tackelen tapdancen:tapdance:t tapen:tape:t tennissen timen:time:d ' +
    'topscoren tracken trainen triggeren trippen tunen:tune:d tweeten twerken twitteren typen unboxen ' +
    'unzippen upcyclen:upcycle:d updaten:update:t upgraden:upgrade:d uploaden upscalen:upscale:d vloggen ' +
    'voicen:voice:t volleyen waterpoloën whatsappen:whatsapp:t whiteboarden windsurfen yellen ' +
    'youtuben:youtube:d zappen zoomen'
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

/** Stems of the table that may end in a soft sound too: leasede beside leasete. Source: own. */
export const SOFT_TOO: readonly string[] = ['lease'];
