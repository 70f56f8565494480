import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import { ALL_VRAGEN } from '#engine/core/oefening/vraag/all-vragen.ts';
import { listFormats } from '#engine/core/somvenster/formats.ts';
import { categoriesOf } from '#engine/core/taal/category/categories.ts';
import { createOwnWoord, ownZin } from '../../platform/content/own-woord.ts';
import { homofoonGroep } from '#engine/core/taal/klank/homofonen.ts';
import { pictureOf } from '#engine/core/taal/klank/klank.ts';
import { INFINITIEF } from '#engine/core/taal/woord/woord-table.ts';
import { normalize } from '#engine/core/taal/woord/normalize.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Spellen } from '../../platform/spellen/spellen.ts';
import type { KnownWoorden } from './known-woorden.ts';
import type { RecordingsRead } from './recordings.read.ts';
import type { UnfitWoorden } from '../../platform/content/unfit-woorden.ts';
import type { AnalyzedWoord, ListWoord, WoordDoubt } from './woordlijsten.contract.ts';

interface Deps {
  content: Content;
  spellen: Spellen;
  known: KnownWoorden;
  unfit: UnfitWoorden;
  recordings: RecordingsRead;
}

/** What the language core makes of the words of a teacher. */
export class AnalysisService {
  constructor(private readonly deps: Deps) {}

  /** Our entry of a word, else one of its own; undefined when there is nothing to practise in it. */
  itemOf(spelling: string): WoordItem | undefined {
    const w = normalize(spelling);
    return this.deps.known.entryOf(w) ?? createOwnWoord(w);
  }

  async analyze(adminId: string, woorden: readonly ListWoord[], jaargroep?: number): Promise<AnalyzedWoord[]> {
    const said = await this.deps.recordings.find(
      adminId,
      woorden.map(({ spelling }) => normalize(spelling)),
    );
    const recordings = new Map(said.map(({ spelling, recordingId }) => [spelling, recordingId]));
    return woorden.map((woord) => this.analyzeOne(woord, recordings, jaargroep));
  }

  private analyzeOne(
    woord: ListWoord,
    recordings: ReadonlyMap<string, string>,
    jaargroep: number | undefined,
  ): AnalyzedWoord {
    const spelling = normalize(woord.spelling);
    const item = this.itemOf(spelling);
    const zin = zinOf(woord, item);
    const recordingId = recordings.get(spelling);
    return {
      spelling,
      ...(zin === undefined ? {} : { zin }),
      ownZin: woord.zin !== undefined,
      ...(recordingId === undefined ? {} : { recordingId }),
      ...(item === undefined ? { doelen: [], spellen: [] } : this.practiceOf(item, woord.doelId, jaargroep)),
      doubts: this.doubtsOf(woord, { spelling, item, zin, jaargroep }),
    };
  }

  /** What can be practised with a word, and in which games. */
  private practiceOf(
    item: WoordItem,
    doelId: string | undefined,
    jaargroep: number | undefined,
  ): Pick<AnalyzedWoord, 'doelen' | 'doelId' | 'groep' | 'spellen'> {
    return {
      doelen: [...new Set(item.cats.map(({ id }) => id))].flatMap((id) => this.doelOf(id)),
      doelId: item.cats.find(({ id }) => id === doelId)?.id ?? item.hoofd,
      groep: item.groep,
      spellen: this.gamesFor(item, jaargroep ?? item.groep),
    };
  }

  private doelOf(id: string): { id: string; naam: string }[] {
    const doel = this.deps.content.leerdoelen.get(id);
    return doel === undefined ? [] : [{ id, naam: doel.naam }];
  }

  private gamesFor(item: WoordItem, groep: number): string[] {
    const formats = listFormats({ groep, instelling: defaultSetting(groep) });
    const environment = { doelId: item.hoofd, groep, typen: groep > 3 };
    return [...this.deps.spellen.values()]
      .filter(({ capabilities }) =>
        capabilities.some((capability) =>
          formats.some(
            (format) =>
              capability.formats.includes(format) && ALL_VRAGEN.past(capability, item, { ...environment, format }),
          ),
        ),
      )
      .map(({ slug }) => slug);
  }

  private doubtsOf(
    woord: ListWoord,
    o: { spelling: string; item: WoordItem | undefined; zin: string | undefined; jaargroep: number | undefined },
  ): WoordDoubt[] {
    const { spelling, item, zin, jaargroep } = o;
    const { known, unfit } = this.deps;
    const all: readonly (readonly [boolean, WoordDoubt])[] = [
      [unfit.has(spelling), 'ongeschikt'],
      [item === undefined, 'geen-doel'],
      [woord.zin !== undefined && ownZin(spelling, woord.zin) === undefined, 'zin-zonder-woord'],
      [!known.has(spelling), 'onbekend'],
      [zin === undefined && woord.doelId === undefined && hasTwoReadings(spelling), 'twee-lezingen'],
      [zin === undefined && homofoonGroep(spelling).length > 0, 'homofoon'],
      [item !== undefined && jaargroep !== undefined && item.groep > jaargroep, 'boven-groep'],
    ];
    return all.filter(([applies]) => applies).map(([, doubt]) => doubt);
  }
}

const zinOf = (woord: ListWoord, item: WoordItem | undefined): string | undefined =>
  woord.zin ?? item?.zinnen[0]?.tekst;

/** Whether a word is a verb and may also be something else with other rules, as in `vissen`. */
function hasTwoReadings(w: string): boolean {
  if (!INFINITIEF.has(w)) return false;
  const goalsAs = (o: { rol?: 'ww' }): string =>
    categoriesOf(pictureOf(w, o), o)
      .map(({ id }) => id)
      .join();
  return goalsAs({}) !== goalsAs({ rol: 'ww' });
}
