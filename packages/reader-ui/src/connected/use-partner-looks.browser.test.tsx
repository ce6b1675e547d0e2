import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { PartnerLooksOptions } from '../partner/apply-partner-looks'
import { usePartnerLooks } from './use-partner-looks'

function WayBack({ wearer }: { readonly wearer: PartnerLooksOptions }) {
  return <p>{usePartnerLooks(wearer)?.site ?? 'home'}</p>
}

it('links to the library again after a book whose partner has no link', async () => {
  const book = { theme_data: {} }
  const school = { color: null, returnLink: 'https://school.example/books', allowedOrigins: ['https://school.example'] }
  const screen = await render(<WayBack wearer={{ book, partner: school, returnUrl: null }} />)
  await expect.element(screen.getByText('school.example')).toBeVisible()
  await screen.rerender(<WayBack wearer={{ book, partner: null, returnUrl: null }} />)
  await expect.element(screen.getByText('home')).toBeVisible()
})
