/** Verbs of which the first part is a noun, a stem or an adjective: no plural, though their last part may be one. Source: own. */
export const COMPOUND_WERKWOORDEN: ReadonlySet<string> = new Set(
  (
    'armpjedrukken armworstelen autorijden basketballen bellenblazen bergbeklimmen bloemschikken boekhouden ' +
    'boerengolfen bokspringen boogschieten boomklimmen breakdansen broodbakken buikdansen buikspreken ' +
    'degenvechten deltavliegen diepzeeduiken discodansen discuswerpen duimzuigen eierzoeken ezeltjeprikken ' +
    'ganzenborden gedachtelezen gewichtheffen gitaarspelen golfsurfen hanenvechten hardlopen ' +
    'hinkstapspringen hoogspringen hordelopen houthakken ijsdansen ijsvissen kaartspelen kitesurfen ' +
    'kleiduivenschieten koekbakken koekhappen kogelslingeren kogelstoten koorddansen kunstrijden ' +
    'kunstschaatsen kunstzwemmen linedansen magneetvissen marathonlopen mastklimmen midgetgolfen ' +
    'midwinterhoornblazen motorrijden muurklimmen nagelbijten oriëntatielopen paaldansen parachutespringen ' +
    'pianospelen polsstokspringen ponyrijden pottenbakken roerbakken rolstoelrijden rotsklimmen schaakspelen ' +
    'schaatsenrijden schaatsrijden schansspringen schapenscheren schatzoeken schoolzwemmen schoonschrijven ' +
    'schoonspringen schoonzwemmen skilopen slagballen sneeuwruimen sneeuwschuiven snelwandelen softballen ' +
    'speerwerpen spijkerpoepen spoorzoeken steltlopen stierenvechten stijldansen stoelendansen stofhappen ' +
    'sumoworstelen tafeltennissen tafelvoetballen tandenknarsen tapdansen thaiboksen toneelspelen ' +
    'touwklimmen touwspringen touwtrekken trampolinespringen trefballen veldlopen vingerverven vioolspelen ' +
    'vliegvissen wedstrijdzwemmen windsurfen worteltrekken zaalvoetballen zakkenvullen zaklopen zeevissen ' +
    'zeilvliegen zwaardvechten zweefvliegen'
  ).split(' '),
);
