import { readFileSync } from 'node:fs'
import { splitSentences } from '@lectern/core/text'
import { initSync, segment } from 'sentencex-wasm'
import type { Bench } from '../bench.ts'

const CHARACTERS = 2_000_000

/** Text that people wrote: the documents of this repository, again and again. */
function readDocuments(): string {
  const documents = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/glossary.md', 'docs/testing.md']
  const text = documents
    .map((path) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'))
    .join('\n\n')
  return text.repeat(Math.ceil(CHARACTERS / text.length)).slice(0, CHARACTERS)
}

/** A story: short sentences, speech in quotes, some abbreviations. */
function tellStory(): string {
  const paragraph =
    'The whole valley went dark. The owls bumped into the trees, and the boats turned in slow circles. Mr. Brown, who ' +
    'lived at No. 5 near the U.S. Embassy, said: “I saw it at 5 p.m. yesterday!” Then he left. Was anybody surprised? ' +
    'Nobody was; it had happened before, and would happen again, as everyone in the valley knew.\n\n'
  return paragraph.repeat(Math.ceil(CHARACTERS / paragraph.length))
}

/** Splitting running text into sentences, by the million characters. */
export function splitSentencesBenches(): Bench[] {
  initSync({ module: readFileSync(new URL(import.meta.resolve('sentencex-wasm/sentencex_wasm_bg.wasm'))) })
  return Object.entries({ documents: readDocuments(), 'a story': tellStory() }).map(([name, text]) => ({
    kind: 'time',
    name: `sentences of ${name}`,
    unit: 'µs a MB',
    ours: {
      operations: text.length / 1_000_000,
      run: () => void splitSentences(text, { language: 'en' }),
    },
    peers: [
      { name: 'sentencex', targetRatio: 1, operations: text.length / 1_000_000, run: () => void segment('en', text) },
    ],
  }))
}
