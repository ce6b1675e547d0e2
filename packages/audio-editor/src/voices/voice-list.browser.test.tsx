import axe from 'axe-core'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fixtureVoices } from '../testing/voices'
import { VoiceList } from './voice-list'

function List({ recent = [] }: { readonly recent?: readonly string[] }) {
  const [voiceId, setVoiceId] = useState('robin')
  return (
    <VoiceList
      voices={fixtureVoices}
      loading={false}
      recent={recent}
      voiceId={voiceId}
      disabled={false}
      onChoose={setVoiceId}
    />
  )
}

const names = () =>
  page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label')?.querySelector('span > span')?.textContent)

it('groups the voices: recently used, top picks, then the others by name [AUD-008]', async () => {
  await render(<List recent={['clara']} />)
  const headings = page.getByRole('heading').elements()
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Recently used',
    'Top Picks for You',
    'Cloned',
    'Premade',
  ])
  expect(names()).toEqual(['Clara', 'José', 'Broken', 'Robin', 'Clara'])
})

it('searches name, accent, description and group, ignoring case and accents [AUD-006 AUD-007]', async () => {
  await render(<List />)
  const search = page.getByRole('searchbox', { name: 'Search voices' })
  await search.fill('jose')
  await expect.poll(names).toEqual(['José'])
  await search.fill('BRITISH')
  await expect.poll(names).toEqual(['Clara'])
  await search.fill('premade plain')
  await expect.poll(names).toEqual(['Robin'])
  await search.fill('nobody')
  await expect.element(page.getByText('No voices match your search')).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect.poll(() => names().length).toBe(4)
})

it('shows name, accent and description of a voice [AUD-017]', async () => {
  await render(<List />)
  await expect.element(page.getByRole('radio', { name: 'Robin American · plain' })).toBeChecked()
  await page.getByText('Clara').click()
  await expect.element(page.getByRole('radio', { name: /Clara/ })).toBeChecked()
})

it('plays one sample at a time and pauses it with the same button [AUD-012 AUD-013 AUD-014]', async () => {
  const sounding: HTMLMediaElement[] = []
  const original = HTMLMediaElement.prototype.play
  HTMLMediaElement.prototype.play = async function play(this: HTMLMediaElement) {
    sounding.push(this)
  }
  try {
    const shown = await render(<List />)
    await page.getByRole('button', { name: 'Listen to Robin' }).click()
    await expect.element(page.getByRole('button', { name: 'Pause Robin' })).toBeVisible()
    expect(sounding[0]?.src).toBe(fixtureVoices[0]?.preview_url)
    let pauses = 0
    for (const element of sounding) element.pause = () => void pauses++
    await page.getByRole('button', { name: 'Listen to Clara' }).click()
    await expect.element(page.getByRole('button', { name: 'Listen to Robin' })).toBeVisible()
    expect(pauses).toBe(1)
    await page.getByRole('button', { name: 'Pause Clara' }).click()
    await expect.element(page.getByRole('button', { name: 'Listen to Clara' })).toBeVisible()
    await page.getByRole('button', { name: 'Listen to Robin' }).click()
    const last = sounding.at(-1)
    if (last !== undefined) last.pause = () => void pauses++
    await shown.unmount()
    expect(pauses).toBe(2)
  } finally {
    HTMLMediaElement.prototype.play = original
  }
})

it('marks the button of a sample that cannot be played red [AUD-015]', async () => {
  await render(<List />)
  await page.getByRole('button', { name: 'Listen to Broken' }).click()
  const failed = page.getByRole('button', { name: 'The sample of Broken cannot be played. Try again.' })
  await expect.element(failed).toBeVisible()
  const healthy = page.getByRole('button', { name: 'Listen to Robin' }).element()
  const rednessOf = (element: Element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (canvas === null) throw new Error('nothing to mix colours in')
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return red - Math.max(green, blue)
  }
  // The colour fades in.
  await expect.poll(() => rednessOf(failed.element())).toBeGreaterThan(50)
  expect(rednessOf(healthy)).toBeLessThan(20)
})

it('passes axe', async () => {
  await render(<List recent={['clara']} />)
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'heading-order': { enabled: false },
    },
  })
  expect(violations.map((violation) => violation.id)).toEqual([])
})
