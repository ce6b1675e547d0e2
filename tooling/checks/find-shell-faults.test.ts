import { expect, it } from 'vitest'
import { findShellFaults, type KnownCommands } from './find-shell-faults.ts'

const known: KnownCommands = {
  scripts: new Map([
    ['', new Set(['start', 'speak', 'visual'])],
    ['@lectern/screens', new Set(['take'])],
  ]),
  programs: new Map([['speak', "'--voice <name>' '--out <file>'"]]),
  packages: new Set(['@lectern/core', 'react']),
  fileExists: (path) => path === 'tooling/run.mjs',
}

it('accepts scripts, options, files and packages that exist, and other programs', () => {
  const block = `npm start     # builds -- and starts
npm run speak -- text.txt --voice en-us \\
  --out speech.mp3
pnpm visual --base HEAD~
pnpm --filter @lectern/screens take --all
pnpm exec vitest run --project core
npm install @lectern/core react
node tooling/run.mjs
curl -sI https://books.example`
  expect(findShellFaults(block, known)).toEqual([])
})

it.each([
  ['npm run stop', 'the root has no script "stop"'],
  ['pnpm visuals', 'the root has no script "visuals"'],
  ['pnpm --filter @lectern/screens draw', '@lectern/screens has no script "draw"'],
  ['pnpm --filter @lectern/nothing take', 'there is no package "@lectern/nothing"'],
  ['npm run speak -- a.txt --voices', '"speak" has no option "--voices"'],
  ['npm install @lectern/kore', 'there is no package "@lectern/kore"'],
  ['node tooling/walk.mjs', 'there is no file "tooling/walk.mjs"'],
])('finds the fault of "%s"', (command, fault) => {
  expect(findShellFaults(command, known)).toEqual([fault])
})
