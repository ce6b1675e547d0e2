import { expect, it } from 'vitest'
import { insertAssertions, hasExpectations, readPrograms } from './read-programs.ts'

const fence = '```'
const page = `# Title\n\n${fence}ts\nconsole.log(1)\n${fence}\n\n${fence}text\n1\n${fence}\n\n${fence}ts\nadd(1, 2) // => 3\n${fence}\n\n${fence}sh\nnpm i\n${fence}\n`

it('reads the programs of a page with their output', () => {
  expect(readPrograms(page)).toEqual([
    { line: 3, code: 'console.log(1)\n', output: '1\n' },
    { line: 11, code: 'add(1, 2) // => 3\n', output: null },
  ])
})

it('turns every expected value into an assertion and leaves all other lines', () => {
  expect(insertAssertions("const a = 1 // one\n  a\n  // => 1\nurl('http://x') // => 'y'\n")).toBe(
    "import { deepStrictEqual as assertEqual } from 'node:assert'\nconst a = 1 // one\n  assertEqual(a, 1)\nassertEqual(url('http://x'), 'y')\n",
  )
})

it('recognises a program without output or expected values', () => {
  expect(readPrograms(`${fence}ts\nadd(1, 2)\n${fence}\n`).map(hasExpectations)).toEqual([false])
  expect(readPrograms(page).map(hasExpectations)).toEqual([true, true])
})
