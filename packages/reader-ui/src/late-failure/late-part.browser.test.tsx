import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LatePart } from './late-part'

const Part = () => <p>The part</p>

it('is loaded again when the browser is online, after its code could not be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<typeof Part>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Part)
  const screen = await render(<LatePart load={load} given={{}} standIn={<p>Plain text</p>} />)
  await expect.element(screen.getByText('Plain text')).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('The part')).toBeVisible()
})
