/** Words whose syllables the rules miss, separated by hyphens. Source: own. */
export const LETTERGREEP_EXCEPTION: ReadonlyMap<string, string> = new Map(
  (
    'a-li-en a-li-ens a-ve-nue a-vond-e-ten aard-ap-pel air-con-di-tio-ning all-in-clu-sive back-stage ' +
    'bea-nie bi-bli-o-theek bis-schop blue blue-tooth cake cole-slaw con-cea-ler cow-boy e-ven-tjes ear-buds ' +
    'es-cape-room eye-sha-dow face-book fair-trade five free-style hair-ex-ten-sions high-score home-page ' +
    'hy-e-na in-dus-trie ju-bi-le-um kaart-je kaart-jes last-mi-nute lay-out league li-no-le-um life-style ' +
    'lo-ser lo-sers lodge ly-ce-um ma-dame ma-dames make-o-ver mau-so-le-um meme mon-sieur mu-se-um ' +
    'nick-name note-book op-stoot-je op-stoot-jes pe-tro-le-um pick-up pin-gu-ïn poort-je por-te-feuil-le ' +
    'race rain-coat re-a-li-ty sci-ence set-up shut-tle smoo-thie soft-ware speed-boat spie-gel-ei square ' +
    'staart-je stoned style ta-pas taart-je taart-jes take-a-way take-out ten-slot-te time-lapse time-line ' +
    'to-pas uit-ein-de-lijk user-name voice-mail voor-af voor-op web-site wild-life work-out'
  )
    .split(' ')
    .map((cut) => [cut.replaceAll('-', ''), cut] as const),
);
