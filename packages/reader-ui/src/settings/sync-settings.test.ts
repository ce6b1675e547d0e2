import type { LocalSettings, ServerSettings } from '@lectern/core/book'
import { describe, expect, test } from 'vitest'
import type { SaveFailure } from './save-reports'
import { syncSettings, type LocalSettingsStore } from './sync-settings'

function scene(kept: LocalSettings, saveResult: () => SaveFailure | null | Promise<SaveFailure | null> = () => null) {
  const listeners = new Set<() => void>()
  const saved: ServerSettings[] = []
  const written: LocalSettings[] = []
  const reports: string[] = []
  const notify = () => {
    for (const listener of listeners) listener()
  }
  let settings = kept
  let resolveLoad: (server: ServerSettings | null) => void = () => {}
  const device: LocalSettingsStore = {
    read: () => settings,
    apply(applied) {
      written.push(applied)
      // One setting after the other, as a screen applies them: a partly applied response must not be sent back.
      for (const [name, value] of Object.entries(applied)) {
        settings = { ...settings, [name]: value }
        notify()
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const stop = syncSettings({
    device,
    server: {
      load: () => new Promise((resolve) => (resolveLoad = resolve)),
      async save(changes) {
        saved.push(changes)
        return saveResult()
      },
    },
    onSaved: (failure) => reports.push(failure?.message ?? 'saved'),
  })
  return {
    stop,
    saved,
    reports,
    written,
    settings: () => settings,
    async respond(server: ServerSettings | null) {
      resolveLoad(server)
      await Promise.resolve()
    },
    change(changed: LocalSettings) {
      settings = { ...settings, ...changed }
      notify()
    },
  }
}

/** Resolves after the saves in progress. */
const saves = () => new Promise((resolve) => setTimeout(resolve))

describe('the settings of an account', () => {
  test('overwrite the device settings and are not sent back [UI-012]', async () => {
    const { respond, settings, saved, written } = scene({ theme: 'dark', locale: 'en' })
    await respond({ theme: 'light', spanish_interface: true, auto_page_turn: false })
    expect(settings()).toEqual({ theme: 'light', locale: 'es', autoFlip: false })
    expect(written).toEqual([{ theme: 'light', locale: 'es', autoFlip: false }])
    expect(saved).toEqual([])
  })

  test('leave the device unchanged without a response, while changes are still sent [UI-012]', async () => {
    const { respond, settings, change, saved, written } = scene({ theme: 'dark', locale: 'en' })
    await respond(null)
    expect(settings()).toEqual({ theme: 'dark', locale: 'en' })
    expect(written.flatMap(Object.entries)).toEqual([])
    change({ theme: 'contrast' })
    expect(saved).toEqual([{ theme: 'contrast' }])
  })

  test('receive every later change, and nothing else', async () => {
    const { respond, change, saved } = scene({ theme: 'dark', locale: 'en' })
    await respond({ theme: 'light' })
    change({ locale: 'es' })
    change({})
    await saves()
    change({ theme: 'dark', autoFlip: true })
    expect(saved).toEqual([{ spanish_interface: true }, { theme: 'dark', auto_page_turn: true }])
  })

  test('yield to changes made during the request', async () => {
    const { respond, change, settings, saved } = scene({ theme: 'dark', locale: 'en' })
    change({ theme: 'contrast' })
    expect(saved).toEqual([])
    await respond({ theme: 'light', spanish_interface: true })
    expect(settings()).toEqual({ theme: 'contrast', locale: 'es' })
    expect(saved).toEqual([{ theme: 'contrast' }])
  })

  test('are sent one save after the other, with the changes made during a save together', async () => {
    const ends: (() => void)[] = []
    const { respond, change, saved, reports } = scene(
      { theme: 'dark' },
      () => new Promise((resolve) => ends.push(() => resolve(null))),
    )
    await respond({})
    change({ rectColor: '#111111' })
    change({ rectColor: '#222222' })
    change({ rectColor: '#333333' })
    expect(saved).toEqual([{ rect_color: '#111111' }])
    ends[0]?.()
    await saves()
    expect(saved).toEqual([{ rect_color: '#111111' }, { rect_color: '#333333' }])
    expect(reports).toEqual([])
    ends[1]?.()
    await saves()
    expect(reports).toEqual(['saved'])
  })

  test('stay on the device when a save fails, and are sent again with the next change', async () => {
    const results: (SaveFailure | null)[] = [{ message: 'Too many settings.' }, null]
    const { respond, change, settings, saved, reports } = scene({ theme: 'dark' }, () => results.shift() ?? null)
    await respond({})
    change({ theme: 'light' })
    await saves()
    expect(settings()).toEqual({ theme: 'light' })
    expect(reports).toEqual(['Too many settings.'])
    change({ autoFlip: false })
    await saves()
    expect(saved).toEqual([{ theme: 'light' }, { theme: 'light', auto_page_turn: false }])
    expect(reports).toEqual(['Too many settings.', 'saved'])
  })

  test('are not applied after the user has signed out', async () => {
    const { respond, stop, change, settings, saved } = scene({ theme: 'dark' })
    stop()
    await respond({ theme: 'light' })
    change({ locale: 'es' })
    expect(settings()).toEqual({ theme: 'dark', locale: 'es' })
    expect(saved).toEqual([])
  })
})
