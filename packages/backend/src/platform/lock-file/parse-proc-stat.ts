/** Fields of a line of `/proc/<pid>/stat`. */
export interface ProcStat {
  /** One letter: R, S, D, Z (zombie) and so on. */
  readonly state: string
  readonly parentPid: number
  /** Start of the process in clock ticks since the machine booted. */
  readonly startTicks: number
}

const STATE_FIELD = 0
const PARENT_FIELD = 1
const START_FIELD = 19

/** Parses `/proc/<pid>/stat`; null for other text. The name in brackets may itself contain spaces and brackets. */
export function parseProcStat(text: string): ProcStat | null {
  const nameEnd = text.lastIndexOf(')')
  if (nameEnd === -1) return null
  const fields = text
    .slice(nameEnd + 1)
    .trim()
    .split(/\s+/)
  const state = fields[STATE_FIELD]
  const parentPid = Number(fields[PARENT_FIELD])
  const startTicks = Number(fields[START_FIELD])
  if (state === undefined || !Number.isInteger(parentPid) || !Number.isInteger(startTicks)) return null
  return { state, parentPid, startTicks }
}
