export function addUp(numbers: readonly number[]): number {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}
