/** Spoken words of the product; gone when somebody signs out. */
export const SPEECH_CACHE = 'taaltocht-spraak';
/** Message to the worker: who heard this speech has gone. */
export const FORGET_SPEECH = 'forget-speech';
export const PAGE_CACHE = 'taaltocht-pagina';
export const CODE_CACHE = 'taaltocht-bestanden';
export const MEDIA_CACHE = 'taaltocht-beelden';

/** The one page of the pupil area, under whatever address it was asked. */
export const LEERLING_PAGE = '/leerling/';

/** Built files with their content in the name, and what is drawn and sounds. */
export const CODE = /^\/assets\//;
export const MEDIA = /^\/(?:spel-assets|geluid)\//;
