import { expect, it } from 'vitest'
import { judgePromises, promises, readPrograms } from './read-programs.ts'

const fence = '```'
const page = `# Title\n\n${fence}ts\nconsole.log(1)\n${fence}\n\n${fence}text\n1\n${fence}\n\n${fence}ts\nadd(1, 2) // => 3\n${fence}\n\n${fence}sh\nnpm i\n${fence}\n`

it('reads the programs of a page with what they print', () => {
  expect(readPrograms(page)).toEqual([
    { line: 3, code: 'console.log(1)\n', output: '1\n' },
    { line: 11, code: 'add(1, 2) // => 3\n', output: null },
  ])
})

it('judges every promise of a program, and leaves all other lines as they are', () => {
  expect(judgePromises("const a = 1 // one\n  a\n  // => 1\nurl('http://x') // => 'y'\n")).toBe(
    "import { deepStrictEqual as judge } from 'node:assert'\nconst a = 1 // one\n  judge(a, 1)\njudge(url('http://x'), 'y')\n",
  )
})

it('knows a program that promises nothing', () => {
  expect(readPrograms(`${fence}ts\nadd(1, 2)\n${fence}\n`).map(promises)).toEqual([false])
  expect(readPrograms(page).map(promises)).toEqual([true, true])
})
