import type { ImportGraph } from './import-graph.ts'

const STORY_OR_TEST = /(?:\.(?:browser|http|property|packed))?\.(?:test|stories|bench|fixture)\.tsx?$/
const SUPPORT_FOLDER = /\/(?:fixtures?|testing)\//

/** Returns true for tests, stories, benches and fixtures: modules that no application loads. */
export function isTestSupport(file: string): boolean {
  return STORY_OR_TEST.test(file) || SUPPORT_FOLDER.test(file)
}

/**
 * Returns the modules that a test or story is about: the module of the same name beside it if it imports that,
 * otherwise every source module that it imports. If it imports fixtures alone, theirs count.
 */
export function listSubjects(graph: ImportGraph, test: string): string[] {
  const { modules } = graph.importsOf(test, { types: false })
  const direct = listSources(graph, test)
  const imported =
    direct.length > 0 ? direct : modules.filter(isTestSupport).flatMap((file) => listSources(graph, file))
  const stem = test.replace(STORY_OR_TEST, '')
  const beside = imported.filter((file) => file.replace(/\.tsx?$/, '') === stem)
  return beside.length > 0 ? beside : [...new Set(imported)]
}

function listSources(graph: ImportGraph, file: string): string[] {
  const { declarations } = graph.importsOf(file, { types: false })
  return [...new Set(declarations.map((one) => one.file))].filter((one) => !isTestSupport(one))
}
