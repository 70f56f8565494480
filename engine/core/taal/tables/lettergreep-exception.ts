/** Words whose syllables the rules miss, separated by hyphens. Source: own. */
export const LETTERGREEP_EXCEPTION: ReadonlyMap<string, string> = new Map(
  (
    'a-dieu a-li-en a-li-ens a-p-k a-ve-nue a-vond-e-ten a-z-c aard-ap-pel af-ter-sun air-con-di-tio-ner ' +
    'air-con-di-tio-ning all-in-clu-sive b-s-o b-t-w back-stage bar-be-cue bar-be-cue-ën bar-be-cuet ' +
    'be-mach-tig bea-nie ' +
    'bear-nai-se ' +
    'beau-fort beau-ty bed-wants bei-gnet bi-bli-o-theek ' +
    'bi-o-scoop bis-schop bis-tro blik-sem-af-lei-der blog-ster blog-sters ' +
    'blue blue-tooth bo-lo-gne-se bor-deaux bye-bye c-a-o ca-cao ca-mem-bert cake car-pac-cio cheque ' +
    'cia-bat-ta ciao close-up cole-slaw com-pote con-cea-ler cow-boy crues-li de-sas-treus di-ag-nos-ti-ceer ' +
    'di-ag-nos-tisch dys-cal-cu-lie e-ven-tjes e-xo-pla-neet ear-buds en-tre-cote es-cape-room eye-cat-cher ' +
    'eye-cat-chers eye-sha-dow face-book face-bookt fa-cet fair-trade fau-teuil fier-ljep-pen fier-ljep-te ' +
    'fine-li-ner five ' +
    'fleece fon-due free-style g-f-t ge-bar-be-cued ge-face-bookt ge-fier-ljept ge-goo-geld ge-goo-gelde ' +
    'ge-kite-surft ' +
    'ge-re-gis-treerd ' +
    'ge-re-tweet ge-ta-toe-ëerd ge-ën-quê-teerd ge-üp-load go-cart ' +
    'gol-fen-de grape grape-fruit h-b-o hair-ex-ten-sions ' +
    'hal-ve-ring hard-ware hash-tag hash-tags her-o-ve-ring ' +
    'high-score home-page hoog-ge-ëerd hy-e-na in-dus-tri-ë-le ' +
    'in-dus-trie in-ter-view-er in-ter-view-ers jet-skiet jon-gle-ren ju-bi-le-um kaart-je kaart-jes koo-sjer ' +
    'l-p-g ' +
    'laa-tje lae-sie last-mi-nute lay-out league li-no-le-um life-style lime lo-ser lo-sers lodge ly-ce-um ' +
    'm-b-o m-k-b ma-dame ma-dames ma-noeu-vre ma-noeu-vreer ma-rie-tje ma-rie-tjes make-o-ver mau-so-le-um ' +
    'mauve meme mi-lieu mi-lieus mime mon-sieur mu-se-um ' +
    'mues-li nick-name note-book o-ce-lot oeu-vre on-af op-stoot-je op-stoot-jes ' +
    'pa-ra-noi-a pa-tience pa-trouil-le pe-tanque pe-tro-le-um pick-up pin-gu-ïn place-mat poort-je ' +
    'por-te-feuil-le queue quitte race rain-coat re-a-li-ty ' +
    'rechts-om-keer re-tweet re-twee-ten re-tweets re-tweet-te ' +
    're-tweet-ten roque-fort sa-shi-mi schui-le-vink-je sci-ence sci-ence-fic-tion ' +
    'ser-geant set-up shut-tle smoo-thie soft-ware sol-da-te spare-ribs speed-boat spie-gel-ei square ' +
    'sta-tion-car staart-je stoned style ta-pas ta-toe-ëer ta-toe-ëer-der ta-toe-ëert taart-je taart-jes ' +
    'ta-glia-tel-le take-a-way take-out ten-slot-te time-lapse ' +
    'time-line to-pas tom-pouce uit-ein-de-lijk user-name v-m-b-o v-w-o ' +
    'ver-kleum voi-là voice-chat voice-mail voor-af voor-op web-site wet-suit wild-life wine-gum work-out ' +
    'wy-ber-tje zelf-op-of-fe-ring'
  )
    .split(' ')
    .map((cut) => [cut.replaceAll('-', ''), cut] as const),
);
