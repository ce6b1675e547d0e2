import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Avatar } from '.'
import { drawFrames } from '../testing/draw-frames'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

it("takes the person's name as its accessible name and shows the initials", async () => {
  const screen = await render(<Avatar name="Ada Lovelace" />)
  await expect.element(screen.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL')
})

it('shows the picture once it has loaded, and the initials when loading fails', async () => {
  const screen = await render(<Avatar name="Ada Lovelace" src={pixel} />)
  const avatar = screen.getByRole('img', { name: 'Ada Lovelace' })
  await expect.element(avatar).toHaveTextContent('')
  expect(avatar.element().querySelector('img')?.src).toBe(pixel)
  await screen.rerender(<Avatar name="Ada Lovelace" src="data:image/png;base64,AAAA" />)
  await expect.element(avatar).toHaveTextContent('AL')
})

it('is hidden from screen readers when it is decorative', async () => {
  const screen = await render(<Avatar name="Ada Lovelace" decorative />)
  await drawFrames()
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
})
