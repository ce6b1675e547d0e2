import { expect, it, vi } from 'vitest'
import { createSignInSender } from './create-sign-in-sender'

function openWindow(isFramed: boolean) {
  const replace = vi.fn<(href: string) => void>()
  const location = { pathname: '/', search: '?book=7&page=3', replace }
  const target = { location, parent: null }
  return { replace, target: { ...target, parent: isFramed ? {} : null } }
}
const go = ({ target }: ReturnType<typeof openWindow>, isFramed: boolean) => {
  const fake = { ...target }
  // A window without a host page is its own parent.
  return createSignInSender(Object.assign(fake, isFramed ? {} : { parent: fake }) as unknown as Window)
}

it('opens the sign-in screen once for several refusals, with the way back [AUTH-005]', () => {
  const opened = openWindow(false)
  const send = go(opened, false)
  send({ isExpired: true })
  send({ domainId: 6 })
  expect(opened.replace.mock.calls).toEqual([
    ['/auth/login?mode=authoring&expired=1&redirect=%2F%3Fbook%3D7%26page%3D3'],
  ])
})

it('stays in the frame of another site', () => {
  const opened = openWindow(true)
  go(opened, true)({})
  expect(opened.replace).not.toHaveBeenCalled()
})
