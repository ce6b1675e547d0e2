// Fake programs for the tests of the launcher.

/** A pnpm that only records its arguments, so that no test needs a registry. */
export const PNPM = `#!/bin/sh
echo "begin $1 in $(pwd) with $pnpm_config_registry: $*" >> "$NOTES"
if [ "$1" = install ]; then
  sleep "\${INSTALL_SECONDS:-0.3}"
  [ -z "$INSTALL_FAILS" ] || { echo "the registry is away"; exit 1; }
  mkdir -p node_modules
fi
echo "end $1" >> "$NOTES"
exit "\${SCRIPT_CODE:-0}"
`

/** A server that prints when it runs and shuts down on a signal. */
export const SERVER = `
const stay = setInterval(() => undefined, 1000)
let calls = 0
const end = (cause) => {
  calls += 1
  console.log('asked ' + calls + ' ' + cause)
  if (calls > 1) return
  setTimeout(() => { console.log('closed'); process.exit(Number(process.env.SERVER_CODE ?? 0)) }, 200)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
process.once('disconnect', () => end('disconnect'))
console.log('healthy ' + process.pid)
`
