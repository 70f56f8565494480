/** Evening in the mountains: violet shade, apricot light from the left. */
export const avond = {
  diep: '#4A3F7C', paars: '#5D5292', lila: '#7C69A8', mauve: '#9B76AC', roze: '#C4829F', zalm: '#E8918A', abrikoos: '#F8AE6E', goud: '#FFCB6B', citroen: '#FFE29A', licht: '#FFF4CF',
  sneeuw: '#FFF0DF', sneeuwSchaduw: '#D9B7D3', rots: '#8A6FA6', rotsDiep: '#6F5A94', rotsLicht: '#A886B4',
  weideVer: '#86A892', weide: '#6C9C7C', weideDicht: '#58896A', weideVoor: '#497A5E', den: '#2F6B62', denLicht: '#4A8A76', denDiep: '#1F4A52',
  asfalt: '#5A5088', asfaltLicht: '#615892', rood: '#F23B3B', roodDiep: '#B51F3F', roodLicht: '#FF7A66', staal: '#453A73', staalLicht: '#7A6BB0', staalDiep: '#2E2656', band: '#2A2040', bandLicht: '#4B3D66', room: '#FFF1DC',
} as const;

/** Lane A, B, C: colour, darker edge, and what lies on the colour. */
export const baan = [
  { vul: '#14418B', rand: '#0D2D63', licht: '#4C7BCB', vorm: '#FFFFFF' },
  { vul: '#FFB703', rand: '#C98400', licht: '#FFDD7A', vorm: '#1F2A44' },
  { vul: '#C2410C', rand: '#8A2C06', licht: '#F07A45', vorm: '#FFFFFF' },
] as const;
