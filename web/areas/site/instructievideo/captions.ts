/** Part of a film, in seconds. */
export interface FilmChapter {
  name: string;
  start: number;
  end: number;
}

const MINUTE = 60;
const HOUR = 3_600;

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** Moment as WebVTT writes it: `00:01:05.500`. */
export const cueTimeOf = (seconds: number): string =>
  `${two(seconds / HOUR)}:${two((seconds % HOUR) / MINUTE)}:${(seconds % MINUTE).toFixed(3).padStart(6, '0')}`;

/** Moment as a reader knows it: `1:05`. */
export const clockOf = (seconds: number): string => `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;

/** Sentences of a text, each with what ends it. */
const sentencesOf = (text: string): string[] => text.match(/[^.!?]+[.!?]*/g)?.map((part) => part.trim()) ?? [text];

const cue = (start: number, end: number, text: string): string => `${cueTimeOf(start)} --> ${cueTimeOf(end)}\n${text}`;

const fileOf = (cues: readonly string[]): string => `WEBVTT\n\n${cues.join('\n\n')}\n`;

/** The captions of a film as WebVTT: the sentences of a chapter share its time by their length. */
export function captionsOf(chapters: readonly FilmChapter[], textOf: (chapter: string) => string): string {
  const cues = chapters.flatMap(({ name, start, end }) => {
    const sentences = sentencesOf(textOf(name));
    const letters = sentences.join('').length;
    let at = start;
    return sentences.map((sentence) => {
      const from = at;
      at += ((end - start) * sentence.length) / letters;
      return cue(from, at, sentence);
    });
  });
  return fileOf(cues);
}

/** The chapters of a film as WebVTT. */
export const chaptersOf = (chapters: readonly FilmChapter[], titleOf: (chapter: string) => string): string =>
  fileOf(chapters.map(({ name, start, end }) => cue(start, end, titleOf(name))));

/** A text as an address, so that a page brings its captions along in its own language. */
export const addressOfText = (kind: 'text/vtt' | 'text/plain', text: string): string =>
  `data:${kind};charset=utf-8,${encodeURIComponent(text)}`;
