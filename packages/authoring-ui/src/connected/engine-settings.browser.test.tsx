import { appApi } from '@lectern/api-client/app'
import type { InterfaceLocale } from '@lectern/messages'
import { LocaleProvider } from '@lectern/ui'
import { configureStore } from '@reduxjs/toolkit'
import axe from 'axe-core'
import { Provider } from 'react-redux'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { engineReports } from '../engine-board/engine-reports.fixture'
import { EngineSettings } from './engine-settings'
import { signInAuthor } from './sign-in-author.fixture'

beforeEach(() => page.viewport(1200, 900))

const untimed = engineReports.map(({ seconds: _seconds, ...report }) => report)
const seeming = untimed.map((report) => ({ ...report, state: 'well' as const }))

/** A server that responds to a list and a probe of the engines as given. */
async function renderSettings(
  responses: { glance: () => Response; probe: () => Response | Promise<Response> },
  locale: InterfaceLocale = 'en',
) {
  const session = signInAuthor(1, async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url)
    if (pathname !== '/api/engines') throw new Error(`${pathname} was not expected`)
    return searchParams.get('probe') === 'true' ? responses.probe() : responses.glance()
  })
  const store = configureStore({
    reducer: { [appApi.reducerPath]: appApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { session } } }).concat(appApi.middleware),
  })
  await render(
    <Provider store={store}>
      <LocaleProvider locale={locale}>
        <main>
          <EngineSettings />
        </main>
      </LocaleProvider>
    </Provider>,
  )
}

const glance = () => Response.json({ engines: seeming, probedAt: null })
const probe = () => Response.json({ engines: engineReports, probedAt: '2026-11-22T12:00:00Z' })
const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

it('lists the engine of each task, and claims that none works before it was probed', async () => {
  await renderSettings({ glance, probe })
  await expect.element(card('Speech')).toMatchTextContent(/ElevenLabsexternal service/)
  await expect.element(card('Text recognition').getByText('Configured')).toBeVisible()
  await expect.element(card('Text recognition')).toMatchTextContent(/GOOGLE_VISION_KEY/)
  expect(page.getByText('Working', { exact: true }).elements()).toEqual([])
})

it('explains in the interface language why an engine fails and how to fix it', async () => {
  await renderSettings({ glance: probe, probe }, 'es')
  await expect.element(card('Encontrar palabras en una grabación')).toMatchTextContent(/no está instalado/)
  await expect
    .element(card('Voz'))
    .toMatchTextContent(/Define LECTERN_SPEECH=embedded para hablar gratis y sin servicio/)
  expect(document.body.textContent).not.toMatch(/Set LECTERN|Install|is not installed/)
})

it('names languages, and counts those without a known name', async () => {
  const engines = seeming.map((report) => ({ ...report, languages: ['xq', 'xr', 'en', 'es'] }))
  await renderSettings({ glance: () => Response.json({ engines, probedAt: null }), probe })
  await expect.element(card('Speech').getByText(/^English.*Spanish.*\+2$/)).toBeVisible()
})

it('probes every engine on request, with the state and the fix of each', async () => {
  let respond = (_response: Response) => {}
  await renderSettings({ glance, probe: () => new Promise((resolve) => (respond = resolve)) })
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect.element(page.getByText(/^Each engine runs a quick test/)).toBeVisible()
  respond(probe())
  await expect.element(card('Speech').getByText('Not working')).toBeVisible()
  await expect.element(card('Speech')).toMatchTextContent(/The provider refuses the key\./)
  await expect.element(card('Speech')).toMatchTextContent(/To fix itSet LECTERN_SPEECH=embedded/)
  await expect.element(card('Finding words in a recording').getByText('Not installed')).toBeVisible()
  await expect.element(card('Looking up words').getByText('Working')).toBeVisible()
  await expect.element(page.getByText(/ran a quick test at/)).toBeVisible()
})

it('shows an engine that the probe skipped as configured only, with the reason', async () => {
  const engines = seeming.map((report) =>
    report.part === 'speech' ? { ...report, reason: 'paid-for' as const } : { ...report, seconds: 0.1 },
  )
  const probeResponse = () => Response.json({ engines, probedAt: '2026-11-22T12:00:00Z' })
  await renderSettings({ glance, probe: probeResponse })
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect.element(card('Speech').getByText(/^Not checked, because each test costs money/)).toBeVisible()
  await expect.element(card('Speech').getByText('Configured')).toBeVisible()
  await expect.element(card('Looking up words').getByText('Working')).toBeVisible()
})

it('keeps the last result if a probe fails, and offers to retry if there is none', async () => {
  let fails = true
  const failure = () => Response.json({ code: 'engine-failed', msg: 'The server is busy.' }, { status: 422 })
  await renderSettings({ glance: () => (fails ? failure() : glance()), probe: failure })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The server is busy\./)
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The server is busy\./)
  await expect.element(card('Speech')).toBeVisible()
})

it.each(['ltr', 'rtl'] as const)('passes axe and fits into 320 pixels, %s', async (direction) => {
  await page.viewport(320, 640)
  document.documentElement.dir = direction
  await renderSettings({ glance, probe })
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect.element(card('Speech').getByText('Not working')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'] })
  document.documentElement.dir = 'ltr'
  expect(violations.map((violation) => [violation.id, violation.nodes.map((node) => node.html)])).toEqual([])
})
