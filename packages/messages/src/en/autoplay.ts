/** Texts of popup triggers that open automatically. */
export const autoplay = {
  autoplaySilent: 'Your browser plays no sound until you press something.',
  autoplayStartSound: 'Turn on the sound',
} as const
