/** Short words a child of groep 4 reads and spells without help; nothing that can tease. For passwords like `maan-vis-7`. */
export const PASSWORD_WOORDEN: readonly string[] = `
  maan vis boom zon ster kat huis boot roos bal peer mus tak wolk berg zee duin veer krab mier lamp kast deur fiets trein appel druif kers pruim noot zand schelp golf wind
  regen sneeuw mist beek brug toren molen klok vlag tent bank stoel tafel kom lepel broek jas muts sjaal laars hoed rok trui bij eend gans haan hond koe lam paard pauw poes
  raaf rups schaap slak spin uil vink vlieg vos wolf zwaan kip beer egel hert haas bes blad bloem bos gras hooi kers klaver kool mais meel melk mos pit plant sla soep taart
  brood kaas rijst saus thee tulp varen wortel bord bus doos drum emmer fluit gom hark kaars kist koek krant kroon mand mat nest pan pen ring rits schip schrift slee sok
  spons stok tas tol touw tram trom vaas vork zaag zak zeil zadel plein pad park straat steen rots vuur ijs dauw oever haven kust eiland weide akker tuin vijver water
`
  .trim()
  .split(/\s+/)
  .filter((woord, spot, all) => all.indexOf(woord) === spot);
