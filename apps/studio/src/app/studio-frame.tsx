import { faviconSvg, LinkProvider } from '@lectern/ui'
import { Outlet, useNavigate } from 'react-router'
import { useFocusOnScreen } from './use-focus-on-screen'

/** Wraps every screen: links within the studio go through the router, others leave it. */
export function StudioFrame() {
  const navigate = useNavigate()
  useFocusOnScreen()
  const follow = (href: string) => {
    const address = new URL(href, window.location.href)
    const own = /^\/(studio|auth)(\/|$)/.test(address.pathname)
    if (own) void navigate(`${address.pathname}${address.search}${address.hash}`)
    else window.location.assign(address)
  }
  return (
    <LinkProvider follow={follow}>
      <link rel="icon" type="image/svg+xml" href={`data:image/svg+xml,${encodeURIComponent(faviconSvg)}`} />
      <Outlet />
    </LinkProvider>
  )
}
