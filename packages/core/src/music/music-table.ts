/** The range of frequencies for A4 that can be chosen, in hertz. */
export const concertPitch = { minimum: 415, maximum: 466, initial: 440 } as const
/** The strings of a guitar, the lowest first. */
export const standardTuning: readonly string[] = ['E2', 'A2', 'D3', 'G3', 'B3', 'E4']
/** A string within this many cents counts as in tune. */
export const inTuneCents = 5
export const semitonesFromC: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
