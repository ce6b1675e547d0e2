/** What partners bring: orange, and a yellow that no white word can be read on. */
export const partnerColors = ['#fd7e1d', '#ffeb3b'] as const
