import { join } from 'node:path'
import { codeForLaterIssues } from './code-for-later-issues.ts'
import { compareUnusedCode } from './compare-unused-code.ts'
import { findUnusedCode } from './find-unused-code.ts'
import { readPromisedNames } from './read-promised-names.ts'

/** Returns one line for each piece of unused code that no later issue will use, and for each entry that is in use. */
export async function listUnusedCodeFaults(root: string): Promise<string[]> {
  const promisedNames = readPromisedNames(join(root, 'tooling/checks/core-contract.test.ts'))
  return compareUnusedCode(await findUnusedCode(root, { promisedNames }), codeForLaterIssues)
}
