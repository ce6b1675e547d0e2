import type { Engines } from '@lectern/backend'
import type { EnginePart, EngineReport } from '@lectern/backend/ports'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProbes, type Probe } from './tiny-jobs'

export interface ProbeOptions {
  readonly signal?: AbortSignal | undefined
  readonly nowSeconds: () => number
  /** Whether jobs are done that an outside provider is paid for. */
  readonly mayBePaid: boolean
  readonly onPart?: (part: EnginePart) => void
}

/** Has each engine that is there do a tiny job, one after the other; what comes of it is in its report. */
export async function probeEngines(
  engines: Engines,
  glanced: readonly EngineReport[],
  { signal, nowSeconds, mayBePaid, onPart }: ProbeOptions,
): Promise<EngineReport[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-probe-'))
  const probes = createProbes(engines, folder, signal)
  try {
    const reports: EngineReport[] = []
    for (const report of glanced) {
      signal?.throwIfAborted()
      const reason = mayBePaid ? null : explainPaid(report, glanced)
      if (report.state === 'absent') reports.push(report)
      else if (reason !== null) reports.push({ ...report, detail: reason })
      else {
        onPart?.(report.part)
        reports.push(await examine(report, probes[report.part], nowSeconds))
      }
    }
    return reports
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const BY_OPERATOR = 'Who runs the server checks it there with "npm run doctor".'

/** Why a job of this engine would be paid for; null when it would not. */
function explainPaid({ part, origin, engine }: EngineReport, all: readonly EngineReport[]): string | null {
  if (origin === 'provider') return `Not checked, because ${engine} is paid for each job. ${BY_OPERATOR}`
  const voice = all.find((other) => other.part === 'speech')
  if (part !== 'alignment' || voice?.origin !== 'provider') return null
  return `Not checked, because ${voice.engine} would be paid for the words to find. ${BY_OPERATOR}`
}

async function examine(report: EngineReport, probe: Probe, nowSeconds: () => number): Promise<EngineReport> {
  const startedSeconds = nowSeconds()
  const found = await probe().catch((error: unknown) => ({
    kind: 'unwell' as const,
    detail: error instanceof Error ? error.message : String(error),
  }))
  const seconds = Math.round((nowSeconds() - startedSeconds) * 100) / 100
  const { detail: _, ...rest } = report
  if (found.kind === 'unwell') return { ...rest, state: 'unwell', detail: found.detail, seconds }
  return {
    ...rest,
    state: 'well',
    seconds,
    ...(found.languages === undefined ? {} : { languages: found.languages }),
    ...(found.voices === undefined ? {} : { voices: found.voices }),
  }
}
