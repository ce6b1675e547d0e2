import type { LocalSettings, ServerSettings } from '@lectern/core/book'
import { describe, expect, test } from 'vitest'
import { syncSettings, type LocalSettingsStore } from './sync-settings'

function scene(kept: LocalSettings) {
  const listeners = new Set<() => void>()
  const saved: ServerSettings[] = []
  const written: LocalSettings[] = []
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
      save: async (changes) => void saved.push(changes),
    },
  })
  return {
    stop,
    saved,
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

  test('are not applied after the user has signed out', async () => {
    const { respond, stop, change, settings, saved } = scene({ theme: 'dark' })
    stop()
    await respond({ theme: 'light' })
    change({ locale: 'es' })
    expect(settings()).toEqual({ theme: 'dark', locale: 'es' })
    expect(saved).toEqual([])
  })
})
