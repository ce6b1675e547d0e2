import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isAlive, readProcess } from './read-process.mjs'

const POLL_MS = 100
const NOTICE_AFTER_MS = 1500
/** Age at which a lock without a readable owner, or a guard, was left by a crash. */
const GRACE_MS = 2000

/**
 * Runs `work` under a lock file, since two simultaneous installations would break each other. Takes over the lock of a
 * killed run.
 * @template T
 * @param {string} path
 * @param {AbortSignal} signal ends the waiting
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSetupLock(path, signal, work) {
  mkdirSync(dirname(path), { recursive: true })
  const mine = JSON.stringify({ pid: process.pid, started: readProcess(process.pid)?.started ?? '', at: Date.now() })
  const startMs = performance.now()
  let hasNotice = false
  while (!create(path, mine)) {
    const holder = readIfAny(path)
    if (holder === null) continue
    if (isStale(path, holder)) {
      removeStale(path, holder)
      continue
    }
    if (!hasNotice && performance.now() - startMs > NOTICE_AFTER_MS) {
      hasNotice = true
      console.error(`waiting for process ${parseOwner(holder)?.pid ?? '(unknown)'}, which is setting this folder up`)
    }
    await delay(POLL_MS, undefined, { signal })
  }
  try {
    return await work()
  } finally {
    if (readIfAny(path) === mine) rmSync(path, { force: true })
  }
}

function create(path, text) {
  try {
    writeFileSync(path, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function isStale(path, text) {
  const owner = parseOwner(text)
  return owner === null ? ageMs(path) > GRACE_MS : !isAlive(owner)
}

/** Reads and removes under a guard, so that it never removes a lock that another process has just taken over. */
function removeStale(path, judged) {
  const guard = `${path}.recovering`
  try {
    mkdirSync(guard)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (ageMs(guard) > GRACE_MS) rmSync(guard, { recursive: true, force: true })
    return
  }
  try {
    if (readIfAny(path) === judged) rmSync(path, { force: true })
  } finally {
    rmdirSync(guard)
  }
}

function parseOwner(text) {
  try {
    const owner = JSON.parse(text)
    return Number.isInteger(owner?.pid) ? owner : null
  } catch {
    // Half written, by a crash or at this moment.
    return null
  }
}

function readIfAny(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function ageMs(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat === undefined ? 0 : Date.now() - stat.mtimeMs
}
