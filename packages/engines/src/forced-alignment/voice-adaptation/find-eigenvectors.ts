import { float64At } from '../../arrays/element-at'
import { createMatrix, type SquareMatrix } from './matrix'

/** Sweeps after which a matrix of this size has converged to the precision of numbers. */
const MAX_SWEEPS = 60
const NEGLIGIBLE = 1e-18

/** The eigenvalues of a symmetric matrix, in no order, and their eigenvectors in the columns of `vectors`. */
export interface Eigenvectors {
  values: Float64Array
  vectors: SquareMatrix
}

/**
 * Finds eigenvectors by Jacobi's method: rotates two axes at a time until the matrix is diagonal.
 * @param matrix symmetric; it is not changed
 */
export function findEigenvectors(matrix: SquareMatrix, size: number): Eigenvectors {
  const rotated = matrix.slice()
  const vectors = createMatrix(size)
  for (let axis = 0; axis < size; axis += 1) vectors[axis * size + axis] = 1
  for (let sweep = 0; sweep < MAX_SWEEPS && sumOffDiagonal(rotated, size) > NEGLIGIBLE; sweep += 1) {
    for (let one = 0; one < size; one += 1) {
      for (let other = one + 1; other < size; other += 1) rotateAxes(rotated, vectors, size, one, other)
    }
  }
  const values = Float64Array.from({ length: size }, (_, axis) => float64At(rotated, axis * size + axis))
  return { values, vectors }
}

/** Sums the squares above the diagonal. */
function sumOffDiagonal(matrix: SquareMatrix, size: number): number {
  let sum = 0
  for (let row = 0; row < size; row += 1) {
    for (let column = row + 1; column < size; column += 1) sum += float64At(matrix, row * size + column) ** 2
  }
  return sum
}

/** Rotates two axes so that the element that couples them becomes zero. */
function rotateAxes(matrix: SquareMatrix, vectors: SquareMatrix, size: number, one: number, other: number): void {
  const coupling = float64At(matrix, one * size + other)
  if (Math.abs(coupling) < NEGLIGIBLE) return
  const slope = (float64At(matrix, other * size + other) - float64At(matrix, one * size + one)) / (2 * coupling)
  const tangent = (slope < 0 ? -1 : 1) / (Math.abs(slope) + Math.hypot(slope, 1))
  const cosine = 1 / Math.hypot(tangent, 1)
  const sine = tangent * cosine
  const rotate = (values: SquareMatrix, first: number, second: number) => {
    const [x, y] = [float64At(values, first), float64At(values, second)]
    values[first] = cosine * x - sine * y
    values[second] = sine * x + cosine * y
  }
  for (let index = 0; index < size; index += 1) rotate(matrix, index * size + one, index * size + other)
  for (let index = 0; index < size; index += 1) rotate(matrix, one * size + index, other * size + index)
  for (let index = 0; index < size; index += 1) rotate(vectors, index * size + one, index * size + other)
}
