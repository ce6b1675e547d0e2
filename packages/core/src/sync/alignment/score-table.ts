/** Scores and moves of the dynamic programming table. The arrays are reused for the next region. */
export interface ScoreTable {
  scores: Float32Array
  moves: Uint8Array
}

export function createScoreTable(): ScoreTable {
  return { scores: new Float32Array(0), moves: new Uint8Array(0) }
}

/** Makes room for so many cells. Their content is lost. */
export function growTable(table: ScoreTable, cells: number): void {
  if (table.scores.length >= cells) return
  table.scores = new Float32Array(cells)
  table.moves = new Uint8Array(cells)
}
