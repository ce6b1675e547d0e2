/** Prints a line that the operator must see at any log level. */
export function printToTerminal(line: string): void {
  process.stdout.write(`  ${line}\n`)
}
