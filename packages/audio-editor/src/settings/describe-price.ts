/** Compares a model's price with the usual one, as a whole percentage; null if it is the usual price. */
export function describePrice(
  priceModifier: number | undefined,
): { kind: 'cheaper' | 'dearer'; percent: number } | null {
  if (priceModifier === undefined || priceModifier === 1) return null
  const percent = Math.round(Math.abs(1 - priceModifier) * 100)
  return { kind: priceModifier < 1 ? 'cheaper' : 'dearer', percent }
}
