/** Rounds after which a matrix of this size is as diagonal as numbers can be. */
const MOST_ROUNDS = 60
const NOTHING = 1e-18

/** The eigenvalues of a symmetric matrix and, in the columns of `vectors`, their eigenvectors; in no order. */
export interface Eigenvectors {
  values: Float64Array
  vectors: Float64Array
}

/**
 * Jacobi's method: turns the matrix, two axes at a time, until nothing is left beside its diagonal.
 * @param matrix symmetric, `size` rows one after another; it is not changed
 */
export function findEigenvectors(matrix: Float64Array, size: number): Eigenvectors {
  const turned = matrix.slice()
  const vectors = new Float64Array(size * size)
  for (let axis = 0; axis < size; axis += 1) vectors[axis * size + axis] = 1
  for (let round = 0; round < MOST_ROUNDS && sumBesideDiagonal(turned, size) > NOTHING; round += 1) {
    for (let one = 0; one < size; one += 1) {
      for (let other = one + 1; other < size; other += 1) turnAxes(turned, vectors, size, one, other)
    }
  }
  return { values: Float64Array.from({ length: size }, (_, axis) => turned[axis * size + axis] ?? 0), vectors }
}

function sumBesideDiagonal(matrix: Float64Array, size: number): number {
  let sum = 0
  for (let row = 0; row < size; row += 1) {
    for (let column = row + 1; column < size; column += 1) sum += (matrix[row * size + column] ?? 0) ** 2
  }
  return sum
}

function turnAxes(matrix: Float64Array, vectors: Float64Array, size: number, one: number, other: number): void {
  const beside = matrix[one * size + other] ?? 0
  if (Math.abs(beside) < NOTHING) return
  const slope = ((matrix[other * size + other] ?? 0) - (matrix[one * size + one] ?? 0)) / (2 * beside)
  const tangent = (slope < 0 ? -1 : 1) / (Math.abs(slope) + Math.hypot(slope, 1))
  const cosine = 1 / Math.hypot(tangent, 1)
  const sine = tangent * cosine
  const turn = (values: Float64Array, first: number, second: number) => {
    const [x, y] = [values[first] ?? 0, values[second] ?? 0]
    values[first] = cosine * x - sine * y
    values[second] = sine * x + cosine * y
  }
  for (let at = 0; at < size; at += 1) turn(matrix, at * size + one, at * size + other)
  for (let at = 0; at < size; at += 1) turn(matrix, one * size + at, other * size + at)
  for (let at = 0; at < size; at += 1) turn(vectors, at * size + one, at * size + other)
}
