/** One answer of the workbench server. */
export interface Antwoord {
  status: number;
  type: string;
  inhoud: string | Buffer;
}
/** What the workbench page asks. */
export interface Vraag {
  pad: string;
  method: string;
  body: string;
}
