/** Colours offered for marking text. Ink stays readable under each of them. */
export const markerColors = [
  { name: 'yellow', color: '#FFD45E' },
  { name: 'green', color: '#8FE388' },
  { name: 'blue', color: '#8CC8FF' },
  { name: 'pink', color: '#FFA6D2' },
  { name: 'orange', color: '#FFB366' },
] as const
