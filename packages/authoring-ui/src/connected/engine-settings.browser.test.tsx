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

/** A server that answers a glance and a probe with what it is given. */
async function renderSettings(
  answers: { glance: () => Response; probe: () => Response | Promise<Response> },
  locale: InterfaceLocale = 'en',
) {
  const session = signInAuthor(1, async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url)
    if (pathname !== '/api/engines') throw new Error(`${pathname} was not expected`)
    return searchParams.get('probe') === 'true' ? answers.probe() : answers.glance()
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

it('says which engine serves what, and claims of none that it is well before it has done a small job', async () => {
  await renderSettings({ glance, probe })
  await expect.element(card('Speaking')).toMatchTextContent(/ElevenLabsoutside service/)
  await expect.element(card('Reading words from pages').getByText('Configured')).toBeVisible()
  await expect.element(card('Reading words from pages')).toMatchTextContent(/GOOGLE_VISION_KEY/)
  expect(page.getByText('Well', { exact: true }).elements()).toEqual([])
})

it('says in the language of the interface what mends or changes an engine, and why it is not well', async () => {
  await renderSettings({ glance: probe, probe }, 'es')
  await expect.element(card('Encontrar palabras en una grabación')).toMatchTextContent(/no está instalado/)
  await expect
    .element(card('Hablar'))
    .toMatchTextContent(/Define LECTERN_SPEECH=embedded para hablar gratis y sin servicio/)
  expect(document.body.textContent).not.toMatch(/Set LECTERN|Install|is not installed/)
})

it('names languages, and counts those that the browser has no name for', async () => {
  const engines = seeming.map((report) => ({ ...report, languages: ['xq', 'xr', 'en', 'es'] }))
  await renderSettings({ glance: () => Response.json({ engines, probedAt: null }), probe })
  await expect.element(card('Speaking').getByText(/^English.*Spanish.*\+2$/)).toBeVisible()
})

it('has every engine do a small job when asked, and says of each how it is and what mends it', async () => {
  let answer = (_answer: Response) => {}
  await renderSettings({ glance, probe: () => new Promise((resolve) => (answer = resolve)) })
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect.element(page.getByText(/^Each engine does a small job/)).toBeVisible()
  answer(probe())
  await expect.element(card('Speaking').getByText('Not well')).toBeVisible()
  await expect.element(card('Speaking')).toMatchTextContent(/The provider refuses the key\./)
  await expect.element(card('Speaking')).toMatchTextContent(/To mend itSet LECTERN_SPEECH=embedded/)
  await expect.element(card('Finding words in a recording').getByText('Not installed')).toBeVisible()
  await expect.element(card('Looking up words').getByText('Well')).toBeVisible()
  await expect.element(page.getByText(/did a small job at/)).toBeVisible()
})

it('claims of an engine that a check left out no more than that it is set up, and says why it was left out', async () => {
  const engines = seeming.map((report) =>
    report.part === 'speech' ? { ...report, reason: 'paid-for' as const } : { ...report, seconds: 0.1 },
  )
  const answer = () => Response.json({ engines, probedAt: '2026-11-22T12:00:00Z' })
  await renderSettings({ glance, probe: answer })
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect.element(card('Speaking').getByText(/^Not checked, because each job is paid for/)).toBeVisible()
  await expect.element(card('Speaking').getByText('Configured')).toBeVisible()
  await expect.element(card('Looking up words').getByText('Well')).toBeVisible()
})

it('keeps what it knows when a check fails, and offers to try again when nothing came', async () => {
  let fails = true
  const failure = () => Response.json({ code: 'engine-failed', msg: 'The server is busy.' }, { status: 422 })
  await renderSettings({ glance: () => (fails ? failure() : glance()), probe: failure })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The server is busy\./)
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The server is busy\./)
  await expect.element(card('Speaking')).toBeVisible()
})

it.each(['ltr', 'rtl'] as const)('has nothing for axe to find and fits into 320 pixels, %s', async (direction) => {
  await page.viewport(320, 640)
  document.documentElement.dir = direction
  await renderSettings({ glance, probe })
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect.element(card('Speaking').getByText('Not well')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  const { violations } = await axe.run(document.body)
  document.documentElement.dir = 'ltr'
  expect(violations.map((violation) => [violation.id, violation.nodes.map((node) => node.html)])).toEqual([])
})
