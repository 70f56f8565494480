/** Words whose syllables the rules miss, separated by hyphens. Source: own. */
export const LETTERGREEP_EXCEPTION: ReadonlyMap<string, string> = new Map(
  (
    'aard-ap-pel air-con-di-tio-ning a-li-en a-li-ens all-in-clu-sive a-ve-nue a-vond-e-ten back-stage bea-nie ' +
    'bi-bli-o-theek bis-schop blue blue-tooth cake cole-slaw con-cea-ler cow-boy ear-buds es-cape-room ' +
    'e-ven-tjes eye-sha-dow face-book fair-trade five free-style hair-ex-ten-sions high-score home-page hy-e-na ' +
    'kaart-je kaart-jes last-mi-nute lay-out league life-style lodge lo-ser lo-sers ma-dame ma-dames make-o-ver ' +
    'meme mon-sieur mu-se-um nick-name note-book pick-up pin-gu-ïn poort-je por-te-feuil-le race rain-coat ' +
    're-a-li-ty sci-ence set-up shut-tle smoo-thie soft-ware speed-boat spie-gel-ei square staart-je stoned ' +
    'style taart-je taart-jes take-a-way take-out ten-slot-te time-lapse time-line uit-ein-de-lijk user-name ' +
    'voice-mail web-site wild-life work-out'
  )
    .split(' ')
    .map((cut) => [cut.replaceAll('-', ''), cut] as const),
);
