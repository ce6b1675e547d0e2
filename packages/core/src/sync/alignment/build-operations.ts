import { int32At } from '../../arrays/element-at'
import type { AlignOperation } from '../../types'
import type { WordPairs } from './pair-linked-words'

/** Turns pairs into operations that name every word of both sides; the words between two pairs are missing or extra. */
export function buildOperations(pairs: WordPairs, references: number, heards: number): AlignOperation[] {
  const operations: AlignOperation[] = []
  let reference = 0
  let heard = 0
  for (let pair = 0; pair <= pairs.count; pair += 1) {
    const isEnd = pair === pairs.count
    const referenceFrom = isEnd ? references : int32At(pairs.referenceFrom, pair)
    const heardFrom = isEnd ? heards : int32At(pairs.heardFrom, pair)
    if (referenceFrom > reference) operations.push({ kind: 'missing', reference: [reference, referenceFrom] })
    if (heardFrom > heard) operations.push({ kind: 'extra', heard: [heard, heardFrom] })
    if (isEnd) break
    reference = int32At(pairs.referenceTo, pair)
    heard = int32At(pairs.heardTo, pair)
    operations.push({
      kind: pairs.isEqual[pair] === 1 ? 'match' : 'similar',
      reference: [referenceFrom, reference],
      heard: [heardFrom, heard],
    })
  }
  return operations
}
