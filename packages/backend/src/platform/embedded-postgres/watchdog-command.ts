/**
 * A shell that runs the given program and holds our end of a pipe as its input. If this process ends in any way, kill
 * -9 included, the pipe closes and the shell stops the database, so that no server is left behind. A signal to the
 * shell does the same. The shell ends with the program, with its code.
 */
const SCRIPT = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
trap 'kill -INT $server' TERM INT HUP
{ cat <&3 >/dev/null; kill -INT $server; } 2>/dev/null &
watch=$!
wait $server
code=$?
while kill -0 $server 2>/dev/null; do wait $server; code=$?; done
kill $watch 2>/dev/null
exit $code
`

export interface Command {
  readonly program: string
  readonly args: readonly string[]
}

/** Wraps a command so that it ends with this process; needs a POSIX shell and a pipe as standard input. */
export function watchdogCommand(command: Command): Command {
  return { program: '/bin/sh', args: ['-c', SCRIPT, 'lectern-database', command.program, ...command.args] }
}
