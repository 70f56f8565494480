/** `npx tsx tools/site/write-page-data.ts`: the words of the engine and the goals and words of the content that public pages show and play, and what each game practises. */
import { writeFileSync } from 'node:fs';
import { loadContent } from '../../server/platform/content/content.ts';
import { formatText } from '../check/format-text.ts';
import { chosenWords, goalSamples, homeContent } from './page-data.ts';
import { practiceOfGames } from './spel-practice.ts';

const content = loadContent('assets/content');
for (const [path, data] of [
  ['web/areas/site/adaptief/words.json', chosenWords(content)],
  ['web/areas/site/didactiek/goals.json', goalSamples(content)],
  ['web/areas/site/home/play/words.json', homeContent(content)],
  ['web/areas/site/spellen/practice.json', practiceOfGames()],
] as const)
  writeFileSync(path, formatText(path, JSON.stringify(data)));
