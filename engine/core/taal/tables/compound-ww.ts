/** Verbs of which the first part is a noun, a stem or an adjective: no plural, though their last part may be one. Source: own. */
export const COMPOUND_WERKWOORDEN: ReadonlySet<string> = new Set(
  (
    'armpjedrukken armworstelen autorijden basketballen bellenblazen bergbeklimmen bloemschikken boerengolfen ' +
    'bokspringen boogschieten boomklimmen broodbakken buikdansen buikspreken degenvechten deltavliegen ' +
    'diepzeeduiken discodansen discuswerpen duimzuigen eierzoeken ezeltjeprikken ganzenborden gedachtelezen ' +
    'gewichtheffen gitaarspelen hanenvechten hardlopen hinkstapspringen hoogspringen hordelopen houthakken ' +
    'ijsdansen ijsvissen kleiduivenschieten koekbakken koekhappen kogelslingeren kogelstoten koorddansen ' +
    'kunstrijden kunstschaatsen kunstzwemmen linedansen magneetvissen mastklimmen midgetgolfen ' +
    'midwinterhoornblazen motorrijden muurklimmen nagelbijten paaldansen parachutespringen pianospelen ' +
    'polsstokspringen ponyrijden pottenbakken roerbakken rolstoelrijden rotsklimmen schaakspelen schaatsenrijden ' +
    'schaatsrijden schapenscheren schatzoeken schoolzwemmen schoonschrijven schoonspringen schoonzwemmen ' +
    'skilopen slagballen sneeuwruimen sneeuwschuiven snelwandelen softballen speerwerpen spijkerpoepen ' +
    'spoorzoeken steltlopen stierenvechten stijldansen stofhappen sumoworstelen tafeltennissen tafelvoetballen ' +
    'tandenknarsen tapdansen thaiboksen touwklimmen touwspringen trampolinespringen trefballen vingerverven ' +
    'vioolspelen vliegvissen wedstrijdzwemmen worteltrekken zaalvoetballen zakkenvullen zaklopen zeevissen ' +
    'zeilvliegen zwaardvechten zweefvliegen'
  ).split(' '),
);
