/** Rectangle in CSS pixels of the screen. */
export interface CssBox {
  x: number;
  y: number;
  w: number;
  h: number;
}
