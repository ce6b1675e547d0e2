/**
 * Returns the name of the report that a task of tests writes into the folder `test-results` of its package:
 * `test:stories:ui` writes `stories-ui.json`.
 *
 * @param task with or without its package (`package#task`)
 */
export function reportNameOf(task: string): string {
  return `${task
    .replace(/^.*#/, '')
    .replace(/^test:/, '')
    .replaceAll(':', '-')}.json`
}
