import type { Engines } from '@lectern/backend'
import type { EngineReason, EngineReport } from '@lectern/backend/ports'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createProbes, type Found, type Probe } from './create-probes'

export interface ProbeOptions {
  readonly signal?: AbortSignal | undefined
  readonly nowSeconds: () => number
  /** True permits tests that an outside provider charges for. */
  readonly mayBePaid: boolean
  /** Time limit of an engine's test, including its start. */
  readonly limitSeconds?: number
  readonly onReport?: ((report: EngineReport) => void) | undefined
}

/** Many times the duration of any test on a slow machine. */
const LIMIT_SECONDS = 10

/** Runs a quick test of each installed engine, one after another, and adds the result to its report. */
export async function probeEngines(
  engines: Engines,
  glanced: readonly EngineReport[],
  { signal, nowSeconds, mayBePaid, limitSeconds = LIMIT_SECONDS, onReport }: ProbeOptions,
): Promise<EngineReport[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-probe-'))
  const probes = createProbes(engines, folder)
  try {
    const reports: EngineReport[] = []
    for (const report of glanced) {
      signal?.throwIfAborted()
      const reason = (mayBePaid ? null : explainPaid(report, glanced)) ?? explainVoiceless(report, reports)
      const told = async (): Promise<EngineReport> => {
        if (report.state === 'absent') return report
        if (reason !== null) return { ...report, reason }
        return examine(report, probes[report.part], { signal, nowSeconds, limitSeconds })
      }
      const found = await told()
      signal?.throwIfAborted()
      reports.push(found)
      onReport?.(found)
    }
    return reports
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the reason why a test of this engine would be charged, or null. */
function explainPaid({ part, origin }: EngineReport, all: readonly EngineReport[]): EngineReason | null {
  if (origin === 'provider') return 'paid-for'
  const voice = all.find((other) => other.part === 'speech')
  return part === 'alignment' && voice?.origin === 'provider' ? 'voice-paid-for' : null
}

/** Alignment is tested with speech from a voice: without one its state is unknown. */
function explainVoiceless({ part }: EngineReport, examined: readonly EngineReport[]): EngineReason | null {
  const voice = examined.find((other) => other.part === 'speech')
  return part !== 'alignment' || voice === undefined || voice.state === 'well' ? null : 'voice-not-well'
}

async function examine(
  report: EngineReport,
  probe: Probe,
  { signal, nowSeconds, limitSeconds }: Pick<ProbeOptions, 'signal' | 'nowSeconds'> & { readonly limitSeconds: number },
): Promise<EngineReport> {
  const startedSeconds = nowSeconds()
  const ended = new AbortController()
  const heeded = AbortSignal.any(signal ? [ended.signal, signal] : [ended.signal])
  const late = { kind: 'late' } as const
  const found = await Promise.race([
    probe(heeded).catch((error: unknown): Found => ({
      kind: 'unwell',
      detail: error instanceof Error ? error.message : String(error),
    })),
    setTimeout(limitSeconds * 1000, late, { signal: heeded }).catch(() => late),
  ])
  ended.abort()
  const seconds = Math.round((nowSeconds() - startedSeconds) * 100) / 100
  const { detail: _detail, reason: _reason, ...rest } = report
  if (found.kind === 'late') return { ...rest, state: 'unwell', reason: 'no-answer', seconds }
  if (found.kind === 'unwell') return { ...rest, state: 'unwell', detail: found.detail, seconds }
  return {
    ...rest,
    state: 'well',
    seconds,
    ...(found.languages === undefined ? {} : { languages: found.languages }),
    ...(found.voices === undefined ? {} : { voices: found.voices }),
  }
}
