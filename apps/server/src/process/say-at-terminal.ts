/** Says a line that the operator must see, whatever the log level. */
export function sayAtTerminal(line: string): void {
  process.stdout.write(`  ${line}\n`)
}
